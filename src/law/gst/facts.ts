import { longDate } from '@/lib/dates';
import { addSpan, type Day, type Span } from '@/lib/days';
import { formatRupees, shareOf } from '@/lib/money';
import { fact, type LawAnswer, type Known } from '@/law/fact';
import type { Source } from '@/law/source';
import type { SumLine } from '@/law/tool';
import {
  afterMarch,
  afterQuarter,
  calendarDays,
  count,
  counted,
  daysOfTheYear,
  dueInWords,
  months,
  ofNextMonth,
  onDay,
  percent,
  rupees,
  years,
} from '@/law/units';

/*
 * Goods and Services Tax: what registration, returns, books and exports share. Rates of late fee are the central and
 * the State half together, as people pay them.
 */

/** Thresholds, rule 14A and late fees move with Union Budgets and Council meetings: look again after the next Budget. */
const AFTER_THE_BUDGET = { reviewBy: '2027-02-28' };

/** The monthly and quarterly dates stood so in a register that went through the official sites on that day. */
const SEEN_IN_OCTOBER = { lastSeen: '2026-10-11' };

/** Late fees go by the day on which the return was due: the tax period of June 2021 was the first with these caps. */
const SINCE_JUNE_2021 = { ...AFTER_THE_BUDGET, from: '2021-07-01' };

/** By due date: 2021-22 was the first year with these caps of GSTR-4, 2022-23 the first with these fees of GSTR-9. */
const GSTR_4_SINCE = { ...AFTER_THE_BUDGET, from: '2022-04-01' };
const GSTR_9_SINCE = { ...AFTER_THE_BUDGET, from: '2023-04-01' };

/** Of the returns of all years: the portal began to refuse old ones under the Finance Act, 2023. */
const SINCE_GST_BEGAN = { from: '2017-07-01' };

/** The first 2 months of each quarter: the third is in the quarter's own return. */
const WITHIN_QUARTERS = [1, 2, 4, 5, 7, 8, 10, 11];

// Sources

export const cgstAct: Source = {
  id: 'cgst-act',
  area: 'gst',
  title: 'Central Goods and Services Tax Act, 2017',
  href: 'https://cbic-gst.gov.in',
};

export const cgstRules: Source = {
  id: 'cgst-rules',
  area: 'gst',
  title: 'Central Goods and Services Tax Rules, 2017',
  href: 'https://taxinformation.cbic.gov.in',
};

export const centralTaxNotifications: Source = {
  id: 'central-tax',
  area: 'gst',
  title: 'Indirect Taxes Board (CBIC): Central Tax notifications',
  href: 'https://taxinformation.cbic.gov.in',
};

export const integratedTaxNotifications: Source = {
  id: 'integrated-tax',
  area: 'gst',
  title: 'Indirect Taxes Board (CBIC): Integrated Tax notifications',
  href: 'https://taxinformation.cbic.gov.in',
};

export const igstAct: Source = {
  id: 'igst-act',
  area: 'gst',
  title: 'Integrated Goods and Services Tax Act, 2017',
  href: 'https://cbic-gst.gov.in',
};

export const gstCirculars: Source = {
  id: 'gst-circulars',
  area: 'gst',
  title: 'Indirect Taxes Board (CBIC): GST circulars and instructions',
  href: 'https://taxinformation.cbic.gov.in',
};

/** The common portal: forms, reference numbers, advisories. A citation of it needs no place. */
export const gstPortal: Source = {
  id: 'gst-portal',
  area: 'gst',
  title: 'Goods and Services Tax portal: services and advisories',
  href: 'https://www.gst.gov.in',
};

export const eInvoicePortal: Source = {
  id: 'e-invoice-portal',
  area: 'gst',
  title: 'E-invoice system of the Goods and Services Tax',
  href: 'https://einvoice.gst.gov.in',
};

// Turnover limits for registration

export const gstLimitForServices = fact(rupees(20_00_000), cgstAct, 'section 22', AFTER_THE_BUDGET);

