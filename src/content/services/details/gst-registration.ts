import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Sellers above {gst.limitForGoods} a year (goods) or {gst.limitForServices} (services) in most States; some at any turnover',
    governmentFee: 'None {gst-portal}',
    ourFee: 'Quoted in writing before you pay; depends on business form and States',
    time: 'Decision in {gst.grantByPortal figure} to {gst.grantByOfficer uncited}; with inspection, {gst.grantWithVisit uncited}',
    lasts:
      'Until cancelled, no renewal; casual and non-resident sellers: 90 calendar days, extendable once {cgst-act section 27}',
    authority: 'State or central tax officer; in low-risk cases the portal itself',
  },
  need: {
    must: [
      'You sell services, or goods and services, and turnover passes {gst.limitForServices} in a financial year, or {gst.limitInFourStates} in 4 States.',
      'You sell only goods and turnover passes {gst.limitForGoods}. The limit is lower in 10 States and Union Territories, and for tobacco and some other goods.',
      'You sell taxable goods to another State, at any turnover. A few sellers are exempt. {cgst-act section 24}',
      'At any turnover: you pay reverse charge on purchases, or are an agent, a marketplace, a casual or non-resident trader. {cgst-act section 24}',
    ],
    may: [
      'You or your customers want credit on purchases. Then every duty applies below the limit too: tax from the first bill, unless you chose composition. {cgst-act section 25}',
      'You crossed the limit: apply within {gst.stockCreditWithin}. Then claim credit on stock in form ITC-01 within 30 more calendar days and revise earlier bills within 1 month, or lose both. {cgst-rules rule 40} {cgst-act section 31}',
    ],
    notYet: [
      'You sell only exempt goods or services, or produce of land you cultivate. {cgst-act section 23}',
      'You sell only services, online, to other States or abroad, below the limit. {central-tax 65/2017} {integrated-tax 10/2017}',
      'You sell goods on marketplaces within your own State, below the limit. Enrol on the portal instead. {central-tax 34/2023}',
    ],
  },
  costs: {
    rows: {
      'Registration, change or cancellation': {
        amount: 'No government fee {gst-portal}',
      },
      'Our fee': {
        note: 'GST on our fee has its own line',
        when: 'After you accept the quote',
      },
      'Digital signature': {
        note: 'Only companies and limited liability partnerships (LLPs)',
        paidTo: 'A licensed certifying authority',
        amount: 'Set by the company that issues it',
        when: 'Before signing',
      },
    },
    more: [
      'Casual and non-resident sellers deposit the expected tax when they apply. {cgst-act section 27}',
    ],
  },
  table: {
    heading: 'Turnover limit by State',
    columns: ['You supply from', 'Goods only', 'Services, or both'],
    rows: [
      [
        'Manipur, Mizoram, Nagaland or Tripura',
        '{gst.limitInFourStates}',
        '{gst.limitInFourStates}',
      ],
      [
        'Arunachal Pradesh, Meghalaya, Puducherry, Sikkim, Telangana or Uttarakhand',
        '{gst.limitForGoodsInSixStates}',
        '{gst.limitForServices}',
      ],
      ['Any other State or Union Territory', '{gst.limitForGoods}', '{gst.limitForServices}'],
    ],
  },
  documents: {
    'Owners and signatory': {
      'PAN and Aadhaar':
        'Your name has to be the same in both, letter by letter. If not, correct it first.',
      Photograph: '',
      'Mobile number and e-mail address':
        'Your own, not your accountant’s: every notice goes there.',
    },
    'The business': {
      'Its PAN, and incorporation certificate, deed or agreement': 'Not for a sole proprietor.',
      'Authorisation letter or board resolution for the signatory': '',
      'List of your goods or services': '',
      'Cancelled cheque, passbook page or bank statement': 'You may add it after the grant.',
    },
    'Each workplace, home included': {
      'Owned: latest property tax receipt, electricity or water bill': 'One is enough.',
      'Rented: rent agreement, and the owner’s property tax receipt, electricity or water bill':
        'If the agreement is not registered, add the owner’s proof of identity.',
      'Shared or family: consent letter, and the owner’s property tax receipt, electricity or water bill':
        '',
    },
  },
  steps: {
    'We check if, where and how you register': {
      text: 'Rule 14A is a quick route: {gst.grantByRule14a}, if tax on sales to registered buyers stays within {gst.rule14aLimit}.',
      takes: { us: '1 working day' },
    },
    'You type in 2 codes': {
      text: 'Part A of form REG-01 checks PAN, mobile and e-mail.',
      takes: { you: '10 minutes' },
    },
    'We fill Part B, you sign': {
      text: 'You sign with a code or digital signature. The Aadhaar check follows by a link, or in person.',
      takes: { us: '1 working day', you: '30 minutes' },
    },
    'The portal or an officer decides': {
      text: 'The portal approves low-risk cases; an officer decides the others.',
      takes: { authority: '{gst.grantByPortal figure} to {gst.grantByOfficer uncited}' },
    },
    'We add the bank account, you sign': {
      text: 'The certificate is on the portal. We check it and file form REG-14 within {gst.bankAccountWithin}, before the first GSTR-1; otherwise the registration is suspended.',
      takes: { us: 'Half a working day', you: '10 minutes' },
    },
  },
  wrong: {
    'If the officer asks a question (REG-03)':
      'Your answer (REG-04) is due within {gst.replyWithin}. Officers have an instruction to ask only for papers that the form lists. {gst-circulars instruction 03/2025}',
    'If the Aadhaar check fails, or the portal sees a risk':
      'An officer may visit, and then has {gst.grantWithVisit} in all. Or an e-mail invites you to a biometric check at a GST Suvidha Kendra: bring the originals. {gst-portal}',
  },
  weDo: [
    'Choose the scheme with you',
    'Fill and file form REG-01',
    'Draft the answer to the first query',
  ],
  weDoNot: [
    'Keep your codes, passwords or Aadhaar number',
    'File your returns, unless you order that too',
  ],
  youReceive: ['GST identification number (GSTIN) and certificate', 'Your first due dates'],
  after: {
    'Every month or quarter':
      'GSTR-1 (sales) and GSTR-3B (tax), even with no sales. {cgst-act sections 37 and 39}',
    'If you leave composition':
      'File CMP-04 before the day you choose, or within 7 calendar days after you no longer qualify. From that day issue tax invoices. {cgst-rules rule 6}',
    'If returns are missed':
      'An officer may cancel after {gst.cancelAfterMonths} (quarterly filers: {gst.cancelAfterQuarters}). File all returns and ask for the number back within {gst.revokeWithin} of the order.',
  },
  yourself: {
    text: 'Yes, the portal is free. We are a private firm, not a government office.',
    site: { title: 'Goods and Services Tax portal', source: 'gst-portal' },
  },
  asked: 'Should I choose the composition scheme?',
  questions: {
    'What counts towards the turnover limit?':
      'All sales under one PAN across India: taxable, exempt, exports, and goods sent to branches in other States. The tax itself and reverse-charge purchases do not count. {cgst-act section 2}',
    'Do I need VAT or a TIN as well?':
      'No, only GST. State VAT remains only for alcohol and five fuels. {cgst-act section 9}',
    'Should I choose the composition scheme?':
      'Only if you sell within your State, mostly to consumers. Up to {gst.compositionLimit} of turnover ({gst.compositionLimitInHills} in Uttarakhand and the north-east without Assam), traders and makers pay {gst.compositionRateForTraders}, restaurants {gst.compositionRateForRestaurants}. Up to {gst.compositionLimitForServices}, services pay {gst.compositionRateForServices}. Under composition, you collect no tax and claim no credit. Choose it when applying, or by {gst.compositionChoiceBy} for next year.',
    'I have 2 shops or 2 businesses under one PAN. One number or two?':
      'In one State one registration covers all your places and trades, but you may have separate ones. Each other State or Union Territory from which you supply needs its own. {cgst-act section 25} {cgst-rules rule 11}',
    'Ice cream, job work, advocates: what is special?':
      'Makers of ice cream, pan masala, tobacco, fizzy drinks and some bricks can’t use composition. {central-tax 14/2019} A job worker sells a service: the limit and composition rate of services apply. {cgst-act sections 10 and 22} An advocate whose clients all pay under reverse charge needs no number. {central-tax 5/2017}',
    'How many days do I have to register?':
      '{gst.applyWithin} from the day you became liable. If you are late, you owe tax from that day, with interest at {gst.interest}. The penalty under the central Act is {gst.penaltyForNoRegistration} or the tax evaded, whichever is higher.',
  },
  related: {
    'gst-filing': 'Returns begin with your first tax period',
    'accounting-bookkeeping': 'Invoices and credit have to agree with returns',
  },

  checked: '2026-11-20',
};
