import * as tds from './facts';
import type { Fact } from '@/law/fact';
import { EVERY_MONTH, type DueRules } from '@/law/units';
import { LAST_DAY, type Duty } from '@/law/due-dates/duty';

/* Tax deducted and collected at source. */

/** The monthly deposit of tax. March has a due day of its own: `marchSince` names its first year, if that is recent. */
const deposit = (
  tax: 'TDS' | 'TCS',
  verb: 'deduct' | 'collect',
  interest: Fact<number>,
  [due, march]: readonly [Fact<DueRules>, Fact<DueRules>],
  marchSince = '',
): Duty => ({
  id: `${tax.toLowerCase()}-deposit`,
  topic: 'tds',
  name: `Deposit of tax ${verb}ed (${tax})`,
  what: `Paid by challan; tax of March is due by 30 April${marchSince}`,
  who: `Everyone who ${verb}ed tax in the month.`,
  late: `Interest at ${interest.words} from the day of ${verb}ion. Part of a month counts as a month.`,
  due,
  citations: [interest],
  alsoDue: [march],
});

export const tdsDeposit = deposit('TDS', 'deduct', tds.interestUntilPaid, [
  tds.depositDue,
  tds.marchDepositDue,
]);
export const tcsDeposit = deposit(
  'TCS',
  'collect',
  tds.tcsInterestUntilPaid,
  [tds.tcsDepositDue, tds.tcsMarchDepositDue],
  ', from 2027',
);

export const tdsStatement: Duty = {
  id: 'tds-statement',
  topic: 'tds',
  name: 'TDS and TCS statements',
  what: 'Forms 138 (salary, 24Q before), 140 (residents, 26Q), 144 (non-residents, 27Q) and 143 (tax collected, 27EQ)',
  who: 'Everyone who deducted or collected tax in the quarter.',
  late: `${tds.lateFee.words}, up to the amount of the tax. You pay it before you file.`,
  due: tds.firstQuarterDue,
  alsoDue: [tds.secondQuarterDue, tds.thirdQuarterDue, tds.fourthQuarterDue],
  citations: [tds.lateFee],
};

export const tdsCertificates: Duty = {
  id: 'tds-certificates',
  topic: 'tds',
  name: 'Form 131 certificates',
  what: 'Certificates of tax deducted, except from salary, for each payee (formerly 16A). For tax collected: Form 133 (formerly 27D)',
  who: 'Everyone who deducted or collected tax in the quarter.',
  late: 'Payees have no proof of their credit.',
  due: tds.firstCertificatesDue,
  alsoDue: [tds.secondCertificatesDue, tds.thirdCertificatesDue, tds.fourthCertificatesDue],
};

export const tdsCorrections: Duty = {
  id: 'tds-corrections',
  topic: 'tds',
  name: 'Last correction of TDS and TCS statements',
  what: 'For the year’s first three quarters, and the quarter before them. Afterwards defaults and a payee’s missing credit are final',
  who: 'Everyone with a wrong PAN, challan or amount in these statements.',
  late: 'You can’t correct them any more.',
  due: tds.correctionBy,
};

export const salaryCertificate: Duty = {
  id: 'salary-certificate',
  topic: 'tds',
  name: 'Form 130',
  what: 'Salary certificate, formerly Form 16',
  who: 'Employers who deducted tax from salary.',
  late: 'Staff have to wait with their own returns.',
  due: tds.salaryCertificateDue,
};

export const salaryTaxStatement: Duty = {
  ...tdsStatement,
  id: 'tds-statement-salary',
  name: 'Form 138',
  what: 'Quarterly statement of tax deducted from salary, formerly 24Q',
  who: 'Employers who deducted tax from salary in the quarter.',
};

/** For those who deduct tax without a deduction account number. */
export const oneOffStatement: Duty = {
  id: 'form-141',
  topic: 'tds',
  name: 'Form 141',
  what: `Payment and statement in one form, formerly 26QB to 26QE. The certificate, Form 132, follows within ${tds.oneOffCertificateWithin.words}`,
  who: `Those who deducted tax in the month with a PAN and no TAN. They are buyers of property from ${tds.propertyFrom.words}, and those who pay a contractor or professional above ${tds.oneOffContractLimit.words} a year. Since ${tds.oneOffNonResidentSince.words}, also individuals and families who buy from a non-resident. Tenants above ${tds.feesLimit.words} a month file once, after the last month of the year or tenancy.`,
  late: `${tds.lateFee.words}, up to the amount of the tax, and interest at ${tds.interestUntilPaid.words}.`,
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
