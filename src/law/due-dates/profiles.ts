import * as labour from '@/law/labour/facts';
import {
  countryReport,
  countryReportNotice,
  foreignLiabilities,
  foreignTaxCredit,
  foreignTaxCreditOf2025,
  liaisonOffice,
  liaisonOfficeOf2025,
  masterFile,
  masterFileOf2025,
  nonResidentStatement,
  taxAuditWithTransferPricing,
  transferPricingReport,
  transferPricingReturn,
} from '@/law/cross-border/due-dates';
import type { Duty } from './duty';
import {
  annualReturnBar,
  cmp08,
  compositionChoice,
  compositionStock,
  exporterCode,
  exportUndertaking,
  gstCredit,
  gstCreditQuarterly,
  gstCreditQuarterlyLater,
  gstr1,
  gstr1Quarterly,
  gstr3b,
  gstr3bQuarterly,
  gstr3bQuarterlyLater,
  gstr4,
  gstr6,
  gstr7,
  gstr8,
  gstr9,
  invoiceFacility,
  jobWork,
  jobWorkHalfYearly,
  monthlyPayment,
  quarterlyChoice,
} from '@/law/gst/due-dates';
import {
  advanceTax,
  advanceTaxOfProprietors,
  advanceTaxWithoutBusiness,
  companyReturn,
  foreignDisclosure,
  lastDaysOfReturns,
  returnWithAudit,
  returnWithoutAudit,
  returnWithoutBusiness,
  taxAudit,
  taxAuditOf2025,
  taxAuditOfProprietors,
  transactionsStatement,
} from '@/law/income-tax/due-dates';
import {
  adt1,
  aoc4,
  aoc4OfOnePerson,
  directorKyc,
  dpt3,
  firstAdt1,
  firstAoc4,
  firstMeeting,
  firstMgt7,
  generalMeeting,
  llpForm11,
  llpForm8,
  mgt7,
  mgt7OfOnePerson,
  msme1,
  pas6,
} from '@/law/companies/due-dates';
import { bonus, providentFund, stateInsurance } from '@/law/labour/due-dates';
import {
  oneOffStatement,
  salaryCertificate,
  salaryTaxStatement,
  tcsDeposit,
  tdsCertificates,
  tdsDeposit,
  tdsCorrections,
  tdsStatement,
} from '@/law/tds/due-dates';
import type { ProfileId } from './profile-ids';
import type { RegistrationId } from '@/law/first-year/timelines';

/*
 * The recurring duties of each kind of business. The build computes their dates from rules, so nobody edits the lists on the pages
 * and the calendar files. Dates that depend on a State, a notification or a single case are left out, or described in words.
 *
 * A Sunday or a holiday does not move a date. Section 10 of the General Clauses Act, 1897 gives the next open day if an office is
 * closed, but the portals are always open.
 */

export interface Profile {
  /** The choice on the page. */
  title: string;
  /** A note shown above the dates. */
  note?: string;
  /** The registration whose page counts the first year from the visitor's own date. */
  firstYear?: RegistrationId;
  duties: readonly Duty[];
}

const taxOfCompanies = [
  ...advanceTax,
  taxAuditOf2025,
  taxAudit,
  transactionsStatement,
  companyReturn,
  transferPricingReturn,
  ...lastDaysOfReturns,
];

const everyCompany = [dpt3, msme1, pas6, directorKyc];

const company = [
  ...taxOfCompanies,
  masterFileOf2025,
  masterFile,
  generalMeeting,
  adt1,
  aoc4,
  aoc4OfOnePerson,
  mgt7,
  mgt7OfOnePerson,
  ...everyCompany,
];

const groupAcrossBorders = [
  transferPricingReport,
  taxAuditWithTransferPricing,
  transferPricingReturn,
  masterFileOf2025,
  masterFile,
  countryReportNotice,
  countryReport,
];

const gstMonthly = [gstr1, gstr3b, gstCredit, gstr9, annualReturnBar];

