import * as tds from './facts';
import { EVERY_MONTH } from '@/law/units';
import { LAST_DAY, type Duty } from '@/law/due-dates/duty';

/* Tax deducted and collected at source. */

export const tdsDeposit: Duty = {
  id: 'tds-deposit',
  topic: 'tds',
  name: 'Deposit of tax deducted (TDS)',
  what: 'Paid by challan; tax of March has until 30 April',
  who: 'Everyone who deducted tax in the month.',
  late: `Interest at ${tds.interestUntilPaid.words}, or part of one, from the day of deduction.`,
  due: tds.depositDue,
  citations: [tds.interestUntilPaid],
  alsoDue: [tds.marchDepositDue],
};

export const tdsStatement: Duty = {
  id: 'tds-statement',
  topic: 'tds',
  name: 'TDS and TCS statements',
  what: 'Forms 138 (salary, 24Q before), 140 (residents, 26Q), 144 (non-residents, 27Q) and 143 (tax collected, 27EQ)',
  who: 'Everyone who deducted or collected tax in the quarter.',
  late: `${tds.lateFee.words}, up to the amount of the tax, paid before filing.`,
  due: tds.firstQuarterDue,
  alsoDue: [tds.secondQuarterDue, tds.thirdQuarterDue, tds.fourthQuarterDue],
  citations: [tds.lateFee],
};

export const tdsCertificates: Duty = {
  id: 'tds-certificates',
  topic: 'tds',
  name: 'Form 131 certificates',
  what: 'Certificates of tax deducted, salary apart, for each payee; formerly 16A. For tax collected Form 133, formerly 27D',
  who: 'Everyone who deducted or collected tax in the quarter.',
  late: 'Payees have no proof of their credit.',
  due: tds.firstCertificatesDue,
  alsoDue: [tds.secondCertificatesDue, tds.thirdCertificatesDue, tds.fourthCertificatesDue],
};

export const tdsCorrections: Duty = {
  id: 'tds-corrections',
  topic: 'tds',
  name: 'Last correction of TDS and TCS statements',
  what: 'For its first three quarters, and the quarter before. Afterwards defaults and a payee’s missing credit are final',
  who: 'Everyone with a wrong PAN, challan or amount in them.',
  late: 'You can’t correct them any more.',
  due: tds.correctionBy,
};

export const salaryCertificate: Duty = {
  id: 'salary-certificate',
  topic: 'tds',
  name: 'Form 130',
  what: 'Salary certificate, formerly Form 16',
  who: 'Employers who deducted tax from salary.',
  late: 'Staff wait with their own returns.',
  due: tds.salaryCertificateDue,
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
  topic: 'tds',
  name: 'Deposit of tax collected (TCS)',
  what: 'Paid by challan; tax of March has until 30 April, from 2027',
  who: 'Everyone who collected tax in the month.',
  late: `Interest at ${tds.tcsInterestUntilPaid.words}, or part of one, from the day of collection.`,
  due: tds.tcsDepositDue,
  alsoDue: [tds.tcsMarchDepositDue],
  citations: [tds.tcsInterestUntilPaid],
};

/** For those who deduct tax without a deduction account number. */
export const oneOffStatement: Duty = {
  id: 'form-141',
  topic: 'tds',
  name: 'Form 141',
  what: `Tax and statement in one, formerly 26QB to 26QE; the certificate, Form 132, follows within ${tds.oneOffCertificateWithin.words}`,
  who: `Those who deducted with only a PAN in the month: buyers of property from ${tds.propertyFrom.words}; tenants above ${tds.feesLimit.words} a month, once, after the last month of the year or tenancy; payers of a contractor or professional above ${tds.oneOffContractLimit.words} a year; individuals and families buying from a non-resident, since ${tds.oneOffNonResidentSince.words}.`,
  late: `${tds.lateFee.words} up to the amount of the tax. Interest runs at ${tds.interestUntilPaid.words}.`,
  due: tds.oneOffWithin,
  citations: [
    tds.oneOffCertificateWithin,
    tds.feesLimit,
    tds.oneOffContractLimit,
    tds.oneOffNonResidentSince,
    tds.propertyFrom,
    tds.lateFee,
    tds.interestUntilPaid,
  ],
  counted: { from: { ends: EVERY_MONTH, months: 1, after: 0, date: LAST_DAY } },
};
