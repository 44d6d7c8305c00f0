import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Every company and limited liability partnership (LLP), each year and after each reportable event',
    governmentFee:
      '{companies.leastFormFee uncited} to {companies.mostFormFee} a company form, {llps.formFee1 uncited} to {llps.mostFormFee} an LLP form, if on time',
    ourFee: 'Quoted in writing before you pay; depends on forms, years and missing papers',
    time: '1 to 3 working days a form; a week per audited year',
    lasts: 'A filed form stays on record; annual forms are due each year',
    authority: 'Registrar of Companies',
  },
  need: {
    must: [
      'File accounts and an annual return each year for a company, active or not. {companies-act sections 92 and 137}',
      'File Forms 8 and 11 each year for an LLP, with business or without. {llp-act sections 34 and 35}',
      'Report a change of director, office, share capital or real owner, and a loan secured on assets. {companies-act sections 12, 64, 77, 90 and 170}',
    ],
    may: ['A bank or buyer found old years without filings, and you want one firm to file them.'],
    notYet: ['You want us to manage meetings and dates all year: choose ROC compliance.'],
  },
  costs: {
    rows: {
      'Normal fee of a company form': {
        note: '{companies.leastFormFee uncited} below ₹1 lakh of authorised capital, {companies.mostFormFee uncited} from ₹1 crore',
        paidTo: 'Government',
        amount: '{companies.leastFormFee uncited} to {companies.mostFormFee}',
        when: 'At upload',
      },
      'Late AOC-4, MGT-7 or MGT-7A': {
        note: 'For each form and year, without a ceiling',
        paidTo: 'Government',
        amount: '{companies.dailyLateFee}',
        when: 'With the form, besides the normal fee',
      },
      'Other company forms, late': {
        note: 'PAS-3 or INC-22 late again within {companies.lateAgainWithin uncited}: 3 to 18 times. Capital and charge forms have own scales.',
        paidTo: 'Government',
        amount: '2 to 12 times the fee {company-fees-rules table of fees}',
        when: 'With the form',
      },
      'LLP forms, late': {
        note: 'Small LLPs up to 15 times; beyond 360 calendar days still more',
        paidTo: 'Government',
        amount: '1 to 30 times the fee {llp-rules Annexure A}',
        when: 'With the form',
      },
      'Our fee': {
        note: 'Per form, certification included. GST on our fee has its own line.',
        when: 'Before drafting starts',
      },
    },
    more: ['Unaudited years: an auditor works first, for a separate fee.'],
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
  documents: {
    'For any form': {
      'Signed resolution, as a certified true copy': '',
      'Digital signature (DSC) of a director or partner':
        'Linked to the portal, with director number and KYC (know your customer) valid.',
    },
    'Annual forms': {
      'Audited accounts with all reports': '',
      'Date and attendance of the general meeting': '',
      'List of shareholders and transfers': '',
      'Photograph of the registered office': '',
    },
    'Director or office': {
      'DIR-2 and DIR-8, or the resignation letter': '',
      'Lease, owner’s letter, bill, photographs inside and outside':
        'Bill not older than {companies.officeBillAge}; a director in the inside picture.',
    },
    'Shares or loan': {
      'List of people who get shares (allottees), valuation report, statement of the separate bank account':
        '',
      'Sanction letter and the deed that creates the charge': '',
    },
  },
  steps: {
    'We find form, date and late fee': {
      text: 'The portal’s calculator gives the amount. {mca-portal}',
      takes: { us: 'Half a working day' },
    },
    'We draft, you pass the resolution': {
      text: 'With notice and minutes, where the form needs them.',
      takes: { us: '1 working day', you: '1 working day or more' },
    },
    'We fill the web form and attach': {
      text: 'We file linked forms in order, such as MGT-14 before a name change.',
      takes: { us: '1 working day' },
    },
    'You sign and pay, a professional certifies': {
      text: 'The form shows whether a professional has to sign too.',
      takes: { you: '1 hour' },
    },
    'The Registrar records or examines': {
      text: 'Some forms are on record at once; others wait for an officer.',
      takes: { authority: 'At once, or some weeks' },
    },
  },
  wrong: {
    'If PAS-3 is late after a private placement':
      'You may not use the money until PAS-3 is filed. {companies-act section 42(4)}',
    'If a charge is never registered':
      'The charge is void against the liquidator and other creditors. {companies-act section 77(3)}',
  },
  weDo: [
    'Name the form and compute its fee',
    'Draft resolutions, notices and attachments',
    'Upload, follow up, resubmit',
  ],
  weDoNot: ['Back-date minutes or meetings', 'Audit accounts that we also file'],
  youReceive: ['Filed form with service request number', 'Challan and approval letter'],
  after: {
    'After a new director or address':
      'Tell bank, tax and licensing offices; change letterhead and name board. {companies-act section 12(3)}',
    'After an allotment':
      'Share certificates or electronic credit, within {companies.certificatesWithin}.',
  },
  yourself: {
    text: 'A director can file at the same fee, with a professional’s signature where asked. We are a private firm, not a government office.',
    site: { title: 'Ministry of Corporate Affairs: company e-filing', source: 'mca-portal' },
  },
  questions: {
    'What does 100 calendar days of delay cost?':
      '₹10,000 for AOC-4 and the same for MGT-7, at {companies.dailyLateFee} each. A penalty of ₹10,000 and ₹100 a day may come on top. {companies-act sections 92 and 137} Small, start-up, one person and producer companies pay at most half of that penalty. {companies-act section 446B}',
    'A director’s number is blocked. Can we still file?':
      'Not with that signature: update the director’s KYC first. {director-rules rule 12A} Another director may sign.',
    'Can we move the office to another State?':
      'Yes. You need a special resolution, notices in 2 newspapers and to creditors, and the Regional Director’s approval (INC-23). File the order on INC-28 within 30 calendar days, and the address on INC-22. {companies-act section 13} {incorporation-rules rule 30}',
    'What does raising capital cost?':
      'The difference between the fees on new and old capital, and State duty. From ₹10 lakh to ₹20 lakh: ₹20,000 for a small company, ₹30,000 for others. {company-fees-rules table of fees}',
  },
  related: {
    'roc-compliance': 'One plan for all forms of the year',
    'audit-services': 'AOC-4 needs audited accounts',
  },

  checked: '2026-11-20',
};
