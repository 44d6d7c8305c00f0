import {
  salaryCertificateDue,
  tcsDepositDue,
  tdsCorrectionBy,
  tcsInterestUntilPaid,
  tcsMarchDepositDue,
  tdsDepositDue,
  tdsFeesLimit,
  tdsFirstCertificatesDue,
  tdsFirstQuarterDue,
  tdsFourthCertificatesDue,
  tdsFourthQuarterDue,
  tdsInterestUntilPaid,
  tdsLateFee,
  tdsMarchDepositDue,
  tdsOneOffCertificateWithin,
  tdsOneOffContractLimit,
  tdsOneOffNonResidentSince,
  tdsOneOffWithin,
  tdsPropertyFrom,
  tdsSecondCertificatesDue,
  tdsSecondQuarterDue,
  tdsThirdCertificatesDue,
  tdsThirdQuarterDue,
} from './facts';
import { EVERY_MONTH } from '@/law/units';
import { LAST_DAY, type Duty } from '@/law/due-dates/duty';

/* Tax deducted and collected at source. */

export const tdsDeposit: Duty = {
  id: 'tds-deposit',
  matter: 'tds',
  name: 'Deposit of tax deducted (TDS)',
  what: 'Paid by challan; tax of March has until 30 April',
  who: 'Everyone who deducted tax in the month.',
  late: `Interest at ${tdsInterestUntilPaid.words} from the day of deduction; part of a month counts as a month.`,
  due: tdsDepositDue,
  law: [tdsInterestUntilPaid],
  alsoDue: [tdsMarchDepositDue],
};

export const tdsStatement: Duty = {
  id: 'tds-statement',
  matter: 'tds',
  name: 'TDS and TCS statements',
  what: 'Forms 138 (salary, 24Q before), 140 (residents, 26Q), 144 (non-residents, 27Q) and 143 (tax collected, 27EQ)',
  who: 'Everyone who deducted or collected tax in the quarter.',
  late: `${tdsLateFee.words}, up to the amount of the tax, paid before filing.`,
  due: tdsFirstQuarterDue,
  alsoDue: [tdsSecondQuarterDue, tdsThirdQuarterDue, tdsFourthQuarterDue],
  law: [tdsLateFee],
};

export const tdsCertificates: Duty = {
  id: 'tds-certificates',
  matter: 'tds',
  name: 'Form 131 certificates',
  what: 'Certificates of tax deducted, salary apart, for each payee; formerly 16A. For tax collected Form 133, formerly 27D',
  who: 'Everyone who deducted or collected tax in the quarter.',
  late: 'Payees wait for the paper behind their credit.',
  due: tdsFirstCertificatesDue,
  alsoDue: [tdsSecondCertificatesDue, tdsThirdCertificatesDue, tdsFourthCertificatesDue],
};

export const tdsCorrections: Duty = {
  id: 'tds-corrections',
  matter: 'tds',
  name: 'Last correction of TDS and TCS statements',
  what: 'Those that fell due in that year: of its first three quarters, and of the quarter before. Afterwards their defaults are final, and a payee’s missing credit too',
  who: 'Everyone with a wrong PAN, challan or amount in them.',
  late: 'No correction is taken any more.',
  due: tdsCorrectionBy,
};

export const salaryCertificate: Duty = {
  id: 'salary-certificate',
  matter: 'tds',
  name: 'Form 130',
  what: 'Salary certificate, formerly Form 16',
  who: 'Employers who deducted tax from salary.',
  late: 'Staff wait with their own returns.',
  due: salaryCertificateDue,
};

export const salaryTaxStatement: Duty = {
  ...tdsStatement,
  id: 'tds-statement-salary',
  name: 'Form 138',
  what: 'Quarterly statement of tax deducted from salary, formerly 24Q',
  who: 'Employers who deducted tax from salary in the quarter.',
};

export const tcsDeposit: Duty = {
  id: 'tcs-deposit',
  matter: 'tds',
  name: 'Deposit of tax collected (TCS)',
  what: 'Paid by challan; tax of March has until 30 April, from 2027',
  who: 'Everyone who collected tax in the month.',
  late: `Interest at ${tcsInterestUntilPaid.words} from the day of collection; part of a month counts as a month.`,
  due: tcsDepositDue,
  alsoDue: [tcsMarchDepositDue],
  law: [tcsInterestUntilPaid],
};

/** Of those who deduct without a deduction account number. */
export const oneOffStatement: Duty = {
  id: 'form-141',
  matter: 'tds',
  name: 'Form 141',
  what: `Tax and statement in one, formerly 26QB to 26QE; the certificate, Form 132, follows within ${tdsOneOffCertificateWithin.words}`,
  who: `Whoever deducted with a PAN alone in the month: buyers of property from ${tdsPropertyFrom.words} and tenants above ${tdsFeesLimit.words} a month, once, after the last month of the year or tenancy. Individuals who pay a contractor or professional above ${tdsOneOffContractLimit.words} a year. Property of a non-resident: resident individuals and Hindu undivided families, since ${tdsOneOffNonResidentSince.words}.`,
  late: `${tdsLateFee.words} up to the amount of the tax. Interest runs at ${tdsInterestUntilPaid.words}.`,
  due: tdsOneOffWithin,
  law: [
    tdsOneOffCertificateWithin,
    tdsFeesLimit,
    tdsOneOffContractLimit,
    tdsOneOffNonResidentSince,
    tdsPropertyFrom,
    tdsLateFee,
    tdsInterestUntilPaid,
  ],
  counted: { from: { ends: EVERY_MONTH, months: 1, after: 0, date: LAST_DAY } },
};
