import { fact, rupees, type Source } from './source';

/*
 * Goods and Services Tax: what registration, returns, books and exports share. Rates of late fee are the central and
 * the State half together, as people pay them.
 */

/** Thresholds, rule 14A and late fees move with Union Budgets and Council meetings: look again after the next Budget. */
const AFTER_THE_BUDGET = { reviewBy: '2027-02-28' };

// Sources

export const cgstAct: Source = {
  id: 'cgst-act',
  title: 'Central Goods and Services Tax Act, 2017',
  href: 'https://cbic-gst.gov.in',
};

export const cgstRules: Source = {
  id: 'cgst-rules',
  title: 'Central Goods and Services Tax Rules, 2017',
  href: 'https://taxinformation.cbic.gov.in',
};

export const centralTaxNotifications: Source = {
  id: 'central-tax',
  title: 'Central Board of Indirect Taxes and Customs: Central Tax notifications',
  href: 'https://taxinformation.cbic.gov.in',
};

export const integratedTaxNotifications: Source = {
  id: 'integrated-tax',
  title: 'Central Board of Indirect Taxes and Customs: Integrated Tax notifications',
  href: 'https://taxinformation.cbic.gov.in',
};

export const gstCirculars: Source = {
  id: 'gst-circulars',
  title: 'Central Board of Indirect Taxes and Customs: GST circulars and instructions',
  href: 'https://taxinformation.cbic.gov.in',
};

/** The common portal: forms, reference numbers, advisories. A citation of it needs no place. */
export const gstPortal: Source = {
  id: 'gst-portal',
  title: 'Goods and Services Tax portal: services and advisories',
  href: 'https://www.gst.gov.in',
};

export const eInvoicePortal: Source = {
  id: 'e-invoice-portal',
  title: 'E-invoice system of the Goods and Services Tax',
  href: 'https://einvoice.gst.gov.in',
};

// Turnover limits for registration

export const gstLimitForServices = fact('₹20 lakh', cgstAct, 'section 22', AFTER_THE_BUDGET);

/** For goods and services alike, in Manipur, Mizoram, Nagaland and Tripura. */
export const gstLimitInFourStates = fact('₹10 lakh', cgstAct, 'section 22', AFTER_THE_BUDGET);

/** Goods only, most States; not for ice cream, pan masala, tobacco, certain bricks or those whom section 24 names. */
export const gstLimitForGoods = fact(
  '₹40 lakh',
  centralTaxNotifications,
  '10/2019',
  AFTER_THE_BUDGET,
);

/** Goods only, in Arunachal Pradesh, Meghalaya, Puducherry, Sikkim, Telangana and Uttarakhand. */
export const gstLimitForGoodsInSixStates = fact(
  '₹20 lakh',
  centralTaxNotifications,
  '10/2019',
  AFTER_THE_BUDGET,
);

// The application and the registration

/** From the day on which one becomes liable. */
export const gstApplyWithin = fact('30 calendar days', cgstAct, 'section 25');

/** From liability to application, for credit on the stock in hand. */
export const gstStockCreditWithin = fact('30 calendar days', cgstAct, 'section 18');

/** The life of the reference number that Part A of REG-01 returns. */
export const gstReferenceNumberLife = fact('15 calendar days', gstPortal, '');

/** To finish the Aadhaar check, else the application gets no number. */
export const gstAadhaarCheckWithin = fact('15 calendar days', gstPortal, '');

/** Where the portal's own risk check clears the case. */
export const gstGrantByPortal = fact('3 working days', cgstRules, 'rule 9A');

/** From the Aadhaar check, for the optional route. */
export const gstGrantByRule14a = fact('3 working days', cgstRules, 'rule 14A', AFTER_THE_BUDGET);

/** Output tax on supplies to registered persons, above which the optional route has to be left. */
export const gstRule14aLimit = fact('₹2.5 lakh a month', cgstRules, 'rule 14A', AFTER_THE_BUDGET);

export const gstGrantByOfficer = fact('7 working days', cgstRules, 'rule 9');

/** Aadhaar not chosen or failed, or a risk flag: premises may be verified. */
export const gstGrantWithVisit = fact('30 calendar days', cgstRules, 'rule 9');

/** To answer a query (REG-03) in REG-04; the officer has as long again. */
export const gstReplyWithin = fact('7 working days', cgstRules, 'rule 9');

/** From the grant, or before the first GSTR-1 if that is sooner. */
export const gstBankAccountWithin = fact('30 calendar days', cgstRules, 'rule 10A');

export const gstAmendWithin = fact('15 calendar days', cgstRules, 'rule 19');

