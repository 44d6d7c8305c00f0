import { fact } from '@/law/fact';
import {
  AFTER_THE_BUDGET,
  RETURNS_KNOWN_SINCE,
  ACT_OF_2025,
  MAY_BE_EXTENDED,
  underBothActs,
} from '@/law/income-tax/facts';
import {
  incomeTaxRules,
  incomeTaxAct,
  incomeTaxRules1962,
  blackMoneyAct,
  financeAct,
  incomeTaxAct1961,
} from '@/law/income-tax/texts';
import {
  rupees,
  percent,
  months,
  afterMarch,
  rupeesInFigures,
  years,
  calendarDays,
  text,
  type Quantity,
} from '@/law/units';

/* Income tax across borders: payments and assets abroad, liaison offices, transfer pricing. */

/** One value under the Rules of both Acts. */
/* @__NO_SIDE_EFFECTS__ */
function underBothRules<T>(is: Quantity<T>, rule1962: string, rule2026: string) {
  return [
    { from: RETURNS_KNOWN_SINCE, is, at: [incomeTaxRules1962, rule1962] as const },
    { from: ACT_OF_2025, is, at: [incomeTaxRules, rule2026] as const },
  ];
}

// Money across the border

/** Taxable payments need no accountant’s certificate while their total in a tax year is not above this. */
export const remittanceCertificateAbove = fact('Taxable payments abroad without a certificate', {
  is: rupees(5_00_000),
  at: [incomeTaxRules, 'rule 220'],
  ...AFTER_THE_BUDGET,
});
export const remittancePenalty = fact('Penalty for a missing or wrong Form 145', {
  is: rupees(1_00_000),
  at: [incomeTaxAct, 'section 462'],
  ...AFTER_THE_BUDGET,
});

/** Dividend, royalty and technical fees of non-residents, before surcharge and cess. */
export const nonResidentRate = fact('Tax on a non-resident’s dividend, royalty, fees', {
  is: percent(20),
  at: [incomeTaxAct, 'section 207'],
  ...AFTER_THE_BUDGET,
});
export const foreignTaxCreditWithin = fact('Time to claim foreign tax', {
  referenceDay: 'the period',
  values: underBothRules(months(12), 'rule 128', 'rule 76'),
});

/** An accountant verifies claims of this much foreign tax or more, and all claims of companies. */
export const foreignTaxCreditVerifiedFrom = fact('Foreign tax that an accountant must verify', {
  is: rupees(1_00_000),
  at: [incomeTaxRules, 'rule 76'],
});
export const foreignAssetPenalty = fact('Penalty for a foreign asset left out of the return', {
  is: rupees(10_00_000),
  at: [blackMoneyAct, 'foreign assets not reported'],
});

/** For foreign assets up to this value, other than land and buildings, that penalty is relaxed. */
export const foreignAssetRelaxedUpTo = fact('Foreign assets left out without a penalty', {
  is: rupees(20_00_000),
  at: [blackMoneyAct, 'foreign assets not reported'],
});

// The scheme for foreign assets left out of earlier returns, at their value on 31 March 2026

const FOREIGN_ASSETS_SCHEME = {
  from: '2026-08-16',
  until: '2026-12-31',
  order: 'Notification 114/2026 of 14 August 2026',
  change: 'foreign assets left out of earlier returns can be declared until 31 December 2026',
};

/** Assets are valued at the end of 2025-26; the scheme itself began on 16 August. */
export const foreignDisclosureUntil = fact('Foreign assets scheme: last day', {
  is: afterMarch(9, 31),
  at: [financeAct, 'sections 130 to 144, Notification 114/2026'],
  ...FOREIGN_ASSETS_SCHEME,
  from: '2026-03-31',
});

/** An answer begins with these words, and the date of the last day follows. */
export const foreignDisclosureOpen = fact('Foreign assets scheme: open or not', {
  values: [
    {
      from: FOREIGN_ASSETS_SCHEME.from,
      change: FOREIGN_ASSETS_SCHEME.change,
      is: text('Yes, until'),
      at: [financeAct, 'sections 130 to 144, Notification 114/2026'],
    },
    {
      from: '2027-01-01',
      change: 'the scheme for foreign assets of earlier returns is over, unless it was extended',
      is: text('No longer, unless the scheme was extended: it ran until'),
      at: [financeAct, 'sections 130 to 144, Notification 114/2026'],
    },
  ],
});

/** The maximum of undisclosed income and assets abroad that can be declared. It costs 30% tax, and as much again. */
export const foreignDisclosureLimit = fact('Foreign assets scheme: maximum undisclosed assets', {
  is: rupees(1_00_00_000),
  at: [financeAct, 'section 133'],
  ...FOREIGN_ASSETS_SCHEME,
});

