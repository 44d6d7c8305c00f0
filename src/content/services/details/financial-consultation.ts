import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Owners who borrow, raise money, set prices or run short of cash',
    governmentFee: 'None for advice',
    ourFee: 'Quoted in writing before you pay; depends on purpose, model and state of books',
    time: 'Usually 10 to 17 working days to delivery; fund-raising longer',
    lasts: 'Projections age: refresh each year, or sooner',
    authority: 'You decide; banks and investors decide for themselves',
  },
  need: {
    must: [],
    may: [
      'A bank asks for a project report or working-capital data.',
      'Sales rise while the account empties, or nobody knows which product earns.',
      'You plan for an investor, or shares for a foreign holder.',
    ],
    notYet: [
      'You want tips on shares or funds: an adviser registered with the regulator gives them. {investment-adviser-regulations registration}',
      'You need it every month: take a virtual chief financial officer.',
      'Your books are a year behind: have them written up first.',
    ],
  },
  costs: {
    rows: {
      'Our fee': {
        note: 'GST on our fee has its own line',
        when: 'After the scope letter',
      },
      'Valuation report': {
        note: 'Where a law asks for one',
        paidTo: 'Registered valuer or merchant banker',
        amount: 'Quoted by the valuer',
        when: 'By the valuer’s terms',
      },
      'Bank processing and credit cover': {
        paidTo: 'The lender',
        amount: 'As its sanction letter says',
        when: 'At sanction or drawing',
      },
      'Charge on company assets, stamp duty': {
        note: 'By capital, amount and State',
        paidTo: 'Registrar and State',
        amount: 'By their tables',
        when: 'When the loan papers are signed',
      },
    },
    more: ['Books that do not agree with bank and tax data; several entities.'],
  },
  table: {
    heading: 'Who may sign a value',
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
        'Income tax on an undervalue',
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
      'Bank statements for the last year': 'All accounts.',
    },
    Operations: {
      'Debtors and creditors by age, stock statement': '',
      'Order book and main contracts': '',
      'Rent, salaries, quotations for equipment': '',
    },
    'Owners and loans': {
      'Share register or deed; Udyam certificate': '',
      'Sanction letters, repayments, covenants': 'Loans in the family too.',
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
      text: 'Break-even, cash cycle, cost per unit, the debt service coverage ratio (DSCR), and a bad year as well.',
      takes: { us: '3 to 8 working days' },
    },
    'You challenge the draft': {
      text: 'You sign the assumptions that you can defend.',
      takes: { you: '1 working day' },
    },
    'We deliver, others sign where they must': {
      text: 'A valuer or accountant signs where law or lender asks. {companies-act section 247}',
      takes: { us: '2 working days' },
    },
    'The bank or investor decides': {
      text: 'We help to answer questions.',
      takes: { Lender: 'Often 15 to 40 working days' },
    },
  },
  wrong: {
    'If the forecast contradicts GST turnover': 'Expect refusal or a smaller limit.',
    'If the wrong professional signed the valuation':
      'It may not count, and has to be made again by a registered valuer. {companies-act section 247}',
    'If a director or related company takes a loan':
      'Some loans are barred: ask before the money moves. {companies-act sections 185 and 186}',
    'If ₹20,000 or more is lent or repaid in cash':
      'A penalty of the whole amount may follow. {income-tax-act sections 185 and 188}',
  },
  weDo: [
    'Build the cash plan, costing or project report',
    'Test it with lower sales and higher interest',
    'Prepare the data room and its answers',
    'Point out which filings a decision triggers',
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
      'Form CHG-1 within {companies.chargeWithin}; after {companies.chargeBarredAfter} not at all.',
    'Shares allotted':
      'Form PAS-3 within {companies.allotmentWithin}, or {companies.placementWithin} for a private placement.',
    'Shares to a non-resident':
      'Form FC-GPR within {labour.foreignAllotmentWithin} of the allotment.',
    'Each year, loans in a company': 'DPT-3 by {companies.dpt3Due}.',
    'Each bill of a micro or small supplier':
      'Pay within {licences.msmePayWithinUnagreed}, or up to {licences.msmePayWithin} if agreed in writing; then interest at {licences.msmeLateInterest}.',
  },
  yourself: {
    text: 'A cash plan fits on one sheet: a year of receipts and payments by date. Udyam registration, free on its portal, is worth having first.',
    site: { title: 'Udyam registration', source: 'udyam-portal' },
  },
  questions: {
    'What are my chances of the loan?': 'The lender decides, and nobody can promise it.',
    'Is a credit monitoring (CMA) report compulsory?':
      'It is a bank’s format; each bank sets from which loan size it wants one.',
    'Can you tell me where to invest my savings?':
      'No. Advice on securities for a fee needs registration, with narrow exceptions. {investment-adviser-regulations regulation 4}',
    'Who sees my figures?':
      'Those who work on them, and the persons you name in the scope letter. Law can compel disclosure.',
  },
  related: {
    'virtual-cfo': 'When one report becomes monthly work',
    'accounting-bookkeeping': 'A model is as good as its ledger',
    'tax-planning': 'What the deal leaves after tax',
    'business-consultation': 'For structure before finance',
  },

  checked: '2026-11-20',
};
