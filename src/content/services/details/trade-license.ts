import type { WrittenDetails } from '@/content/services/schema';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Shops, eating places, salons, workshops, stores and other trades on your municipality’s list',
    governmentFee: 'Set by each local body: by trade, area, power and zone',
    ourFee: 'Quoted in writing before you pay; depends on city, trade and number of premises',
    time: 'Up to a week if self-declared; 2 to 6 weeks if inspected',
    lasts: 'Usually 1 April to 31 March; in Hyderabad a calendar year; some bodies longer',
    authority: 'The municipal corporation, council or panchayat where the premises stand',
  },
  need: {
    must: [
      'Get permission before opening if your trade is on the local body’s list. Mumbai and Hyderabad are examples. {mumbai-municipal-act section 394} {hyderabad-municipal-act section 521}',
      'In Delhi, get permission to run a factory, to trade or store goods, and to serve food. Each has a section of its own. {delhi-municipal-act sections 416, 417 and 421}',
    ],
    may: [
      'A bank, insurer, tender or delivery platform asks for it.',
      'Neighbours complain. The licence helps to show that the use is permitted.',
    ],
    notYet: [
      'You work from home, or in an office trade that the local list leaves out. Ask before you pay anyone.',
      'You only need to register staff under the Shops and Establishments law. That is labour law: see legal compliance.',
      'You sell or make food. The food registration is separate, and usually both apply.',
    ],
  },
  costs: {
    rows: [
      {
        what: 'Licence fee',
        note: 'By the body’s own schedule; more when late',
        paidTo: 'Municipal body',
        amount: 'Read from the schedule for your trade',
        when: 'With the application, then usually yearly',
      },
      {
        what: 'Worked example: Delhi shop, property tax ₹20,000',
        note: 'Since 23 June 2026, paid with that tax. Left open: clearances, our fee.',
        paidTo: 'Municipal Corporation of Delhi',
        amount: '{licences.delhiTradeFee} = ₹3,000',
        when: 'Each year',
      },
      {
        what: 'Example: Delhi, factory in a notified area',
        paidTo: 'Municipal Corporation of Delhi',
        amount: '{licences.delhiFactoryFee}',
        when: 'Each year',
      },
      {
        what: 'Fire, pollution or other clearances',
        note: 'Only for trades that need them',
        paidTo: 'The department concerned',
        amount: 'By its rules',
        when: 'Before the licence',
      },
      {
        what: 'Our fee',
        note: 'By city and trade. Tax on our fee is shown apart.',
        amount: 'Quoted in writing before you pay',
        when: 'After the trade code is settled',
      },
    ],
    more: [
      'A site plan, or visits to the office with you.',
      'Property tax in arrears, which usually has to be cleared first.',
      'Several trades or places.',
    ],
  },
  table: {
    heading: 'Whose law, city by city',
    columns: ['Place', 'Law', 'Worth knowing'],
    rows: [
      [
        'Delhi',
        'Municipal Corporation Act {delhi-municipal-act sections 416 to 421}',
        'General trade: the tax receipt is the licence {delhi-corporation decision of June 2026}',
      ],
      [
        'Mumbai',
        'Municipal Corporation Act {mumbai-municipal-act section 394}',
        'Maharashtra’s other corporations have their own {maharashtra-municipal-act section 376}',
      ],
      [
        'Karnataka cities',
        'Municipal Corporations Act {karnataka-municipal-act section 353}',
        'Bengaluru has an Act of its own since May 2025: ask for its present procedure {bengaluru-governance-act since May 2025}',
      ],
      [
        'Kolkata',
        'Municipal Corporation Act {kolkata-municipal-act section 199}',
        'Called a certificate of enlistment',
      ],
      [
        'Hyderabad',
        'Corporation Act of 1955 {hyderabad-municipal-act section 521}',
        'By calendar year; since February 2026 from three corporations: Greater Hyderabad, Cyberabad, Malkajgiri {hyderabad-corporations G.O. Ms. 55, as reported}',
      ],
      [
        'Kerala',
        'Municipality Act {kerala-municipal-act section 447}',
        'For the trades that the local body lists',
      ],
    ],
  },
  documents: [
    {
      title: 'Applicant',
      items: [
        { name: 'Identity and PAN' },
        {
          name: 'Deed or incorporation papers, and authority to sign',
          note: 'Not for sole owners.',
        },
      ],
    },
    {
      title: 'Premises',
      items: [
        { name: 'Ownership paper or rent deed' },
        {
          name: 'Owner’s written consent (no-objection letter)',
          note: 'Tenants usually need it, besides the rent deed.',
        },
        {
          name: 'Latest property tax receipt, with the property code (UPIC)',
          note: 'Arrears often stop an application.',
        },
        { name: 'Electricity bill' },
        {
          name: 'Site plan, floor area, photographs',
          note: 'Measure it: the fee often depends on the area.',
        },
      ],
    },
    {
      title: 'Trade',
      items: [
        { name: 'Machines with power, number of workers' },
        { name: 'Fire clearance, pollution consent, food number', note: 'As your trade needs.' },
        {
          name: 'Health, lodging or drug papers',
          note: 'Salons, hotels and chemists may need them, city by city.',
        },
      ],
    },
  ],
  steps: [
    {
      title: 'We find body, zone and code',
      text: 'Is this trade listed, and allowed in this zone and building? Some bodies have merged it with property tax.',
      clocks: [{ who: 'us', label: '1 to 3 working days' }],
    },
    {
      title: 'You gather the papers',
      text: 'Owner’s consent and tax receipt first: both depend on someone else.',
      clocks: [{ who: 'you', label: '2 to 5 working days' }],
    },
    {
      title: 'We file, you pay',
      text: 'On the municipal site, in a log-in of yours. You see trade, area and fee before paying.',
      clocks: [
        { who: 'us', label: '1 working day' },
        { who: 'you', label: '30 minutes' },
      ],
    },
    {
      title: 'The officer inspects or accepts',
      text: 'Low-risk trades often pass on a declaration. Others wait for the licence or health officer.',
      clocks: [{ who: 'authority', label: 'Same day to 6 weeks' }],
    },
    {
      title: 'You display the licence',
      text: 'Where customers and officers see it. We note the renewal and tell you whom else to inform.',
      clocks: [{ who: 'you', label: '10 minutes' }],
    },
  ],
  wrong: [
    {
      when: 'If the zone or building does not allow the trade',
      outcome: 'The body may refuse, and the rent is lost. Ask us before you sign a lease.',
    },
    {
      when: 'If an inspector objects',
      outcome: 'We ask for it in writing and answer on paper; you mend the site.',
    },
    {
      when: 'If you open without the licence',
      outcome:
        'Notice, fine, sealing or prosecution under the municipal Act. Amounts differ by city. {delhi-municipal-act section 417} Delhi’s own Act of April 2026 has raised shop-law fines.',
    },
    {
      when: 'If the fee demand looks too high',
      outcome: 'Compare area and use with the tax record. We write the correction request.',
    },
  ],
  weDo: [
    'Read the city’s list and schedule for you',
    'Fill the form, plan and declarations',
    'Reply to written objections',
    'Remind you ahead of renewal',
  ],
  weDoNot: [
    'Pay anyone outside the official counter',
    'Change a zone or building sanction',
    'Register staff; legal compliance covers that',
  ],
  youReceive: [
    'Licence, or the receipt that stands for it',
    'Log-in to the municipal site',
    'Filed papers and plan',
  ],
  after: [
    {
      when: 'Hyderabad, each year',
      duty: 'Ask for the next calendar year’s licence by {licences.hyderabadLicenceBy}, unless a notice moves the day. Later: {licences.hyderabadLateLicence}.',
    },
    {
      when: 'Delhi, each year',
      duty: 'Pay it along with the property tax; the receipt covers the year. {delhi-corporation decision of June 2026}',
    },
    {
      when: 'On a new trade, owner, address or area',
      duty: 'Ask for fresh permission before the change; the old one usually does not follow you.',
    },
  ],
  yourself: {
    text: 'Many bodies take applications online, Delhi’s site for example, and charge only their own fee. The hard part is the right code and zone rule. We are a private firm, not a government office.',
    site: { title: 'Municipal Corporation of Delhi', source: 'delhi-corporation' },
  },
  questions: [
    {
      question: 'Is a trade licence the same as a Shop Act registration?',
      answer:
        'No. This licence allows an activity at a place. The Shop Act, also called gumasta, registers an employer under labour law; a shop with staff often has both.',
    },
    {
      question: 'Can I apply as a tenant?',
      answer:
        'Yes, with the rent deed and the owner’s consent. If your lease forbids the trade, settle that first.',
    },
    {
      question: 'How does renewal work in Delhi now?',
      answer:
        'By paying. Since 23 June 2026 general trade goes through the property tax site and the receipt is the licence. Health trades follow their own procedure. {delhi-corporation decision of June 2026}',
    },
    {
      question: 'I rent in Delhi and my landlord pays the property tax. Who pays the 15%?',
      answer:
        'Usually whoever pays that tax, since both are paid together. What the order says of tenants was not found: settle it in the lease, and keep a copy of the receipt. {delhi-corporation decision of June 2026}',
    },
    {
      question: 'I own a factory in a Delhi industrial area. Do I apply?',
      answer:
        'Usually not. In notified areas the allotment deed or Udyam number counts as the licence, once the yearly charge is paid. {delhi-corporation decision of July 2025}',
    },
    {
      question: 'Does it travel with me to a new shop?',
      answer:
        'As a rule no: it belongs to one trade at one address. Apply for the new place early, and give up the old.',
    },
  ],
  related: [
    { slug: 'fssai-registration', reason: 'Food businesses hold this number besides' },
    { slug: 'legal-compliance', reason: 'Shop and staff registrations of your State' },
    { slug: 'msme-registration', reason: 'A free status that banks ask about' },
    { slug: 'sole-proprietorship-registration', reason: 'The other papers of a first shop' },
  ],

  checked: '2026-11-20',
};
