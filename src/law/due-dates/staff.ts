import {
  bonusDue,
  bonusFrom,
  bonusRate,
  bonusWageLimit,
  contributionInterest,
  providentFundDue,
  providentFundFrom,
  providentFundReturnLateFee,
  socialSecurityCode,
  stateInsuranceDue,
  stateInsuranceFrom,
} from '@/law/labour';
import type { Duty } from './duty';

/* Contributions for employees. */

const interest = `Interest, as reported ${contributionInterest.words}, and damages.`;

export const providentFund: Duty = {
  id: 'provident-fund',
  matter: 'staff',
  name: 'Provident fund contribution',
  what: 'Monthly return and payment, your share and the employee’s',
  who: `Establishments from ${providentFundFrom.words}.`,
  late: `${interest} A late return costs ${providentFundReturnLateFee.words}, up to the month’s administrative charges.`,
  due: providentFundDue,
  law: [
    providentFundFrom,
    contributionInterest,
    providentFundReturnLateFee,
    { source: socialSecurityCode, place: 'chapter III' },
  ],
};

export const stateInsurance: Duty = {
  id: 'state-insurance',
  matter: 'staff',
  name: 'State insurance (ESI) contribution',
  what: 'Monthly payment, your share and the employee’s',
  who: `Establishments from ${stateInsuranceFrom.words}; some hazardous work from 1.`,
  late: `${interest} The Code kept the regulations of 1950 for one year only: look at the Corporation’s portal for what follows.`,
  due: stateInsuranceDue,
  law: [
    stateInsuranceFrom,
    contributionInterest,
    { source: socialSecurityCode, place: 'chapter IV and section 164' },
  ],
};

export const bonus: Duty = {
  id: 'bonus',
  matter: 'staff',
  name: 'Yearly bonus',
  what: `At least ${bonusRate.words} of the year’s wages, to those who earn up to ${bonusWageLimit.words} as reported`,
  who: `Establishments from ${bonusFrom.words}.`,
  late: 'A claim of the staff, and a penalty under the Code on Wages.',
  due: bonusDue,
  law: [bonusFrom, bonusRate, bonusWageLimit],
};
