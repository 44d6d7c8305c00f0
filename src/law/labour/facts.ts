import { informationTechnologyAct } from '@/law/contracts/facts';
import { fact, factByDate } from '@/law/fact';
import type { Source } from '@/law/source';
import {
  afterMarch,
  calendarDays,
  count,
  ofNextMonth,
  onDay,
  percent,
  rupees,
  text,
  years,
} from '@/law/units';

/*
 * Work, and the other laws that bind a running business: the labour codes, the committee against harassment, personal
 * data, incidents and money from abroad.
 */

/** State rules, schemes and ceilings under the new codes are still being notified. */
const STILL_MOVING = { reviewBy: '2027-05-20' };

/** Read in dated notes that quote the gazette or the fund's and the Corporation's pages. */
const SEEN_IN_OCTOBER = { ...STILL_MOVING, lastSeen: '2026-10-06' };

// Sources

export const wagesCode: Source = {
  id: 'wages-code',
  area: 'labour',
  title: 'Code on Wages, 2019',
  href: 'https://labour.gov.in',
  since: '2025-11-21',
};

export const industrialRelationsCode: Source = {
  id: 'industrial-relations-code',
  area: 'labour',
  title: 'Industrial Relations Code, 2020',
  href: 'https://labour.gov.in',
  since: '2025-11-21',
};

export const socialSecurityCode: Source = {
  id: 'social-security-code',
  area: 'labour',
  title: 'Code on Social Security, 2020',
  href: 'https://labour.gov.in',
  since: '2025-11-21',
};

/** Which replaced the State insurance rules of 1950, among others. */
export const socialSecurityRules: Source = {
  id: 'social-security-rules',
  area: 'labour',
  title: 'Code on Social Security (Central) Rules, 2026, G.S.R. 344(E)',
  href: 'https://labour.gov.in',
  since: '2026-05-08',
};

/** Which replaced the scheme of 1952 on 29 June 2026. */
export const providentFundScheme: Source = {
  id: 'provident-fund-scheme',
  area: 'labour',
  title: 'Employees’ Provident Funds Scheme, 2026, G.S.R. 525(E)',
  href: 'https://www.epfindia.gov.in',
  since: '2026-06-29',
  change: 'the Employees’ Provident Funds Scheme, 2026 took the place of the scheme of 1952',
};

/**
 * Saved by section 164 of the Code for one year, to 20 November 2026. What follows them was not found on the day of the
 * review.
 */
export const stateInsuranceRegulations: Source = {
  id: 'state-insurance-regulations',
  area: 'labour',
  title: 'Employees’ State Insurance (General) Regulations, 1950',
  href: 'https://www.esic.gov.in',
};

export const workSafetyCode: Source = {
  id: 'work-safety-code',
  area: 'labour',
  title: 'Occupational Safety, Health and Working Conditions Code, 2020',
  href: 'https://labour.gov.in',
  since: '2025-11-21',
};

export const harassmentAct: Source = {
  id: 'harassment-act',
  area: 'labour',
  title:
    'Sexual Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Act, 2013',
  href: 'https://indiacode.gov.in',
};

export const dataProtectionAct: Source = {
  id: 'data-protection-act',
  area: 'data-protection',
  title: 'Digital Personal Data Protection Act, 2023, and Rules, 2025',
  href: 'https://www.meity.gov.in',
};

// The labour codes

/** All 4 codes. */
export const labourCodesSince = fact(onDay('2025-11-21'), wagesCode, 'section 1');

export const labourCentralRulesSince = fact(
  onDay('2026-05-08'),
  wagesCode,
  'Central Rules of 2026',
);

/** After the end of the month, for those paid by the month. */
export const wagesWithin = fact(calendarDays(7), wagesCode, 'section 17', STILL_MOVING);

/** After resignation, dismissal, retrenchment or closure. */
export const finalWagesWithin = fact(count(2, 'working day'), wagesCode, 'section 17');

/** Allowances above this share of pay count as wages. */
export const wagesShare = fact(percent(50), socialSecurityCode, 'section 2');

export const providentFundFrom = fact(
  count(20, 'employee'),
  socialSecurityCode,
  'first schedule',
  STILL_MOVING,
);
export const stateInsuranceFrom = fact(
  count(10, 'employee'),
  socialSecurityCode,
  'first schedule',
  STILL_MOVING,
);

export const providentFundCeiling = factByDate(
  [
    {
      is: rupees(15_000, 'month'),
      source: socialSecurityCode,
      place: 'notification S.O. 2702(E) of 29 May 2026',
    },
    {
      from: '2026-09-17',
      is: rupees(25_000, 'month'),
      source: socialSecurityCode,
      place: 'notification S.O. 5109(E) of 17 September 2026',
      change: 'provident fund is compulsory on wages up to ₹25,000 a month, no more ₹15,000',
      checked: '2026-11-23',
      lastSeen: '2026-10-07',
    },
  ],
  STILL_MOVING,
);

/**
 * Of wages, from employee and employer each. S.O. 3582(E) of 1 July 2026 says the same under section 16 of the Code, and
 * 10% for jute, beedi, brick, coir and guar gum works.
 */
export const providentFundRate = fact(
  percent(12),
  providentFundScheme,
  'paragraph 18',
  SEEN_IN_OCTOBER,
);

export const providentFundDue = fact(
  ofNextMonth(15),
  providentFundScheme,
  'paragraph 20(1)',
  SEEN_IN_OCTOBER,
);

/** On contributions paid late, of either kind; seen where an adviser quotes it. */
export const contributionInterest = fact(
  percent(12, 'year'),
  socialSecurityCode,
  'notification S.O. 2698(E) of 29 May 2026, as reported',
  STILL_MOVING,
);

