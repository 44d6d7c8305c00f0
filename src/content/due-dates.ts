import {
  adt1Within,
  aoc4Within,
  aoc4WithinForOpc,
  companiesAct,
  companyAgmWithin,
  companyDailyLateFee,
  companyFeesRules,
  directorKycDue,
  dpt3Due,
  llpForm11Due,
  llpForm8Due,
  llpPenalty,
  llpRules,
  mgt7Within,
  msme1Due,
  msme1UnpaidFor,
  pas6Within,
} from '@/content/law/companies';
import {
  cmp08Due,
  gstAnnualReturnLimit,
  gstCreditCutOff,
  gstInterest,
  gstInvoiceFacilityDue,
  gstLateFee,
  gstMonthlyPaymentDue,
  gstNilLateFee,
  gstQuarterlyFilingLimit,
  gstr1Due,
  gstr1QuarterlyDue,
  gstr3bDue,
  gstr3bQuarterlyDue,
  gstr4Due,
  gstr4LateFee,
  gstr9Due,
  gstr9LargeLateFee,
  gstr9MediumLateFee,
  gstr9SmallLateFee,
  gstReconciliationLimit,
} from '@/content/law/gst';
import {
  advanceTaxDates,
  advanceTaxFrom,
  auditedReturnDue,
  belatedReturnBy,
  belatedReturnOf2025By,
  businessReturnDue,
  lateReturnFee,
  lateReturnFeeForSmallIncome,
  lateReturnOf2025Fee,
  lateReturnOf2025FeeForSmallIncome,
  lateRevisionOf2025Fee,
  lateRevisionOf2025FeeForSmallIncome,
  presumptiveAdvanceTaxDate,
  returnInterest,
  returnOf2025Interest,
  revisedReturnBy,
  revisedReturnOf2025By,
  salaryCertificateDue,
  taxAuditBusinessLimit,
  taxAuditForm,
  taxAuditLateFee,
  taxAuditLongLateFee,
  taxAuditLowCashLimit,
  taxAuditProfessionLimit,
  taxAuditReportDue,
  tdsDepositDue,
  tdsFirstCertificatesDue,
  tdsFirstQuarterDue,
  tdsFourthCertificatesDue,
  tdsFourthQuarterDue,
  tdsInterestUntilPaid,
  tdsLateFee,
  tdsMarchDepositDue,
  tdsSecondCertificatesDue,
  tdsSecondQuarterDue,
  tdsThirdCertificatesDue,
  tdsThirdQuarterDue,
  transferPricingReturnDue,
  transferPricingReturnOf2025Due,
} from '@/content/law/income-tax';
import {
  contributionsDue,
  providentFundFrom,
  socialSecurityCode,
  stateInsuranceFrom,
} from '@/content/law/labour';
import type { Fact, Law } from '@/content/law/source';
import type { ServiceSlug } from '@/content/services/catalogue';
import type { ProfileId } from '@/content/due-date-pages';
import type { Day } from '@/lib/days';
import { dueDates, periodName, type DueRule, type Period } from '@/lib/due-rule';

/*
 * The duties that come back, as rules: which periods they have and when each falls due. Dates are worked out from these,
 * never listed, so the lists on the pages and the calendar files roll on by themselves. What a law leaves to a State, a
 * notification or the single case is left out, or said in words.
 *
 * A date that falls on a Sunday or a holiday stays where it is. Section 10 of the General Clauses Act, 1897 helps where
 * an office is closed on the last day; the portals on which all of this is filed are not.
 */

export interface Duty {
  /** Begins the events' ids in calendars, so it never changes. */
  id: string;
  /** The form or payment, before "for November 2026". */
  name: string;
  /** Whose period it is said with; an interval of years, as of director KYC, has none that helps. */
  unnamedPeriod?: boolean;
  /** In words of every day. */
  what: string;
  who: string;
  /** What lateness costs. */
  late: string;
  /** The fact that fixes the date. */
  due: Fact;
  /** What else the texts above rest on. */
  law?: readonly Law[];
  rules: readonly DueRule[];
  /** The last days of the first and the last period that it holds for: laws begin and end. */
  since?: Day;
  until?: Day;
  /** The page that says more. */
  page: ServiceSlug;
}

