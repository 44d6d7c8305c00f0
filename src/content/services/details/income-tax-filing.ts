import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Every company and firm, profit or not; people above the basic limit; some below it',
    governmentFee:
      'None if on time; late, {income-tax.lateReturnFee 2025-26} or {income-tax.lateReturnFeeForSmallIncome 2025-26}',
    ourFee: 'Quoted in writing before you pay; depends on your kinds of income',
    time: '1 to 3 working days for salary; 3 to 10 with business',
    lasts: 'One year; the next needs its own return',
    authority: 'Income Tax Department; its processing centre checks every return',
  },
  need: {
    must: [
      'You run a company, partnership firm or limited liability partnership (LLP), even one without income. {income-tax-act-1961 section 139(1)} {income-tax-act section 263(1)}',
      'Your income before deductions passes {income-tax.basicLimitNewRegime} in the new regime. In the old one the limit is {income-tax.basicLimitOldRegime}, more from age 60.',
      'Sales pass {income-tax.filingTurnoverLimit}, professional receipts {income-tax.filingReceiptsLimit}, foreign travel ₹2 lakh, electricity ₹1 lakh, current-account deposits ₹1 crore or savings deposits ₹50 lakh. TDS with TCS reaches ₹25,000 (₹50,000 from 60). {income-tax-rules rule 163}',
      'You are ordinarily resident and own, sign for or benefit from an asset or account abroad. Left out, it costs {cross-border.foreignAssetPenalty}. {income-tax-act section 263(1)}',
    ],
    may: [
      'Too much tax was deducted. Only a return brings the refund.',
      'You want to set a loss against later profit.',
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
        note: 'The lower sum up to ₹5 lakh of income (234F → 428)',
        paidTo: 'Government',
        amount:
          '{income-tax.lateReturnFee 2025-26}, or {income-tax.lateReturnFeeForSmallIncome 2025-26}',
        when: 'Before filing',
      },
      Interest: {
        note: 'Each for late filing, short and late advance tax',
        paidTo: 'Government',
        amount: '{income-tax.returnInterest 2025-26}',
        when: 'Together with the tax',
      },
    },
    more: ['Income abroad, or books not yet written up.'],
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
        'Companies, audited cases, their partners',
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
      'PAN, linked with Aadhaar': 'An inoperative PAN holds up the refund.',
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
      text: 'We list what disagrees with Form 26AS and the Annual Information Statement (AIS).',
      takes: { you: '2 hours', us: '1 working day' },
    },
    'We compute both regimes, you choose': {
      text: 'The new regime applies unless you opt out. You do so in a return filed by the due date. {income-tax-rules rule 136}',
      takes: { us: '1 working day; longer with business', you: '30 minutes' },
    },
    'You pay the balance': {
      text: 'Through e-Pay Tax, with interest and any fee. For 2025-26 and before choose the Act of 1961. {income-tax-portal e-Pay Tax}',
      takes: { you: '10 minutes' },
    },
    'We file, you verify': {
      text: 'By Aadhaar code, net banking or signed paper; companies sign digitally. You have {income-tax.verifyReturnWithin}; later, the return counts as filed that day.',
      takes: { us: '2 hours', you: '10 minutes' },
    },
    'The department processes': {
      text: 'An intimation follows (section 143(1) → 270): agreed, refund or demand. {income-tax-act-1961 section 143(1)} {income-tax-act section 270}',
      takes: { authority: 'Weeks, sometimes months' },
    },
  },
  wrong: {
    'If a notice calls the return defective':
      'Correct it within {income-tax.defectReplyWithin} (139(9) → 263). {income-tax-act-1961 section 139(9)}',
    'If the department proposes an adjustment':
      'Often for income that only the AIS has. Reply within {income-tax.adjustmentReplyWithin}.',
  },
  weDo: [
    'Compare your papers with its records',
    'Prepare and file the return',
    'Explain the intimation',
  ],
  weDoNot: ['Leave out income that you or the records show', 'Decide refunds'],
  youReceive: ['The filed return and its acknowledgement', 'The computation, regime by regime'],
  after: {
    'In the next tax year':
      'From {income-tax.advanceTaxFrom} of tax, pay {income-tax.advanceTaxShares} by {income-tax.advanceTaxDates}; residents from 60 without business, nothing. {income-tax-act section 403}',
    'After the last day to revise, if no assessment runs':
      'An updated return, once, within {income-tax.updatedReturnWithin 2025-26} from the following year’s end, adds {income-tax.updatedReturnTax 2025-26} of tax, 10 points more after a reassessment notice. {income-tax-act sections 263(6) and 267}',
  },
  yourself: {
    text: 'With salary and savings alone, yes: filing is free on the portal. We are a private firm, not a government office.',
    site: { title: 'Income Tax e-filing portal', source: 'income-tax-portal' },
  },
  questions: {
    'I missed the due date. What now?':
      'The last day for a belated return for 2025-26 is {income-tax.belatedReturnBy 2025-26}, with fee and interest. The old regime is closed to it. {income-tax-act-1961 section 115BAC(6)} Business and capital losses are not carried forward. Later only an updated return (ITR-U) is left; it cannot lower tax or raise a refund, and a show-cause after 36 months usually bars it. {income-tax-act section 263(6)}',
    'Can I change regime every year?':
      'Yes, without business income. With it, you may opt out and return to the new regime once; then you stay. {income-tax-act section 202(4)}',
    'Can I still declare a foreign asset that I left out?':
      '{cross-border.foreignDisclosureOpen uncited} {cross-border.foreignDisclosureUntil 2025-26}, for 60% of what was hidden, up to {cross-border.foreignDisclosureLimit} on 31 March 2026. Assets of taxed income, or of income as a non-resident, cost {cross-border.foreignDisclosureFee}, up to {cross-border.foreignDisclosureFeeLimit}. Form 1 spares further tax, penalty and prosecution for that asset.',
    'Is income up to {income-tax.rebateIncomeLimit uncited} free of tax?':
      'For resident individuals in the new regime whose total income stays within {income-tax.rebateIncomeLimit} (rebate, section 87A → 156). Share gains have their own rates and get no rebate; whether they count towards the limit is disputed. You still file the return.',
  },
  related: {
    'tax-planning': 'Most choices close before the year does',
    'tax-audit': 'Above certain turnovers its report comes first',
    'international-taxation': 'For treaty relief and income abroad',
  },

  checked: '2026-11-20',
};
