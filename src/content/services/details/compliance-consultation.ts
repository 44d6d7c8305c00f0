import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Founders before funding or sale, growing firms, anyone with a notice',
    governmentFee: 'None for advice; each correction has its own fee',
    ourFee: 'Quoted in writing before you pay; depends on entities, States and years reviewed',
    time: 'Usually 5 to 10 working days; groups 3 to 4 weeks',
    lasts: 'Correct on its date; check again every year',
    authority: 'None: nothing is filed, and nobody approves the report',
  },
  need: {
    must: [],
    may: [
      'An investor or buyer will ask about missed duties.',
      'You crossed a limit or entered another State, or your accountant left without giving you papers.',
      'A notice came, and you fear other gaps.',
    ],
    notYet: [
      'You know what is missing: order that filing at once, because each day may cost money.',
      'You dispute an officer’s claim: choose legal consultation.',
      'The business is not formed yet: choose business or startup consultation.',
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
        note: 'Depends on the law and the delay',
        paidTo: 'The authority concerned',
        amount: 'Computed in the report, if possible',
        when: 'When you put it right',
      },
      'Corrections by us or others': {
        note: 'You may take the list elsewhere',
        paidTo: 'The adviser you choose',
        amount: 'By a separate quote',
        when: 'After the report',
      },
    },
    more: ['Each further company, State or year; foreign shareholders.'],
  },
  table: {
    heading: 'Mistakes in old checklists',
    columns: ['Subject', 'The rule now', 'Since'],
    rows: [
      [
        'Small company',
        'Capital up to {companies.smallCompanyCapital}, turnover up to {companies.smallCompanyTurnover}',
        '1 December 2025',
      ],
      [
        'Director’s yearly form',
        'DIR-3 KYC (know your customer): {companies.directorKycDue}',
        '31 March 2026',
      ],
      [
        'Income tax',
        'The Act of 2025; earlier years stay under the old Act {income-tax-act section 536}',
        '1 April 2026',
      ],
      ['Labour', 'Labour codes in place of 29 Acts', '{labour.labourCodesSince}'],
      [
        'Food',
        'Registration up to {licences.foodRegistrationLimit}, State licence mostly up to {licences.foodStateLicenceLimit}',
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
      'Licences with expiry dates': 'Include expired ones.',
    },
    'What was filed': {
      'Last yearly filings, tax and Goods and Services Tax (GST) returns': '',
      'Notices, orders and replies': 'If you hide one, the report is wrong.',
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
      text: 'In a first call, which is free: entities, States, years. We sign a confidentiality agreement (NDA) before you send papers.',
      takes: { us: 'Half a working day', you: '1 hour' },
    },
    'You answer a questionnaire': {
      text: 'On cash, related parties, exports and staff.',
      takes: { you: '1 to 3 working days' },
    },
    'We compare the law with your records': {
      text: 'For each law: does it apply, did you comply, how late?',
      takes: { us: '3 to 5 working days' },
    },
    'We write the report': {
      text: 'For each gap: section, months late, correction and its government fee.',
      takes: { us: '2 working days' },
    },
    'You decide the order': {
      text: 'The list becomes a plan for a year: each line has a date and a person responsible.',
      takes: { you: '2 hours' },
    },
    'We check again': {
      text: 'Usually 30 to 60 calendar days later.',
      takes: { us: 'Half a working day' },
    },
  },
  wrong: {
    'If a right is about to lapse':
      'We tell you at once. GST returns, for example, close {gst.returnsBarredAfter} after their due date.',
    'If company filings were missed year after year':
      'Directors are barred for {companies.directorBarFor} if the company does not file accounts or annual returns for {companies.directorBarAfter} in a row.',
    'If a late form does not cure a default':
      'You may be able to close it with a penalty order (adjudication), a settlement (compounding) or an accepted excuse for delay (condonation). {companies-act sections 441, 454 and 460}',
    'If registers are missing': 'We mark those lines “not verified”.',
  },
  weDo: [
    'Read your filings, not only your answers',
    'Rank gaps by harm and by deadline',
    'Show reliefs that you can claim',
  ],
  weDoNot: ['File anything within this service', 'Certify compliance with all laws'],
  youReceive: [
    'List of laws that apply, and why',
    'Gap report, with grades',
    'Calendar for 12 months, cost of corrections',
  ],
  after: {
    'In the first week':
      'Put these right first: returns that will soon be barred, unpaid provident fund, missing filings that may get directors barred.',
    'For past income tax years':
      'You can file an updated return for up to {income-tax.updatedReturnWithin}, with extra tax, if it shows more income.',
    'If you underpaid GST': 'Pay with DRC-03, if possible before a notice. {cgst-act section 74A}',
    'Each year, and after each limit you cross': 'Have the list checked again.',
  },
  yourself: {
    text: 'Begin with public records: a company’s filings are on the Ministry’s portal. The GST and tax portals show yours after log-in. No portal lists missing filings.',
    site: { title: 'Ministry of Corporate Affairs', source: 'mca-portal' },
  },
  questions: {
    'Can we put old defaults right without a penalty?':
      'Sometimes, though late fees and interest usually remain. A waiver depends on schemes open at the time.',
    'Do you keep my information confidential?':
      'Yes, by our contract. The law itself protects your talks with an advocate. If you need that, engage an advocate, and we work together. {evidence-act sections 132 to 134}',
    'How many years do you go back?':
      'Usually 3 financial years; longer for provident fund, GST or a director’s disqualification.',
    'Will officers notice that we asked you?': 'No. We file nothing and write to nobody.',
    'We are a proprietor with 3 shops. Is this too big for us?':
      'No. Your review is shorter: tax, licences, staff and rent.',
  },
  related: {
    'legal-compliance': 'Puts labour, data and State gaps right',
    'roc-compliance': 'Keeps the company calendar from then on',
    'legal-consultation': 'When a gap has become a dispute',
    'gst-filing': 'For periods that are still open',
  },

  checked: '2026-11-20',
};
