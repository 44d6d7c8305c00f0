import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Every company and firm, profit or not; people above the basic limit; some below it',
    governmentFee:
      'None if on time; if late, {income-tax.lateReturnFee 2025-26} or {income-tax.lateReturnFeeForSmallIncome 2025-26}',
    ourFee: 'Quoted in writing before you pay; depends on your kinds of income',
    time: '1 to 3 working days for salary; 3 to 10 with business',
    lasts: 'One year; the next needs its own return',
    authority: 'Income Tax Department; its processing centre checks every return',
  },
  need: {
    must: [
      'You run a company, partnership firm or limited liability partnership (LLP), even one without income. {income-tax-act-1961 section 139(1)} {income-tax-act section 263(1)}',
      'Your income before deductions passes {income-tax.basicLimitNewRegime} in the new regime. In the old regime the limit is {income-tax.basicLimitOldRegime}, and higher from age 60.',
      'Sales pass {income-tax.filingTurnoverLimit}, professional receipts {income-tax.filingReceiptsLimit}, foreign travel ₹2 lakh, electricity ₹1 lakh, current-account deposits ₹1 crore or savings deposits ₹50 lakh. TDS plus TCS reaches ₹25,000 (₹50,000 from 60). {income-tax-rules rule 163}',
      'You are ordinarily resident and own, sign for or benefit from an asset or account abroad. If you leave it out, the penalty is {cross-border.foreignAssetPenalty}. {income-tax-act section 263(1)}',
    ],
    may: [
      'Too much tax was deducted. Only a return brings the refund.',
      'You want to deduct a loss from later profit.',
    ],
    notYet: ['The tax year is still running. Choose tax planning.'],
  },
  costs: {
    rows: {
      'Our fee': {
        note: 'GST on our fee has its own line',
        when: 'Once you agree to the quote',
      },
      'Late fee': {
        note: 'The lower fee is for income up to ₹5 lakh (234F → 428)',
        paidTo: 'Government',
        amount:
          '{income-tax.lateReturnFee 2025-26}, or {income-tax.lateReturnFeeForSmallIncome 2025-26}',
        when: 'Before filing',
      },
      Interest: {
        note: 'Separate interest: late filing, too little advance tax, late advance tax',
        paidTo: 'Government',
        amount: '{income-tax.returnInterest 2025-26}',
        when: 'Together with the tax',
      },
    },
    more: ['Income abroad, or books not yet complete.'],
  },
  table: {
    heading: 'Due dates, unless extended',
    columns: ['Return', 'Due after the year', 'For 2025-26'],
    rows: [
      [
        'Salary, house, gains: forms ITR-1 and ITR-2',
        '{income-tax.returnDue}',
        '{income-tax.returnDue 2025-26}',
      ],
      [
        'Business without audit, and partners of such firms',
        '{income-tax.businessReturnDue}',
        '{income-tax.businessReturnDue 2025-26}',
      ],
      [
        'Companies, audited businesses and their partners',
        '{income-tax.auditedReturnDue}',
        '{income-tax.auditedReturnDue 2025-26}',
      ],
      ['Belated return', '{income-tax.belatedReturnBy}', '{income-tax.belatedReturnBy 2025-26}'],
      [
        'Revised return, with a fee after 31 December',
        '{income-tax.revisedReturnBy}',
        '{income-tax.revisedReturnBy 2025-26}',
      ],
    ],
  },
  documents: {
    You: {
      'PAN, linked with Aadhaar': 'An inoperative PAN delays the refund.',
      'Bank account with branch code': 'Validate it on the portal.',
      'Earlier returns, notices, advance tax receipts': '',
    },
    'Salary, house, investments': {
      'Form 16 from each employer': '',
      'Interest and loan certificates; rent': '',
      'Capital gains statements and deeds': '',
      'Old regime: insurance, provident fund, health cover, donations': '',
    },
    'Business or profession': {
      'Trial balance or accounts, bank statements': '',
      'Goods and Services Tax (GST) returns': '',
    },
    Abroad: {
      'Bank, broker and share plan statements': '',
      'Foreign return and proof of tax paid':
        'For the credit: Form 67 for 2025-26, Form 44 from tax year 2026-27. {income-tax-rules rule 76}',
    },
  },
  steps: {
    'You share papers, we compare records': {
      text: 'We list differences from Form 26AS and the Annual Information Statement (AIS).',
      takes: { you: '2 hours', us: '1 working day' },
    },
    'We compute both regimes, you choose': {
      text: 'The new regime applies unless you opt out. You do so in a return filed by the due date. {income-tax-rules rule 136}',
      takes: { us: '1 working day; longer with business', you: '30 minutes' },
    },
    'You pay the balance': {
      text: 'Through e-Pay Tax, with interest and any fee. For 2025-26 and earlier, choose the Act of 1961. {income-tax-portal e-Pay Tax}',
      takes: { you: '10 minutes' },
    },
    'We file, you verify': {
      text: 'By Aadhaar code, net banking or signed paper; companies sign digitally. You have {income-tax.verifyReturnWithin}. If you verify later, the return counts as filed on that later day.',
      takes: { us: '2 hours', you: '10 minutes' },
    },
    'The department processes': {
      text: 'You get an intimation (section 143(1) → 270): accepted, refund or demand. {income-tax-act-1961 section 143(1)} {income-tax-act section 270}',
      takes: { authority: 'Weeks, sometimes months' },
    },
  },
  wrong: {
    'If a notice calls the return defective':
      'Correct it within {income-tax.defectReplyWithin} (139(9) → 263). {income-tax-act-1961 section 139(9)}',
    'If the department proposes an adjustment':
      'This is often income that only the AIS shows. Reply within {income-tax.adjustmentReplyWithin}.',
  },
  weDo: [
    'Compare your papers with the department’s records',
    'Prepare and file the return',
    'Explain the intimation',
  ],
  weDoNot: ['Leave out income that you or the records show', 'Decide refunds'],
  youReceive: ['The filed return and its acknowledgement', 'The computation, regime by regime'],
  after: {
    'Advance tax in the next tax year':
      'From {income-tax.advanceTaxFrom} of tax, pay {income-tax.advanceTaxShares} by {income-tax.advanceTaxDates}. Residents from 60 without business are exempt. {income-tax-act section 403}',
    'After the last day to revise, if no assessment runs':
      'You may file 1 updated return within {income-tax.updatedReturnWithin 2025-26} after the following year. It adds {income-tax.updatedReturnTax 2025-26} of tax; a reassessment notice adds 10 points. {income-tax-act sections 263(6) and 267}',
  },
  yourself: {
    text: 'Yes, if you have only salary and savings: filing is free on the portal. We are a private firm, not a government office.',
    site: { title: 'Income Tax e-filing portal', source: 'income-tax-portal' },
  },
  questions: {
    'I missed the due date. What now?':
      'The last day for a belated return for 2025-26 is {income-tax.belatedReturnBy 2025-26}, with fee and interest. A belated return can’t use the old regime. {income-tax-act-1961 section 115BAC(6)} Business and capital losses are not carried forward. Later you can only file an updated return (ITR-U). This return cannot lower tax or raise a refund. A show-cause notice after 36 months usually bars it. {income-tax-act section 263(6)}',
    'Can I change regime every year?':
      'Yes, if you have no business income. With business income, you may opt out and return to the new regime once; then you stay. {income-tax-act section 202(4)}',
    'Can I still declare a foreign asset that I left out?':
      '{cross-border.foreignDisclosureOpen uncited} {cross-border.foreignDisclosureUntil 2025-26}, for 60% of the hidden value, up to {cross-border.foreignDisclosureLimit} on 31 March 2026. Assets bought from taxed income, or from income as a non-resident, cost {cross-border.foreignDisclosureFee}, up to {cross-border.foreignDisclosureFeeLimit}. Form 1 protects you from further tax, penalty and prosecution for that asset.',
    'Is income up to {income-tax.rebateIncomeLimit uncited} free of tax?':
      'Yes, for resident individuals in the new regime with total income up to {income-tax.rebateIncomeLimit} (rebate, section 87A → 156). Share gains have their own rates and get no rebate. It is disputed whether they count towards the limit. You still file the return.',
  },
  related: {
    'tax-planning': 'Most choices end before the year ends',
    'tax-audit': 'Above certain turnovers its report is due first',
    'international-taxation': 'For treaty relief and income abroad',
  },

  checked: '2026-11-20',
};
