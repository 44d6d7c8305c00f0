import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Shops, eating places, salons, workshops, stores and other trades on your municipality’s list',
    governmentFee: 'Set by each local body: by trade, area, power and zone',
    ourFee: 'Quoted in writing before you pay; depends on city, trade and number of premises',
    time: 'Up to a week if self-declared; 2 to 6 weeks if inspected',
    lasts: 'Usually 1 April to 31 March; in Hyderabad a calendar year; some bodies longer',
    authority: 'The municipal corporation, council or panchayat of the premises',
  },
  need: {
    must: [
      'Get permission before opening if your trade is on the local body’s list. Mumbai and Hyderabad are examples. {mumbai-municipal-act section 394} {hyderabad-municipal-act section 521}',
      'In Delhi, get permission to run a factory, to trade or store goods, and to serve food. Each has its own section. {delhi-municipal-act sections 416, 417 and 421}',
    ],
    may: ['Neighbours complain. The licence helps to show that the use is permitted.'],
    notYet: [
      'You work from home, or in an office trade that is not on the local list. Ask before you pay anyone.',
    ],
  },
  costs: {
    rows: {
      'Licence fee': {
        note: 'By the body’s own schedule; more when late',
        paidTo: 'Municipal body',
        amount: 'As the schedule says for your trade',
        when: 'With the application, then usually yearly',
      },
      'Worked example: Delhi shop, property tax ₹20,000': {
        note: 'Since 23 June 2026, paid with that tax. Not in it: clearances, our fee.',
        paidTo: 'Municipal Corporation of Delhi',
        amount: '{licences.delhiTradeFee} = ₹3,000',
        when: 'Each year',
      },
      'Fire, pollution or other clearances': {
        note: 'Only for trades that need them',
        paidTo: 'The department concerned',
        amount: 'By its rules',
        when: 'Before the licence',
      },
      'Our fee': {
        note: 'By city and trade. GST on our fee has its own line.',
        when: 'After the trade code is settled',
      },
    },
    more: ['Unpaid property tax: you usually have to pay it first.'],
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
        'Maharashtra’s other corporations have another Act {maharashtra-municipal-act section 376}',
      ],
      [
        'Karnataka cities',
        'Municipal Corporations Act {karnataka-municipal-act section 353}',
        'Bengaluru has an Act of its own since May 2025: ask for the current procedure {bengaluru-governance-act since May 2025}',
      ],
      [
        'Kolkata',
        'Municipal Corporation Act {kolkata-municipal-act section 199}',
        'Called a certificate of enlistment',
      ],
      [
        'Hyderabad',
        'Corporation Act of 1955 {hyderabad-municipal-act section 521}',
        'By calendar year; since February 2026 there are three corporations: Greater Hyderabad, Cyberabad, Malkajgiri {hyderabad-corporations G.O. Ms. 55, as reported}',
      ],
      [
        'Kerala',
        'Municipality Act {kerala-municipal-act section 447}',
        'For the trades that the local body lists',
      ],
    ],
  },
  documents: {
    Applicant: {
      'Identity and PAN': '',
      'Deed or incorporation papers, and authority to sign': 'Not for sole owners.',
    },
    Premises: {
      'Ownership paper or rent deed': '',
      'Owner’s written consent (no-objection letter)':
        'Tenants usually need it, besides the rent deed.',
      'Latest property tax receipt, with the property code (UPIC)':
        'Unpaid tax often stops an application.',
      'Electricity bill': '',
      'Site plan, floor area, photographs': 'Measure it: the fee often depends on the area.',
    },
    Trade: {
      'Machines with power, number of workers': '',
      'Fire clearance, pollution consent, food number': 'As your trade needs.',
    },
  },
  steps: {
    'We find body, zone and code': {
      text: 'Is this trade listed, and allowed in this zone and building?',
      takes: { us: '1 to 3 working days' },
    },
    'You gather the papers': {
      text: 'Owner’s consent and tax receipt first: both depend on someone else.',
      takes: { you: '2 to 5 working days' },
    },
    'We file, you pay': {
      text: 'On the municipal site, with your own login. You see trade, area and fee before paying.',
      takes: { us: '1 working day', you: '30 minutes' },
    },
    'The officer inspects or accepts': {
      text: 'For low-risk trades a declaration is often enough. Others wait for the licence or health officer.',
      takes: { authority: 'Same day to 6 weeks' },
    },
    'You display the licence': {
      text: 'Where customers and officers see it. We note the renewal date and tell you which other offices to inform.',
      takes: { you: '10 minutes' },
    },
  },
  wrong: {
    'If the zone or building does not allow the trade':
      'The body may refuse, and the rent is lost. Ask us before you sign a lease.',
    'If you open without the licence':
      'You risk a notice, fine, sealing or prosecution under the municipal Act. Amounts differ by city. {delhi-municipal-act section 417} Delhi’s own Act of April 2026 has raised shop-law fines.',
  },
  weDo: [
    'Read the city’s list and schedule for you',
    'Fill the form, plan and declarations',
    'Reply to written objections',
  ],
  weDoNot: ['Pay anyone outside the official counter', 'Change a zone or building sanction'],
  youReceive: [
    'Licence, or the receipt that replaces it',
    'Log-in to the municipal site',
    'Filed papers and plan',
  ],
  after: {
    'Hyderabad, each year':
      'Ask for the next calendar year’s licence by {licences.hyderabadLicenceBy}, unless a notice moves the day. If late: {licences.hyderabadLateLicence}.',
    'Before trade, owner, address or area changes':
      'Ask for a new permission; the old one usually does not cover the change.',
  },
  yourself: {
    text: 'Many bodies take applications online, Delhi’s site for example, and charge only their own fee. The hard part is the right code and zone rule. We are a private firm, not a government office.',
    site: { title: 'Municipal Corporation of Delhi', source: 'delhi-corporation' },
  },
  questions: {
    'Is a trade licence the same as a Shop Act registration?':
      'No. This licence allows an activity at a place. The Shop Act, also called gumasta, registers an employer under labour law; a shop with staff often has both.',
    'Can I apply as a tenant?':
      'Yes, with the rent deed and the owner’s consent. If your lease forbids the trade, settle that first.',
    'How does renewal work in Delhi now?':
      'By payment. Since 23 June 2026, general trades pay on the property tax site, and the receipt is the licence. Health trades follow their own procedure. {delhi-corporation decision of June 2026}',
    'Can I use it for a new shop?':
      'Usually not: it belongs to one trade at one address. Apply early for the new place, and give up the old licence.',
  },
  related: {
    'fssai-registration': 'Food businesses need this number too',
    'legal-compliance': 'Shop and staff registrations of your State',
    'msme-registration': 'A free status that banks ask about',
  },

  checked: '2026-11-20',
};