/** For a late return, up to the month's administrative charges; read in two registers that quote the gazette. */
export const providentFundReturnLateFee = fact(
  rupees(500, 'day'),
  providentFundScheme,
  'paragraph 29(2)',
  STILL_MOVING,
);

/** Until when old demands for damages can be settled at low rates: six months, as a press release of 29 July 2026 says. */
export const damagesSettledUntil = fact(
  onDay('2026-12-28'),
  providentFundScheme,
  'VISHWAS, 2026, as reported',
  {
    from: '2026-06-29',
    until: '2026-12-28',
    change:
      'old demands for provident fund damages can be settled at low rates, until about 28 December 2026',
    lastSeen: '2026-10-01',
  },
);

/** The most that an employee pays for a whole month, and what of the employer's share goes to pension. */
export const providentFundMost = fact(
  rupees(3_000, 'month'),
  socialSecurityCode,
  'notification S.O. 5109(E), answers of the fund’s office, as reported',
  {
    ...STILL_MOVING,
    from: '2026-09-17',
    change: 'provident fund is compulsory on wages up to ₹25,000 a month, no more ₹15,000',
    lastSeen: '2026-10-06',
  },
);
export const pensionMost = fact(
  rupees(2_083, 'month'),
  socialSecurityCode,
  'notification S.O. 5109(E), answers of the fund’s office, as reported',
  {
    ...STILL_MOVING,
    from: '2026-09-17',
    change: 'provident fund is compulsory on wages up to ₹25,000 a month, no more ₹15,000',
    lastSeen: '2026-10-06',
  },
);

/** Of wages; the employer's share is the second one. */
export const stateInsuranceEmployeeRate = fact(
  text('0.75%'),
  socialSecurityRules,
  'rule 19(1)',
  SEEN_IN_OCTOBER,
);
export const stateInsuranceEmployerRate = fact(
  text('3.25%'),
  socialSecurityRules,
  'rule 19(1)',
  SEEN_IN_OCTOBER,
);

/** As the Corporation applies it; a notification under the Code was not found. */
export const stateInsuranceCeiling = fact(
  rupees(21_000, 'month'),
  stateInsuranceRegulations,
  'ceiling as the Corporation applies it',
  SEEN_IN_OCTOBER,
);

/** After the end of the year: 8 months. */
export const bonusDue = fact(afterMarch(8, 30), wagesCode, 'section 39', STILL_MOVING);
export const bonusFrom = fact(count(20, 'employee'), wagesCode, 'section 41', STILL_MOVING);

/** Of wages as they are counted for it, at least. */
export const bonusRate = fact(percent(8.33), wagesCode, 'section 26', STILL_MOVING);

/*
 * Two orders of one day: a register of the gazette names both without saying which is which, and advisers disagree.
 * Each also covers the time since the Code began.
 */
const BONUS_ORDERS = 'section 26, S.O. 4710(E) or 4711(E) of 25 August 2026, as reported';

/** Wages up to which a bonus is due, after 30 days of work in the year. */
export const bonusWageLimit = fact(rupees(21_000, 'month'), wagesCode, BONUS_ORDERS, {
  ...STILL_MOVING,
  lastSeen: '2026-09-17',
});

/** Higher wages are counted as this sum, or as the minimum wage if that is higher. */
export const bonusCountedOn = fact(rupees(7_000, 'month'), wagesCode, BONUS_ORDERS, {
  ...STILL_MOVING,
  from: '2025-11-21',
  ordered: '2026-08-25',
  change: 'bonus is counted on ₹7,000 a month or the minimum wage, as under the old Act',
  lastSeen: '2026-09-17',
});

export const stateInsuranceDue = fact(
  ofNextMonth(15),
  stateInsuranceRegulations,
  'regulation 31',
  SEEN_IN_OCTOBER,
);

/** Fixed-term staff, in proportion; others after 5 years. */
export const gratuityAfterFixedTerm = fact(years(1), socialSecurityCode, 'section 53');

/** Of an establishment, within the time below from the day on which it is covered. */
export const establishmentFrom = fact(count(10, 'worker'), workSafetyCode, 'section 3');
export const establishmentWithin = fact(calendarDays(60), workSafetyCode, 'section 3');

// The committee against sexual harassment

export const committeeFrom = fact(count(10, 'worker'), harassmentAct, 'section 4');
export const committeePenalty = fact(rupees(50_000), harassmentAct, 'section 26');

// Data and incidents

/** When notice, consent, security, breach and children’s duties begin. */
export const dataDutiesFrom = fact(text('May 2027'), dataProtectionAct, 'rule 1', STILL_MOVING);
export const dataPenalty = fact(
  rupees(2_50_00_00_000),
  dataProtectionAct,
  'Schedule',
  STILL_MOVING,
);
/** Listed cyber incidents, to the Indian Computer Emergency Response Team. */
export const incidentReportWithin = fact(
  count(6, 'hour'),
  informationTechnologyAct,
  'section 70B, directions of 28 April 2022',
);

// Money from abroad

export const foreignInvestmentReporting: Source = {
  id: 'foreign-investment-reporting',
  area: 'foreign-exchange',
  title: 'Reserve Bank: reporting of foreign investment (FIRMS, FLAIR)',
  href: 'https://www.rbi.org.in',
};

/** FC-GPR, from the allotment of shares to a non-resident. */
export const foreignAllotmentWithin = fact(calendarDays(30), foreignInvestmentReporting, '');

/** The return of foreign liabilities and assets, each year. */
export const foreignAssetsReturnDue = fact(afterMarch(4, 15), foreignInvestmentReporting, '');