/** A duty on a day. */
export interface Due {
  duty: Duty;
  day: Day;
  period: Period;
  /** "GSTR-1 for November 2026". */
  title: string;
  /** The duty and its period, the same in every build. */
  key: string;
}

const EVERY_MONTH = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const QUARTERS = [3, 6, 9, 12];
/** The first 2 months of each quarter: the third is in the quarter's own return. */
const WITHIN_QUARTERS = [1, 2, 4, 5, 7, 8, 10, 11];
/** The financial year and the tax year both end on 31 March. */
const MARCH = [3];
const LAST_DAY = 31;

/** The latest day of the annual general meeting, 30 September, from which the forms after it are counted. */
const LATEST_MEETING = { ends: MARCH, months: 12, after: 6, date: LAST_DAY } as const;

/** From tax year 2026-27 the Act of 2025 holds; for the year before, that of 1961. */
const FIRST_TAX_YEAR = '2027-03-31';
const LAST_OLD_YEAR = '2026-03-31';

const ofMonth = (date: number): DueRule => ({ ends: EVERY_MONTH, months: 1, after: 1, date });
const ofQuarter = (date: number): DueRule => ({ ends: QUARTERS, months: 3, after: 1, date });
const ofYear = (after: number, date: number): DueRule => ({ ends: MARCH, months: 12, after, date });

// Goods and Services Tax

const gstLate = `${gstLateFee.value}, ${gstNilLateFee.value} for a nil return, up to a cap.`;

const gstr1: Duty = {
  id: 'gstr-1',
  name: 'GSTR-1',
  what: 'Details of sales',
  who: `Turnover above ${gstQuarterlyFilingLimit.value}, or monthly by choice; also with no sales.`,
  late: `${gstLate} Customers wait for their credit.`,
  due: gstr1Due,
  law: [gstQuarterlyFilingLimit, gstLateFee],
  rules: [ofMonth(11)],
  page: 'gst-filing',
};

const gstr3b: Duty = {
  id: 'gstr-3b',
  name: 'GSTR-3B',
  what: 'Return and payment of tax',
  who: gstr1.who,
  late: `${gstLate} Tax paid late bears interest at ${gstInterest.value}.`,
  due: gstr3bDue,
  law: [gstQuarterlyFilingLimit, gstLateFee, gstInterest],
  rules: [ofMonth(20)],
  page: 'gst-filing',
};

const quarterlyFilers = `Turnover up to ${gstQuarterlyFilingLimit.value}, filing each quarter by choice.`;

const invoiceFacility: Duty = {
  id: 'gst-iff',
  name: 'Invoice facility (IFF)',
  what: 'Invoices to registered buyers, ahead of the quarter’s GSTR-1',
  who: `${quarterlyFilers} Optional.`,
  late: 'No fee. What is left out goes into the quarter’s GSTR-1, and buyers wait for their credit.',
  due: gstInvoiceFacilityDue,
  rules: [{ ends: WITHIN_QUARTERS, months: 1, after: 1, date: 13 }],
  page: 'gst-filing',
};

const monthlyPayment: Duty = {
  id: 'gst-pmt-06',
  name: 'PMT-06',
  what: 'Monthly payment of tax',
  who: quarterlyFilers,
  late: `Interest at ${gstInterest.value}.`,
  due: gstMonthlyPaymentDue,
  law: [gstInterest],
  rules: [{ ends: WITHIN_QUARTERS, months: 1, after: 1, date: 25 }],
  page: 'gst-filing',
};

const gstr1Quarterly: Duty = {
  ...gstr1,
  id: 'gstr-1-quarterly',
  name: 'Quarterly GSTR-1',
  who: quarterlyFilers,
  due: gstr1QuarterlyDue,
  rules: [ofQuarter(13)],
};

const gstr3bQuarterly: Duty = {
  ...gstr3b,
  due: gstr3bQuarterlyDue,
  // The split is by State, in the table of rule 61.
  id: 'gstr-3b-quarterly-22',
  name: 'Quarterly GSTR-3B in States due on the 22nd,',
  who: 'Quarterly filers of Andhra Pradesh, Chhattisgarh, Goa, Gujarat, Karnataka, Kerala, Madhya Pradesh, Maharashtra, Tamil Nadu, Telangana; Andaman and Nicobar, Dadra and Nagar Haveli, Daman and Diu, Lakshadweep, Puducherry.',
  rules: [ofQuarter(22)],
};