/** For goods and services alike, in Manipur, Mizoram, Nagaland and Tripura. */
export const gstLimitInFourStates = fact(
  rupees(10_00_000),
  cgstAct,
  'section 22',
  AFTER_THE_BUDGET,
);

/** Goods only, most States; not for ice cream, pan masala, tobacco, certain bricks or those whom section 24 names. */
export const gstLimitForGoods = fact(
  rupees(40_00_000),
  centralTaxNotifications,
  '10/2019',
  AFTER_THE_BUDGET,
);

/** Goods only, in Arunachal Pradesh, Meghalaya, Puducherry, Sikkim, Telangana and Uttarakhand. */
export const gstLimitForGoodsInSixStates = fact(
  rupees(20_00_000),
  centralTaxNotifications,
  '10/2019',
  AFTER_THE_BUDGET,
);

// The application and the registration

/** From the day on which one becomes liable. */
export const gstApplyWithin = fact(calendarDays(30), cgstAct, 'section 25');

/** From liability to application, for credit on the stock in hand. */
export const gstStockCreditWithin = fact(calendarDays(30), cgstAct, 'section 18');

/** The life of the reference number that Part A of REG-01 returns. */
export const gstReferenceNumberLife = fact(calendarDays(15), gstPortal, '');

/** To finish the Aadhaar check, else the application gets no number. */
export const gstAadhaarCheckWithin = fact(calendarDays(15), gstPortal, '');

/** Where the portal's own risk check clears the case. */
export const gstGrantByPortal = fact(count(3, 'working day'), cgstRules, 'rule 9A');

/** From the Aadhaar check, for the optional route. */
export const gstGrantByRule14a = fact(
  count(3, 'working day'),
  cgstRules,
  'rule 14A',
  AFTER_THE_BUDGET,
);

/** Output tax on supplies to registered persons, above which the optional route has to be left. */
export const gstRule14aLimit = fact(
  rupees(2_50_000, 'month'),
  cgstRules,
  'rule 14A',
  AFTER_THE_BUDGET,
);

export const gstGrantByOfficer = fact(count(7, 'working day'), cgstRules, 'rule 9');

/** Aadhaar not chosen or failed, or a risk flag: premises may be verified. */
export const gstGrantWithVisit = fact(calendarDays(30), cgstRules, 'rule 9');

/** To answer a query (REG-03) in REG-04; the officer has as long again. */
export const gstReplyWithin = fact(count(7, 'working day'), cgstRules, 'rule 9');

/** From the grant, or before the first GSTR-1 if that is sooner. */
export const gstBankAccountWithin = fact(calendarDays(30), cgstRules, 'rule 10A');

export const gstAmendWithin = fact(calendarDays(15), cgstRules, 'rule 19');

/** Returns unfiled by a monthly filer before an officer may cancel. */
export const gstCancelAfterMonths = fact(months(6), cgstRules, 'rule 21');

/** The same for a quarterly filer. */
export const gstCancelAfterQuarters = fact(count(2, 'quarter'), cgstRules, 'rule 21');

/** To ask in REG-21 that a cancellation be revoked; extendable by up to 180 calendar days. */
export const gstRevokeWithin = fact(calendarDays(90), cgstRules, 'rule 23');

/** Under the central Act: this or the tax evaded, whichever is higher. */
export const gstPenaltyForNoRegistration = fact(rupees(10_000), cgstAct, 'section 122');

export const gstInterest = fact(percent(18, 'year'), cgstAct, 'section 50', SINCE_GST_BEGAN);

// The composition scheme

/** Goods and restaurants; lower in certain States. */
export const gstCompositionLimit = fact(
  rupees(1_50_00_000),
  cgstAct,
  'section 10',
  AFTER_THE_BUDGET,
);

