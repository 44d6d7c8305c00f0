import * as labour from './facts';
import { socialSecurityCode } from './texts';
import type { Duty } from '@/law/due-dates/duty';

/* Contributions for employees. */

const interest = `Interest, as reported ${labour.contributionInterest.words}, and damages.`;

export const providentFund: Duty = {
  id: 'provident-fund',
  topic: 'staff',
  name: 'Provident fund contribution',
  what: 'Monthly return and payment, your share and the employee’s',
  who: `Establishments from ${labour.providentFundFrom.words}.`,
  late: `${interest} A late return costs ${labour.providentFundReturnLateFee.words}, up to the month’s administrative charges.`,
  due: labour.providentFundDue,
  citations: [
    labour.providentFundFrom,
    labour.contributionInterest,
    labour.providentFundReturnLateFee,
    { source: socialSecurityCode, place: 'chapter III' },
  ],
};

export const stateInsurance: Duty = {
  id: 'state-insurance',
  topic: 'staff',
  name: 'State insurance (ESI) contribution',
  what: 'Monthly payment, your share and the employee’s',
  who: `Establishments from ${labour.stateInsuranceFrom.words}; some hazardous work from 1.`,
  late: `${interest} The regulations of 1950 were kept until 20 November 2026, and we found only a draft of new ones: look at the Corporation’s portal.`,
  due: labour.stateInsuranceDue,
  citations: [
    labour.stateInsuranceFrom,
    labour.contributionInterest,
    { source: socialSecurityCode, place: 'chapter IV and section 164' },
  ],
};

export const bonus: Duty = {
  id: 'bonus',
  topic: 'staff',
  name: 'Yearly bonus',
  what: `At least ${labour.bonusRate.words} of wages, counted on at most ${labour.bonusCountedOn.words}, as reported, or on the minimum wage if higher`,
  who: `Establishments from ${labour.bonusFrom.words}, for staff with 30 working days who earn up to ${labour.bonusWageLimit.words}, as reported.`,
  late: 'A claim of the staff, and a penalty under the Code on Wages.',
  due: labour.bonusDue,
  citations: [labour.bonusFrom, labour.bonusRate, labour.bonusCountedOn, labour.bonusWageLimit],
};
