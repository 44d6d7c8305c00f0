import * as crossBorder from './facts';
import * as incomeTax from '@/law/income-tax/facts';
import { incomeTaxAct } from '@/law/income-tax/texts';
import * as labour from '@/law/labour/facts';
import {
  FIRST_TAX_YEAR,
  LAST_DAY,
  ofYear,
  ONLY_2025_26,
  YEAR_END,
  type Duty,
} from '@/law/due-dates/duty';
import { companyReturn, taxAudit } from '@/law/income-tax/due-dates';
import { tdsStatement } from '@/law/tds/due-dates';

/* Associated enterprises, income and payments abroad, foreign shareholders. */

export const transferPricingReturn: Duty = {
  ...companyReturn,
  id: 'income-tax-return-transfer-pricing',
  name: 'Income tax return with a transfer pricing report',
  what: 'This date replaces 31 October',
  who: 'Taxpayers who need a transfer pricing report, mostly for dealings within a group across borders.',
  due: incomeTax.transferPricingReturnDue,
};

const REPORT_LATE =
  'The report is due one month before the return. Department calendars say 31 October; read strictly, the law says 30 October.';

export const transferPricingReport: Duty = {
  id: 'transfer-pricing-report',
  topic: 'transfer-pricing',
  name: 'Transfer pricing report',
  what: 'Form 48 (formerly 3CEB), by a chartered accountant. We advise 30 October',
  who: `Everyone with a deal of any value with an associated enterprise abroad. Inside India: related deals above ${crossBorder.domesticTransactionsLimit.words}, if there is a tax holiday.`,
  late: `${crossBorder.transferPricingLateFee.words} up to 1 month late, ${crossBorder.transferPricingLongLateFee.words} later. ${REPORT_LATE}`,
  due: crossBorder.transferPricingReportDue,
  citations: [crossBorder.domesticTransactionsLimit, crossBorder.transferPricingLateFee],
  since: FIRST_TAX_YEAR,
};

export const taxAuditWithTransferPricing: Duty = {
  ...taxAudit,
  id: 'tax-audit-transfer-pricing',
  topic: 'tax-audit',
  name: 'Tax audit report with a transfer pricing report',
  what: 'This date replaces 30 September. We advise 30 October',
  who: 'Taxpayers under tax audit who also need a transfer pricing report.',
  late: `${incomeTax.taxAuditLateFee.words} up to 1 month late, ${incomeTax.taxAuditLongLateFee.words} later. ${REPORT_LATE}`,
  due: crossBorder.transferPricingReportDue,
  citations: [{ source: incomeTaxAct, place: 'section 63' }, incomeTax.taxAuditLateFee],
};

export const masterFile: Duty = {
  id: 'master-file',
  topic: 'transfer-pricing',
  name: 'Master file',
  what: 'Form 56 (formerly 3CEAA): Part A for all, Part B above the limits',
  who: 'Every company of an international group files Part A. Large groups also file Part B.',
  late: 'A penalty is possible.',
  due: crossBorder.masterFileDue,
  since: FIRST_TAX_YEAR,
};

export const masterFileOf2025: Duty = {
  ...masterFile,
  what: 'Form 3CEAA: Part A for all, Part B above the limits',
  ...ONLY_2025_26,
};

/** The due day of the country report: 12 months after the year. */
const COUNTRY_REPORT = ofYear(12, LAST_DAY);

const countryReportGroups =
  'Indian companies of groups with revenue above ₹6,400 crore. The date is for groups with an accounting year that ends on 31 March.';

export const countryReportNotice: Duty = {
  id: 'country-report-notice',
  topic: 'transfer-pricing',
  name: 'Notice of the company that files the country report',
  what: 'Form 58 (formerly 3CEAC)',
  who: countryReportGroups,
  late: 'The department asks the company itself for the report.',
  due: crossBorder.countryReportNoticeBefore,
  counted: { backFrom: COUNTRY_REPORT },
  citations: [crossBorder.countryReportWithin],
};

export const countryReport: Duty = {
  ...countryReportNotice,
  id: 'country-report',
  name: 'Country report',
  what: 'Form 59 (formerly 3CEAD)',
  late: 'A penalty for each calendar day.',
  due: crossBorder.countryReportWithin,
  counted: { from: YEAR_END },
};

export const nonResidentStatement: Duty = {
  ...tdsStatement,
  id: 'tds-statement-non-residents',
  name: 'Form 144',
  what: 'Quarterly statement of tax deducted from non-residents, formerly 27Q',
  who: 'Everyone who deducted tax from a non-resident in the quarter.',
};

export const foreignTaxCredit: Duty = {
  id: 'foreign-tax-credit',
  topic: 'cross-border',
  name: 'Form 44',
  what: 'Claim of tax paid abroad, formerly Form 67',
  who: 'Residents whose income was taxed in another country too.',
  late: 'The credit may be refused. The return itself has to be filed too.',
  due: crossBorder.foreignTaxCreditWithin,
  counted: { from: YEAR_END },
  since: FIRST_TAX_YEAR,
};

export const foreignTaxCreditOf2025: Duty = {
  ...foreignTaxCredit,
  name: 'Form 67',
  what: 'Claim of tax paid abroad; Form 44 from tax year 2026-27',
  ...ONLY_2025_26,
};

export const liaisonOffice: Duty = {
  id: 'liaison-office',
  topic: 'cross-border',
  name: 'Form 162 of a liaison office',
  what: 'Yearly statement, formerly Form 49C',
  who: 'Liaison offices of foreign companies.',
  late: 'A penalty is possible.',
  due: crossBorder.liaisonOfficeWithin,
  counted: { from: YEAR_END },
  since: FIRST_TAX_YEAR,
};

export const liaisonOfficeOf2025: Duty = {
  ...liaisonOffice,
  name: 'Form 49C of a liaison office',
  what: 'Yearly statement; Form 162 from tax year 2026-27',
  ...ONLY_2025_26,
};

export const foreignLiabilities: Duty = {
  id: 'foreign-liabilities',
  topic: 'foreign-shareholders',
  name: 'Return of foreign liabilities and assets (FLA)',
  what: 'Filed with the Reserve Bank, with provisional figures if the accounts are not yet audited',
  who: 'Companies and LLPs with foreign investment in their books, or with investment abroad.',
  late: 'A late fee. Late filing also breaks exchange control law.',
  due: labour.foreignAssetsReturnDue,
};
