import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Founders before funding or sale, growing firms, and anyone with a notice in hand',
    governmentFee: 'None for advice; repairs carry their own fees, listed in the report',
    ourFee: 'Quoted in writing before you pay; depends on entities, States and years reviewed',
    time: 'Usually 5 to 10 working days; groups 3 to 4 weeks',
    lasts: 'Right as of its date; look again yearly',
    authority: 'None: nothing is filed, and nobody approves the report',
  },
  need: {
    must: [],
    may: [
      'An investor or buyer will ask what you missed, and you want to know first.',
      'You crossed a limit of staff or turnover, entered another State, or lost an accountant who handed nothing over.',
      'A notice came. You suspect it is not the only gap.',
    ],
    notYet: [
      'You know what is missing and want it filed. Order that filing at once; each day may cost.',
      'You dispute what an officer says you owe. That is legal consultation.',
      'Nothing is formed yet. Business consultation or startup consultation fits better.',
    ],
  },
  costs: {
    rows: {
      'Our fee for the review': {
        note: 'One sum for an agreed scope. Tax on our fee is shown apart.',
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
        note: 'You are free to take the list elsewhere',
        paidTo: 'Whoever you choose',
        amount: 'By a separate quote',
        when: 'After the report',
      },
    },
    more: [
      'Each additional company, State or financial year.',
      'Registers that are missing and have to be rebuilt.',
      'Foreign shareholders or payments abroad.',
    ],
  },
  table: {
    heading: 'Limits that old checklists get wrong',
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
        'Registration to {licences.foodRegistrationLimit}, State licence to {licences.foodStateLicenceLimit}',
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
      'Licences with expiry dates': 'Expired ones too; do not tidy up first.',
    },
    'What was filed': {
      'Last 2 yearly company or partnership filings': '',
      'Last income tax and Goods and Services Tax (GST) returns': '',
      'Notices, orders and replies': 'A hidden notice makes the whole report wrong.',
    },
    'People and contracts': {
      'Headcount by State, pay structure, contractors': '',
      'List of shareholders, loans, foreign money': '',
      'Main contracts, lease, site and app links': '',
    },
    Access: {
      'Log-ins, used together on a call':
        'You type the password; we look at what each portal shows.',
    },
  },
  steps: {
    'We agree scope and secrecy': {
      text: 'In a first call, which is free: which entities, States and years. A confidentiality agreement (NDA) comes before papers.',
      takes: { us: 'Half a working day', you: '1 hour' },
    },
    'You answer a questionnaire': {
      text: 'Short questions on cash, related parties, exports and staff, together with the papers above.',
      takes: { you: '1 to 3 working days' },
    },
    'We compare the law with your records': {
      text: 'Each law with its trigger and portal: applies or not, done or not, how late.',
      takes: { us: '3 to 5 working days' },
    },
    'We write the report': {
      text: 'For each gap: the section, months late, the way to repair it and the government fee for that.',
      takes: { us: '2 working days' },
    },
    'You decide the order': {
      text: 'In a meeting we turn the list into a 12-month plan with an owner and date for each line.',
      takes: { you: '2 hours' },
    },
    'We look again': {
      text: 'A short check, usually 30 to 60 calendar days later: what is closed, what slipped.',
      takes: { us: 'Half a working day' },
    },
  },
  wrong: {
    'If a right is about to lapse':
      'You hear at once, not with the report. GST returns, for instance, close {gst.returnsBarredAfter} after their due date.',
    'If company filings were missed year after year':
      'Directors are barred for {companies.directorBarFor} once accounts or annual returns stay unfiled for {companies.directorBarAfter} in a row. We put these first.',
    'If a default cannot be cured by a late form':
      'Adjudication, compounding or condonation may be open. An officer or tribunal decides, and we name the professional to act. {companies-act sections 441, 454 and 460}',
    'If registers are missing':
      'We mark those lines “not verified” and do not guess. You choose whether to rebuild them.',
  },
  weDo: [
    'Read what you filed, not only ask',
    'Rank gaps by harm and by deadline',
    'Show reliefs that you are entitled to',
    'Explain each line in a meeting',
  ],
  weDoNot: [
    'File anything within this service',
    'Protect you from penalty by our note',
    'Certify compliance with every law: certificates are partial, such as MGT-8 for annual returns {companies-act section 92}',
  ],
  youReceive: [
    'List of laws that apply, with triggers',
    'Gap report, graded',
    'Calendar for 12 months',
    'Cost of repair, government fees apart',
  ],
  after: {
    'In the first week':
      'Close what cannot wait: returns about to be barred, unpaid provident fund, filings that endanger directors.',
    'For past income tax years':
      'An updated return is possible for up to {income-tax.updatedReturnWithin}, with extra tax, if it shows more income.',
    'For GST paid short':
      'Voluntary payment in form DRC-03, before the officer’s notice if you can. {cgst-act section 74A}',
    'Each year, and after each limit you cross':
      'Have the list looked at anew. Directors rely on it for their yearly statement on systems. {companies-act section 134}',
  },
  yourself: {
    text: 'You can begin with public records: a company’s filings and dates can be looked up on the Ministry’s portal, your GST and tax ones after log-in. Seeing what was never filed is harder, because no portal lists it.',
    site: { title: 'Ministry of Corporate Affairs', source: 'mca-portal' },
  },
  questions: {
    'Can old defaults be repaired without a penalty?':
      'Sometimes, though late fees and interest usually remain. A full waiver depends on schemes open at the time; the company scheme of 2026 closed on 15 September 2026. {mca-portal}',
    'Is what I tell you confidential?':
      'Yes, by our contract. Only what you tell an advocate is privileged by law. If that matters, engage an advocate and let us work beside them. {evidence-act sections 132 to 134}',
    'How many years do you go back?':
      'Usually 3 financial years. For provident fund, GST or a director’s disqualification we go further, because older gaps still count there.',
    'Will asking you draw attention to us?':
      'No. We file nothing and write to nobody. Whether and when to go to an authority is your decision, taken with the figures in hand.',
    'We are a proprietor with 3 shops. Is this too big for us?':
      'Not at all. The review is smaller then: tax, licences, staff and rent, often on a few pages.',
  },
  related: {
    'legal-compliance': 'Puts labour, data and State gaps right',
    'roc-compliance': 'Keeps the company calendar from then on',
    'legal-consultation': 'When a gap has become a dispute',
    'gst-filing': 'For periods that are still open',
  },

  checked: '2026-11-20',
};
