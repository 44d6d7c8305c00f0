import {
  wagesCode,
  socialSecurityCode,
  providentFundScheme,
  socialSecurityRules,
  stateInsuranceRegulations,
  workSafetyCode,
  harassmentAct,
  dataProtectionAct,
  foreignInvestmentReporting,
} from './texts';
import { informationTechnologyAct } from '@/law/contracts/texts';
import { fact } from '@/law/fact';
import {
  onDay,
  calendarDays,
  count,
  percent,
  rupees,
  ofNextMonth,
  text,
  afterMarch,
  years,
} from '@/law/units';

/* Labour codes, the committee against harassment, personal data, security incidents and money from abroad. */

/** State rules, schemes and ceilings under the new codes are still being notified. */
const RECENT = { reviewBy: '2027-05-20' };

/** Read in dated notes that quote the Gazette, or pages of the provident fund or the Corporation. */
const SEEN_IN_OCTOBER = { ...RECENT, lastSeen: '2026-10-06' };

// The labour codes

export const labourCodesSince = fact('First day of the four labour codes', {
  is: onDay('2025-11-21'),
  at: [wagesCode, 'section 1'],
});
export const labourCentralRulesSince = fact('First day of the labour codes’ central rules', {
  is: onDay('2026-05-08'),
  at: [wagesCode, 'Central Rules of 2026'],
});
export const wagesWithin = fact('Time to pay monthly wages', {
  is: calendarDays(7),
  at: [wagesCode, 'section 17'],
  ...RECENT,
});
export const finalWagesWithin = fact('Time to pay the final wages', {
  is: count(2, 'working day'),
  at: [wagesCode, 'section 17'],
});
export const wagesShare = fact('Allowances above this share of pay count as wages', {
  is: percent(50),
  at: [socialSecurityCode, 'section 2'],
});
export const providentFundFrom = fact('Number of staff at which provident fund begins to apply', {
  is: count(20, 'employee'),
  at: [socialSecurityCode, 'first schedule'],
  ...RECENT,
});
export const stateInsuranceFrom = fact('Number of staff at which State insurance begins to apply', {
  is: count(10, 'employee'),
  at: [socialSecurityCode, 'first schedule'],
  ...RECENT,
});
export const providentFundCeiling = fact('Wages up to which provident fund is due', {
  values: [
    {
      is: rupees(15_000, 'month'),
      at: [socialSecurityCode, 'notification S.O. 2702(E) of 29 May 2026'],
    },
    {
      from: '2026-09-17',
      is: rupees(25_000, 'month'),
      at: [socialSecurityCode, 'notification S.O. 5109(E) of 17 September 2026'],
      change: 'provident fund is compulsory on wages up to ₹25,000 a month, before that ₹15,000',
      checked: '2026-11-23',
      lastSeen: '2026-10-07',
    },
  ],
  ...RECENT,
});

/**
 * A share of wages. The employee and the employer pay this share each. S.O. 3582(E) of 1 July 2026 has the same rate under section 16
 * of the Code, and 10% for jute, beedi, brick, coir and guar gum works.
 */
export const providentFundRate = fact('Provident fund, employee and employer each', {
  is: percent(12),
  at: [providentFundScheme, 'paragraph 18'],
  ...SEEN_IN_OCTOBER,
});
export const providentFundDue = fact('Due date of provident fund', {
  is: ofNextMonth(15),
  at: [providentFundScheme, 'paragraph 20(1)'],
  ...SEEN_IN_OCTOBER,
});

/** On late contributions to provident fund and State insurance. Seen in an adviser's quotation. */
export const contributionInterest = fact('Interest on late contributions', {
  is: percent(12, 'year'),
  at: [socialSecurityCode, 'notification S.O. 2698(E) of 29 May 2026, as reported'],
  ...RECENT,
});

/** The fee is at most the month's administrative charges. Read in two registers that quote the gazette. */
export const providentFundReturnLateFee = fact('Late fee of a provident fund return', {
  is: rupees(500, 'day'),
  at: [providentFundScheme, 'paragraph 29(2)'],
  ...RECENT,
});

/** The last day to settle old demands for damages at low rates: six months, according to a press release of 29 July 2026. */
export const damagesSettled = fact('Last day to settle old provident fund damages', {
  values: [
    {
      from: '2026-06-29',
      is: text('can be settled at low rates (VISHWAS) until about 28 December 2026'),
      at: [providentFundScheme, 'VISHWAS, 2026, as reported'],
      change:
        'old demands for provident fund damages can be settled at low rates, until about 28 December 2026',
      lastSeen: '2026-10-01',
    },
    {
      from: '2026-12-29',
      is: text(
        'could be settled at low rates (VISHWAS) until about 28 December 2026; ask us if the time was extended',
      ),
      at: [providentFundScheme, 'VISHWAS, 2026, as reported'],
      change: 'the scheme for old provident fund damages is over, unless it was extended',
    },
  ],
});