const gstr3bQuarterlyLater: Duty = {
  ...gstr3bQuarterly,
  id: 'gstr-3b-quarterly-24',
  name: 'Quarterly GSTR-3B in States due on the 24th,',
  who: 'Quarterly filers of Arunachal Pradesh, Assam, Bihar, Haryana, Himachal Pradesh, Jharkhand, Manipur, Meghalaya, Mizoram, Nagaland, Odisha, Punjab, Rajasthan, Sikkim, Tripura, Uttarakhand, Uttar Pradesh, West Bengal; Chandigarh, Delhi, Jammu and Kashmir, Ladakh.',
  rules: [ofQuarter(24)],
};

const cmp08: Duty = {
  id: 'gst-cmp-08',
  name: 'CMP-08',
  what: 'Statement and payment under the composition scheme',
  who: 'Everyone under the composition scheme.',
  late: `Interest at ${gstInterest.value} on tax paid late.`,
  due: cmp08Due,
  law: [gstInterest],
  rules: [ofQuarter(18)],
  page: 'gst-filing',
};

const gstr4: Duty = {
  id: 'gstr-4',
  name: 'GSTR-4',
  what: 'Annual return under the composition scheme',
  who: cmp08.who,
  late: `${gstr4LateFee.value}.`,
  due: gstr4Due,
  law: [gstr4LateFee],
  rules: [ofYear(3, 30)],
  page: 'gst-filing',
};

const gstr9: Duty = {
  id: 'gstr-9',
  name: 'GSTR-9',
  what: 'Annual return, with reconciliation GSTR-9C where due',
  who: `Turnover above ${gstAnnualReturnLimit.value}; GSTR-9C above ${gstReconciliationLimit.value}.`,
  late: `${gstr9SmallLateFee.value} up to ₹5 crore turnover, ${gstr9MediumLateFee.value} up to ₹20 crore, ${gstr9LargeLateFee.value} above; each up to a share of turnover.`,
  due: gstr9Due,
  law: [gstAnnualReturnLimit, gstReconciliationLimit, gstr9SmallLateFee, gstr9LargeLateFee],
  rules: [ofYear(9, LAST_DAY)],
  page: 'gst-filing',
};

const gstCredit: Duty = {
  id: 'gst-credit-cut-off',
  name: 'Last day for missed input tax credit',
  what: 'Also for corrections and credit notes of the year',
  who: 'Regular filers. If the annual return goes in sooner, that is the last day.',
  late: 'The credit of that year is lost.',
  due: gstCreditCutOff,
  rules: [ofYear(8, 30)],
  page: 'gst-filing',
};

// Tax deducted at source

const tdsDeposit: Duty = {
  id: 'tds-deposit',
  name: 'Deposit of tax deducted (TDS)',
  what: 'Paid by challan; tax of March has until 30 April',
  who: 'Everyone who deducted tax in the month.',
  late: `Interest at ${tdsInterestUntilPaid.value} from the day of deduction; part of a month counts as a month.`,
  due: tdsDepositDue,
  law: [tdsMarchDepositDue, tdsInterestUntilPaid],
  rules: [
    { ends: EVERY_MONTH.filter((month) => month !== 3), months: 1, after: 1, date: 7 },
    { ends: MARCH, months: 1, after: 1, date: 30 },
  ],
  page: 'tds-return-filing',
};

const quarterlyStatement: DueRule[] = [
  { ends: [6, 9, 12], months: 3, after: 1, date: LAST_DAY },
  { ends: MARCH, months: 3, after: 2, date: LAST_DAY },
];

const tdsStatement: Duty = {
  id: 'tds-statement',
  name: 'TDS and TCS statements',
  what: 'Forms 138 (salary), 140 (residents), 144 (non-residents) and 143 (tax collected)',
  who: 'Everyone who deducted or collected tax in the quarter.',
  late: `${tdsLateFee.value}, up to the amount of the tax, paid before filing.`,
  due: tdsFirstQuarterDue,
  law: [tdsSecondQuarterDue, tdsThirdQuarterDue, tdsFourthQuarterDue, tdsLateFee],
  rules: quarterlyStatement,
  since: '2026-06-30',
  page: 'tds-return-filing',
};

