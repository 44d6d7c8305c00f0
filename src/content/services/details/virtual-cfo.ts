import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Growing companies and firms that need a finance head, but not every day',
    governmentFee: 'None for the engagement; forms filed with it have their own fees',
    ourFee: 'Quoted in writing before you pay; depends on time needed and size',
    time: 'Onboarding 3 to 4 weeks; first report after 1 monthly close',
    lasts: 'Monthly or yearly, by contract',
    authority: 'None: a contract, with every decision left to your directors',
  },
  need: {
    must: [],
    may: [
      'Sales grow, yet you cannot say how many months the cash will last.',
      'A bank, investor or foreign parent wants monthly figures.',
      'Your finance head left, and the search will take a while.',
    ],
    notYet: [
      'Entries are months behind. Order bookkeeping first: a plan needs complete books.',
      'You need one loan file or one valuation. A financial consultation is enough.',
      'You are a listed company, or a public company with paid-up capital of ₹10 crore or above. By law, you have to employ a whole-time CFO. {managerial-rules rule 8}',
    ],
  },
  costs: {
    rows: {
      'Our fee': {
        note: 'A monthly sum for agreed time. GST on our fee has its own line.',
        when: 'Month by month',
      },
      'Forms with the Registrar or Reserve Bank': {
        note: 'FC-GPR itself is free, unless late {foreign-investment-reporting}',
        paidTo: 'Government',
        amount: 'By form and capital',
        when: 'When an event needs them',
      },
      'Registered valuer': {
        note: 'Where law asks for one at a share issue {companies-act section 62}',
        paidTo: 'The valuer',
        amount: 'The valuer’s price',
        when: 'Before the issue',
      },
      'Reporting or planning software': {
        note: 'Often a spreadsheet is enough',
        paidTo: 'Its maker',
        amount: 'Its own price',
        when: 'If you choose it',
      },
    },
    more: ['Fundraising, several entities, or books that need repair.'],
  },
  table: {
    heading: 'Adviser or officer: the difference in law',
    columns: ['Question', 'Virtual CFO', 'CFO appointed under the Act'],
    rows: [
      [
        'Who engages them?',
        'You, by contract',
        'The Board, by resolution {companies-act section 203}',
      ],
      ['Do they sign the accounts?', 'No', 'Yes, where appointed {companies-act section 134}'],
      [
        'Does the post fill a legal duty?',
        'No, not even for a while',
        'Yes, in listed and larger public companies {managerial-rules rule 8}',
      ],
      ['How much time?', 'Hours that you agree', 'Whole time {companies-act section 203}'],
    ],
  },
  documents: {
    'The past': {
      'Accounts and trial balances, usually of 24 to 36 months': '',
      'Tax returns and bank statements': 'For the same months, or they cannot be compared.',
      'Reports you use today': '',
    },
    'The money': {
      'Sanction letters and covenants': 'Covenants (promised ratios) are usually at the end.',
      'Shareholder list (cap table) and agreements': '',
      'Prices, order book, payroll, vendor terms': '',
    },
    'Access and authority': {
      'Accounting system and bank, to read only': '',
      'Who may approve which payment': '',
      'Board minutes and open notices': '',
    },
  },
  steps: {
    'We examine where you stand': {
      text: 'Books, cash, controls and tax dues. You get a short note on what is in order.',
      takes: { us: '2 to 3 weeks', you: '1 working day' },
    },
    'You sign the engagement letter': {
      text: 'It fixes scope, hours, data security and notice. Approvals stay with directors.',
      takes: { you: 'Half a working day' },
    },
    'We set up the tools': {
      text: 'A weekly cash sheet for a quarter, a budget, the few figures that matter, and an approval table for payments.',
      takes: { us: '1 week' },
    },
    'We close the month with you': {
      text: 'We compare the month with the budget and give reasons, then call about cash and coming taxes.',
      takes: { us: '3 working days', you: '2 hours' },
    },
    'You meet Board and bank': {
      text: 'Each quarter: forecast, covenant check and a short pack. We come along.',
      takes: { us: '2 working days' },
    },
  },
  wrong: {
    'If the books are worse than they looked':
      'We stop planning and tell you, because a forecast on wrong figures harms you. For repairs you get a separate quote.',
    'If cash runs short sooner than planned': 'The weekly sheet shows it while you have choices.',
    'If the limits for a whole-time CFO are reached':
      'The Board appoints one and files DIR-12 and MGT-14. We pass our work on. {companies-act sections 170 and 117}',
  },
  weDo: [
    'Plan cash week by week',
    'Explain each month against its budget',
    'Prepare you for lenders and investors',
    'Watch tax and filing dates',
  ],
  weDoNot: [
    'Hold your money, or release payments alone',
    'Sign accounts as chief financial officer',
    'Promise funding or a tax saving',
    'Audit what we manage',
  ],
  youReceive: [
    'Monthly management report (MIS) with reasons for variance',
    'Cash forecast and dues list',
    'Quarterly Board pack and covenant sheet',
    'Handover file when we part',
  ],
  after: {
    'Each month':
      'Tax deducted: {tds.depositDue}; GSTR-1: {gst.gstr1Due}; GSTR-3B: {gst.gstr3bDue}; provident fund, state insurance: {labour.providentFundDue}. {state-insurance-regulations regulation 31}',
    'Each quarter':
      'Advance tax on {income-tax.advanceTaxDates}. A short or late payment costs {income-tax.returnInterest}.',
    'By {labour.bonusDue}, from {labour.bonusFrom}':
      'Bonus, at least {labour.bonusRate} of wages up to a limit.',
    'After issuing shares':
      'PAS-3 within {companies.placementWithin} of allotment in a private placement. Do not spend the money before that. Foreign holders: FC-GPR within {labour.foreignAllotmentWithin}.',
    'Each July, with foreign shareholders':
      'Return of foreign liabilities and assets by {labour.foreignAssetsReturnDue}.',
  },
  yourself: {
    text: 'A founder can keep a weekly cash sheet alone: what comes in, what goes out, corrected every Friday.',
    site: { title: 'Ministry of Corporate Affairs', source: 'mca-portal' },
  },
  questions: {
    'Is a virtual CFO our CFO in law?':
      'No. Unless the Board appoints one, a virtual CFO is only an adviser. Do not use the title in filings or on letterheads. {companies-act section 203}',
    'We are a private company. Do we have to appoint a CFO?':
      'No. The duty covers listed companies and public companies with paid-up capital of ₹10 crore or more. {managerial-rules rule 8}',
    'Can our auditor take this on?':
      'No. An auditor, and its network, may not give bookkeeping or management services to the company that it audits. {companies-act section 144}',
    'Will you make our bank transfers?': 'No. We prepare and check; a director releases.',
    'When should we hire a full-time CFO?':
      'When debt, deals or staff need somebody daily, or before a listing.',
  },
  related: {
    'accounting-bookkeeping': 'The books behind every forecast',
    'financial-consultation': 'One question, one answer, no retainer',
    'tax-planning': 'Regime and timing, before the year closes',
    'startup-consultation': 'Shares and vesting ahead of a round',
  },

  checked: '2026-11-20',
};
