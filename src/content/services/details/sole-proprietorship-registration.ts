import type { WrittenDetails } from '@/content/services/written-details';

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
      'Register for GST from the start if you sell taxable goods to another State, in any amount. Only a few exceptions apply. {cgst-act section 24}',
      'Get the licence for your trade, if there is one. Food needs one, from a home kitchen to a shop. {food-safety-act section 31}',
    ],
    may: [
      'You freelance, run a shop or sell online, and want to begin small at low cost.',
      'You make goods or give services, and customers pay late. Register on Udyam before you supply: you may not be able to claim for older bills. {msme-disputes-portal}',
    ],
    notYet: [
      'A claim or loan could cost you your house. A one person company usually protects your house from claims and loans.',
      'A friend shares profit and decisions. Write a partnership deed, or form a limited liability partnership (LLP).',
      'You plan for investors or Startup India recognition. Form a private limited company.',
    ],
  },
  costs: {
    rows: {
      Udyam: {
        amount: 'No government fee {udyam-portal}',
      },
      'GST registration': {
        amount: 'No government fee {gst-portal}',
      },
      'Shop registration or trade licence': {
        note: 'By State, trade, size and staff',
        paidTo: 'State government or municipality',
        amount: 'The local rate',
        when: 'With that application',
      },
      'Profession tax': {
        note: 'In States that levy it',
        paidTo: 'State government',
        amount: 'The State’s rate',
        when: 'As State law says',
      },
      'Worked example: a freelancer below the GST limit': {
        note: 'Not in it: shop registration or profession tax, if your State asks; our fee',
        paidTo: 'Government',
        amount: 'Udyam ₹0, no GST needed: ₹0 in all {udyam-portal}',
        when: 'With each registration',
      },
      'Our fee': {
        note: 'Per registration. GST on our fee has its own line.',
        when: 'After you have accepted the quote',
      },
    },
    more: ['More than one workplace, or a trade that needs a licence of its own.'],
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
  documents: {
    You: {
      'PAN and Aadhaar':
        'Your own PAN serves the business. Aadhaar needs your current mobile number.',
      'Photograph and e-mail address': '',
    },
    'The place': {
      'Ownership paper, or rent agreement and owner’s no objection': 'For a room at home as well.',
      'Recent electricity bill': 'Its address should match the other papers letter by letter.',
    },
    'The business': {
      'Trade name and what you do': '',
      'Investment and turnover, or estimates': '',
      'Personal bank statement or cancelled cheque': '',
      'For the current account: 2 proofs in the business name':
        'Such as Udyam and GST. A bank may accept 1 after checks. {bank-identity-directions}',
    },
  },
  steps: {
    'We agree on the name and the list': {
      text: 'By your trade, place and plans.',
      takes: { you: '1 hour', us: '1 working day' },
    },
    'You register on Udyam': {
      text: 'With your Aadhaar code, free. We prepare the activity codes.',
      takes: { you: 'Usually the same day' },
    },
    'The State or municipality answers': {
      text: 'We file for shop registration or trade licence on the local portal, if either applies.',
      takes: { us: '1 working day', authority: 'Up to a few weeks' },
    },
    'The tax officer or portal decides': {
      text: 'If GST applies. With checks, it can take a month.',
      takes: { authority: '{gst.grantByPortal figure} to {gst.grantByOfficer uncited}' },
    },
    'Your bank opens the account': {
      text: 'The bank checks you and the proofs above, and decides by its own rules.',
      takes: { authority: 'It varies by bank' },
    },
  },
  wrong: {
    'If name or address differ between papers':
      'The portal or bank will not accept them. Correct Aadhaar or bill first, the rest later.',
    'If the name has “Ltd”, “LLP” or another’s trade mark':
      'You are not a company, and the owner of the mark can object. Choose another name.',
    'If you registered for GST without need':
      'Returns fall due even with no sales, and late ones cost a fee. {cgst-act section 47}',
  },
  weDo: [
    'List the registrations for your trade and town',
    'Compare the name with trade marks',
    'Fill the forms; you give the codes',
  ],
  weDoNot: [
    'Protect your name: a trade mark does that',
    'Limit your liability',
    'Open the account, or speak for the bank',
  ],
  youReceive: [
    'Udyam certificate',
    'GST and local certificates, where applied for',
    'Papers ready for the bank',
  ],
  after: {
    'Once you have a GST number':
      'Returns every month or quarter, whether or not you sold anything. {cgst-act section 39}',
    'If you choose presumptive income':
      'Up to {income-tax.presumptiveBusinessLimit} ({income-tax.presumptiveBusinessLimitLowCash} with little cash); many professions {income-tax.presumptiveProfessionLimit}. A business that leaves (44AD → 58) cannot return for 5 years; a profession can. {income-tax-act section 58}',
    'When turnover passes the audit limit':
      'Tax audit (section 44AB → 63) above {income-tax.taxAuditBusinessLimit}, or {income-tax.taxAuditLowCashLimit} if at most {income-tax.taxAuditCashShare} of receipts and {income-tax.taxAuditCashShare uncited} of payments are cash; professions above {income-tax.taxAuditProfessionLimit}.',
  },
  yourself: {
    text: 'Udyam and GST registration cost nothing: do both yourself if your papers agree. We help if you are not sure what applies, or if proofs differ. We are a private firm, not a government office.',
    site: { title: 'Udyam registration portal', source: 'udyam-portal' },
  },
  questions: {
    'Is there a certificate of sole proprietorship?':
      'No central law registers one; your other registrations show that it exists. {bank-identity-directions}',
    'Does the business get a PAN of its own?':
      'No. You and it are one person, so your PAN and your tax slabs apply. A resident in the new regime pays no tax on income up to {income-tax.rebateIncomeLimit}, if there are no gains from shares.',
    'Can I run 2 businesses under one PAN?':
      'Yes: one return shows both. Each may have its own trade name and account. In one State one GST number covers both. {cgst-act section 25(2)}',
    'What does Udyam do for a shop?':
      'Less than for a maker of goods: traders may register for priority lending only. {msme-notifications order of 2 July 2021}',
    'My customers pay late. Does Udyam help?':
      'Yes, if you make goods or give services and are micro or small. Payment is due within {licences.msmePayWithinUnagreed}. If you agreed on another time in writing, that time counts, up to {licences.msmePayWithin}. Then interest runs. {msmed-act section 16}',
  },
  related: {
    'msme-registration': 'Udyam by itself, with classes and payment rules',
    'gst-registration': 'All limits, State by State',
    'one-person-company': 'Still alone, without risking your house',
    'trademark-registration': 'The surest way to protect the name',
  },

  checked: '2026-11-20',
};
