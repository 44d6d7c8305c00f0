import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Owners who borrow, raise money, set prices or run short of cash',
    governmentFee: 'None for advice',
    ourFee: 'Quoted in writing before you pay; depends on purpose, model and state of books',
    time: 'Usually 10 to 17 working days to delivery; fund-raising longer',
    lasts: 'Forecasts get old: renew them every year, or sooner',
    authority: 'You decide; banks and investors decide for themselves',
  },
  need: {
    must: [],
    may: [
      'A bank asks for a project report or working-capital data.',
      'Sales rise but cash falls, or nobody knows which product earns money.',
      'You plan for an investor, or for shares of a foreign holder.',
    ],
    notYet: [
      'You want advice on shares or funds: ask an adviser registered with the regulator. {investment-adviser-regulations registration}',
      'You need figures every month: choose a virtual chief financial officer.',
      'Your books are a year behind: order bookkeeping first.',
    ],
  },
  costs: {
    rows: {
      'Our fee': {
        note: 'GST on our fee has its own line',
        when: 'After the scope letter',
      },
      'Valuation report': {
        note: 'If a law asks for it',
        paidTo: 'Registered valuer or merchant banker',
        amount: 'Quoted by the valuer',
        when: 'As the valuer’s terms say',
      },
      'Bank processing and credit cover': {
        note: 'Credit cover protects the bank if you cannot repay',
        paidTo: 'The lender',
        amount: 'As its sanction letter says',
        when: 'At sanction or drawing',
      },
      'Charge on company assets, stamp duty': {
        note: 'By capital, amount and State',
        paidTo: 'Registrar and State',
        amount: 'As their tables say',
        when: 'When the loan papers are signed',
      },
    },
    more: ['Books that do not agree with bank and tax data; several entities.'],
  },
  table: {
    heading: 'Who may sign a valuation',
    columns: ['Purpose', 'Who signs', 'Rule'],
    rows: [
      [
        'Shares and assets under company law',
        'A registered valuer',
        'Section 247 {companies-act section 247}',
      ],
      [
        'Shares to or from a non-resident',
        'Chartered accountant, merchant banker or practising cost accountant',
        'Exchange control pricing {non-debt-rules pricing of shares}',
      ],
      [
        'Income tax on a price that is too low',
        'Depends on the method for that asset',
        'Fair market value, rule 57 {income-tax-rules rule 57}',
      ],
    ],
  },
  documents: {
    Figures: {
      'Last 3 accounts, and this month’s trial balance': '',
      'Tax returns, also of Goods and Services Tax (GST)':
        'Lenders compare them with your forecast.',
      'Bank statements for the last year': 'From all accounts.',
    },
    Operations: {
      'Debtors and creditors by age, stock statement': '',
      'Order book and main contracts': '',
      'Rent, salaries, quotations for equipment': '',
    },
    'Owners and loans': {
      'Share register or deed; Udyam certificate': '',
      'Sanction letters, repayments, covenants': 'Include loans from the family.',
      'Term sheets, earlier valuations, credit report': '',
    },
    Plan: {
      'Your assumptions on price, volume and growth': 'In writing: you will have to defend them.',
    },
  },
  steps: {
    'We agree the question': {
      text: 'The scope letter names purpose, reader, result and fee.',
      takes: { us: '1 working day', you: '30 minutes' },
    },
    'You send data, we reconcile': {
      text: 'Books against bank, GST and tax records.',
      takes: { you: '1 working day', us: '2 to 4 working days' },
    },
    'We analyse and model': {
      text: 'We compute break-even, cash cycle, cost per unit and debt service coverage ratio (DSCR), also for a bad year.',
      takes: { us: '3 to 8 working days' },
    },
    'You question the draft': {
      text: 'You sign the assumptions that you can defend.',
      takes: { you: '1 working day' },
    },
    'We deliver, others sign if required': {
      text: 'A valuer or accountant signs if the law or the lender asks for it. {companies-act section 247}',
      takes: { us: '2 working days' },
    },
    'The bank or investor decides': {
      text: 'We help to answer questions.',
      takes: { Lender: 'Often 15 to 40 working days' },
    },
  },
  wrong: {
    'If the forecast contradicts GST turnover': 'The bank may refuse, or lower the limit.',
    'If the wrong professional signed the valuation':
      'It may not count. A registered valuer has to make it again. {companies-act section 247}',
    'If a director or related company takes a loan':
      'Some loans are barred: ask before any payment. {companies-act sections 185 and 186}',
    'If ₹20,000 or more is lent or repaid in cash':
      'The penalty may be the whole amount. {income-tax-act sections 185 and 188}',
  },
  weDo: [
    'Build the cash plan, costing or project report',
    'Test it with lower sales and higher interest',
    'Prepare the data room and its answers',
    'Name the filings that follow a decision',
  ],
  weDoNot: [
    'Recommend shares, funds or policies',
    'Promise a loan, a rate or an investor',
    'Sign valuations or audits',
  ],
  youReceive: [
    'A model in a sheet, with every input visible',
    'A report in words for bank, board or investor',
    'A page of dates and next steps',
  ],
  after: {
    'Company loan on security':
      'Form CHG-1 within {companies.chargeWithin}. After {companies.chargeBarredAfter} you can’t file it any more.',
    'Shares allotted':
      'Form PAS-3 within {companies.allotmentWithin}, or {companies.placementWithin} for a private placement.',
    'Shares to a non-resident':
      'Form FC-GPR within {labour.foreignAllotmentWithin} of the allotment.',
    'Each year, if a company has loans': 'DPT-3 by {companies.dpt3Due}.',
    'Each bill of a micro or small supplier':
      'Pay within {licences.msmePayWithinUnagreed}, or up to {licences.msmePayWithin} if agreed in writing. After that you owe interest at {licences.msmeLateInterest}.',
  },
  yourself: {
    text: 'You can write a cash plan on one sheet: a year of receipts and payments by date. Udyam registration helps with loans: get it first, free on its portal.',
    site: { title: 'Udyam registration', source: 'udyam-portal' },
  },
  questions: {
    'What are my chances of the loan?': 'The lender decides, and nobody can promise it.',
    'Is a credit monitoring (CMA) report compulsory?':
      'It is a format of banks. Each bank sets the loan size from which it asks for one.',
    'Can you tell me where to invest my savings?':
      'No. Advice on securities for a fee needs registration, with narrow exceptions. {investment-adviser-regulations regulation 4}',
    'Who sees my figures?':
      'The people who work on them, and the persons you name in the scope letter. The law can force us to disclose them.',
  },
  related: {
    'virtual-cfo': 'If you need such reports every month',
    'accounting-bookkeeping': 'A model needs correct books',
    'tax-planning': 'Shows what a deal leaves after tax',
    'business-consultation': 'For the legal form, before finance',
  },

  checked: '2026-11-20',
};