export const profiles: Record<ProfileId, Profile> = {
  company: { title: 'Company', duties: company },
  'new-company': {
    title: 'First year of a company',
    note: 'If a company is formed from 1 January to 31 March, its first financial year ends on 31 March of the next year (Companies Act, section 2(41)).',
    firstYear: 'private-limited-company',
    duties: [firstMeeting, firstAdt1, firstAoc4, firstMgt7, ...everyCompany, ...taxOfCompanies],
  },
  opc: {
    title: 'One person company',
    firstYear: 'one-person-company',
    duties: [aoc4OfOnePerson, mgt7OfOnePerson, ...everyCompany, ...taxOfCompanies],
  },
  'foreign-shareholders': {
    title: 'Company with foreign shareholders',
    note: `If you allot shares to a non-resident at any time of the year, report it in form FC-GPR within ${labour.foreignAllotmentWithin.words} (Reserve Bank, FIRMS).`,
    duties: [
      ...company,
      foreignLiabilities,
      ...groupAcrossBorders.filter((duty) => !company.includes(duty)),
    ],
  },
  llp: {
    title: 'LLP',
    duties: [
      llpForm11,
      llpForm8,
      ...advanceTax,
      taxAuditOf2025,
      taxAudit,
      transactionsStatement,
      returnWithoutAudit,
      returnWithAudit,
      ...lastDaysOfReturns,
      directorKyc,
    ],
  },
  proprietor: {
    title: 'Proprietor or firm',
    duties: [
      ...advanceTaxOfProprietors,
      taxAuditOf2025,
      taxAuditOfProprietors,
      transactionsStatement,
      returnWithoutAudit,
      returnWithAudit,
      ...lastDaysOfReturns,
    ],
  },
  individual: {
    title: 'Person without a business',
    duties: [
      ...advanceTaxWithoutBusiness,
      returnWithoutBusiness,
      ...lastDaysOfReturns,
      foreignDisclosure,
      oneOffStatement,
    ],
  },
  'gst-monthly': { title: 'GST monthly', duties: [...gstMonthly, jobWork, jobWorkHalfYearly] },
  'gst-quarterly': {
    title: 'GST quarterly',
    duties: [
      invoiceFacility,
      monthlyPayment,
      gstr1Quarterly,
      gstr3bQuarterly,
      gstr3bQuarterlyLater,
      quarterlyChoice,
      gstCreditQuarterly,
      gstCreditQuarterlyLater,
      gstr9,
      annualReturnBar,
      jobWork,
    ],
  },
  'gst-composition': {
    title: 'GST composition',
    duties: [cmp08, gstr4, compositionChoice, compositionStock],
  },
  'gst-others': {
    title: 'GST deductor or marketplace',
    duties: [gstr7, gstr8, gstr6],
  },
  exporter: {
    title: 'Exporter',
    note: 'The GST dates are monthly. If you file each quarter, look at the dates under GST quarterly.',
    duties: [exportUndertaking, exporterCode, ...gstMonthly],
  },
  deductor: {
    title: 'Deductor of tax',
    duties: [
      tdsDeposit,
      tcsDeposit,
      tdsStatement,
      tdsCertificates,
      tdsCorrections,
      salaryCertificate,
    ],
  },
  employer: {
    title: 'Employer',
    note: 'Not listed: professional tax, the welfare fund and labour returns, which differ by State, and the yearly report on sexual harassment at work.',
    duties: [
      providentFund,
      stateInsurance,
      bonus,
      tdsDeposit,
      salaryTaxStatement,
      salaryCertificate,
    ],
  },
  'transfer-pricing': {
    title: 'Deals within a group abroad',
    duties: [...groupAcrossBorders],
  },
  'cross-border': {
    title: 'Income or payments abroad',
    duties: [
      tdsDeposit,
      nonResidentStatement,
      foreignTaxCreditOf2025,
      foreignTaxCredit,
      liaisonOfficeOf2025,
      liaisonOffice,
    ],
  },
};