/** Uttarakhand and the north-east without Assam; the States as four advisers' notes have them. */
export const gstCompositionLimitInHills = fact(
  rupees(75_00_000),
  centralTaxNotifications,
  '14/2019',
  AFTER_THE_BUDGET,
);

export const gstCompositionLimitForServices = fact(
  rupees(50_00_000),
  cgstAct,
  'section 10',
  AFTER_THE_BUDGET,
);

/** CMP-02, before the financial year for which the scheme is chosen. */
export const gstCompositionChoiceBy = fact(afterMarch(-12, 31), cgstRules, 'rule 3');

/** ITC-03: credit on stock goes back when the scheme begins; 60 days from 1 April, of which the first may count. */
export const gstCompositionStockBy = fact(afterMarch(-10, 30), cgstRules, 'rules 3(3) and 44(4)');

/** ITC-04, of goods sent for job work: each year, or each half above the turnover below. */
export const gstJobWorkDue = fact(
  afterMarch(1, 25),
  centralTaxNotifications,
  '35/2021, rule 45(3)',
);
export const gstJobWorkHalfYearlyDue = fact(
  daysOfTheYear(
    { ends: [9], months: 6, after: 1, date: 25 },
    { ends: [3], months: 6, after: 1, date: 25 },
  ),
  centralTaxNotifications,
  '35/2021, rule 45(3)',
);
export const gstJobWorkHalfYearlyAbove = fact(
  rupees(5_00_00_000),
  centralTaxNotifications,
  '35/2021, rule 45(3)',
);

export const gstCompositionRateForTraders = fact(percent(1), cgstRules, 'rule 7');
export const gstCompositionRateForRestaurants = fact(percent(5), cgstRules, 'rule 7');
export const gstCompositionRateForServices = fact(percent(6), cgstRules, 'rule 7');

/**
 * From which services of agents and brokers for clients abroad are supplied where the client is: the Finance Act, 2026 left
 * out clause (b). Seen in two notes of advisers.
 */
export const agentsExportSince = fact(onDay('2026-03-30'), igstAct, 'section 13(8)', {
  from: '2026-03-30',
  order: 'Finance Act, 2026',
  change: 'agents and brokers for clients abroad can export their services without tax',
});

// Returns: who files what

/** Up to this turnover one may file each quarter and pay each month (QRMP). */
export const gstQuarterlyFilingLimit = fact(rupees(5_00_00_000), cgstRules, 'rule 61A');

/** The last day to choose or leave it, for the quarter that runs from the first day of the same month. */
export const gstQuarterlyChoiceBy = fact(
  daysOfTheYear({ ends: [3, 6, 9, 12], months: 3, after: -2, date: 31 }),
  cgstRules,
  'rule 61A',
);

/** Up to this turnover GSTR-9 is not needed, for 2024-25 onwards. */
export const gstAnnualReturnLimit = fact(rupees(2_00_00_000), centralTaxNotifications, '15/2025', {
  from: '2023-04-01',
});

/** Above it, GSTR-9C as well; certified by oneself. */
export const gstReconciliationLimit = fact(rupees(5_00_00_000), cgstRules, 'rule 80');

/** In any year from 2017-18. */
export const gstEInvoiceLimit = fact(
  rupees(5_00_00_000),
  centralTaxNotifications,
  '10/2023',
  AFTER_THE_BUDGET,
);

/** From this turnover an e-invoice is reported within the time below. */
export const gstEInvoiceReportingLimit = fact(
  rupees(10_00_00_000),
  eInvoicePortal,
  '',
  AFTER_THE_BUDGET,
);
export const gstEInvoiceReportWithin = fact(calendarDays(30), eInvoicePortal, '', AFTER_THE_BUDGET);

// Returns: when

export const gstr1Due = fact(ofNextMonth(11), centralTaxNotifications, '83/2020', SEEN_IN_OCTOBER);

/** For those who file quarterly: invoices to registered buyers, for the first 2 months of a quarter. */
export const gstInvoiceFacilityDue = fact(ofNextMonth(13, WITHIN_QUARTERS), cgstRules, 'rule 59');

