import { fact, factByDate } from '@/law/fact';
import {
  ACT_OF_2025,
  AFTER_THE_BUDGET,
  MAY_BE_EXTENDED,
  RETURNS_KNOWN_SINCE,
  blackMoneyAct,
  financeAct,
  incomeTaxAct,
  incomeTaxAct1961,
  incomeTaxRules,
  incomeTaxRules1962,
} from '@/law/income-tax/facts';
import {
  afterMarch,
  calendarDays,
  months,
  percent,
  rupees,
  rupeesInFigures,
  text,
  years,
} from '@/law/units';

/* Income tax of what crosses the border: payments and assets abroad, liaison offices, transfer pricing. */

// Money across the border

/** Payments that are taxable and within this total in a tax year need no accountant’s certificate. */
export const remittanceCertificateAbove = fact(
  rupees(5_00_000),
  incomeTaxRules,
  'rule 220',
  AFTER_THE_BUDGET,
);

/** Form 145 not filed, or wrong. */
export const remittancePenalty = fact(
  rupees(1_00_000),
  incomeTaxAct,
  'section 462',
  AFTER_THE_BUDGET,
);

/** Dividend, royalty and technical fees of non-residents, before surcharge and cess. */
export const nonResidentRate = fact(percent(20), incomeTaxAct, 'section 207', AFTER_THE_BUDGET);

/** From the end of the tax year, for the claim of foreign tax. */
export const foreignTaxCreditWithin = factByDate(
  [
    { from: RETURNS_KNOWN_SINCE, is: months(12), source: incomeTaxRules1962, place: 'rule 128' },
    { from: ACT_OF_2025, is: months(12), source: incomeTaxRules, place: 'rule 76' },
  ],
  {},
);

/** Foreign tax from which an accountant verifies the claim; companies always. */
export const foreignTaxCreditVerifiedFrom = fact(rupees(1_00_000), incomeTaxRules, 'rule 76');

/** A foreign asset left out of the return. */
export const foreignAssetPenalty = fact(
  rupees(10_00_000),
  blackMoneyAct,
  'foreign assets not reported',
);

/** Foreign assets, land and buildings apart, up to which that penalty is relaxed. */
export const foreignAssetRelaxedUpTo = fact(
  rupees(20_00_000),
  blackMoneyAct,
  'foreign assets not reported',
);

// The scheme for foreign assets that earlier returns left out: what is undisclosed, at its value on 31 March 2026

const FOREIGN_ASSETS_SCHEME = {
  from: '2026-08-16',
  until: '2026-12-31',
  order: 'Notification 114/2026 of 14 August 2026',
  change: 'foreign assets left out of earlier returns can be declared until 31 December 2026',
};

/** Of 2025-26, at whose end the assets are valued: the scheme itself began on 16 August. */
export const foreignDisclosureUntil = fact(
  afterMarch(9, 31),
  financeAct,
  'sections 130 to 144, Notification 114/2026',
  { ...FOREIGN_ASSETS_SCHEME, from: '2026-03-31' },
);

/** Up to which undisclosed income and assets abroad can be declared at 30% tax and as much again. */
export const foreignDisclosureLimit = fact(
  rupees(1_00_00_000),
  financeAct,
  'section 133',
  FOREIGN_ASSETS_SCHEME,
);

/** Where the money had been taxed, or earned as a non-resident: the fee, and the value up to which it is enough. */
export const foreignDisclosureFee = fact(
  rupees(1_00_000),
  financeAct,
  'section 133',
  FOREIGN_ASSETS_SCHEME,
);
export const foreignDisclosureFeeLimit = fact(
  rupees(5_00_00_000),
  financeAct,
  'section 133',
  FOREIGN_ASSETS_SCHEME,
);

/** Liaison offices, after the end of the year. */
export const liaisonOfficeWithin = factByDate(
  [
    { from: RETURNS_KNOWN_SINCE, is: months(8), source: incomeTaxRules1962, place: 'rule 114DA' },
    { from: ACT_OF_2025, is: months(8), source: incomeTaxRules, place: 'rule 234' },
  ],
  {},
);

// Transfer pricing