/** For assets bought with taxed money, or with money earned as a non-resident. */
export const foreignDisclosureFee = fact('Foreign assets scheme: fee on assets from taxed money', {
  is: rupees(1_00_000),
  at: [financeAct, 'section 133'],
  ...FOREIGN_ASSETS_SCHEME,
});
export const foreignDisclosureFeeLimit = fact('Foreign assets scheme: maximum value for the fee', {
  is: rupees(5_00_00_000),
  at: [financeAct, 'section 133'],
  ...FOREIGN_ASSETS_SCHEME,
});
export const liaisonOfficeWithin = fact('Time for the statement of a liaison office', {
  referenceDay: 'the period',
  values: underBothRules(months(8), 'rule 114DA', 'rule 234'),
});

// Transfer pricing

export const domesticTransactionsLimit = fact('Total above which related dealings in India count', {
  is: rupees(20_00_00_000),
  at: [incomeTaxAct, 'section 164'],
  ...AFTER_THE_BUDGET,
});

/** If the international transactions are worth more than this, the full file of documents has to be kept. */
export const transferPricingFileAbove = fact('International dealings that need the full file', {
  is: rupees(1_00_00_000),
  at: [incomeTaxRules, 'rule 84'],
  ...AFTER_THE_BUDGET,
});

/** This is the day in the department's calendars. Read strictly, “one month before” the return means one day earlier. */
export const transferPricingReportDue = fact('Due date of the transfer pricing report', {
  values: underBothActs(afterMarch(7, 31), 'section 92E', 'section 172'),
  ...MAY_BE_EXTENDED,
});
export const masterFileDue = fact('Due date of the master file', {
  values: underBothRules(afterMarch(8, 30), 'rule 10DA(2)', 'rule 123'),
  ...MAY_BE_EXTENDED,
});
export const countryReportWithin = fact('Time for the country-by-country report', {
  referenceDay: 'the period',
  values: underBothRules(months(12), 'rule 10DB', 'rule 124'),
});
export const countryReportNoticeBefore = fact('Time between notice and country report', {
  referenceDay: 'the period',
  values: underBothRules(months(2), 'rule 10DB', 'rule 124'),
});
export const transferPricingLateFee = fact('Fee of a transfer pricing report, up to a month late', {
  is: rupees(50_000),
  at: [incomeTaxAct, 'section 428'],
  ...AFTER_THE_BUDGET,
});
export const transferPricingLongLateFee = fact(
  'Fee of a transfer pricing report, more than a month late',
  {
    is: rupeesInFigures(1_00_000),
    at: [incomeTaxAct, 'section 428'],
    ...AFTER_THE_BUDGET,
  },
);
export const transferPricingOldPenalty = fact('Penalty for a late transfer report up to 2025-26', {
  is: rupeesInFigures(1_00_000),
  at: [incomeTaxAct1961, 'section 271BA'],
});
export const transferPricingFileKeptFor = fact('Time to keep transfer pricing documents', {
  is: years(9),
  at: [incomeTaxAct, 'section 171'],
});

/** The time can be extended by up to 30 calendar days. */
export const transferPricingProduceWithin = fact('Time to produce transfer pricing documents', {
  is: calendarDays(10),
  at: [incomeTaxAct, 'section 171'],
});

/** For missing documents, a deal that was not reported, or wrong data. */
export const transferPricingPenalty = fact('Penalty for missing transfer pricing documents', {
  is: text('2% of the value'),
  at: [incomeTaxAct, 'section 442'],
  ...AFTER_THE_BUDGET,
});

/** Cost mark-up of the safe harbour for information technology services. */
export const safeHarbourMargin = fact('Safe harbour mark-up of IT services', {
  is: percent(15.5),
  at: [incomeTaxRules, 'rules 86 to 93'],
  ...AFTER_THE_BUDGET,
});
export const safeHarbourRevenueLimit = fact('Revenue up to which the safe harbour is open', {
  is: rupees(20_00_00_00_000),
  at: [incomeTaxRules, 'rules 86 to 93'],
  ...AFTER_THE_BUDGET,
});

/** For the application in Form 51. Until March 2026 the fee depended on the value of the deals (rule 10-I). */
export const pricingAgreementFee = fact('Fee of an advance pricing agreement', {
  is: rupees(20_00_000),
  at: [incomeTaxRules, 'rule 106'],
  ...AFTER_THE_BUDGET,
  change:
    'an advance pricing agreement costs ₹20 lakh for any value, instead of ₹10, 15 or 20 lakh',
});
export const pricingAgreementRollbackFee = fact('Fee to use a pricing agreement for past years', {
  is: rupees(5_00_000),
  at: [incomeTaxRules, 'rule 111'],
  ...AFTER_THE_BUDGET,
});