export const gstr1QuarterlyDue = fact(
  afterQuarter(13),
  centralTaxNotifications,
  '83/2020',
  SEEN_IN_OCTOBER,
);

export const gstr3bDue = fact(ofNextMonth(20), cgstRules, 'rule 61', {
  ...SEEN_IN_OCTOBER,
  moved: [
    {
      period: '2026-03-31',
      to: '2026-04-21',
      source: centralTaxNotifications,
      place: '01/2026',
      ordered: '2026-04-21',
      change: 'the monthly GSTR-3B of March 2026 was taken until 21 April 2026',
    },
  ],
});

/** By State. */
export const gstr3bQuarterlyDue = fact(afterQuarter(22, 24), cgstRules, 'rule 61', SEEN_IN_OCTOBER);

/** PMT-06, for the first 2 months of a quarter. */
export const gstMonthlyPaymentDue = fact(
  ofNextMonth(25, WITHIN_QUARTERS),
  cgstRules,
  'rule 61',
  SEEN_IN_OCTOBER,
);

export const cmp08Due = fact(afterQuarter(18), cgstRules, 'rule 62', SEEN_IN_OCTOBER);
export const gstr4Due = fact(afterMarch(3, 30), cgstRules, 'rule 62');
export const gstr6Due = fact(ofNextMonth(13), cgstAct, 'section 39');
export const gstr7Due = fact(ofNextMonth(10), cgstAct, 'section 39');
export const gstr8Due = fact(ofNextMonth(10), cgstAct, 'section 52');
export const gstr9Due = fact(afterMarch(9, 31), cgstAct, 'section 44');

/** Of the next financial year, or the day of the annual return if that is sooner. */
export const gstCreditCutOff = fact(afterMarch(8, 30), cgstAct, 'section 16');

/** After a return's due date the portal takes it no more. */
export const gstReturnsBarredAfter = fact(years(3), cgstAct, 'section 39', SINCE_GST_BEGAN);

/** The same for GSTR-9. */
export const gstAnnualReturnBarredAfter = fact(years(3), cgstAct, 'section 44', SINCE_GST_BEGAN);

/** RFD-11, the undertaking by which exporters ship without paying tax first; made anew before each year’s first export. */
export const gstUndertakingFor = fact(
  dueInWords('one financial year', { ends: [3], months: 12, after: -12, date: 31 }),
  gstCirculars,
  'circular 8/8/2017',
);

/** To answer a mismatch notice (DRC-01B, DRC-01C). */
export const gstMismatchReplyWithin = fact(calendarDays(7), cgstRules, 'rules 88C and 88D');

/** A supplier unpaid for so long costs the buyer the credit. */
export const gstSupplierPaidWithin = fact(calendarDays(180), cgstRules, 'rule 37');

/** From the due date of the annual return. */
export const gstRecordsKeptFor = fact(months(72), cgstAct, 'section 36');

// Returns: late fees, of GSTR-1 and of GSTR-3B each

export const gstLateFee = fact(
  rupees(50, 'day'),
  centralTaxNotifications,
  '19/2021 and 20/2021',
  SINCE_JUNE_2021,
);

export const gstNilLateFee = fact(
  rupees(20, 'day'),
  centralTaxNotifications,
  '19/2021 and 20/2021',
  SINCE_JUNE_2021,
);

export const gstNilLateFeeCap = fact(
  rupees(500),
  centralTaxNotifications,
  '19/2021 and 20/2021',
  SINCE_JUNE_2021,
);

/** Turnover up to ₹1.5 crore. */
export const gstSmallLateFeeCap = fact(
  rupees(2_000),
  centralTaxNotifications,
  '19/2021 and 20/2021',
  SINCE_JUNE_2021,
);

