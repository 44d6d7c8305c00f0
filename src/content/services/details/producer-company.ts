import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: '10 or more farmers, fishers, weavers or artisans, or 2 producer institutions {companies-act section 378C}',
    governmentFee:
      '{companies.nameFee} for the name; forms free up to {companies.feeFreeCapital} capital; stamp duty in most States',
    ourFee: 'Quoted in writing before you pay; depends on the number of members',
    time: '3 to 6 weeks after all papers: 15 to 30 working days',
    lasts: 'No expiry; it may be struck off',
    authority: 'Registrar of Companies, through the Central Registration Centre',
  },
  need: {
    must: [],
    may: [
      'You want to buy seed, process and sell together, and keep the trader’s margin. {companies-act section 378B}',
      'A scheme for farmer producer organisations (FPO) or a buyer asks for a registered body.',
    ],
    notYet: [
      'You are 2 to 9 producers: begin as a partnership or as a limited liability partnership.',
      'You want outside investors. But members have to be producers or their institutions. {companies-act sections 378A and 378C} Form a private limited company instead.',
    ],
  },
  costs: {
    rows: {
      'Reserving the name': {
        paidTo: 'Government',
        amount: '{companies.nameFee}',
        when: 'Before the main form',
      },
      'Forming the company': {
        note: 'For more capital, a fee by slabs',
        paidTo: 'Government',
        amount: 'Nil up to {companies.feeFreeCapital}',
        when: 'With the main form',
      },
      'Stamp duty': {
        note: 'Some States exempt producer companies',
        paidTo: 'State government',
        amount: 'As your State sets it {mca-portal}',
        when: 'With the main form',
      },
      'Digital signatures (DSC) of those who sign': {
        paidTo: 'A licensed certifying authority',
        amount: 'Set by that authority, for each signature',
        when: 'Early, as villages may need a visit',
      },
      'Worked example: 10 farmers, ₹1 lakh capital': {
        note: 'Not in it: stamp duty, PAN and tax number charge, signatures, our fee',
        paidTo: 'Government',
        sum: [
          ['Name', '{companies.nameFee}'],
          ['Forms', '₹0'],
        ],
        amount: 'At least {companies.nameFee uncited}',
        when: 'With the main form',
      },
      'Our fee': {
        note: 'GST on our fee has its own line',
        when: 'Before we collect papers',
      },
    },
    more: [
      'Directors without a director number (DIN): SPICe+ gives 3 numbers at most. {mca-portal}',
    ],
  },
  table: {
    heading: 'How votes and money work',
    columns: ['Question', 'The Act’s answer'],
    rows: [
      [
        'Votes',
        '1 for each member; if all members are institutions, by business done {companies-act section 378D}',
      ],
      [
        'Shares',
        'Equity only, as far as possible in proportion to produce supplied {companies-act section 378ZB}',
      ],
      [
        'Leaving',
        'Transfer at face value to an active member, with Board approval {companies-act section 378ZD}',
      ],
      [
        'Surplus',
        'Limited return on shares, then a bonus in proportion to produce supplied {companies-act section 378E}',
      ],
    ],
  },
  documents: {
    'Each first member': {
      'PAN, photograph, and proof of identity and of address': '',
      'Proof of being a producer':
        'Land record, artisan card, or dairy or fishery identity. {companies-act section 378A}',
      'Number of shares taken': '',
    },
    '5 directors': {
      'Consent DIR-2 and declaration INC-9': '',
      'Digital signature, and director number (DIN), if any': '',
    },
    'A producer institution': {
      'Registration certificate and resolution to join': '',
      'Papers of the person it authorises': '',
    },
    'Office and objects': {
      'Office proof, consent of its owner and a utility bill':
        'The bill no older than {companies.officeBillAge}.',
      '2 names ending in “Producer Company Limited”': 'Keep this order of words.',
      'What you grow, make, buy and sell': '',
    },
  },
  steps: {
    'You find producers and agree on the rules': {
      text: 'At least 10 individuals, with proofs, and 5 people willing to be directors. {companies-act sections 378C and 378-O}',
      takes: { you: 'Usually 1 week or more' },
    },
    'We reserve the name': {
      text: 'In SPICe+, Part A, after a search of companies and trademarks.',
      takes: { us: '1 working day', authority: '1 to 3 working days' },
    },
    'We draft memorandum and articles': {
      text: 'They set terms for mutual assistance, voting, patronage (members’ business with the company) and shares. {companies-act sections 378F and 378G}',
      takes: { us: '4 working days' },
    },
    'You sign, a professional certifies, we file': {
      text: 'Part B with all member proofs, fee and duty.',
      takes: { you: '2 working days', us: '1 working day' },
    },
    'The Registrar examines and registers': {
      text: 'The Act gives the Registrar 30 calendar days from complete papers. {companies-act section 378C}',
      takes: { authority: '5 to 20 working days' },
    },
  },
  wrong: {
    'If a member’s proof of production is missing':
      'The Registrar returns the form. Add the proof, or another producer.',
    'If objects go beyond the Act’s list':
      'You have to limit them to production, sale, inputs and services for members. {companies-act section 378B}',
  },
  weDo: [
    'Check every member’s papers',
    'Draft articles that members can read',
    'File both parts and answer the Registrar',
  ],
  weDoNot: [
    'Enrol members or run elections',
    'Promise a grant or scheme money',
    'Provide the chief executive',
  ],
  youReceive: [
    'Certificate of incorporation with PAN',
    'Memorandum and articles, registered',
    'Member register and share certificates, drafted',
  ],
  after: {
    'Before trading': 'Food, export and GST registrations, as the produce needs.',
    'Every year':
      'General meeting within 15 months of the last; internal audit; reserve. {companies-act sections 378ZA, 378ZF and 378ZI} Then AOC-4, annual return and ITR-6, as in the first year.',
    'If it is not small at a year’s end':
      'Shares in electronic form (demat) within 5 years of the end of that financial year: 31 March 2028 at the earliest. {securities-rules rule 9B}',
    'Average turnover above ₹5 crore for 3 years':
      'A whole-time company secretary. {companies-act section 378X}',
  },
  yourself: {
    text: 'Your group can file on the portal, with a professional’s certificate. We are a private firm, not a government office.',
    site: { title: 'Corporate Affairs Ministry: company forms', source: 'mca-portal' },
  },
  questions: {
    'Is ₹5 lakh of capital compulsory?':
      'No, the Act sets no minimum. {companies-act section 378ZB} Choose what your first season needs.',
    'Can a trader or a city friend become a member?':
      'No, members have to be primary producers. {companies-act section 378A} The Board may add experts as directors (co-option).',
    'May it lend to its members?':
      'Yes: credit up to 6 months, secured loans of 3 months to 7 years. {companies-act section 378ZK}',
    'Is our income free of tax?':
      'No, it is taxed as a company’s income. Agricultural income follows its own rules.',
    'Are we a public company when hundreds join?':
      'No. It counts as a private company, without a limit on members, and does not become public. {companies-act section 378C}',
  },
  related: {
    'fssai-registration': 'Before you process or pack food',
    'gst-registration': 'If you sell taxable goods above the limits or to another State',
    'roc-compliance': 'Meetings, reserve and yearly forms kept in time',
    'trademark-registration': 'For the brand on your produce',
  },
  alsoCited: ['director-rules'],

  checked: '2026-11-20',
};
