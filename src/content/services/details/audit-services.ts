import type { WrittenDetails } from '@/content/services/schema';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Every company; limited liability partnerships (LLPs) and others above limits; borrowers whose bank asks',
    governmentFee: 'None for an audit; a small form fee to report the auditor {mca-portal}',
    ourFee: 'Quoted in writing before you pay; depends on kind, size and books',
    time: 'Usually 13 to 32 working days in all; large companies longer',
    lasts:
      'One financial year; a company’s auditor is appointed for 5 years {companies-act section 139}',
    authority: 'An independent chartered, cost or secretarial professional signs',
  },
  need: {
    must: [
      'You are a company: private, one person or Section 8, with or without sales. {companies-act section 139}',
      'You are an LLP with turnover above {llps.auditTurnover} or contribution above {llps.auditContribution}, on the safe reading of the rule.',
      'Your business passes {income-tax.taxAuditBusinessLimit} of turnover ({income-tax.taxAuditLowCashLimit} with little cash), or your profession {income-tax.taxAuditProfessionLimit}: a tax audit (44AB → 63).',
      'You are a large or listed company: internal, secretarial or cost audit may be added. {companies-act sections 138, 148 and 204}',
    ],
    may: [
      'A lender wants stock, book debts or the use of a loan examined.',
      'Partners or investors want figures that somebody outside has tested.',
      'Losses, leaks or a quick rise make you doubt your own controls.',
    ],
    notYet: [
      'Your LLP is below both limits. File Form 8, with books you can explain. {llp-rules rule 24}',
      'Nobody has written up the year: begin with bookkeeping.',
      'You only lack the forms for the Registrar: choose Registrar of Companies (ROC) filing.',
    ],
  },
  costs: {
    rows: [
      {
        what: 'The audit',
        paidTo: 'Government',
        amount: 'No government fee {mca-portal}',
        when: 'None',
      },
      {
        what: 'Our fee',
        note: 'For making books and papers ready. Tax on our fee is shown apart.',
        amount: 'Quoted in writing before you pay',
        when: 'Before preparation starts',
      },
      {
        what: 'The auditor’s remuneration',
        note: 'By scope, size and locations',
        paidTo: 'The audit firm',
        amount: 'Agreed with you; approved by the members or the Board',
        when: 'As its letter says',
      },
      {
        what: 'Form ADT-1, auditor’s appointment',
        note: 'A late form costs multiples',
        paidTo: 'Ministry of Corporate Affairs (MCA)',
        amount: '₹200 to ₹600, by capital; the portal shows it {mca-portal}',
        when: 'On filing',
      },
    ],
    more: [
      'Stock at several sites, or counts that have to be repeated.',
      'Banks and customers who are slow to confirm balances.',
      'Missing vouchers, or software without an edit log.',
    ],
  },
  table: {
    heading: 'Which audit, for whom, by when',
    columns: ['Audit', 'For', 'When'],
    rows: [
      [
        'Statutory',
        'Every company',
        'Before the annual meeting, usually by 30 September {companies-act section 96}',
      ],
      [
        'LLP',
        'Safe reading: turnover above {llps.auditTurnover} or contribution above {llps.auditContribution}',
        'Before Form 8: {llps.form8Due}',
      ],
      ['Tax', 'Turnover above the tax limits', '{income-tax.taxAuditReportDue} after the tax year'],
      [
        'Internal',
        'Listed, some public; private from ₹200 crore of turnover, or loans above ₹100 crore',
        'Through the year {company-accounts-rules rule 13}',
      ],
      [
        'Goods and Services Tax (GST)',
        'Whom the officers select',
        'On notice {cgst-act sections 65 and 66}',
      ],
    ],
  },
  documents: [
    {
      title: 'Books',
      items: [
        { name: 'Trial balance, ledgers, bank reconciliations' },
        {
          name: 'Asset register and stock count',
          note: 'Count on the last day of the year; invite the auditor.',
        },
        {
          name: 'Debtors and creditors by age',
          note: 'Mark micro and small suppliers; what you owe them is shown.',
        },
        {
          name: 'Edit log of the software',
          note: 'Switched on all year, or the auditor reports it.',
        },
      ],
    },
    {
      title: 'Returns and staff',
      items: [
        { name: 'GST returns, statements of deducted tax' },
        { name: 'Payroll, provident fund and insurance challans' },
      ],
    },
    {
      title: 'Law and finance',
      items: [
        { name: 'Minutes, registers, related parties' },
        { name: 'Loan agreements and sanction letters' },
        {
          name: 'Claims and legal notices',
          note: 'Also those you expect to win.',
        },
      ],
    },
    {
      title: 'The auditor',
      items: [
        { name: 'Consent and certificate of eligibility' },
        {
          name: 'Last report; letter of the previous auditor',
          note: 'A new auditor writes to the old one first.',
        },
      ],
    },
  ],
  steps: [
    {
      title: 'We sort out which audit you owe',
      text: 'Kind, year and limit; then what is missing in the books.',
      clocks: [{ who: 'us', label: '1 working day' }],
    },
    {
      title: 'You appoint, we file ADT-1',
      text: 'Board or members appoint on the auditor’s consent. A company reports it within {companies.adt1Within} of its annual meeting.',
      clocks: [
        { who: 'you', label: '1 working day' },
        { who: 'us', label: '1 working day' },
      ],
    },
    {
      title: 'We lay the papers out',
      text: 'Schedules, reconciliations and an index, in the order of the auditor’s request list.',
      clocks: [{ who: 'us', label: '3 to 5 working days' }],
    },
    {
      title: 'The auditor tests, you explain',
      text: 'Controls, stock, confirmations, samples of vouchers. Corrections are agreed with whoever keeps the books.',
      clocks: [
        { who: 'authority', name: 'Auditor', label: '5 to 20 working days' },
        { who: 'you', label: '1 hour a day' },
      ],
    },
    {
      title: 'The auditor signs',
      text: 'After your letter of representation, with a unique document number (UDIN) that anyone can verify at the institute.',
      clocks: [{ who: 'authority', name: 'Auditor', label: '1 to 3 working days' }],
    },
    {
      title: 'We help to file',
      text: 'Accounts to the Registrar, report and return to the tax portal.',
      clocks: [{ who: 'us', label: '1 working day' }],
    },
  ],
  wrong: [
    {
      when: 'If the auditor disagrees with the accounts',
      outcome:
        'The report is qualified and gives the reasons. Lenders usually read that part first.',
    },
    {
      when: 'If the auditor resigns',
      outcome:
        'Form ADT-3 follows within 30 calendar days. The board fills the vacancy in 30 calendar days too; members approve within 3 months. {companies-act sections 139 and 140}',
    },
    {
      when: 'If one firm keeps the books and audits them',
      outcome: 'The law bars it, for its network as well. {companies-act section 144}',
    },
    {
      when: 'If fraud of ₹1 crore or more appears',
      outcome:
        'The auditor reports it in form ADT-4 to the Central Government. {companies-act section 143}',
    },
  ],
  weDo: [
    'Make books, schedules and confirmations ready',
    'Draft appointment papers and file the form',
    'Answer queries with you until the report is signed',
    'Turn remarks into a list of repairs',
  ],
  weDoNot: [
    'Audit or sign; independent practitioners do',
    'Propose an auditor who depends on us',
    'Compare or praise audit firms',
  ],
  youReceive: [
    'The signed report and accounts',
    'Appointment papers and filed forms, with service request numbers (SRN)',
    'A management letter, where the scope includes one',
  ],
  after: [
    {
      when: 'New company',
      duty: 'First auditor within {companies.firstAuditorWithin} of incorporation, then one for 5 years at the first annual meeting.',
    },
    {
      when: 'After the annual meeting',
      duty: 'Audited accounts in form AOC-4 within {companies.aoc4Within}.',
    },
    {
      when: 'As a small or one person company',
      duty: 'The Auditor’s Report Order (CARO) does not apply; the audit itself does. {caro exempt companies}',
    },
    {
      when: 'Next year',
      duty: 'Settle each remark before the next audit. Open points come back in the next report.',
    },
  ],
  yourself: {
    text: 'You can appoint any eligible practitioner directly, prepare the papers yourself and file ADT-1 on the ministry’s portal. Signing is reserved by law. We are a private firm, not a government office.',
    site: { title: 'MCA portal: company forms', source: 'mca-portal' },
  },
  questions: [
    {
      question: 'Must a private company without sales be audited?',
      answer:
        'Yes, every year. The turnover limits belong to income tax; company law has none. {companies-act section 139}',
    },
    {
      question: 'Can my accountant be my auditor?',
      answer:
        'Not if that firm, or its network, writes up the company’s books. Nor may it give certain other services. {companies-act section 144}',
    },
    {
      question: 'Is a GST audit by a chartered accountant compulsory?',
      answer:
        'No. Above {gst.reconciliationLimit} of turnover you certify the reconciliation, GSTR-9C, yourself. Officers may audit, or order a special audit.',
    },
    {
      question: 'Do auditors have to rotate?',
      answer:
        'Only in listed and larger companies: 5 years for an individual, 10 for a firm, then 5 years’ pause. One person and small companies are outside. {companies-act section 139}',
    },
  ],
  related: [
    { slug: 'tax-audit', reason: 'Limits, forms and fees of that report' },
    { slug: 'accounting-bookkeeping', reason: 'Books, kept by a firm that is not your auditor' },
    { slug: 'roc-compliance', reason: 'Meeting, minutes and ADT-1 on time' },
    { slug: 'virtual-cfo', reason: 'Someone who owns the figures between audits' },
  ],

  checked: '2026-11-20',
};