/** The maximum for a whole month. */
export const providentFundMost = fact('Maximum provident fund of an employee', {
  is: rupees(3_000, 'month'),
  at: [socialSecurityCode, 'notification S.O. 5109(E), answers of the fund’s office, as reported'],
  ...RECENT,
  from: '2026-09-17',
  change: 'provident fund is compulsory on wages up to ₹25,000 a month, before that ₹15,000',
  lastSeen: '2026-10-06',
});
export const pensionMost = fact('Maximum part of the employer’s share that goes to pension', {
  is: rupees(2_083, 'month'),
  at: [socialSecurityCode, 'notification S.O. 5109(E), answers of the fund’s office, as reported'],
  ...RECENT,
  from: '2026-09-17',
  change: 'provident fund is compulsory on wages up to ₹25,000 a month, before that ₹15,000',
  lastSeen: '2026-10-06',
});
export const stateInsuranceEmployeeRate = fact('State insurance, the employee’s share', {
  is: text('0.75%'),
  at: [socialSecurityRules, 'rule 19(1)'],
  ...SEEN_IN_OCTOBER,
});
export const stateInsuranceEmployerRate = fact('State insurance, the employer’s share', {
  is: text('3.25%'),
  at: [socialSecurityRules, 'rule 19(1)'],
  ...SEEN_IN_OCTOBER,
});

/** As the Corporation applies it; a notification under the Code was not found. */
export const stateInsuranceCeiling = fact('Wages up to which State insurance applies', {
  is: rupees(21_000, 'month'),
  at: [stateInsuranceRegulations, 'ceiling as the Corporation applies it'],
  ...SEEN_IN_OCTOBER,
});
export const bonusDue = fact('Due date of the yearly bonus', {
  is: afterMarch(8, 30),
  at: [wagesCode, 'section 39'],
  ...RECENT,
});
export const bonusFrom = fact('Number of staff at which a bonus becomes due', {
  is: count(20, 'employee'),
  at: [wagesCode, 'section 41'],
  ...RECENT,
});
export const bonusRate = fact('Lowest bonus', {
  is: percent(8.33),
  at: [wagesCode, 'section 26'],
  ...RECENT,
});

/*
 * Two orders were issued on one day. A register of the gazette doesn't show which order sets this rule, and advisers disagree.
 * Both orders also cover the time since the Code began.
 */
const BONUS_ORDERS = 'section 26, S.O. 4710(E) or 4711(E) of 25 August 2026, as reported';

/** Wages up to which a bonus is due, after 30 days of work in the year. */
export const bonusWageLimit = fact('Wages up to which a bonus is due', {
  is: rupees(21_000, 'month'),
  at: [wagesCode, BONUS_ORDERS],
  ...RECENT,
  lastSeen: '2026-09-17',
});

/** Higher wages are counted as this sum, or as the minimum wage if that is higher. */
export const bonusCountedOn = fact('Wages on which a bonus is counted', {
  is: rupees(7_000, 'month'),
  at: [wagesCode, BONUS_ORDERS],
  ...RECENT,
  from: '2025-11-21',
  ordered: '2026-08-25',
  change: 'bonus is counted on ₹7,000 a month or the minimum wage, as under the old Act',
  lastSeen: '2026-09-17',
});
export const stateInsuranceDue = fact('Due date of State insurance', {
  is: ofNextMonth(15),
  at: [stateInsuranceRegulations, 'regulation 31'],
  ...SEEN_IN_OCTOBER,
});
export const gratuityAfterFixedTerm = fact('Service after which fixed-term staff get gratuity', {
  is: years(1),
  at: [socialSecurityCode, 'section 53'],
});

/** Registration of an establishment, within `establishmentWithin` after the law first applies to it. */
export const establishmentFrom = fact('Number of staff at which an establishment has to register', {
  is: count(10, 'worker'),
  at: [workSafetyCode, 'section 3'],
});
export const establishmentWithin = fact('Time to register an establishment', {
  is: calendarDays(60),
  at: [workSafetyCode, 'section 3'],
});

// The committee against sexual harassment

export const committeeFrom = fact('Number of staff at which a harassment committee is needed', {
  is: count(10, 'worker'),
  at: [harassmentAct, 'section 4'],
});
export const committeePenalty = fact('Penalty for having no harassment committee', {
  is: rupees(50_000),
  at: [harassmentAct, 'section 26'],
});

// Data and incidents

/** The day on which duties about notice, consent, security, breaches and children begin. */
export const dataDutiesFrom = fact('When most personal data duties begin', {
  is: text('May 2027'),
  at: [dataProtectionAct, 'rule 1'],
  ...RECENT,
});
export const dataPenalty = fact('Maximum penalty for a data breach', {
  is: rupees(2_50_00_00_000),
  at: [dataProtectionAct, 'Schedule'],
  ...RECENT,
});
/** Listed cyber incidents, to the Indian Computer Emergency Response Team. */
export const incidentReportWithin = fact('Time to report a cyber incident', {
  is: count(6, 'hour'),
  at: [informationTechnologyAct, 'section 70B, directions of 28 April 2022'],
});
export const foreignAllotmentWithin = fact('Time to report shares given abroad (FC-GPR)', {
  is: calendarDays(30),
  at: [foreignInvestmentReporting],
});
export const foreignAssetsReturnDue = fact('Due date of the foreign liabilities return', {
  is: afterMarch(4, 15),
  at: [foreignInvestmentReporting],
});
