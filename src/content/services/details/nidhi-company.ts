import type { WrittenDetails } from '@/content/services/schema';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Local groups with 200 or more savers who will lend only among themselves {nidhi-rules rule 3B}',
    governmentFee: `About ₹67,400 for ₹20 lakh of capital, with the name {company-fees-rules table of fees}; stamp duty by State`,
    ourFee: 'Quoted in writing before you pay; depends on promoters and member records',
    time: '4 to 6 months until deposits may begin',
    lasts: 'As long as the Nidhi Rules are kept {nidhi-rules rule 3B}',
    authority: 'Registrar for the company; Central Government for the declaration as Nidhi',
  },
  need: {
    must: [
      'Be declared a Nidhi before the company takes savings from its members and lends to them. {companies-act section 406}',
    ],
    may: [
      'You already know 200 people who want to save and borrow together, and a bank is far or slow.',
    ],
    notYet: [
      'You want to lend to the public: the Reserve Bank of India has to license that.',
      'You are fewer than 200: a credit cooperative may suit.',
      'You give small credit as charity, or trade farm produce: a Section 8 or a producer company. {companies-act sections 8 and 378A}',
    ],
  },
  costs: {
    rows: [
      {
        what: 'Name, still without “Nidhi”',
        paidTo: 'Government',
        amount: '{companies.nameFee}',
        when: 'Part A',
      },
      {
        what: 'Incorporation',
        paidTo: 'Government',
        amount: 'About ₹66,400 for ₹20 lakh of capital {company-fees-rules table of fees}',
        when: 'Part B',
      },
      {
        what: 'Stamp duty; forms PAS-3 and NDH-4',
        paidTo: 'State; Government',
        amount: 'By the portal’s calculator {mca-portal}',
        when: 'At each filing',
      },
      {
        what: 'Your members’ money',
        note: 'It stays in the company as shares and net owned funds (NOF)',
        paidTo: 'Your own company',
        amount: '₹10 lakh shares, ₹20 lakh funds {nidhi-rules rules 3B and 4}',
        when: 'Before NDH-4',
      },
      {
        what: 'Digital signatures (DSC)',
        paidTo: 'A licensed certifying authority',
        amount: 'The issuer’s price for each signatory',
        when: 'Before the name',
      },
      {
        what: 'Our fee',
        note: 'Split by stage. Tax on our fee is shown apart.',
        amount: 'Quoted in writing before you pay',
        when: 'Stage by stage',
      },
    ],
    more: ['Member records without PAN or Aadhaar, which we have to rebuild.'],
  },
  table: {
    heading: 'The limits of a Nidhi',
    columns: ['Subject', 'Rule'],
    rows: [
      ['To incorporate', '7 subscribers, 3 directors {companies-act sections 3 and 149}'],
      [
        'To be declared',
        'At least 200 members and ₹20 lakh net owned funds in 120 calendar days {nidhi-rules rule 3B}',
      ],
      ['Deposits', 'At most 20 times net owned funds {nidhi-rules rule 11}'],
      [
        'Kept in bank or post office term deposits, free of charge or pledge',
        'At least 10% of deposits outstanding {nidhi-rules rule 14}',
      ],
      [
        'Loan to 1 member',
        '₹2 lakh below ₹2 crore of deposits, ₹15 lakh above ₹50 crore; half until 3 years of profit {nidhi-rules rule 15}',
      ],
      [
        'Interest on loans',
        'At most 7.5% above the highest deposit rate, on the reducing balance {nidhi-rules rule 16}',
      ],
      ['Dividend', 'At most 25% in a year {nidhi-rules rule 18}'],
    ],
  },
  documents: [
    {
      title: '7 subscribers and 3 directors',
      items: [
        { name: 'PAN, identity proof, photograph, mobile and e-mail' },
        { name: 'Proof of address', note: 'Dated within 2 months. {mca-portal}' },
        {
          name: 'Fit-and-proper declaration',
          note: 'Cases, defaults and other Nidhis included. {nidhi-rules rule 3B}',
        },
        { name: 'DIR-2 and INC-9, signed' },
      ],
    },
    {
      title: 'Registered office',
      items: [{ name: 'Lease or title, owner’s consent, recent utility bill' }],
    },
    {
      title: 'Members',
      items: [
        {
          name: '200 individuals with PAN and Aadhaar',
          note: 'No minors, no companies, no trusts. {nidhi-rules rule 8}',
        },
        {
          name: 'Share applications and allotments',
          note: 'For each depositor 10 shares or ₹100; with savings or recurring deposits 1 share of ₹10. {nidhi-rules rule 7}',
        },
      ],
    },
    {
      title: 'Funds',
      items: [{ name: 'Bank statement; auditor’s certificate of net owned funds' }],
    },
  ],
  steps: [
    {
      title: 'You line up members and promoters',
      text: 'A director of 5 or more Nidhis, or a promoter of 3 or more, fails the test of fitness. {nidhi-rules rule 3B}',
      clocks: [{ who: 'you', label: 'Usually 3 weeks' }],
    },
    {
      title: 'We form the public company',
      text: 'Name, memorandum limited to thrift among members, articles and SPICe+.',
      clocks: [
        { who: 'us', label: '4 working days' },
        { who: 'authority', label: '6 to 16 working days' },
      ],
    },
    {
      title: 'You admit members, we file allotments',
      text: 'Individuals only, each with shares allotted by the Board. PAS-3 follows.',
      clocks: [
        { who: 'you', label: 'About 2 months' },
        { who: 'us', label: '3 working days' },
      ],
    },
    {
      title: 'We file NDH-4, a professional certifies',
      text: 'With member list, funds and declarations, within 120 calendar days of incorporation. {nidhi-rules rule 3B}',
      clocks: [{ who: 'us', label: '5 working days' }],
    },
    {
      title: 'The Central Government decides',
      text: 'It has 45 calendar days; after that the declaration is deemed given. {nidhi-rules rule 3B}',
      clocks: [{ who: 'authority', label: 'Up to 45 calendar days' }],
    },
    {
      title: 'You change the name and start',
      text: 'Once declared, its name takes “Nidhi Limited”. {nidhi-rules rule 4(5)} With INC-20A filed, deposits and loans begin.',
      clocks: [{ who: 'us', label: '1 working day' }],
    },
  ],
  wrong: [
    {
      when: 'If 120 calendar days pass without 200 members or the funds',
      outcome:
        'The company cannot begin, nor issue shares or raise capital. {nidhi-rules rule 3B} Do not incorporate before the members are real.',
    },
    {
      when: 'If deposits are taken before the declaration',
      outcome:
        'They count as deposits under the general law, with its penalties. {companies-act section 406}',
    },
    {
      when: 'If the Government finds a promoter unfit',
      outcome: 'The declaration may be refused.',
    },
  ],
  weDo: [
    'Test promoters against rule 3B {nidhi-rules rule 3B}',
    'Form the company and file allotments',
    'Prepare NDH-4 and its attachments',
  ],
  weDoNot: [
    'Find members or lend capital',
    'Collect deposits or run collections',
    'Treat the declaration as certain',
  ],
  youReceive: [
    'Certificate of incorporation, PAN, tax deduction number',
    'NDH-4 as filed, and the declaration',
  ],
  after: [
    {
      when: 'Every year',
      duty: 'Audit, general meeting, AOC-4, the full MGT-7, tax return and NDH-3, as in the first year. {companies-act sections 92 and 137}',
    },
    {
      when: 'At all times',
      duty: '200 members or more; no current accounts, chit, hire purchase, insurance, brokerage or advertising for deposits. {nidhi-rules rule 6}',
    },
  ],
  yourself: {
    text: 'You may file every form yourselves; SPICe+ and NDH-4 need a practising professional’s certificate. {nidhi-rules rule 3B} We are a private firm, not a government office.',
    site: { title: 'Portal of the Ministry of Corporate Affairs', source: 'mca-portal' },
  },
  questions: [
    {
      question: 'Do we need a licence from the Reserve Bank?',
      answer:
        'No, once declared: Nidhis are exempt from its registration, though it may direct on deposits. {rbi-nidhi}',
    },
    {
      question: 'Can we lend to a shop owner in the village?',
      answer:
        'Only to a member, and against property, deposits, government securities, insurance, or gold (1 year at most). A new Nidhi lends ₹1 lakh to each at most. {nidhi-rules rule 15}',
    },
    {
      question: 'How long may deposits run?',
      answer:
        'Fixed deposits 6 to 60 months, recurring ones 12 to 60. {nidhi-rules rules 11 to 14} Interest is capped at what finance companies may pay.',
    },
    {
      question: 'May we open a branch?',
      answer:
        'Only after 3 years of continuous profit, with filings up to date, in the State of the registered office. {nidhi-rules rule 10}',
    },
    {
      question: 'Who can be a director?',
      answer:
        'Members only, for up to 10 years in a row. {nidhi-rules rule 17} 1 of them stays in India at least {companies.residentDays} in the financial year; in proportion in the first.',
    },
  ],
  related: [
    { slug: 'legal-consultation', reason: 'If lending to outsiders is what you want' },
    { slug: 'roc-compliance', reason: 'NDH-3 and yearly forms on one calendar' },
    { slug: 'producer-company', reason: 'For growers who also need credit' },
  ],

  checked: '2026-11-20',
};