/** Returns unfiled by a monthly filer before an officer may cancel. */
export const gstCancelAfterMonths = fact('6 months', cgstRules, 'rule 21');

/** The same for a quarterly filer. */
export const gstCancelAfterQuarters = fact('2 quarters', cgstRules, 'rule 21');

/** To ask in REG-21 that a cancellation be revoked; extendable by up to 180 calendar days. */
export const gstRevokeWithin = fact('90 calendar days', cgstRules, 'rule 23');

/** Under the central Act: this or the tax evaded, whichever is higher. */
export const gstPenaltyForNoRegistration = fact('₹10,000', cgstAct, 'section 122');

export const gstInterest = fact('18% a year', cgstAct, 'section 50', {
  measure: { unit: 'percent a year', number: 18 },
});

// The composition scheme

/** Goods and restaurants; lower in certain States. */
export const gstCompositionLimit = fact('₹1.5 crore', cgstAct, 'section 10', AFTER_THE_BUDGET);

export const gstCompositionLimitForServices = fact(
  '₹50 lakh',
  cgstAct,
  'section 10',
  AFTER_THE_BUDGET,
);

/** CMP-02, before the financial year for which the scheme is chosen. */
export const gstCompositionChoiceBy = fact('31 March', cgstRules, 'rule 3');

export const gstCompositionRateForTraders = fact('1%', cgstRules, 'rule 7');
export const gstCompositionRateForRestaurants = fact('5%', cgstRules, 'rule 7');
export const gstCompositionRateForServices = fact('6%', cgstRules, 'rule 7');

// Returns: who files what

/** Up to this turnover one may file each quarter and pay each month (QRMP). */
export const gstQuarterlyFilingLimit = fact('₹5 crore', cgstRules, 'rule 61A');

/** The last day to choose or leave it, for the quarter that runs from the first day of the same month. */
export const gstQuarterlyChoiceBy = fact(
  '31 January, 30 April, 31 July and 31 October',
  cgstRules,
  'rule 61A',
);

/** Up to this turnover GSTR-9 is not needed, for 2024-25 onwards. */
export const gstAnnualReturnLimit = fact('₹2 crore', centralTaxNotifications, '15/2025', {
  measure: rupees(2_00_00_000),
});

/** Above it, GSTR-9C as well; certified by oneself. */
export const gstReconciliationLimit = fact('₹5 crore', cgstRules, 'rule 80');

/** In any year from 2017-18. */
export const gstEInvoiceLimit = fact(
  '₹5 crore',
  centralTaxNotifications,
  '10/2023',
  AFTER_THE_BUDGET,
);

/** From this turnover an e-invoice is reported within the time below. */
export const gstEInvoiceReportingLimit = fact('₹10 crore', eInvoicePortal, '', AFTER_THE_BUDGET);
export const gstEInvoiceReportWithin = fact(
  '30 calendar days',
  eInvoicePortal,
  '',
  AFTER_THE_BUDGET,
);

// Returns: when

export const gstr1Due = fact('11th of the next month', centralTaxNotifications, '83/2020');

/** For those who file quarterly: invoices to registered buyers, for the first 2 months of a quarter. */
export const gstInvoiceFacilityDue = fact('13th of the next month', cgstRules, 'rule 59');

export const gstr1QuarterlyDue = fact('13th after the quarter', centralTaxNotifications, '83/2020');

export const gstr3bDue = fact('20th of the next month', cgstRules, 'rule 61');

/** By State. */
export const gstr3bQuarterlyDue = fact('22nd or 24th after the quarter', cgstRules, 'rule 61');

/** PMT-06, for the first 2 months of a quarter. */
export const gstMonthlyPaymentDue = fact('25th of the next month', cgstRules, 'rule 61');

export const cmp08Due = fact('18th after the quarter', cgstRules, 'rule 62');
export const gstr4Due = fact('30 June', cgstRules, 'rule 62');
export const gstr6Due = fact('13th of the next month', cgstAct, 'section 39');
export const gstr7Due = fact('10th of the next month', cgstAct, 'section 39');
export const gstr8Due = fact('10th of the next month', cgstAct, 'section 52');
export const gstr9Due = fact('31 December', cgstAct, 'section 44');

/** Of the next financial year, or the day of the annual return if that is sooner. */
export const gstCreditCutOff = fact('30 November', cgstAct, 'section 16');

/** After a return's due date the portal takes it no more. */
export const gstReturnsBarredAfter = fact('3 years', cgstAct, 'section 39');

/** The same for GSTR-9. */
export const gstAnnualReturnBarredAfter = fact('3 years', cgstAct, 'section 44');

/** RFD-11, the undertaking by which exporters ship without paying tax first; made anew before each year’s first export. */
export const gstUndertakingFor = fact('one financial year', gstCirculars, 'circular 8/8/2017');

