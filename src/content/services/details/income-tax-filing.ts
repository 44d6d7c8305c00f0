import type { WrittenDetails } from '@/content/services/schema';

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
      'You run a company, partnership firm or limited liability partnership (LLP), even one without income (section 139(1) → 263(1)). {income-tax-act-1961 section 139(1)} {income-tax-act section 263(1)}',
      'Your income before deductions passes {income-tax.basicLimitNewRegime} in the new regime. In the old one the limit is {income-tax.basicLimitOldRegime}, more from age 60.',
      'Sales pass {income-tax.filingTurnoverLimit}, professional receipts {income-tax.filingReceiptsLimit}, foreign travel ₹2 lakh, electricity ₹1 lakh, current-account deposits ₹1 crore or savings deposits ₹50 lakh. TDS with TCS reaches ₹25,000 (₹50,000 from 60). {income-tax-rules rule 163}',
      'You are ordinarily resident and own, sign for or benefit from an asset or account abroad. {income-tax-act section 263(1)}',
    ],
    may: [
      'Too much tax was deducted. Only a return brings the refund.',
      'You want to set a business or share loss against later profit.',
    ],
    notYet: [
      'Your income is below the limit and you meet no other test.',
      'The tax year is still running. Choose tax planning.',
    ],
  },
  costs: {
    rows: [
      {
        what: 'Return filed in time',
        paidTo: 'Government',
        amount: 'Nothing {income-tax-portal}',
        when: 'Up to the due date',
      },
      {
        what: 'Our fee',
        note: 'Tax on our fee is shown apart',
        amount: 'Quoted in writing before you pay',
        when: 'Once you agree to the quote',
      },
      {
        what: 'Tax still owed',
        paidTo: 'Government',
        amount: 'As the return computes it',
        when: 'Before filing',
      },
      {
        what: 'Late fee',
        note: 'The lower sum up to ₹5 lakh of income (234F → 428)',
        paidTo: 'Government',
        amount:
          '{income-tax.lateReturnFee 2025-26}, or {income-tax.lateReturnFeeForSmallIncome 2025-26}',
        when: 'Before filing',
      },
      {
        what: 'Interest',
        note: 'Separately for late filing, short advance tax and late instalments',
        paidTo: 'Government',
        amount: '{income-tax.returnInterest 2025-26}',
        when: 'Together with the tax',
      },
    ],
    more: [
      'Sales of shares, property or crypto without statements of cost.',
      'Income abroad, or books not yet written up.',
    ],
  },
  table: {
    heading: 'Due dates, unless the tax board extended them',
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
      [
        'Cases with a transfer pricing report',
        '{income-tax.transferPricingReturnDue}',
        '{income-tax.transferPricingReturnDue 2025-26}',
      ],
      ['Belated return', '{income-tax.belatedReturnBy}', '{income-tax.belatedReturnBy 2025-26}'],
      [
        'Revised return, with a fee after 31 December',
        '{income-tax.revisedReturnBy}',
        '{income-tax.revisedReturnBy 2025-26}',
      ],
    ],
  },
  documents: [
    {
      title: 'You',
      items: [
        { name: 'PAN, linked with Aadhaar', note: 'An inoperative PAN holds up the refund.' },
        {
          name: 'Bank account with branch code',
          note: 'Validate it on the portal before you file.',
        },
        { name: 'Earlier returns, notices, advance tax receipts' },
      ],
    },
    {
      title: 'Salary, house, investments',
      items: [
        {
          name: 'Form 16 from each employer',
        },
        { name: 'Interest and home loan certificates; rent and municipal tax' },
        {
          name: 'Capital gains statements and deeds',
        },
        {
          name: 'Old regime: insurance, provident fund, health cover, donations',
        },
      ],
    },
    {
      title: 'Business or profession',
      items: [
        { name: 'Trial balance or accounts, bank statements' },
        {
          name: 'Goods and Services Tax (GST) returns',
        },
        { name: 'Lists of loans, assets and stock' },
      ],
    },
    {
      title: 'Abroad',
      items: [
        { name: 'Bank, broker and share plan statements' },
        {
          name: 'Foreign return and proof of tax paid',
          note: 'For the credit: Form 67 for 2025-26, Form 44 from tax year 2026-27. {income-tax-rules rule 76}',
        },
      ],
    },
  ],
  steps: [
    {
      title: 'You share papers, we compare records',
      text: 'We list what disagrees with Form 26AS and the Annual Information Statement (AIS).',
      clocks: [
        { who: 'you', label: '2 hours' },
        { who: 'us', label: '1 working day' },
      ],
    },
    {
      title: 'We compute the tax twice',
      text: 'Old and new regime side by side.',
      clocks: [{ who: 'us', label: '1 working day; longer with business' }],
    },
    {
      title: 'You choose and approve',
      text: 'The new regime applies unless you opt out. You do so in a return filed by the due date. {income-tax-rules rule 136}',
      clocks: [{ who: 'you', label: '30 minutes' }],
    },
    {
      title: 'You pay the balance',
      text: 'Through e-Pay Tax, with interest and any fee. For 2025-26 and before choose the Act of 1961. {income-tax-portal e-Pay Tax}',
      clocks: [{ who: 'you', label: '10 minutes' }],
    },
    {
      title: 'We file, you verify',
      text: 'By Aadhaar code, net banking or signed paper; companies sign digitally. You have {income-tax.verifyReturnWithin} from filing.',
      clocks: [
        { who: 'us', label: '2 hours' },
        { who: 'you', label: '10 minutes' },
      ],
    },
    {
      title: 'The department processes',
      text: 'An intimation follows (section 143(1) → 270): agreed, refund or demand. {income-tax-act-1961 section 143(1)} {income-tax-act section 270}',
      clocks: [{ who: 'authority', label: 'Weeks, sometimes months' }],
    },
  ],
  wrong: [
    {
      when: 'If a notice calls the return defective',
      outcome:
        'Correct it within {income-tax.defectReplyWithin} (139(9) → 263). {income-tax-act-1961 section 139(9)}',
    },
    {
      when: 'If the department proposes an adjustment',
      outcome:
        'Often for income that only the AIS has. Reply within {income-tax.adjustmentReplyWithin}.',
    },
    {
      when: 'If a foreign asset is left out',
      outcome: 'A {cross-border.foreignAssetPenalty} penalty. A scheme helps: see the questions.',
    },
  ],
  weDo: [
    'Compare your papers with what the department holds',
    'Prepare and file the return',
    'Explain the intimation',
  ],
  weDoNot: ['Leave out income that you or the records show', 'Decide refunds'],
  youReceive: ['The filed return and its acknowledgement', 'The computation, regime by regime'],
  after: [
    {
      when: 'In the next tax year',
      duty: 'From {income-tax.advanceTaxFrom} of tax, pay {income-tax.advanceTaxShares} by {income-tax.advanceTaxDates}; residents from 60 without business, nothing. {income-tax-act section 403}',
    },
    {
      when: 'On presumptive income',
      duty: 'All of it by {income-tax.presumptiveAdvanceTaxDate}, goods carriages apart.',
    },
    {
      when: 'For later years',
      duty: 'Business and capital losses are carried forward for {income-tax.lossesCarriedFor}, if you filed in time.',
    },
    {
      when: 'After the last day to revise, if no assessment runs',
      duty: 'An updated return, once, within {income-tax.updatedReturnWithin 2025-26} from the following year’s end, adds {income-tax.updatedReturnTax 2025-26} of tax, 10 points more after a reassessment notice. {income-tax-act sections 263(6) and 267}',
    },
  ],
  yourself: {
    text: 'With salary and savings alone, yes: filing is free on the portal. Gains, foreign assets and a business’s regime need care. We are a private firm, not a government office.',
    site: { title: 'Income Tax e-filing portal', source: 'income-tax-portal' },
  },
  questions: [
    {
      question: 'Which law applies to my return for 2025-26?',
      answer:
        'The Act of 1961. The Act of 2025 covers income from 1 April 2026, whose returns fall due in 2027. {income-tax-act section 536}',
    },
    {
      question: 'I missed the due date. What now?',
      answer:
        'A belated return for 2025-26 is taken until {income-tax.belatedReturnBy 2025-26}, with fee and interest. It is taxed in the new regime; the old one is closed. {income-tax-act-1961 section 115BAC(6)} Business and capital losses are not carried forward. Later only an updated return (ITR-U) is left; it cannot lower the tax or raise a refund.',
    },
    {
      question: 'Can I change regime every year?',
      answer:
        'Yes, without business income. With it, you may opt out and return to the new regime once; then you stay in it while the business lasts. {income-tax-act section 202(4)}',
    },
    {
      question: 'Can I still declare a foreign asset that I left out?',
      answer:
        '{cross-border.foreignDisclosureOpen uncited} {cross-border.foreignDisclosureUntil 2025-26}, for 60% of what was hidden, up to {cross-border.foreignDisclosureLimit} in value on 31 March 2026. What was taxed, or earned as a non-resident, costs {cross-border.foreignDisclosureFee}, up to {cross-border.foreignDisclosureFeeLimit}. Form 1 spares further tax, penalty and prosecution for that asset; money from crime is shut out.',
    },
    {
      question: 'Is income up to ₹12 lakh free of tax?',
      answer:
        'For resident individuals in the new regime whose total income stays within {income-tax.rebateIncomeLimit} (rebate, section 87A → 156). Share gains have their own rates and get no rebate; whether they count towards the limit is disputed. You still file the return.',
    },
  ],
  related: [
    { slug: 'tax-planning', reason: 'Most choices close before the year does' },
    { slug: 'tax-audit', reason: 'Above certain turnovers its report comes first' },
    { slug: 'tds-return-filing', reason: 'For tax that you deduct from others' },
    { slug: 'international-taxation', reason: 'For treaty relief and income abroad' },
  ],

  checked: '2026-11-20',
};
