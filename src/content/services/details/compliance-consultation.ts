import type { WrittenDetails } from '@/content/services/schema';

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
    rows: [
      {
        what: 'Our fee for the review',
        note: 'One sum for an agreed scope. Tax on our fee is shown apart.',
        amount: 'Quoted in writing before you pay',
        when: 'Before we read your papers; the first call is free',
      },
      {
        what: 'Late company forms',
        note: 'AOC-4 and MGT-7, for each form',
        paidTo: 'Ministry of Corporate Affairs',
        amount: '{companies.dailyLateFee}',
        when: 'With the late form',
      },
      {
        what: 'Late fee, interest, penalty, compounding',
        note: 'By law and length of delay',
        paidTo: 'The authority concerned',
        amount: 'Computed in the report, where it can be',
        when: 'When you repair',
      },
      {
        what: 'Repair work by us or others',
        note: 'You are free to take the list elsewhere',
        paidTo: 'Whoever you choose',
        amount: 'By a separate quote',
        when: 'After the report',
      },
    ],
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
  documents: [
    {
      title: 'Identity of the business',
      items: [
        { name: 'Formation papers, PAN and every registration number' },
        { name: 'Licences with expiry dates', note: 'Expired ones too; do not tidy up first.' },
      ],
    },
    {
      title: 'What was filed',
      items: [
        { name: 'Last 2 yearly company or partnership filings' },
        { name: 'Last income tax and Goods and Services Tax (GST) returns' },
        {
          name: 'Notices, orders and replies',
          note: 'A hidden notice makes the whole report wrong.',
        },
      ],
    },
    {
      title: 'People and contracts',
      items: [
        { name: 'Headcount by State, pay structure, contractors' },
        { name: 'List of shareholders, loans, foreign money' },
        { name: 'Main contracts, lease, site and app links' },
      ],
    },
    {
      title: 'Access',
      items: [
        {
          name: 'Log-ins, used together on a call',
          note: 'You type the password; we look at what each portal shows.',
        },
      ],
    },
  ],
  steps: [
    {
      title: 'We agree scope and secrecy',
      text: 'In a first call, which is free: which entities, States and years. A confidentiality agreement (NDA) comes before papers.',
      clocks: [
        { who: 'us', label: 'Half a working day' },
        { who: 'you', label: '1 hour' },
      ],
    },
    {
      title: 'You answer a questionnaire',
      text: 'Short questions on cash, related parties, exports and staff, together with the papers above.',
      clocks: [{ who: 'you', label: '1 to 3 working days' }],
    },
    {
      title: 'We compare the law with your records',
      text: 'Each law with its trigger and portal: applies or not, done or not, how late.',
      clocks: [{ who: 'us', label: '3 to 5 working days' }],
    },
    {
      title: 'We write the report',
      text: 'For each gap: the section, months late, the way to repair it and the government fee for that.',
      clocks: [{ who: 'us', label: '2 working days' }],
    },
    {
      title: 'You decide the order',
      text: 'In a meeting we turn the list into a 12-month plan with an owner and date for each line.',
      clocks: [{ who: 'you', label: '2 hours' }],
    },
    {
      title: 'We look again',
      text: 'A short check, usually 30 to 60 calendar days later: what is closed, what slipped.',
      clocks: [{ who: 'us', label: 'Half a working day' }],
    },
  ],
  wrong: [
    {
      when: 'If a right is about to lapse',
      outcome:
        'You hear at once, not with the report. GST returns, for instance, close {gst.returnsBarredAfter} after their due date.',
    },
    {
      when: 'If company filings were missed year after year',
      outcome:
        'Directors are barred for {companies.directorBarFor} once accounts or annual returns stay unfiled for {companies.directorBarAfter} in a row. We put these first.',
    },
    {
      when: 'If a default cannot be cured by a late form',
      outcome:
        'Adjudication, compounding or condonation may be open. An officer or tribunal decides, and we name the professional to act. {companies-act sections 441, 454 and 460}',
    },
    {
      when: 'If registers are missing',
      outcome:
        'We mark those lines “not verified” and do not guess. You choose whether to rebuild them.',
    },
  ],
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
  after: [
    {
      when: 'In the first week',
      duty: 'Close what cannot wait: returns about to be barred, unpaid provident fund, filings that endanger directors.',
    },
    {
      when: 'For past income tax years',
      duty: 'An updated return is possible for up to {income-tax.updatedReturnWithin}, with extra tax, if it shows more income.',
    },
    {
      when: 'For GST paid short',
      duty: 'Voluntary payment in form DRC-03, before the officer’s notice if you can. {cgst-act section 74A}',
    },
    {
      when: 'Each year, and after each limit you cross',
      duty: 'Have the list looked at anew. Directors rely on it for their yearly statement on systems. {companies-act section 134}',
    },
  ],
  yourself: {
    text: 'You can begin with public records: a company’s filings and dates can be looked up on the Ministry’s portal, your GST and tax ones after log-in. Seeing what was never filed is harder, because no portal lists it.',
    site: { title: 'Ministry of Corporate Affairs', source: 'mca-portal' },
  },
  questions: [
    {
      question: 'Can old defaults be repaired without a penalty?',
      answer:
        'Sometimes, though late fees and interest usually remain. A full waiver depends on schemes open at the time; the company scheme of 2026 closed on 15 September 2026. {mca-portal}',
    },
    {
      question: 'Is what I tell you confidential?',
      answer:
        'Yes, by our contract. Only what you tell an advocate is privileged by law. If that matters, engage an advocate and let us work beside them. {evidence-act sections 132 to 134}',
    },
    {
      question: 'How many years do you go back?',
      answer:
        'Usually 3 financial years. For provident fund, GST or a director’s disqualification we go further, because older gaps still count there.',
    },
    {
      question: 'Will asking you draw attention to us?',
      answer:
        'No. We file nothing and write to nobody. Whether and when to go to an authority is your decision, taken with the figures in hand.',
    },
    {
      question: 'We are a proprietor with 3 shops. Is this too big for us?',
      answer:
        'Not at all. The review is smaller then: tax, licences, staff and rent, often on a few pages.',
    },
  ],
  related: [
    { slug: 'legal-compliance', reason: 'Puts labour, data and State gaps right' },
    { slug: 'roc-compliance', reason: 'Keeps the company calendar from then on' },
    { slug: 'legal-consultation', reason: 'When a gap has become a dispute' },
    { slug: 'gst-filing', reason: 'For periods that are still open' },
  ],

  checked: '2026-11-20',
};