const tdsCertificates: Duty = {
  id: 'tds-certificates',
  name: 'Form 131 certificates',
  what: 'Certificates of tax deducted, salary apart, for each payee',
  who: 'Everyone who deducted tax in the quarter.',
  late: 'Payees wait for the paper behind their credit.',
  due: tdsFirstCertificatesDue,
  law: [tdsSecondCertificatesDue, tdsThirdCertificatesDue, tdsFourthCertificatesDue],
  rules: [
    { ends: [6, 9, 12], months: 3, after: 2, date: 15 },
    { ends: MARCH, months: 3, after: 3, date: 15 },
  ],
  since: '2026-06-30',
  page: 'tds-return-filing',
};

const salaryCertificate: Duty = {
  id: 'salary-certificate',
  name: 'Form 130',
  what: 'Salary certificate, formerly Form 16',
  who: 'Employers who deducted tax from salary.',
  late: 'Staff wait with their own returns.',
  due: salaryCertificateDue,
  rules: [ofYear(3, 15)],
  since: FIRST_TAX_YEAR,
  page: 'tds-return-filing',
};

// Staff

const providentFund: Duty = {
  id: 'provident-fund',
  name: 'Provident fund contribution',
  what: 'Monthly return and payment, your share and the employee’s',
  who: `Establishments from ${providentFundFrom.value}.`,
  late: 'Interest and damages.',
  due: contributionsDue,
  law: [providentFundFrom, { source: socialSecurityCode, place: 'chapter III' }],
  rules: [ofMonth(15)],
  page: 'legal-compliance',
};

const stateInsurance: Duty = {
  id: 'state-insurance',
  name: 'State insurance (ESI) contribution',
  what: 'Monthly payment, your share and the employee’s',
  who: `Establishments from ${stateInsuranceFrom.value}; some hazardous work from 1.`,
  late: 'Interest and damages.',
  due: contributionsDue,
  law: [stateInsuranceFrom, { source: socialSecurityCode, place: 'chapter IV' }],
  rules: [ofMonth(15)],
  page: 'legal-compliance',
};

const salaryTaxStatement: Duty = {
  ...tdsStatement,
  id: 'tds-statement-salary',
  name: 'Form 138',
  what: 'Quarterly statement of tax deducted from salary',
  who: 'Employers who deducted tax from salary in the quarter.',
};

// Income tax

const instalments = [
  { month: 'june', after: -9, share: '15%', name: '15% in all' },
  { month: 'september', after: -6, share: '45%', name: '45% in all' },
  { month: 'december', after: -3, share: '75%', name: '75% in all' },
  { month: 'march', after: 0, share: 'The whole', name: 'all of it' },
];

const advanceTax: Duty[] = instalments.map(({ month, after, share, name }) => ({
  id: `advance-tax-${month}`,
  name: `Advance tax, ${name},`,
  what: `${share} of the year’s tax paid by now, earlier instalments counted in`,
  who: `Everyone with ${advanceTaxFrom.value} of tax or more left after tax deducted. On presumptive income all of it is due by ${presumptiveAdvanceTaxDate.value}.`,
  late: `Interest at ${returnInterest.value} on what is short.`,
  due: advanceTaxDates,
  law: [advanceTaxFrom, returnInterest],
  rules: [ofYear(after, 15)],
  since: FIRST_TAX_YEAR,
  page: 'tax-planning',
}));

const returnLate = `Fee ${lateReturnFee.value}, or ${lateReturnFeeForSmallIncome.value} up to ₹5 lakh income; interest at ${returnInterest.value} on tax due. Losses are not carried forward.`;
const returnLaw = [lateReturnFee, returnInterest];

const returnWithoutAudit: Duty = {
  id: 'income-tax-return-without-audit',
  name: 'Income tax return, no audit,',
  what: 'ITR-3, ITR-4 or ITR-5',
  who: 'Proprietors, firms and LLPs whose accounts need no audit, and partners of such firms.',
  late: returnLate,
  due: businessReturnDue,
  law: returnLaw,
  rules: [ofYear(5, LAST_DAY)],
  since: FIRST_TAX_YEAR,
  page: 'income-tax-filing',
};

