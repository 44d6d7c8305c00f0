import * as labour from './facts';
import { socialSecurityCode } from './texts';
import type { Duty } from '@/law/due-dates/duty';

/* Contributions for employees. */

const interest = `Interest (${labour.contributionInterest.words}, as reported) and damages.`;

export const providentFund: Duty = {
  id: 'provident-fund',
  topic: 'staff',
  name: 'Provident fund contribution',
  what: 'Monthly return and payment, your share and the employee’s',
  who: `Establishments with ${labour.providentFundFrom.words} or more.`,
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
  who: `Establishments with ${labour.stateInsuranceFrom.words} or more. For some hazardous work, 1 is enough.`,
  late: `${interest} The regulations of 1950 stayed in force until 20 November 2026, and we found only a draft of new ones. Look at the portal of the insurance (ESIC).`,
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
  what: `At least ${labour.bonusRate.words} of wages. Wages count up to ${labour.bonusCountedOn.words} (as reported), or up to the minimum wage if that is higher`,
  who: `Establishments with ${labour.bonusFrom.words} or more, for staff with 30 working days who earn up to ${labour.bonusWageLimit.words}, as reported.`,
  late: 'The staff can claim it, and the Code on Wages has a penalty.',
  due: labour.bonusDue,
  citations: [labour.bonusFrom, labour.bonusRate, labour.bonusCountedOn, labour.bonusWageLimit],
};
