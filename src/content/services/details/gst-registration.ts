import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Sellers above {gst.limitForGoods} a year (goods) or {gst.limitForServices} (services) in most States; some at any turnover',
    governmentFee: 'None {gst-portal}',
    ourFee: 'Quoted in writing before you pay; depends on business form and States',
    time: 'Decision in {gst.grantByPortal figure} to {gst.grantByOfficer uncited}; with inspection, {gst.grantWithVisit uncited}',
    lasts:
      'Until cancelled, no renewal; casual and non-resident ones 90 calendar days, extendable once {cgst-act section 27}',
    authority: 'State or central tax officer; in low-risk cases the portal itself',
  },
  need: {
    must: [
      'You sell services, or goods and services, and turnover passes {gst.limitForServices} in a financial year; in 4 States {gst.limitInFourStates}.',
      'You sell only goods and turnover passes {gst.limitForGoods}. Less in 10 States and Union Territories, and for tobacco among others.',
      'You sell taxable goods to another State, at any turnover. Few sellers are excepted. {cgst-act section 24}',
      'At any turnover too: reverse charge on purchases, agents, marketplaces, casual and non-resident traders. {cgst-act section 24}',
    ],
    may: [
      'You or your customers want credit on purchases. Below the limit too, every duty then applies: tax from the first bill, unless you chose composition. {cgst-act section 25}',
      'You crossed the limit: apply within {gst.stockCreditWithin}. Then claim the credit on stock in ITC-01 within 30 more and revise earlier bills within 1 month, or lose both. {cgst-rules rule 40} {cgst-act section 31}',
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
      'PAN and Aadhaar': 'The name has to match letter by letter: correct it first.',
      Photograph: '',
      'Mobile number and e-mail address':
        'Your own, not your accountant’s: every notice goes there.',
    },
    'The business': {
      'Its PAN, and incorporation certificate, deed or agreement':
        'A sole proprietor needs neither.',
      'Authorisation letter or board resolution for the signatory': '',
      'List of what you sell': '',
      'Cancelled cheque, passbook page or bank statement': 'May follow the grant.',
    },
    'Each workplace, home included': {
      'Owned: latest property tax receipt, electricity or water bill': 'One is enough.',
      'Rented: rent agreement, and one such paper of the owner':
        'Not registered? Add the owner’s proof of identity.',
      'Shared or family: consent letter, and one such paper of the owner': '',
    },
  },
  steps: {
    'We test whether, where and how': {
      text: 'Rule 14A grants within {gst.grantByRule14a}, if tax on sales to registered buyers stays within {gst.rule14aLimit}.',
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
      text: 'The portal grants low-risk cases, an officer the others.',
      takes: { authority: '{gst.grantByPortal figure} to {gst.grantByOfficer uncited}' },
    },
    'We add the bank account, you sign': {
      text: 'The certificate is on the portal. We check it and file form REG-14 within {gst.bankAccountWithin}, before the first GSTR-1; otherwise the registration is suspended.',
      takes: { us: 'Half a working day', you: '10 minutes' },
    },
  },
  wrong: {
    'If the officer asks a question (REG-03)':
      'Your answer (REG-04) is due within {gst.replyWithin}. Officers are told to ask only for what the form lists. {gst-circulars instruction 03/2025}',
    'If the Aadhaar check fails, or the portal sees a risk':
      'An officer may visit, and has {gst.grantWithVisit} in all. Or an e-mail books a biometric check at a GST Suvidha Kendra: bring the originals. {gst-portal}',
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
      'File CMP-04: before the day you choose, or within 7 calendar days after you no longer qualify. Tax invoices begin that day. {cgst-rules rule 6}',
    'If returns are missed':
      'An officer may cancel after {gst.cancelAfterMonths}, or {gst.cancelAfterQuarters} for quarterly filers. With all returns filed, you have {gst.revokeWithin} to ask for it back.',
  },
  yourself: {
    text: 'Yes, the portal is free. We are a private firm, not a government office.',
    site: { title: 'Goods and Services Tax portal', source: 'gst-portal' },
  },
  asked: 'Should I choose the composition scheme?',
  questions: {
    'What counts towards the turnover limit?':
      'All sales under one PAN across India: taxable, exempt, exported, and sent to branches in other States. Tax itself and reverse-charge purchases stay out. {cgst-act section 2}',
    'Do I need VAT or a TIN as well?':
      'No, only GST. State VAT is left for alcohol and five fuels. {cgst-act section 9}',
    'Should I choose the composition scheme?':
      'Only if you sell within your State, mostly to consumers. Traders and makers pay {gst.compositionRateForTraders} of turnover up to {gst.compositionLimit} ({gst.compositionLimitInHills} in Uttarakhand and the north-east without Assam), restaurants {gst.compositionRateForRestaurants}; services {gst.compositionRateForServices} up to {gst.compositionLimitForServices}. You collect no tax, claim no credit, and choose it when you apply, or by {gst.compositionChoiceBy} for the next year.',
    'I have 2 shops or 2 businesses under one PAN. One number or two?':
      'In one State one registration covers all your places and trades; separate ones are possible. Each other State or Union Territory you supply from needs its own. {cgst-act section 25} {cgst-rules rule 11}',
    'Ice cream, job work, advocates: what is special?':
      'Makers of ice cream, pan masala, tobacco, fizzy drinks and some bricks can’t use composition. {central-tax 14/2019} A job worker sells a service: registration by its limit, composition at its rate. {cgst-act sections 10 and 22} An advocate whose clients all pay under reverse charge needs no number. {central-tax 5/2017}',
    'How many days do I have to register?':
      '{gst.applyWithin} from the day you became liable. Later you owe tax from that day, with interest at {gst.interest}. The penalty under the central Act is {gst.penaltyForNoRegistration} or the tax evaded, whichever is higher.',
  },
  related: {
    'gst-filing': 'Returns begin with your first tax period',
    'accounting-bookkeeping': 'Invoices and credit have to agree with returns',
  },

  checked: '2026-11-20',
};
