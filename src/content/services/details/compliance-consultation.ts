import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Founders before funding or sale, growing firms, anyone with a notice',
    governmentFee: 'None for advice; repairs carry their own',
    ourFee: 'Quoted in writing before you pay; depends on entities, States and years reviewed',
    time: 'Usually 5 to 10 working days; groups 3 to 4 weeks',
    lasts: 'Right as of its date; look again yearly',
    authority: 'None: nothing is filed, and nobody approves the report',
  },
  need: {
    must: [],
    may: [
      'An investor or buyer will ask what you missed.',
      'You crossed a limit, entered another State, or lost an accountant who handed nothing over.',
      'A notice came. You suspect it is not the only gap.',
    ],
    notYet: [
      'You know what is missing: order that filing at once; each day may cost.',
      'You dispute what an officer says you owe: legal consultation.',
      'Nothing is formed yet: business or startup consultation.',
    ],
  },
  costs: {
    rows: {
      'Our fee for the review': {
        note: 'GST on our fee has its own line',
        when: 'Before we read your papers; the first call is free',
      },
      'Late company forms': {
        note: 'AOC-4 and MGT-7, for each form',
        paidTo: 'Ministry of Corporate Affairs',
        amount: '{companies.dailyLateFee}',
        when: 'With the late form',
      },
      'Late fee, interest, penalty, compounding': {
        note: 'By law and length of delay',
        paidTo: 'The authority concerned',
        amount: 'Computed in the report, where it can be',
        when: 'When you repair',
      },
      'Repair work by us or others': {
        note: 'Or take the list elsewhere',
        paidTo: 'The adviser you choose',
        amount: 'By a separate quote',
        when: 'After the report',
      },
    },
    more: ['Each further company, State or year; foreign shareholders.'],
  },
  table: {
    heading: 'What old checklists get wrong',
    columns: ['Subject', 'What holds now', 'Since'],
    rows: [
      [
        'Small company',
        'Capital to {companies.smallCompanyCapital}, turnover to {companies.smallCompanyTurnover}',
        '1 December 2025',
      ],
      [
        'Director’s yearly form',
        'DIR-3 KYC (know your customer): {companies.directorKycDue}',
        '31 March 2026',
      ],
      [
        'Income tax',
        'The Act of 2025; earlier years keep the old one {income-tax-act section 536}',
        '1 April 2026',
      ],
      ['Labour', 'Labour codes in place of 29 Acts', '{labour.labourCodesSince}'],
      [
        'Food',
        'Registration to {licences.foodRegistrationLimit}, State licence mostly to {licences.foodStateLicenceLimit}',
        '1 April 2026',
      ],
      [
        'Personal data',
        'Notice, consent, security and breach duties',
        'From {labour.dataDutiesFrom}',
      ],
    ],
  },
  documents: {
    'Identity of the business': {
      'Formation papers, PAN and every registration number': '',
      'Licences with expiry dates': 'Expired ones too.',
    },
    'What was filed': {
      'Last yearly filings, tax and Goods and Services Tax (GST) returns': '',
      'Notices, orders and replies': 'A hidden one makes the report wrong.',
    },
    'People and contracts': {
      'Headcount by State, pay, contractors': '',
      'Shareholders, loans, foreign money': '',
      'Main contracts, lease, website': '',
    },
    Access: {
      'Log-ins, used together on a call': 'You type the password.',
    },
  },
  steps: {
    'We agree scope and secrecy': {
      text: 'In a first call, which is free: entities, States, years. A confidentiality agreement (NDA) comes before papers.',
      takes: { us: 'Half a working day', you: '1 hour' },
    },
    'You answer a questionnaire': {
      text: 'On cash, related parties, exports and staff.',
      takes: { you: '1 to 3 working days' },
    },
    'We compare the law with your records': {
      text: 'Each law: applies or not, done or not, how late.',
      takes: { us: '3 to 5 working days' },
    },
    'We write the report': {
      text: 'For each gap: section, months late, repair and its government fee.',
      takes: { us: '2 working days' },
    },
    'You decide the order': {
      text: 'The list becomes a plan for a year, with owner and date for each line.',
      takes: { you: '2 hours' },
    },
    'We look again': {
      text: 'Usually 30 to 60 calendar days later.',
      takes: { us: 'Half a working day' },
    },
  },
  wrong: {
    'If a right is about to lapse':
      'You hear at once. GST returns, for instance, close {gst.returnsBarredAfter} after their due date.',
    'If company filings were missed year after year':
      'Directors are barred for {companies.directorBarFor} once accounts or annual returns stay unfiled for {companies.directorBarAfter} in a row.',
    'If a default cannot be cured by a late form':
      'Adjudication, compounding or condonation may be open. {companies-act sections 441, 454 and 460}',
    'If registers are missing': 'We mark those lines “not verified”.',
  },
  weDo: [
    'Read what you filed, not only ask',
    'Rank gaps by harm and by deadline',
    'Show reliefs that you are entitled to',
  ],
  weDoNot: ['File anything within this service', 'Certify compliance with all laws'],
  youReceive: [
    'List of laws that apply, with triggers',
    'Gap report, graded',
    'Calendar for 12 months, cost of repair',
  ],
  after: {
    'In the first week':
      'Returns about to be barred, unpaid provident fund, filings that endanger directors.',
    'For past income tax years':
      'An updated return, for up to {income-tax.updatedReturnWithin}, with extra tax, if it shows more income.',
    'For GST paid short': 'Pay by DRC-03, before a notice if you can. {cgst-act section 74A}',
    'Each year, and after each limit you cross': 'Have the list checked again.',
  },
  yourself: {
    text: 'Begin with public records: a company’s filings are on the Ministry’s portal, your GST and tax ones after log-in. What was never filed, no portal lists.',
    site: { title: 'Ministry of Corporate Affairs', source: 'mca-portal' },
  },
  questions: {
    'Can old defaults be repaired without a penalty?':
      'Sometimes, though late fees and interest usually remain. A waiver depends on schemes open at the time.',
    'Is what I tell you confidential?':
      'Yes, by our contract. The law protects what you tell an advocate. If that matters, engage one, and we work beside the advocate. {evidence-act sections 132 to 134}',
    'How many years do you go back?':
      'Usually 3 financial years; further for provident fund, GST or a director’s disqualification.',
    'Will asking you draw attention to us?': 'No. We file nothing and write to nobody.',
    'We are a proprietor with 3 shops. Is this too big for us?':
      'No. It is smaller then: tax, licences, staff and rent.',
  },
  related: {
    'legal-compliance': 'Puts labour, data and State gaps right',
    'roc-compliance': 'Keeps the company calendar from then on',
    'legal-consultation': 'When a gap has become a dispute',
    'gst-filing': 'For periods that are still open',
  },

  checked: '2026-11-20',
};