/** To answer a mismatch notice (DRC-01B, DRC-01C). */
export const gstMismatchReplyWithin = fact('7 calendar days', cgstRules, 'rules 88C and 88D');

/** A supplier unpaid for so long costs the buyer the credit. */
export const gstSupplierPaidWithin = fact('180 calendar days', cgstRules, 'rule 37');

/** From the due date of the annual return. */
export const gstRecordsKeptFor = fact('72 months', cgstAct, 'section 36');

// Returns: late fees, of GSTR-1 and of GSTR-3B each

export const gstLateFee = fact('₹50 a day', centralTaxNotifications, '19/2021 and 20/2021', {
  ...AFTER_THE_BUDGET,
  measure: rupees(50, 'a day'),
});

export const gstNilLateFee = fact('₹20 a day', centralTaxNotifications, '19/2021 and 20/2021', {
  ...AFTER_THE_BUDGET,
  measure: rupees(20, 'a day'),
});

export const gstNilLateFeeCap = fact('₹500', centralTaxNotifications, '19/2021 and 20/2021', {
  ...AFTER_THE_BUDGET,
  measure: rupees(500),
});

/** Turnover up to ₹1.5 crore. */
export const gstSmallLateFeeCap = fact('₹2,000', centralTaxNotifications, '19/2021 and 20/2021', {
  ...AFTER_THE_BUDGET,
  measure: rupees(2_000),
});

/** Turnover above ₹1.5 crore, up to ₹5 crore. */
export const gstMediumLateFeeCap = fact('₹5,000', centralTaxNotifications, '19/2021 and 20/2021', {
  ...AFTER_THE_BUDGET,
  measure: rupees(5_000),
});

/** Turnover above ₹5 crore. */
export const gstLargeLateFeeCap = fact('₹10,000', centralTaxNotifications, '19/2021 and 20/2021', {
  ...AFTER_THE_BUDGET,
  measure: rupees(10_000),
});

export const gstr4LateFee = fact('₹50 a day', centralTaxNotifications, '73/2017', {
  ...AFTER_THE_BUDGET,
  measure: rupees(50, 'a day'),
});
export const gstr4LateFeeCap = fact('₹2,000', centralTaxNotifications, '21/2021', {
  ...AFTER_THE_BUDGET,
  measure: rupees(2_000),
});

/** GSTR-4 without tax. */
export const gstr4NilLateFee = fact('₹20 a day', centralTaxNotifications, '73/2017', {
  ...AFTER_THE_BUDGET,
  measure: rupees(20, 'a day'),
});
export const gstr4NilLateFeeCap = fact('₹500', centralTaxNotifications, '21/2021', {
  ...AFTER_THE_BUDGET,
  measure: rupees(500),
});

/** GSTR-9, turnover up to ₹5 crore; cap below. */
export const gstr9SmallLateFee = fact('₹50 a day', centralTaxNotifications, '07/2023', {
  ...AFTER_THE_BUDGET,
  measure: rupees(50, 'a day'),
});

/** GSTR-9, turnover above ₹5 crore, up to ₹20 crore; cap below. */
export const gstr9MediumLateFee = fact('₹100 a day', centralTaxNotifications, '07/2023', {
  ...AFTER_THE_BUDGET,
  measure: rupees(100, 'a day'),
});

/** GSTR-9, turnover above ₹20 crore; cap below. */
export const gstr9LargeLateFee = fact('₹200 a day', cgstAct, 'section 47', {
  ...AFTER_THE_BUDGET,
  measure: rupees(200, 'a day'),
});

/** GSTR-9 up to ₹20 crore: the most, of turnover in the State. */
export const gstr9LateFeeCap = fact('0.04%', centralTaxNotifications, '07/2023', {
  ...AFTER_THE_BUDGET,
  measure: { unit: 'percent', number: 0.04 },
});

/** GSTR-9 above ₹20 crore. */
export const gstr9LargeLateFeeCap = fact('0.50%', cgstAct, 'section 47', {
  ...AFTER_THE_BUDGET,
  measure: { unit: 'percent', number: 0.5 },
});

/** Turnover of the year, the whole of India, up to which GSTR-9 bears each of its late fees. */
export const gstr9SmallTurnover = fact('₹5 crore', centralTaxNotifications, '07/2023', {
  ...AFTER_THE_BUDGET,
  measure: rupees(5_00_00_000),
});
export const gstr9MediumTurnover = fact('₹20 crore', centralTaxNotifications, '07/2023', {
  ...AFTER_THE_BUDGET,
  measure: rupees(20_00_00_000),
});
