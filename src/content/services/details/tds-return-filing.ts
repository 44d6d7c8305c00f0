import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Employers, companies and firms paying above certain limits; larger individual businesses too',
    governmentFee: 'None if on time; {tds.lateFee} for a late statement',
    ourFee: 'Quoted in writing before you pay; depends on payees and payments per quarter',
    time: '2 to 5 working days a quarter; more for year-end salary',
    lasts: 'One quarter; 4 statements a year of each kind',
    authority: 'Income Tax Department, which processes statements at one centre',
  },
  need: {
    must: [
      'You pay taxable salaries, a director’s fee of any amount, or a non-resident’s taxable income. {income-tax-act sections 392 and 393} Sellers of scrap and some others collect tax (TCS). {income-tax-act section 394}',
      'You are a company or firm and pay above one of these limits: contracts, {tds.contractSingleLimit} once or {tds.contractYearLimit} a year; professional fees, {tds.feesLimit} a year; rent, the same amount a month.',
      'You pay above {tds.commissionLimit} of commission or benefits, or {tds.interestLimit} of interest, in a year. Or you buy goods above {tds.goodsLimit} from one seller, and last year’s turnover passed {tds.goodsBuyerTurnover}.',
      'You are an individual or Hindu undivided family (HUF), and last year’s turnover passed {tds.turnoverLimit} or receipts {tds.receiptsLimit}: deduct from residents. For staff and Form 141, these limits don’t count.',
    ],
    may: [
      'A payee asks for a lower rate, or you doubt whether a payment counts as work, fee or rent.',
    ],
    notYet: [
      'Individuals below those limits use Form 141: {tds.propertyRate} of property from {tds.propertyFrom}; {tds.oneOffRate} of rent above {tds.feesLimit} a month, once, from the year’s last rent; contractors above {tds.oneOffContractLimit}.',
      'Tax was deducted from your income. Claim it in your income tax return.',
    ],
  },
  costs: {
    rows: {
      'Our fee': {
        note: 'GST on our fee has its own line',
        when: 'Before the first quarter’s work',
      },
      'Late statement': {
        note: 'Never more than the tax itself',
        paidTo: 'Government',
        amount: '{tds.lateFee}',
        when: 'Before you file the statement',
      },
      'Interest on tax deducted late, or deposited late': {
        paidTo: 'Government',
        amount: '{tds.interestUntilDeducted}, or {tds.interestUntilPaid}',
        when: 'With the challan',
      },
    },
    more: ['Missing PANs, unmatched challans, old statements to correct.'],
  },
  table: {
    heading: 'What is due when',
    columns: ['Quarter', 'Tax deposited by', 'Statement by', 'Form 131 (16A) to payees'],
    rows: [
      ['April to June', '{tds.depositDue}', '{tds.firstQuarterDue}', '{tds.firstCertificatesDue}'],
      [
        'July to September',
        '{tds.depositDue}',
        '{tds.secondQuarterDue}',
        '{tds.secondCertificatesDue}',
      ],
      [
        'October to December',
        '{tds.depositDue}',
        '{tds.thirdQuarterDue}',
        '{tds.thirdCertificatesDue}',
      ],
      [
        'January to March',
        '{tds.depositDue}; March: {tds.marchDepositDue}',
        '{tds.fourthQuarterDue}',
        '{tds.fourthCertificatesDue}',
      ],
    ],
  },
  documents: {
    'The deductor': {
      'Tax deduction account number (TAN), and logins': 'No TAN yet? We apply in Form 135 (49B).',
    },
    'Payments of the quarter': {
      'Ledger with payee, amount and nature of payment':
        'Give the date of credit and of payment; the earlier one counts.',
      'PAN of each payee':
        'Missing or inoperative: usually deduct 20%. {income-tax-act section 397(2)}',
      'Challans: bank code, date, serial number': '',
    },
    Salaries: {
      'Monthly break-up and perquisites': '',
      'Staff declarations and regime choice': '',
    },
    'Lower or no deduction': {
      'Certificates and payees’ declarations': '',
    },
  },
  steps: {
    'You send the ledger': {
      text: 'Every credit and payment, with doubtful bills.',
      takes: { you: '2 hours' },
    },
    'We decide code and rate for each payee': {
      text: 'New numeric payment codes replace old section numbers such as 194C.',
      takes: { us: '1 to 2 working days' },
    },
    'You deposit what is missing': {
      text: 'With e-Pay Tax, plus any interest. Choose the Act of 2025 for payments since 1 April 2026, the Act of 1961 for older ones. {income-tax-portal e-Pay Tax}',
      takes: { you: '30 minutes' },
    },
    'We prepare and validate, you sign': {
      text: 'Form 138 for salaries, 140 for residents, 144 for non-residents, 143 for TCS.',
      takes: { us: '1 working day', you: '10 minutes' },
    },
    'The department processes': {
      text: 'It matches challans and PANs, and sends an intimation with any default.',
      takes: { authority: 'Its own time, often weeks' },
    },
  },
  wrong: {
    'If a PAN, code or challan is wrong':
      'File a correction statement, within {tds.correctionWithin} from the end of the tax year in which the statement was due: until {tds.correctionsClosing}.',
    'If tax was never deducted':
      'Until the tax is paid, {tds.disallowance} of the payment is not deductible; if paid to a non-resident, all of it. Relief is possible if the payee filed and paid, and an accountant certifies this.',
    'If tax was deducted and not deposited':
      'Interest runs, and prosecution is possible. If you deposit the tax by the due date of the statement, there is no prosecution. {income-tax-act section 476}',
  },
  weDo: [
    'Test each payment against limits and rates',
    'Compute tax, interest and fee before you deposit',
    'Prepare, validate and upload the statements',
  ],
  weDoNot: ['Deposit tax from our own account', 'Give opinions on treaties'],
  youReceive: ['Receipts of the statements', 'Certificates for staff and vendors'],
  after: {
    'After each statement':
      'Form 131, or 133 for TCS, within {tds.certificateWithin} of its due date.',
    'When a lower-rate certificate ends':
      'Deduct at the full rate until the payee shows a new one. {income-tax-act section 395}',
  },
  yourself: {
    text: 'You upload with your TAN login on the income tax portal; certificates come from TRACES. We are a private firm, not a government office.',
    site: { title: 'Income Tax portal: pay and file with a TAN', source: 'income-tax-portal' },
  },
  questions: {
    'Which form replaces 26Q and 24Q?':
      'Form 140 replaces 26Q, and Form 138 replaces 24Q, for payments from 1 April 2026. For earlier quarters, and their corrections, use the old forms. {income-tax-rules rule 219} {income-tax-act-1961 sections 192 to 206C}',
    'What are the common rates?':
      'Contracts (194C), also for labour under your direction: 1% to individuals and HUFs, 2% to others. {income-tax-act section 402(47)} Technical services and commission: 2%. Professional fees (194J): 10%. Rent (194I): 10% for land or buildings, 2% for plant. A firm deducts 10% from partners’ pay and interest above ₹20,000 a year. {income-tax-act section 393}',
    'Does an individual need a TAN to buy a flat?':
      'No: PAN and Form 141 are enough. If price or stamp value is {tds.propertyFrom} or more for all buyers together, deduct {tds.propertyRate} of the higher one, each buyer on their own share. If the seller is a non-resident, the rates in force apply from the first rupee. Since {tds.oneOffNonResidentSince}, resident buyers pay that in Form 141 too.',
    'Do I file when no tax was deducted?':
      'Usually not: a statement is due for quarters with deduction or collection. You report declarations in Form 121 (15G, 15H) even without a deduction. {traces-portal}',
  },
  related: {
    'income-tax-filing': 'Your payees’ credit, and your own return',
    'accounting-bookkeeping': 'Deduct tax on year-end provisions too',
    'international-taxation': 'Rates and forms for payments abroad',
  },

  checked: '2026-11-20',
};
