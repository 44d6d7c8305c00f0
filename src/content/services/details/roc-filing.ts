import type { WrittenDetails } from '@/content/services/schema';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Every company and limited liability partnership (LLP), each year and after each reportable event',
    governmentFee:
      '{companies.leastFormFee uncited} to {companies.mostFormFee} a company form, {llps.formFee1 uncited} to {llps.mostFormFee} an LLP form, if in time',
    ourFee: 'Quoted in writing before you pay; depends on forms, years and missing papers',
    time: '1 to 3 working days a form; a week per audited year',
    lasts: 'A form on record stays; the annual ones return every year',
    authority: 'Registrar of Companies; some forms go to the Regional Director or other offices',
  },
  need: {
    must: [
      'File accounts and an annual return each year for a company, active or not. {companies-act sections 92 and 137}',
      'File Forms 8 and 11 each year for an LLP, with business or without. {llp-act sections 34 and 35}',
      'Report a change of director, office, share capital, loan secured on assets or real owner. {companies-act sections 12, 64, 77, 90 and 170}',
    ],
    may: [
      'A bank or buyer found old years unfiled, and you want one firm to clear them.',
      'Your own team keeps the calendar and needs forms drafted and certified.',
    ],
    notYet: [
      'You want every meeting and date kept for you: ROC compliance covers the year.',
      'You run a proprietorship, partnership firm, trust or society. These file elsewhere.',
    ],
  },
  costs: {
    rows: [
      {
        what: 'Normal fee of a company form',
        note: '₹200 below ₹1 lakh of authorised capital, ₹600 from ₹1 crore',
        paidTo: 'Government',
        amount: '{companies.leastFormFee uncited} to {companies.mostFormFee}',
        when: 'At upload',
      },
      {
        what: 'Late AOC-4, MGT-7 or MGT-7A',
        note: 'For each form and year, without a ceiling',
        paidTo: 'Government',
        amount: '{companies.dailyLateFee}',
        when: 'With the form, besides the normal fee',
      },
      {
        what: 'Other company forms, late',
        note: 'PAS-3 or INC-22 late again within 365 calendar days: 3 to 18 times. Capital and charges: own scales.',
        paidTo: 'Government',
        amount: '2 to 12 times the fee {company-fees-rules table of fees}',
        when: 'With the form',
      },
      {
        what: 'LLP forms, late',
        note: 'Small LLPs up to 15 times; beyond 360 calendar days still more',
        paidTo: 'Government',
        amount: '1 to 30 times the fee {llp-rules Annexure A}',
        when: 'With the form',
      },
      {
        what: 'Our fee',
        note: 'Per form, certification included. Tax on our fee is shown apart.',
        amount: 'Quoted in writing before you pay',
        when: 'Before drafting starts',
      },
    ],
    more: [
      'Years that were never audited: the auditor comes first, at a price of their own.',
      'State stamp duty on more capital, and an adjudication after long default. {companies-act section 454}',
    ],
  },
  table: {
    heading: 'Forms after an event',
    columns: ['What happened', 'Form', 'Due within'],
    rows: [
      [
        'Director or office changed',
        'DIR-12; INC-22',
        '{companies.directorChangeWithin}; {companies.officeWithin}',
      ],
      ['Special resolution passed', 'MGT-14', '{companies.resolutionWithin}'],
      [
        'Capital raised; shares allotted',
        'SH-7; PAS-3',
        '{companies.capitalWithin}; {companies.allotmentWithin}, private placement {companies.placementWithin}',
      ],
      [
        'Assets charged for a loan',
        'CHG-1',
        '{companies.chargeWithin}; late with extra fees, never after {companies.chargeBarredAfter}',
      ],
      [
        'Significant beneficial owner (SBO) declared',
        'BEN-2',
        '{companies.beneficialOwnerWithin} of the declaration',
      ],
    ],
  },
  documents: [
    {
      title: 'For any form',
      items: [
        {
          name: 'Signed resolution, as a certified true copy',
          note: 'An unsigned one is a usual reason for return.',
        },
        {
          name: 'Digital signature (DSC) of a director or partner',
          note: 'Linked to the portal, with director number and KYC (know your customer) valid.',
        },
        { name: 'Last filed forms, with their service request numbers (SRN)' },
      ],
    },
    {
      title: 'Annual forms',
      items: [
        { name: 'Audited accounts with all reports' },
        { name: 'Date and attendance of the general meeting' },
        { name: 'List of shareholders and transfers' },
        { name: 'Photograph of the registered office' },
      ],
    },
    {
      title: 'Director or office',
      items: [
        { name: 'DIR-2 and DIR-8, or the resignation letter' },
        {
          name: 'Lease, owner’s letter, bill, photographs inside and outside',
          note: 'Bill not older than {companies.officeBillAge}; a director in the inside picture.',
        },
      ],
    },
    {
      title: 'Shares or loan',
      items: [
        { name: 'List of allottees, valuation report, separate bank account’s statement' },
        { name: 'Sanction letter and the deed that creates the charge' },
      ],
    },
  ],
  steps: [
    {
      title: 'We find form, date and late fee',
      text: 'The portal’s calculator gives the amount before you commit. {mca-portal}',
      clocks: [{ who: 'us', label: 'Half a working day' }],
    },
    {
      title: 'We draft, you pass the resolution',
      text: 'Notice, explanatory statement and minutes, where the form needs them.',
      clocks: [
        { who: 'us', label: '1 working day' },
        { who: 'you', label: '1 working day or more' },
      ],
    },
    {
      title: 'We fill the web form and attach',
      text: 'Linked forms go in the portal’s order, such as MGT-14 before a name change.',
      clocks: [{ who: 'us', label: '1 working day' }],
    },
    {
      title: 'You sign and pay, a professional certifies',
      text: 'The form shows whether an accountant or company secretary has to sign too.',
      clocks: [{ who: 'you', label: '1 hour' }],
    },
    {
      title: 'The Registrar records or examines',
      text: 'Some forms are on record at once. Others wait for an officer.',
      clocks: [{ who: 'authority', label: 'At once, or some weeks' }],
    },
  ],
  wrong: [
    {
      when: 'If PAS-3 is late after a private placement',
      outcome: 'The money may not be used until it is filed. {companies-act section 42(4)}',
    },
    {
      when: 'If a charge is never registered',
      outcome:
        'It is void against the liquidator and other creditors. {companies-act section 77(3)} Lenders look for it.',
    },
  ],
  weDo: [
    'Name the form and compute its fee',
    'Draft resolutions, notices and attachments',
    'Upload, follow up, resubmit',
  ],
  weDoNot: [
    'Back-date minutes or meetings',
    'Audit accounts that we also file',
    'Waive late fees or penalties',
  ],
  youReceive: [
    'Filed form with service request number',
    'Challan and approval letter',
    'Fresh extract of the company’s public data',
  ],
  after: [
    {
      when: 'After a new director or address',
      duty: 'Tell your bank, tax offices and licensing offices. Letterhead and name board follow. {companies-act section 12(3)}',
    },
    {
      when: 'After an allotment',
      duty: 'Share certificates or electronic credit, within {companies.certificatesWithin}.',
    },
  ],
  yourself: {
    text: 'Any director can file on the portal at the normal fee. Hard parts: the right date, attachments that match, a professional’s signature where asked. We are a private firm, not a government office.',
    site: { title: 'Ministry of Corporate Affairs: company e-filing', source: 'mca-portal' },
  },
  questions: [
    {
      question: 'What does 100 calendar days of delay cost?',
      answer:
        '₹10,000 for AOC-4 and as much for MGT-7, at {companies.dailyLateFee} each. A penalty of ₹10,000 and ₹100 a day may come on top. {companies-act sections 92 and 137} Small, start-up, one person and producer companies pay at most half of that penalty. {companies-act section 446B}',
    },
    {
      question: 'Was the amnesty of 2026 open to LLPs, and can it still be used?',
      answer:
        'No to both: it was for companies alone, from 15 April to 15 September 2026. Late yearly forms bore 10% of the additional fee, striking off 25% of its fee, dormancy 50%. {mca-notifications General Circulars 01/2026, 03/2026 and 04/2026} Since then usual rates apply.',
    },
    {
      question: 'A director’s number is blocked. Can we still file?',
      answer:
        'Not with that signature: the director’s KYC is updated first. {director-rules rule 12A} Another director in order may sign.',
    },
    {
      question: 'Can we move the office to another State?',
      answer:
        'Yes, by special resolution, notices in 2 newspapers and to creditors, and the Regional Director’s approval (INC-23). The order goes in on INC-28 within 30 calendar days, the address on INC-22. {companies-act section 13} {incorporation-rules rule 30}',
    },
    {
      question: 'What does raising capital cost?',
      answer:
        'The difference between the fees on new and old capital, and State duty. From ₹10 lakh to ₹20 lakh: ₹20,000 for a small company, ₹30,000 for others. {company-fees-rules table of fees} SH-7 goes in within {companies.capitalWithin}.',
    },
  ],
  related: [
    { slug: 'roc-compliance', reason: 'One plan for all forms of the year' },
    { slug: 'audit-services', reason: 'AOC-4 cannot go without audited accounts' },
    { slug: 'corporate-consultation', reason: 'If the event itself is still undecided' },
    { slug: 'legal-drafting', reason: 'Share and loan agreements behind the form' },
  ],

  checked: '2026-11-20',
};