const returnWithAudit: Duty = {
  ...returnWithoutAudit,
  id: 'income-tax-return-audited',
  name: 'Income tax return, with audit,',
  what: 'ITR-3 or ITR-5',
  who: 'Proprietors, firms and LLPs whose accounts are audited, and partners of such firms.',
  due: auditedReturnDue,
  rules: [ofYear(7, LAST_DAY)],
};

const companyReturn: Duty = {
  ...returnWithAudit,
  id: 'income-tax-return-company',
  name: 'Income tax return of a company',
  what: 'ITR-6, or ITR-7 for a registered charity',
  who: 'Every company, also with no income or a loss.',
};

const transferPricingReturn: Duty = {
  ...companyReturn,
  id: 'income-tax-return-transfer-pricing',
  name: 'Income tax return with a transfer pricing report',
  what: 'In place of 31 October',
  who: 'Those with dealings that need a transfer pricing report, mostly within a group across borders.',
  due: transferPricingReturnDue,
  rules: [ofYear(8, 30)],
  page: 'transfer-pricing',
};

/** Until the last day of 2025-26 the Act of 1961 says the same, with numbers of its own. */
const transferPricingReturnOf2025: Duty = {
  ...transferPricingReturn,
  late: `Fee ${lateReturnOf2025Fee.value}, or ${lateReturnOf2025FeeForSmallIncome.value} up to ₹5 lakh income; interest at ${returnOf2025Interest.value} on tax due. Losses are not carried forward.`,
  due: transferPricingReturnOf2025Due,
  law: [lateReturnOf2025Fee, returnOf2025Interest],
  since: LAST_OLD_YEAR,
  until: LAST_OLD_YEAR,
};

const belatedReturn: Duty = {
  id: 'belated-return',
  name: 'Last day for a belated income tax return',
  what: 'Afterwards only an updated return is possible, with extra tax',
  who: 'Those who missed the due date.',
  late: `The fee for lateness is ${lateReturnFee.value}, or ${lateReturnFeeForSmallIncome.value} up to ₹5 lakh income, whatever the delay. Interest runs at ${returnInterest.value}.`,
  due: belatedReturnBy,
  law: returnLaw,
  rules: [ofYear(9, LAST_DAY)],
  since: FIRST_TAX_YEAR,
  page: 'income-tax-filing',
};

const belatedReturnOf2025: Duty = {
  ...belatedReturn,
  late: `The fee for lateness is ${lateReturnOf2025Fee.value}, or ${lateReturnOf2025FeeForSmallIncome.value} up to ₹5 lakh income, whatever the delay. Interest runs at ${returnOf2025Interest.value}.`,
  due: belatedReturnOf2025By,
  law: [lateReturnOf2025Fee, returnOf2025Interest],
  since: LAST_OLD_YEAR,
  until: LAST_OLD_YEAR,
};

const revisedReturn: Duty = {
  id: 'revised-return',
  name: 'Last day to revise an income tax return',
  what: 'To put a mistake right; sooner, if the return has been assessed',
  who: 'Those who found a mistake.',
  late: `After 31 December a revision costs ${lateReturnFee.value}, or ${lateReturnFeeForSmallIncome.value} up to ₹5 lakh income.`,
  due: revisedReturnBy,
  law: [lateReturnFee],
  rules: [ofYear(12, LAST_DAY)],
  since: FIRST_TAX_YEAR,
  page: 'income-tax-filing',
};

const revisedReturnOf2025: Duty = {
  ...revisedReturn,
  late: `After 31 December a revision costs ${lateRevisionOf2025Fee.value}, or ${lateRevisionOf2025FeeForSmallIncome.value} up to ₹5 lakh income.`,
  due: revisedReturnOf2025By,
  law: [lateRevisionOf2025Fee],
  since: LAST_OLD_YEAR,
  until: LAST_OLD_YEAR,
};

const taxAudit: Duty = {
  id: 'tax-audit',
  name: 'Tax audit report',
  what: `${taxAuditForm.value}, uploaded by the accountant and accepted by you`,
  who: `Business turnover above ${taxAuditBusinessLimit.value}, or ${taxAuditLowCashLimit.value} with little cash; professions above ${taxAuditProfessionLimit.value}.`,
  late: `${taxAuditLateFee.value} for up to 1 month, ${taxAuditLongLateFee.value} beyond.`,
  due: taxAuditReportDue,
  law: [taxAuditForm, taxAuditLateFee],
  rules: [ofYear(6, 30)],
  since: FIRST_TAX_YEAR,
  page: 'tax-audit',
};

