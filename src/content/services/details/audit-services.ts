import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Every company; limited liability partnerships (LLPs) and others above limits; borrowers, if the bank asks',
    governmentFee: 'None for an audit; a small form fee to report the appointment {mca-portal}',
    ourFee: 'Quoted in writing before you pay; depends on kind, size and books',
    time: 'Usually 13 to 32 working days in all; large companies longer',
    lasts:
      'One financial year; a company’s auditor is appointed for 5 years {companies-act section 139}',
    authority: 'An independent chartered accountant, cost accountant or company secretary signs',
  },
  need: {
    must: [
      'You are a company: private, one person or Section 8, with or without sales. {companies-act section 139}',
      'You are an LLP with turnover above {llps.auditTurnover} or contribution above {llps.auditContribution}. This is the safe reading of the rule.',
      'Tax audit (44AB → 63): your business turnover passes {income-tax.taxAuditBusinessLimit} ({income-tax.taxAuditLowCashLimit} with little cash), or your professional receipts pass {income-tax.taxAuditProfessionLimit}.',
      'You are a large or listed company: you may also need an internal, secretarial or cost audit. {companies-act sections 138, 148 and 204}',
    ],
    may: [
      'A lender wants a check of stock, customers’ debts or the use of a loan.',
      'Partners or investors want figures that an outsider has checked.',
    ],
    notYet: [
      'Your LLP is below both limits. File Form 8, and keep books that you can explain. {llp-rules rule 24}',
      'The books of the year are not written yet: begin with bookkeeping.',
      'You only need to file forms with the Registrar: choose Registrar of Companies (ROC) filing.',
    ],
  },
  costs: {
    rows: {
      'The audit': {
        amount: 'No government fee {mca-portal}',
      },
      'Our fee': {
        note: 'For preparing books and papers. GST on our fee has its own line.',
        when: 'Before preparation starts',
      },
      'The auditor’s remuneration': {
        note: 'Depends on scope, size and locations',
        paidTo: 'The audit firm',
        amount: 'Agreed with you; approved by the members or the Board',
        when: 'As the firm’s letter says',
      },
      'Form ADT-1, auditor’s appointment': {
        note: 'A late form costs several times as much',
        paidTo: 'Ministry of Corporate Affairs (MCA)',
        amount:
          '{companies.leastFormFee uncited} to {companies.mostFormFee uncited}, by capital; the portal shows it {mca-portal}',
        when: 'On filing',
      },
    },
    more: ['Stock at several sites, missing vouchers, slow confirmations.'],
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
        'Listed and some public companies; private ones from ₹200 crore of turnover, or with loans above ₹100 crore',
        'Through the year {company-accounts-rules rule 13}',
      ],
      [
        'Goods and Services Tax (GST)',
        'Businesses that officers select',
        'After a notice {cgst-act sections 65 and 66}',
      ],
    ],
  },
  documents: {
    Books: {
      'Trial balance, ledgers, bank reconciliations': '',
      'Asset register and stock count': 'Count on the last day of the year; invite the auditor.',
      'Debtors and creditors by age':
        'Mark micro and small suppliers: the accounts show your debt to them.',
      'Edit log of the software': 'Keep it on all year, or the auditor reports it.',
    },
    'Returns and staff': {
      'GST returns, statements of deducted tax': '',
      'Payroll, provident fund and insurance challans': '',
    },
    'Law and finance': {
      'Minutes, registers, related parties': '',
      'Loan agreements and sanction letters': '',
      'Claims and legal notices': 'Include those that you expect to win.',
    },
    'The auditor': {
      'Consent and certificate of eligibility': '',
      'Last report; letter of the previous auditor': 'A new auditor writes to the old one first.',
    },
  },
  steps: {
    'We find out which audit you need': {
      text: 'We check kind, year and limit, then look for gaps in the books.',
      takes: { us: '1 working day' },
    },
    'You appoint, we file ADT-1': {
      text: 'The auditor consents; your board or members appoint. A company reports this within {companies.adt1Within} of its annual meeting.',
      takes: { you: '1 working day', us: '1 working day' },
    },
    'We prepare the papers': {
      text: 'Schedules, reconciliations and an index, in the order of the auditor’s request list.',
      takes: { us: '3 to 5 working days' },
    },
    'The auditor tests, you explain': {
      text: 'The auditor checks controls, stock, confirmations and some vouchers. We agree corrections with your bookkeeper.',
      takes: { Auditor: '5 to 20 working days', you: '1 hour a day' },
    },
    'The auditor signs': {
      text: 'You first sign a letter of representation. Anyone can check the report’s unique document number (UDIN) with the institute.',
      takes: { Auditor: '1 to 3 working days' },
    },
    'We help to file': {
      text: 'The accounts go to the Registrar, the report and the return to the tax portal.',
      takes: { us: '1 working day' },
    },
  },
  wrong: {
    'If the auditor disagrees with the accounts':
      'The auditor qualifies the report and gives the reasons. Lenders read them.',
    'If the auditor resigns':
      'The auditor files form ADT-3 within 30 calendar days. The board fills the vacancy in 30 calendar days too, and members approve within 3 months. {companies-act sections 139 and 140}',
    'If one firm keeps the books and audits them':
      'The law forbids this, even if the auditor is another firm of its network. {companies-act section 144}',
  },
  weDo: [
    'Make books, schedules and confirmations ready',
    'Draft appointment papers and file the form',
    'Answer queries with you until the report is signed',
    'Turn the auditor’s remarks into a list of corrections',
  ],
  weDoNot: [
    'Audit or sign: independent professionals do',
    'Propose an auditor who depends on us',
    'Compare or praise audit firms',
  ],
  youReceive: [
    'The signed report and accounts',
    'Appointment papers and filed forms, with service request numbers (SRN)',
    'A management letter, where the scope includes one',
  ],
  after: {
    'New company':
      'Appoint the first auditor within {companies.firstAuditorWithin} of incorporation, then one for 5 years at the first annual meeting.',
    'After the annual meeting': 'Audited accounts in form AOC-4 within {companies.aoc4Within}.',
    'As a small or one person company':
      'The Auditor’s Report Order (CARO) does not apply; the audit itself does. {caro exempt companies}',
    'Next year': 'Put each remark right before the next audit.',
  },
  yourself: {
    text: 'You can appoint an eligible practitioner directly, prepare the papers and file ADT-1 yourself. By law only such a practitioner may sign. We are a private firm, not a government office.',
    site: { title: 'MCA portal: company forms', source: 'mca-portal' },
  },
  questions: {
    'Must a private company without sales be audited?':
      'Yes, every year. The turnover limits belong to income tax; company law has none. {companies-act section 139}',
    'Can my accountant be my auditor?':
      'Not if the accountant’s firm, or its network, writes the company’s books or gives certain other services. {companies-act section 144}',
    'Is a GST audit by a chartered accountant compulsory?':
      'No. Above {gst.reconciliationLimit} of turnover you certify the reconciliation, GSTR-9C, yourself. Officers may audit, or order a special audit.',
    'Do auditors have to rotate?':
      'Only in listed and larger companies. An individual may serve 5 years, a firm 10; then a break of 5 years follows. One person and small companies are exempt. {companies-act section 139}',
  },
  related: {
    'tax-audit': 'Limits, forms and fees of the tax audit report',
    'accounting-bookkeeping': 'Books, kept by a firm that is not your auditor',
    'roc-compliance': 'Meeting, minutes and ADT-1 on time',
    'virtual-cfo': 'Someone responsible for the figures between audits',
  },

  checked: '2026-11-20',
};