/** Turnover above ₹1.5 crore, up to ₹5 crore. */
export const gstMediumLateFeeCap = fact(
  rupees(5_000),
  centralTaxNotifications,
  '19/2021 and 20/2021',
  SINCE_JUNE_2021,
);

/** Turnover above ₹5 crore. */
export const gstLargeLateFeeCap = fact(
  rupees(10_000),
  centralTaxNotifications,
  '19/2021 and 20/2021',
  SINCE_JUNE_2021,
);

export const gstr4LateFee = fact(
  rupees(50, 'day'),
  centralTaxNotifications,
  '73/2017',
  GSTR_4_SINCE,
);
export const gstr4LateFeeCap = fact(
  rupees(2_000),
  centralTaxNotifications,
  '21/2021',
  GSTR_4_SINCE,
);

/** GSTR-4 without tax. */
export const gstr4NilLateFee = fact(
  rupees(20, 'day'),
  centralTaxNotifications,
  '73/2017',
  GSTR_4_SINCE,
);
export const gstr4NilLateFeeCap = fact(
  rupees(500),
  centralTaxNotifications,
  '21/2021',
  GSTR_4_SINCE,
);

/** GSTR-9, turnover up to ₹5 crore; cap below. */
export const gstr9SmallLateFee = fact(
  rupees(50, 'day'),
  centralTaxNotifications,
  '07/2023',
  GSTR_9_SINCE,
);

/** GSTR-9, turnover above ₹5 crore, up to ₹20 crore; cap below. */
export const gstr9MediumLateFee = fact(
  rupees(100, 'day'),
  centralTaxNotifications,
  '07/2023',
  GSTR_9_SINCE,
);

/** GSTR-9, turnover above ₹20 crore; cap below. */
export const gstr9LargeLateFee = fact(rupees(200, 'day'), cgstAct, 'section 47', GSTR_9_SINCE);

/** GSTR-9 up to ₹20 crore: the most, of turnover in the State. */
export const gstr9LateFeeCap = fact(
  percent(0.04),
  centralTaxNotifications,
  '07/2023',
  GSTR_9_SINCE,
);

/** GSTR-9 above ₹20 crore. */
export const gstr9LargeLateFeeCap = fact(percent(0.5), cgstAct, 'section 47', GSTR_9_SINCE);

/** Turnover of the year, the whole of India, up to which GSTR-9 bears each of its late fees. */
export const gstr9SmallTurnover = fact(
  rupees(5_00_00_000),
  centralTaxNotifications,
  '07/2023',
  GSTR_9_SINCE,
);
export const gstr9MediumTurnover = fact(
  rupees(20_00_00_000),
  centralTaxNotifications,
  '07/2023',
  GSTR_9_SINCE,
);

/* What the calculators of late returns share. */

/** Who receives late fees and interest. */
export const GST = 'Government, through the GST portal';

/** The portal counts a year as 365 days, leap years too. */
const DAYS_OF_YEAR = 365;

/** Interest by days late, rounded to the nearest rupee as the Act requires. */
export function gstInterestLine(tax: number, days: number, rate: Known<number>): SumLine {
  return {
    what: 'Interest on tax paid late',
    paise: shareOf(tax, rate.value * days, 100 * DAYS_OF_YEAR * 100) * 100,
    working: `${formatRupees(tax)} × ${rate.value}% × ${counted(days, 'day')} ÷ ${DAYS_OF_YEAR}, the result to the nearest rupee`,
    paidTo: GST,
    law: [
      rate,
      { source: cgstAct, place: 'section 170' },
      { source: cgstRules, place: 'rule 88B' },
    ],
  };
}

/** The remark for a return that the portal no longer accepts. */
export function barredNote(due: Day, filed: Day, after: LawAnswer<Span>): readonly string[] {
  if (!after.known) return [];
  const last = addSpan(due, after.value);
  return filed > last
    ? [
        `By law this return could be filed until ${longDate(last)}, ${after.words} after its due date. The portal has closed whole months so far: try until the month ends.`,
      ]
    : [];
}