const lastDaysOfReturns = [belatedReturnOf2025, belatedReturn, revisedReturnOf2025, revisedReturn];

// Companies and limited liability partnerships

const dailyLateFee = `${companyDailyLateFee.value}, without a ceiling. A penalty may follow.`;
const multipleFee =
  'The late fee is a multiple of the normal fee, up to 12 times. A penalty may follow.';

const generalMeeting: Duty = {
  id: 'annual-general-meeting',
  name: 'Annual general meeting',
  what: 'Last day; the accounts and the auditor’s report come before it',
  who: 'Every company but a one person company. A first meeting has 9 months.',
  late: 'The company and its officers are liable to a fine. Relief for late forms never moves the meeting.',
  due: companyAgmWithin,
  law: [{ source: companiesAct, place: 'sections 96 and 99' }],
  rules: [LATEST_MEETING],
  page: 'roc-compliance',
};

const afterTheMeeting =
  'The date is for a meeting on its last day; an earlier meeting brings it forward.';

const adt1: Duty = {
  id: 'adt-1',
  name: 'ADT-1',
  what: 'Notice of the auditor’s appointment',
  who: `Companies whose meeting appointed an auditor. ${afterTheMeeting}`,
  late: multipleFee,
  due: adt1Within,
  law: [{ source: companyFeesRules, place: 'table of fees' }],
  rules: [{ ...LATEST_MEETING, plusDays: 15 }],
  page: 'roc-filing',
};

const aoc4: Duty = {
  id: 'aoc-4',
  name: 'AOC-4',
  what: 'Financial statements',
  who: `Every company but a one person company. ${afterTheMeeting}`,
  late: dailyLateFee,
  due: aoc4Within,
  law: [companyDailyLateFee],
  rules: [{ ...LATEST_MEETING, plusDays: 30 }],
  page: 'roc-filing',
};

const aoc4OfOnePerson: Duty = {
  ...aoc4,
  id: 'aoc-4-opc',
  name: 'AOC-4 of a one person company',
  who: 'One person companies.',
  due: aoc4WithinForOpc,
  rules: [{ ends: MARCH, months: 12, after: 0, date: LAST_DAY, plusDays: 180 }],
};

const mgt7: Duty = {
  ...aoc4,
  id: 'mgt-7',
  name: 'MGT-7 or MGT-7A',
  what: 'Annual return; MGT-7A for small companies',
  due: mgt7Within,
  rules: [{ ...LATEST_MEETING, plusDays: 60 }],
};

const dpt3: Duty = {
  id: 'dpt-3',
  name: 'DPT-3',
  what: 'Return of deposits, loans and money that is exempt',
  who: 'Companies that owe loans, advances or share application money.',
  late: multipleFee,
  due: dpt3Due,
  law: [{ source: companyFeesRules, place: 'table of fees' }],
  rules: [ofYear(3, 30)],
  page: 'roc-filing',
};

const msme1: Duty = {
  id: 'msme-1',
  name: 'MSME-1',
  what: 'Dues to micro and small suppliers',
  who: `Companies with such a supplier unpaid for more than ${msme1UnpaidFor.value}.`,
  late: 'A penalty on the company and its officers.',
  due: msme1Due,
  law: [msme1UnpaidFor],
  rules: [
    { ends: MARCH, months: 6, after: 1, date: 30 },
    { ends: [9], months: 6, after: 1, date: LAST_DAY },
  ],
  page: 'roc-filing',
};

const pas6: Duty = {
  id: 'pas-6',
  name: 'PAS-6',
  what: 'Reconciliation of share capital held in electronic form',
  who: 'Unlisted public companies, and private companies that are not small.',
  late: multipleFee,
  due: pas6Within,
  law: [{ source: companyFeesRules, place: 'table of fees' }],
  rules: [{ ends: [3, 9], months: 6, after: 0, date: LAST_DAY, plusDays: 60 }],
  page: 'roc-compliance',
};

