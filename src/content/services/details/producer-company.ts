import type { WrittenDetails } from '@/content/services/schema';

export const details: WrittenDetails = {
  keyFacts: {
    who: '10 or more farmers, fishers, weavers or artisans, or 2 producer institutions {companies-act section 378C}',
    governmentFee:
      '{companies.nameFee} for the name; nil for forms up to {companies.feeFreeCapital}; stamp duty in most States',
    ourFee: 'Quoted in writing before you pay; depends on the number of members',
    time: '3 to 6 weeks after all papers: 15 to 30 working days',
    lasts: 'No expiry, whoever joins or leaves',
    authority: 'Registrar of Companies, through the Central Registration Centre',
  },
  need: {
    must: [],
    may: [
      'You want to buy seed, process and sell together, and keep the trader’s margin. {companies-act section 378B}',
      'Each member should have 1 vote, whatever the shares held. {companies-act section 378D}',
      'A scheme for farmer producer organisations (FPO) or a buyer asks for a registered body.',
    ],
    notYet: [
      'You are 2 to 9 producers: begin as a partnership or as a limited liability partnership.',
      'Outside investors are to come in: only producers may be members. {companies-act section 378A} Take a private limited company.',
    ],
  },
  costs: {
    rows: [
      {
        what: 'Reserving the name',
        paidTo: 'Government',
        amount: '{companies.nameFee}',
        when: 'Before the main form',
      },
      {
        what: 'Forming the company',
        note: 'A slab applies to higher authorised capital',
        paidTo: 'Government',
        amount: 'Nil up to {companies.feeFreeCapital}',
        when: 'With the main form',
      },
      {
        what: 'Stamp duty',
        note: 'Some States exempt producer companies',
        paidTo: 'State government',
        amount: 'As your State lays down {mca-portal}',
        when: 'With the main form',
      },
      {
        what: 'Digital signatures (DSC) of those who sign',
        paidTo: 'A licensed certifying authority',
        amount: 'Its price for each',
        when: 'Early: villages may need a visit',
      },
      {
        what: 'Worked example: 10 farmers, ₹1 lakh capital',
        note: 'Without stamp duty, PAN and tax number charge, signatures, our fee',
        paidTo: 'Government',
        sum: [
          ['Name', '{companies.nameFee}'],
          ['Forms', '₹0'],
        ],
        amount: 'At least ₹1,000',
        when: 'With the main form',
      },
      {
        what: 'Our fee',
        note: 'Tax on our fee is shown apart',
        amount: 'Quoted in writing before you pay',
        when: 'Before we collect papers',
      },
    ],
    more: [
      'More first members: each one’s papers are read and matched.',
      'Directors without a director number (DIN): SPICe+ gives it to 3 at most. {mca-portal}',
    ],
  },
  table: {
    heading: 'How votes and money work',
    columns: ['Question', 'The Act’s answer'],
    rows: [
      [
        'Votes',
        '1 for each member; by business done only where all members are institutions {companies-act section 378D}',
      ],
      [
        'Shares',
        'Equity only, as far as possible in step with produce supplied {companies-act section 378ZB}',
      ],
      [
        'Leaving',
        'Transfer at face value to an active member, with Board approval {companies-act section 378ZD}',
      ],
      [
        'Surplus',
        'Limited return on shares, then a bonus by produce supplied {companies-act section 378E}',
      ],
    ],
  },
  documents: [
    {
      title: 'Each first member',
      items: [
        { name: 'PAN, photograph, and proof of identity and of address' },
        {
          name: 'Proof of being a producer',
          note: 'Land record, artisan card, or dairy or fishery identity. {companies-act section 378A}',
        },
        { name: 'Number of shares taken' },
      ],
    },
    {
      title: '5 directors',
      items: [
        { name: 'Consent DIR-2 and declaration INC-9' },
        { name: 'Digital signature, and DIN where held' },
      ],
    },
    {
      title: 'A producer institution',
      items: [
        { name: 'Registration certificate and resolution to join' },
        { name: 'Papers of the person it authorises' },
      ],
    },
    {
      title: 'Office and objects',
      items: [
        {
          name: 'Office proof, consent of its owner and a utility bill',
          note: 'The bill no older than {companies.officeBillAge}.',
        },
        { name: '2 names ending in “Producer Company Limited”', note: 'In this order of words.' },
        { name: 'What you grow, make, buy and sell' },
      ],
    },
  ],
  steps: [
    {
      title: 'You gather producers and agree the rules',
      text: 'At least 10 individuals, with proofs, and 5 people willing to be directors. {companies-act sections 378C and 378-O}',
      clocks: [{ who: 'you', label: 'Usually 1 week or more' }],
    },
    {
      title: 'We reserve the name',
      text: 'Part A of SPICe+, after a look at companies and trademarks.',
      clocks: [
        { who: 'us', label: '1 working day' },
        { who: 'authority', label: '1 to 3 working days' },
      ],
    },
    {
      title: 'We draft memorandum and articles',
      text: 'They carry mutual assistance, voting, patronage and share terms. {companies-act sections 378F and 378G}',
      clocks: [{ who: 'us', label: '4 working days' }],
    },
    {
      title: 'You sign, a professional certifies, we file',
      text: 'Part B with all member proofs, fee and duty.',
      clocks: [
        { who: 'you', label: '2 working days' },
        { who: 'us', label: '1 working day' },
      ],
    },
    {
      title: 'The Registrar examines and registers',
      text: 'The Act gives 30 calendar days on complete papers. {companies-act section 378C}',
      clocks: [{ who: 'authority', label: '5 to 20 working days' }],
    },
  ],
  wrong: [
    {
      when: 'If a member’s proof of production is missing',
      outcome: 'The form comes back. We file again with the proof, or with another producer.',
    },
    {
      when: 'If objects go beyond the Act’s list',
      outcome:
        'They have to be cut to production, sale, inputs and services for members. {companies-act section 378B}',
    },
  ],
  weDo: [
    'Match every member’s papers',
    'Draft articles that members can read',
    'File both parts and answer the Registrar',
    'Prepare the first general meeting',
  ],
  weDoNot: [
    'Enrol members or run elections',
    'Promise a grant or scheme money',
    'Supply the chief executive',
  ],
  youReceive: [
    'Certificate of incorporation with PAN',
    'Memorandum and articles, registered',
    'Member register and share certificates, drafted',
    'Notice and agenda of the first meeting',
  ],
  after: [
    {
      when: 'Before trading',
      duty: 'Food, export and Goods and Services Tax (GST) registrations, as the produce needs.',
    },
    {
      when: 'Every year',
      duty: 'General meeting within 15 months of the last; internal audit; reserve. {companies-act sections 378ZA, 378ZF and 378ZI} Then AOC-4 in {companies.aoc4Within}, annual return in {companies.mgt7Within}, ITR-6 by {income-tax.auditedReturnDue}.',
    },
    {
      when: 'If it is not a small company',
      duty: 'Shares in electronic form (demat) within 5 years of that financial year, 31 March 2028 at the earliest. {securities-rules rule 9B}',
    },
    {
      when: 'Average turnover above ₹5 crore for 3 years',
      duty: 'A whole-time company secretary. {companies-act section 378X}',
    },
  ],
  yourself: {
    text: 'Your group can file on the portal, with a professional’s certificate. We are a private firm, not a government office.',
    site: { title: 'Corporate Affairs Ministry: company forms', source: 'mca-portal' },
  },
  questions: [
    {
      question: 'Is ₹5 lakh of capital compulsory?',
      answer:
        'No. The chapter on producer companies sets no minimum. {companies-act section 378ZB} Choose what your first season needs.',
    },
    {
      question: 'Can a trader or a city friend become a member?',
      answer:
        'No, members have to be primary producers. {companies-act section 378A} Experts may be co-opted as directors.',
    },
    {
      question: 'May it lend to its members?',
      answer:
        'Yes: credit up to 6 months, secured loans of 3 months to 7 years. {companies-act section 378ZK}',
    },
    {
      question: 'Is our income free of tax?',
      answer:
        'No, it is taxed like any company’s. Truly agricultural income follows its own rules.',
    },
    {
      question: 'Are we a public company when hundreds join?',
      answer:
        'No. It counts as private, without any ceiling on members, and never becomes public. {companies-act section 378C}',
    },
  ],
  related: [
    { slug: 'fssai-registration', reason: 'Before you process or pack food' },
    { slug: 'gst-registration', reason: 'Taxable goods beyond the limits, or to another State' },
    { slug: 'roc-compliance', reason: 'Meetings, reserve and yearly forms kept in time' },
    { slug: 'trademark-registration', reason: 'For the brand on your produce' },
  ],
  alsoCited: ['director-rules'],

  checked: '2026-11-20',
};
