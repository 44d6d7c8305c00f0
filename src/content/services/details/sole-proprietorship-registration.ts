import type { WrittenDetails } from '@/content/services/schema';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'One person who trades alone and accepts that business debts are personal debts (unlimited liability)',
    governmentFee: 'None for Udyam or goods and services tax (GST); local licences at local rates',
    ourFee: 'Quoted in writing before you pay; depends on how many registrations you need',
    time: 'Usually 5 to 15 working days for the whole set',
    lasts: 'As long as you trade; some local licences need renewal',
    authority: 'No single one: Udyam, a tax officer, your State or municipality, your bank',
  },
  need: {
    must: [
      'Register for GST above a turnover of {gst.limitForGoods} a year for goods, or {gst.limitForServices} for services; in some States earlier.',
      'Register for GST from the start if you sell taxable goods across a State border, however little, with few exceptions. {cgst-act section 24}',
      'Get the licence of your trade, where it has one. Food needs one, from a home kitchen to a shop. {food-safety-act section 31}',
    ],
    may: [
      'You freelance, run a shop or sell online, and want to begin small at low cost.',
      'You are a micro or small maker or service provider. Udyam gives you a date for payment, {licences.msmePayWithin} at the latest.',
    ],
    notYet: [
      'A claim or loan could cost you your house. A one person company usually keeps it out of reach.',
      'A friend shares profit and decisions. Write a partnership deed, or form a limited liability partnership (LLP).',
      'Investors or Startup India recognition are the plan. Form a private limited company.',
    ],
  },
  costs: {
    rows: [
      {
        what: 'Udyam',
        amount: 'No government fee {udyam-portal}',
      },
      {
        what: 'GST registration',
        amount: 'No government fee {gst-portal}',
      },
      {
        what: 'Shop registration or trade licence',
        note: 'By State, trade, size and staff',
        paidTo: 'State government or municipality',
        amount: 'The local rate',
        when: 'With that application',
      },
      {
        what: 'Profession tax',
        note: 'In States that levy it',
        paidTo: 'State government',
        amount: 'The State’s rate',
        when: 'As State law says',
      },
      {
        what: 'Worked example: a freelancer below the GST limit',
        note: 'To add: shop registration or profession tax, where your State asks, and our fee',
        paidTo: 'Government',
        amount: 'Udyam ₹0, no GST needed: ₹0 in all {udyam-portal}',
        when: 'With each registration',
      },
      {
        what: 'Our fee',
        note: 'Per registration. Tax on our fee is shown apart.',
        amount: 'Quoted in writing before you pay',
        when: 'Once you have chosen from it',
      },
    ],
    more: [
      'More than one workplace, or a trade that needs a licence of its own.',
      'Papers whose names or addresses have to be corrected first.',
    ],
  },
  table: {
    heading: 'Which registration is for what',
    columns: ['Registration', 'You need it', 'Lasts'],
    rows: [
      [
        'Udyam',
        'For bank loans as a small business, and against late payers',
        'No expiry {udyam-portal}',
      ],
      [
        'GST',
        'Above the limits, and in listed cases below them {cgst-act section 24}',
        'Until cancelled',
      ],
      [
        'Shops and establishments',
        'Usually for an office, shop or staff, as your State says',
        'By State: yearly, longer or for life',
      ],
      ['Trade licence', 'For trades on your municipality’s list', 'As it decides'],
      ['Current account', 'To keep business money apart', 'Until closed'],
    ],
  },
  documents: [
    {
      title: 'You',
      items: [
        {
          name: 'PAN and Aadhaar',
          note: 'Your own PAN serves the business. Aadhaar needs your current mobile number.',
        },
        { name: 'Photograph and e-mail address' },
      ],
    },
    {
      title: 'The place',
      items: [
        {
          name: 'Ownership paper, or rent agreement and owner’s no objection',
          note: 'For a room at home as well.',
        },
        {
          name: 'Recent electricity bill',
          note: 'Its address should match the other papers letter by letter.',
        },
      ],
    },
    {
      title: 'The business',
      items: [
        { name: 'Trade name and what you do' },
        { name: 'Investment and turnover, or estimates' },
        { name: 'Personal bank statement or cancelled cheque' },
        {
          name: 'For the current account: 2 proofs in the business name',
          note: 'Such as Udyam and GST. A bank may accept 1 after checks. {bank-identity-directions}',
        },
      ],
    },
  ],
  steps: [
    {
      title: 'We settle name and list',
      text: 'You tell us the trade, the place and the plans; we tell you which apply.',
      clocks: [
        { who: 'you', label: '1 hour' },
        { who: 'us', label: '1 working day' },
      ],
    },
    {
      title: 'You declare on Udyam',
      text: 'With your Aadhaar code, free. We prepare the activity codes so that they fit.',
      clocks: [{ who: 'you', label: 'Usually the same day' }],
    },
    {
      title: 'The State or municipality answers',
      text: 'We file for shop registration or trade licence on the local portal, if either applies.',
      clocks: [
        { who: 'us', label: '1 working day' },
        { who: 'authority', label: 'Up to a few weeks' },
      ],
    },
    {
      title: 'The tax officer or portal decides',
      text: 'Only if GST applies. Checks of identity or premises can stretch this to a month.',
      clocks: [{ who: 'authority', label: '3 to 7 working days' }],
    },
    {
      title: 'Your bank opens the account',
      text: 'It looks at you and at the proofs above, and decides by its own rules.',
      clocks: [{ who: 'authority', label: 'It varies by bank' }],
    },
  ],
  wrong: [
    {
      when: 'If name or address differ between papers',
      outcome:
        'The portal or bank will not accept them. Correct Aadhaar or bill first, the rest later.',
    },
    {
      when: 'If the name holds “Ltd”, “LLP” or another’s mark',
      outcome: 'You are not a company, and the mark’s owner can object. Choose another name.',
    },
    {
      when: 'If you registered for GST without need',
      outcome:
        'Returns fall due even with no sales, and late ones cost a fee. {cgst-act section 47}',
    },
  ],
  weDo: [
    'List the registrations for your trade and town',
    'Compare the name with trade marks',
    'Fill the forms; you give the codes',
    'Write the list of first-year dates',
  ],
  weDoNot: [
    'Protect your name: that is a trade mark’s work',
    'Limit your liability',
    'Open the account, or speak for the bank',
  ],
  youReceive: [
    'Udyam certificate',
    'GST and local certificates, where applied for',
    'Papers ready for the bank',
  ],
  after: [
    {
      when: 'Once you have a GST number',
      duty: 'Returns every month or quarter, whether or not you sold anything. {cgst-act section 39}',
    },
    {
      when: 'If you choose presumptive income',
      duty: 'Up to {income-tax.presumptiveBusinessLimit}, or {income-tax.presumptiveBusinessLimitLowCash} with little cash; many professions {income-tax.presumptiveProfessionLimit}. Leaving bars a business (44AD → 58) for 5 years, but no profession. {income-tax-act section 58}',
    },
    {
      when: 'When turnover passes the audit limit',
      duty: 'Tax audit (section 44AB → 63) above {income-tax.taxAuditBusinessLimit}, or {income-tax.taxAuditLowCashLimit} with cash within {income-tax.taxAuditCashShare} each way; professions above {income-tax.taxAuditProfessionLimit}.',
    },
  ],
  yourself: {
    text: 'Udyam and GST registration cost nothing: do both yourself if your papers agree. Our work helps where it is unclear what applies, or where proofs differ. We are a private firm, not a government office.',
    site: { title: 'Udyam registration portal', source: 'udyam-portal' },
  },
  questions: [
    {
      question: 'Is there a certificate of sole proprietorship?',
      answer:
        'No. No law registers one; your other registrations show that it exists. {bank-identity-directions}',
    },
    {
      question: 'Does the business get a PAN of its own?',
      answer:
        'No. You and it are one person, so your PAN and your tax slabs apply. In the new regime a resident with income up to {income-tax.rebateIncomeLimit} and no share gains pays none.',
    },
    {
      question: 'Is my trade name now protected?',
      answer: 'No. Neither Udyam nor GST gives a right to it. Register the trade mark.',
    },
    {
      question: 'What does Udyam do for a shop?',
      answer:
        'Less than for a maker: traders may join for priority lending only. {msme-notifications order of 2 July 2021}',
    },
    {
      question: 'My customers pay late. Does Udyam help?',
      answer:
        'Yes, if you make goods or give services and are micro or small. Without an agreed date payment is due in {licences.msmePayWithinUnagreed}, then interest runs. {msmed-act section 16}',
    },
    {
      question: 'Can I turn it into a company later?',
      answer:
        'Yes, by transferring the business to a company, a one person company or an LLP. Tax, contracts and licences have to move with it, so plan the date.',
    },
  ],
  related: [
    { slug: 'msme-registration', reason: 'Udyam by itself, with classes and payment rules' },
    { slug: 'gst-registration', reason: 'All limits, State by State' },
    { slug: 'one-person-company', reason: 'Still alone, without risking your house' },
    { slug: 'trademark-registration', reason: 'The surest way to protect the name' },
  ],

  checked: '2026-11-20',
};