const directorKyc: Duty = {
  id: 'director-kyc',
  name: 'DIR-3-KYC-Web',
  unnamedPeriod: true,
  what: 'Know-your-customer details of directors and designated partners',
  who: 'Each director and designated partner, in the third financial year after the last time. Done for 2024-25, it is due by 30 June 2028.',
  late: 'The director’s number is deactivated, and forms cannot be signed with it.',
  due: directorKycDue,
  rules: [ofYear(3, 30)],
  // Nobody who was in time for 2024-25 is due before 30 June 2028.
  since: '2028-03-31',
  page: 'roc-compliance',
};

const llpLate = `A multiple of the normal fee. Apart from it, a penalty of ${llpPenalty.value}, at most ₹1 lakh for the LLP and ₹50,000 for each designated partner.`;

const llpForm11: Duty = {
  id: 'llp-form-11',
  name: 'Form 11 of an LLP',
  what: 'Annual return',
  who: 'Every limited liability partnership (LLP), with business or without.',
  late: llpLate,
  due: llpForm11Due,
  law: [llpPenalty, { source: llpRules, place: 'Annexure A' }],
  rules: [{ ends: MARCH, months: 12, after: 0, date: LAST_DAY, plusDays: 60 }],
  page: 'roc-filing',
};

const llpForm8: Duty = {
  ...llpForm11,
  id: 'llp-form-8',
  name: 'Form 8 of an LLP',
  what: 'Statement of account and solvency',
  due: llpForm8Due,
  rules: [{ ends: MARCH, months: 12, after: 6, date: 30, plusDays: 30 }],
};

// Whose dates

export interface Profile {
  /** The choice on the page. */
  title: string;
  duties: readonly Duty[];
}

export const profiles: Record<ProfileId, Profile> = {
  company: {
    title: 'Company',
    duties: [
      ...advanceTax,
      taxAudit,
      companyReturn,
      transferPricingReturnOf2025,
      transferPricingReturn,
      ...lastDaysOfReturns,
      generalMeeting,
      adt1,
      aoc4,
      aoc4OfOnePerson,
      mgt7,
      dpt3,
      msme1,
      pas6,
      directorKyc,
    ],
  },
  llp: {
    title: 'LLP',
    duties: [
      llpForm11,
      llpForm8,
      ...advanceTax,
      taxAudit,
      returnWithoutAudit,
      returnWithAudit,
      ...lastDaysOfReturns,
      directorKyc,
    ],
  },
  proprietor: {
    title: 'Proprietor or firm',
    duties: [...advanceTax, taxAudit, returnWithoutAudit, returnWithAudit, ...lastDaysOfReturns],
  },
  'gst-monthly': {
    title: 'GST monthly',
    duties: [gstr1, gstr3b, gstCredit, gstr9],
  },
  'gst-quarterly': {
    title: 'GST quarterly',
    duties: [
      invoiceFacility,
      monthlyPayment,
      gstr1Quarterly,
      gstr3bQuarterly,
      gstr3bQuarterlyLater,
      gstCredit,
      gstr9,
    ],
  },
  'gst-composition': {
    title: 'GST composition',
    duties: [cmp08, gstr4],
  },
  deductor: {
    title: 'Deductor of tax',
    duties: [tdsDeposit, tdsStatement, tdsCertificates, salaryCertificate],
  },
  employer: {
    title: 'Employer',
    duties: [providentFund, stateInsurance, tdsDeposit, salaryTaxStatement, salaryCertificate],
  },
};

/** What falls due from one day until another, both included: by day, then in the order of the profile. */
export function duesOf(duties: readonly Duty[], from: Day, until: Day): Due[] {
  return duties
    .flatMap((duty) =>
      duty.rules.flatMap((rule) =>
        dueDates(rule, from, until)
          .filter(({ period: { end } }) => inForce(duty, end))
          .map(({ day, period }) => dueOf(duty, day, period)),
      ),
    )
    .sort((one, other) => one.day.localeCompare(other.day));
}

function inForce({ since, until }: Duty, end: Day): boolean {
  return (!since || end >= since) && (!until || end <= until);
}

function dueOf(duty: Duty, day: Day, period: Period): Due {
  const { id, name, unnamedPeriod } = duty;
  return {
    duty,
    day,
    period,
    title: unnamedPeriod ? name : `${name} for ${periodName(period)}`,
    key: `${id}-${period.end.slice(0, 7)}`,
  };
}
