import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Nobody has to; useful before a sale, a pay rise, a new regime or a new company',
    governmentFee: 'None for advice; duty or filing fees only for steps that you take',
    ourFee: 'Quoted in writing before you pay; depends on people, entities and assets',
    time: '5 to 10 working days; property or business cases 10 to 20',
    lasts: 'For one tax year and its law; look again after each Budget',
    authority: 'You decide; the Income Tax Department may examine',
  },
  need: {
    must: [],
    may: [
      'You are about to sell a house, land, shares or a business, and the deed is not signed.',
      'You pay rent, a home loan or insurance. The old regime may be worth comparing.',
      'Your business is near the presumptive or audit limit, or you choose how to pay profit to its owners.',
    ],
    notYet: ['The year is over and only the return is left: choose income tax filing.'],
  },
  costs: {
    rows: {
      'Our fee': {
        note: 'GST on our fee has its own line',
        when: 'When the engagement letter is signed',
      },
      'Stamp duty and registration': {
        note: 'Only if property or shares are transferred; by State and value',
        paidTo: 'State or Registrar',
        amount: 'As the State’s schedule says',
        when: 'When the deed is made',
      },
      'Advance tax': {
        note: 'From {income-tax.advanceTaxFrom} of tax, under the Act of 2025. Not for residents aged 60 or more without a business. {income-tax-act section 403}',
        paidTo: 'Government',
        amount: 'By instalments of your estimated tax',
        when: 'In June, September, December, March',
      },
    },
    more: ['Gains with old purchase papers or several owners.'],
  },
  table: {
    heading: 'New regime (115BAC → 202), 2026-27, before surcharge and cess',
    columns: ['Slab of income', 'Rate'],
    rows: [
      ['Up to {income-tax.basicLimitNewRegime}', 'Nil'],
      ['{income-tax.basicLimitNewRegime} to ₹8 lakh', '5%'],
      ['₹8 lakh to ₹12 lakh', '10% {income-tax-act section 202}'],
      ['₹12 lakh to ₹16 lakh', '15% {income-tax-act section 202}'],
      ['₹16 lakh to ₹20 lakh', '20% {income-tax-act section 202}'],
      ['₹20 lakh to ₹24 lakh', '25% {income-tax-act section 202}'],
      ['Above ₹24 lakh', '30% {income-tax-act section 202}'],
    ],
  },
  documents: {
    History: {
      'Your last 2 or 3 returns, with computations': '',
      'The department’s statement of your income': '',
    },
    'Family and investments': {
      'Salary structure': '',
      'Investments, with dates and cost': '',
      'Loan sanction letters and property deeds': '',
    },
    Business: {
      'Accounts, and a forecast for this year': '',
      'Partnership deed or shareholding; related parties': '',
      'Unpaid bills of micro and small suppliers': 'With the due date of each.',
    },
    Plans: {
      'Planned sales, gifts, buy-backs or restructuring': '',
    },
  },
  steps: {
    'You tell us what is ahead': {
      text: 'A talk about family, entities, income and goals.',
      takes: { you: '1 hour, then papers' },
    },
    'We check the past': {
      text: 'Losses and credits carried forward, regime history, defaults.',
      takes: { us: '2 working days' },
    },
    'We compare the choices': {
      text: 'Both regimes, timing, presumptive and audit limits, each company rate, in rupees.',
      takes: { us: '3 to 5 working days' },
    },
    'You act, we review': {
      text: 'You make investments, agreements and payroll declarations. We read the papers before you sign.',
      takes: { you: 'At your pace', us: '1 working day per paper' },
    },
    'We look again before the year ends': {
      text: 'Before the December and March instalments, and once more with the return. Begin in April: for many steps the last day is 31 March. {income-tax-act section 408}',
      takes: { us: '1 working day each time' },
    },
  },
  wrong: {
    'If a spouse or minor child receives a gift':
      'Income from it is usually added to yours (clubbing). {income-tax-act sections 96 to 100}',
    'If micro or small suppliers are paid late':
      'Limit: {licences.msmePayWithinUnagreed}, or up to {licences.msmePayWithin} by written agreement. After that, the bill is not deductible until paid (section 43B(h) → 37). Payment before the return does not change this. {income-tax-act section 37}',
  },
  weDo: [
    'Compute the regimes and options with your figures',
    'Write down conditions, dates and risks',
    'Estimate each instalment of advance tax',
  ],
  weDoNot: ['Sell policies, funds or property', 'Advise on which securities to buy'],
  youReceive: ['A report with comparison and assumptions', 'A calendar of last dates'],
  after: {
    'With each return':
      'Choose the regime in the return, filed by its due date. With business income you can leave the new regime and come back once. After that, you stay. {income-tax-act section 202(4)}',
    'Within 6 months of selling land or buildings':
      'Put the long-term gain into specified bonds (54EC → 85): up to ₹50 lakh, for at least 5 years. {income-tax-act section 85}',
    'Around the sale of a house':
      'A house bought from 1 year before the sale to 2 years after it, or built within 3 years, exempts long-term gain (54 → 82). {income-tax-act section 82}',
    'Once in life, for a gain up to ₹2 crore':
      'You may choose 2 houses instead of 1. {income-tax-act section 82}',
    'By the due date of that year’s return':
      'Put money not yet spent on the new house into a Capital Gains Account. {income-tax-act section 82}',
    'For a company':
      'Choose the 22% regime (115BAA → 200) by the due date, for good. Outside it, the minimum tax (MAT) of 14% is final. {income-tax-act sections 200 and 206}',
    'For a company with old MAT credit':
      'You can use it only in the 22% regime, each year for up to a quarter of the tax. {income-tax-act section 206}',
  },
  yourself: {
    text: 'If you have only a salary, compare both regimes on the department’s site. We are a private firm, not a government office.',
    site: { title: 'Income Tax Department: e-filing', source: 'income-tax-portal' },
  },
  questions: {
    'What do I owe a little above {income-tax.rebateIncomeLimit uncited}?': `A resident in the new regime pays no more tax than the income above this limit: on ₹12,10,000 of slab income, ₹10,000 plus 4% cess. That relief ends near ₹12,70,600. {income-tax-act section 156} {finance-act-2026 First Schedule}`,
    'Which regime is lower for me?':
      'Compare the figures. The new one deducts {income-tax.standardDeduction} from a salary. In it, a resident individual pays no tax up to {income-tax.rebateIncomeLimit} of total income; whether share gains count is disputed. The old one has deductions for rent, a home loan and ₹1.5 lakh of savings (80C → 123). {income-tax-act section 123}',
    'What is presumptive income?':
      'You declare a fixed share of turnover as profit: a business 6% or 8% (44AD → 58), a profession half. Limits: a business {income-tax.presumptiveBusinessLimit}, a profession {income-tax.presumptiveProfessionLimit}; with cash receipts within 5%, {income-tax.presumptiveBusinessLimitLowCash} and {income-tax.presumptiveProfessionLimitLowCash}. It is for resident individuals and firms, and businesses of Hindu undivided families; not for companies, LLPs, commission, brokerage or agency.',
    'Freelancer: half the receipts (44ADA), or real figures?':
      'Half, if your real costs are less than half and receipts stay within {income-tax.presumptiveProfessionLimit}, or {income-tax.presumptiveProfessionLimitLowCash} with little cash. It needs no books and no audit, and covers the listed professions only (44ADA → 58). GST looks at receipts, not at profit.',
    'Does the rent that I pay lower my tax?':
      'Only in the old regime. The tax-free part is the lowest of these: the allowance, the rent above a tenth of salary, and 40% of salary. Instead of 40%, it is 50% in Mumbai, Kolkata, Delhi, Chennai, Hyderabad, Pune, Ahmedabad and Bengaluru. Give your employer Form 124. {income-tax-rules rules 205 and 279}',
    'What tax falls on sold land, houses or shares?':
      'Long-term gains: {income-tax.longTermGainsRate}; on listed shares, above {income-tax.listedGainsFreeUpTo} a year. Long-term is after {income-tax.longTermAfter}, listed shares {income-tax.listedLongTermAfter}. Short-term: listed shares {income-tax.listedShortTermRate}, land your slab rate. Land or buildings bought before {income-tax.oldLandBoughtBefore}: resident individuals and Hindu undivided families pay at most {income-tax.oldLandGainsRate} with indexed cost. Add surcharge and cess (111A, 112, 112A → 196 to 198).',
  },
  related: {
    'income-tax-filing': 'A choice counts only when made in the return',
    'international-taxation': 'For residence, treaties and assets abroad',
  },

  checked: '2026-11-20',
};