/** Dealings within India that count only above this total. */
export const domesticTransactionsLimit = fact(
  rupees(20_00_00_000),
  incomeTaxAct,
  'section 164',
  AFTER_THE_BUDGET,
);

/** International transactions from which the full file of documents is kept. */
export const transferPricingFileAbove = fact(
  rupees(1_00_00_000),
  incomeTaxRules,
  'rule 84',
  AFTER_THE_BUDGET,
);

/** Department calendars; a strict reading of “one month before” the return gives one day less. */
export const transferPricingReportDue = factByDate(
  [
    {
      from: RETURNS_KNOWN_SINCE,
      is: afterMarch(7, 31),
      source: incomeTaxAct1961,
      place: 'section 92E',
    },
    { from: ACT_OF_2025, is: afterMarch(7, 31), source: incomeTaxAct, place: 'section 172' },
  ],
  MAY_BE_EXTENDED,
);

/** With the return. */
export const masterFileDue = factByDate(
  [
    {
      from: RETURNS_KNOWN_SINCE,
      is: afterMarch(8, 30),
      source: incomeTaxRules1962,
      place: 'rule 10DA(2)',
    },
    { from: ACT_OF_2025, is: afterMarch(8, 30), source: incomeTaxRules, place: 'rule 123' },
  ],
  MAY_BE_EXTENDED,
);

/** From the end of the group’s accounting year. */
export const countryReportWithin = factByDate([
  { from: RETURNS_KNOWN_SINCE, is: months(12), source: incomeTaxRules1962, place: 'rule 10DB' },
  { from: ACT_OF_2025, is: months(12), source: incomeTaxRules, place: 'rule 124' },
]);

/** Before the country report. */
export const countryReportNoticeBefore = factByDate([
  { from: RETURNS_KNOWN_SINCE, is: months(2), source: incomeTaxRules1962, place: 'rule 10DB' },
  { from: ACT_OF_2025, is: months(2), source: incomeTaxRules, place: 'rule 124' },
]);

/** Delay up to one month, from tax year 2026-27. */
export const transferPricingLateFee = fact(
  rupees(50_000),
  incomeTaxAct,
  'section 428',
  AFTER_THE_BUDGET,
);

/** Delay beyond one month, from tax year 2026-27. */
export const transferPricingLongLateFee = fact(
  rupeesInFigures(1_00_000),
  incomeTaxAct,
  'section 428',
  AFTER_THE_BUDGET,
);

/** For 2025-26 and earlier. */
export const transferPricingOldPenalty = fact(
  rupeesInFigures(1_00_000),
  incomeTaxAct1961,
  'section 271BA',
);

/** From the end of the tax year. */
export const transferPricingFileKeptFor = fact(years(9), incomeTaxAct, 'section 171');

/** Extendable by up to 30 calendar days. */
export const transferPricingProduceWithin = fact(calendarDays(10), incomeTaxAct, 'section 171');

/** No documents, a deal not reported, or wrong data. */
export const transferPricingPenalty = fact(
  text('2% of the value'),
  incomeTaxAct,
  'section 442',
  AFTER_THE_BUDGET,
);

/** Cost mark-up of the safe harbour for information technology services. */
export const safeHarbourMargin = fact(
  percent(15.5),
  incomeTaxRules,
  'rules 86 to 93',
  AFTER_THE_BUDGET,
);
export const safeHarbourRevenueLimit = fact(
  rupees(20_00_00_00_000),
  incomeTaxRules,
  'rules 86 to 93',
  AFTER_THE_BUDGET,
);

/** Application for an advance pricing agreement, in Form 51; until March 2026 by the value of the deals (rule 10-I). */
export const pricingAgreementFee = fact(rupees(20_00_000), incomeTaxRules, 'rule 106', {
  ...AFTER_THE_BUDGET,
  change:
    'an advance pricing agreement costs ₹20 lakh whatever the value, no more ₹10, 15 or 20 lakh',
});

/** To take the agreement back to earlier years, on top. */
export const pricingAgreementRollbackFee = fact(
  rupees(5_00_000),
  incomeTaxRules,
  'rule 111',
  AFTER_THE_BUDGET,
);
