import type { Day } from '@/lib/days';
import { fact, type Bands, type Fact, type Relief } from '@/law/fact';
import type { Source } from '@/law/source';
import {
  afterMarch,
  calendarDays,
  count,
  daysOfTheYear,
  dueInWords,
  months,
  rupees,
  rupeesInFigures,
  text,
  timesTheFee,
  years,
} from '@/law/units';

/*
 * Companies: what forming them, filing with the Registrar and running their boards share. Limited liability partnerships are
 * in llps.ts. The Corporate Laws (Amendment) Bill, 2026 and the draft Incorporation Rules of April 2026 were not law
 * on the day of the check; they would move small-company limits, forms and penalties.
 */

/** Limits, forms and fees that the pending Bill and draft rules would change: look again after the Budget session. */
export const AFTER_THE_BILL = { reviewBy: '2027-04-30' };

/** The fees of late accounts and annual returns are those of the day on which they were due, since then ₹100 a day. */
const TABLE_OF_FEES = { ...AFTER_THE_BILL, from: '2018-07-01' };

// Sources

export const companiesAct: Source = {
  id: 'companies-act',
  area: 'mca',
  title: 'Companies Act, 2013',
  href: 'https://indiacode.gov.in',
};

export const incorporationRules: Source = {
  id: 'incorporation-rules',
  area: 'mca',
  title: 'Companies (Incorporation) Rules, 2014',
  href: 'https://www.mca.gov.in',
};

export const companyFeesRules: Source = {
  id: 'company-fees-rules',
  area: 'mca',
  title: 'Companies (Registration Offices and Fees) Rules, 2014',
  href: 'https://www.mca.gov.in',
};

/** Small-company limits, as amended by G.S.R. 880(E) of 1 December 2025. */
export const companyDefinitionRules: Source = {
  id: 'company-definition-rules',
  area: 'mca',
  title: 'Companies (Specification of Definition Details) Rules, 2014',
  href: 'https://www.mca.gov.in',
};

/** Director KYC, as amended by G.S.R. 943(E) of 31 December 2025. */
export const directorRules: Source = {
  id: 'director-rules',
  area: 'mca',
  title: 'Companies (Appointment and Qualification of Directors) Rules, 2014',
  href: 'https://www.mca.gov.in',
};

export const depositRules: Source = {
  id: 'deposit-rules',
  area: 'mca',
  title: 'Companies (Acceptance of Deposits) Rules, 2014',
  href: 'https://www.mca.gov.in',
};

export const securitiesRules: Source = {
  id: 'securities-rules',
  area: 'mca',
  title: 'Companies (Prospectus and Allotment of Securities) Rules, 2014',
  href: 'https://www.mca.gov.in',
};

export const managementRules: Source = {
  id: 'management-rules',
  area: 'mca',
  title: 'Companies (Management and Administration) Rules, 2014',
  href: 'https://www.mca.gov.in',
};

/** The Board's report, as amended by G.S.R. 357(E) of 30 May 2025. */
export const companyAccountsRules: Source = {
  id: 'company-accounts-rules',
  area: 'mca',
  title: 'Companies (Accounts) Rules, 2014',
  href: 'https://www.mca.gov.in',
};

export const boardRules: Source = {
  id: 'board-rules',
  area: 'mca',
  title: 'Companies (Meetings of Board and its Powers) Rules, 2014',
  href: 'https://www.mca.gov.in',
};

export const managerialRules: Source = {
  id: 'managerial-rules',
  area: 'mca',
  title: 'Companies (Appointment and Remuneration of Managerial Personnel) Rules, 2014',
  href: 'https://www.mca.gov.in',
};

/** As amended on 18 July 2024 (rule 4(5), proviso), seen in a copy with footnotes. No later amendment was found. */
export const nidhiRules: Source = {
  id: 'nidhi-rules',
  area: 'mca',
  title: 'Nidhi Rules, 2014',
  href: 'https://www.mca.gov.in',
};

/** For companies that have filed their accounts and annual returns. */
export const section8Exemptions: Source = {
  id: 'section-8-exemptions',
  area: 'mca',
  title: 'Ministry of Corporate Affairs notification: exemptions for Section 8 companies, 2015',
  href: 'https://www.mca.gov.in',
};

export const mcaNotifications: Source = {
  id: 'mca-notifications',
  area: 'mca',
  title: 'Ministry of Corporate Affairs: notifications and General Circulars',
  href: 'https://www.mca.gov.in',
};

/** Forms, instruction kits and the fee calculator. A citation of it needs no place. */
export const mcaPortal: Source = {
  id: 'mca-portal',
  area: 'mca',
  title: 'Ministry of Corporate Affairs portal: forms, instruction kits and fee calculator',
  href: 'https://www.mca.gov.in',
};

/** Options for staff, among others. */
export const shareCapitalRules: Source = {
  id: 'share-capital-rules',
  area: 'mca',
  title: 'Companies (Share Capital and Debentures) Rules, 2014',
  href: 'https://www.mca.gov.in',
};

/** Who lives in India, by which the rules of foreign money go. */
export const foreignExchangeAct: Source = {
  id: 'foreign-exchange-act',
  area: 'foreign-exchange',
  title: 'Foreign Exchange Management Act, 1999',
  href: 'https://indiacode.gov.in',
};

/** As amended by S.O. 2174(E) of 2026 for investors from countries with a land border with India. */
export const nonDebtRules: Source = {
  id: 'non-debt-rules',
  area: 'foreign-exchange',
  title: 'Foreign Exchange Management (Non-debt Instruments) Rules, 2019',
  href: 'https://www.rbi.org.in',
};

/** From registration and reserve rules, once declared under section 406. A citation of it needs no place. */
export const nidhiExemption: Source = {
  id: 'rbi-nidhi',
  area: 'mca',
  title: 'Reserve Bank of India: exemption for Nidhi companies',
  href: 'https://www.rbi.org.in',
};

/** SS-1 for board meetings, SS-2 for general meetings; revised from 1 April 2024. */
export const secretarialStandards: Source = {
  id: 'secretarial-standards',
  area: 'mca',
  title: 'Institute of Company Secretaries of India: Secretarial Standards',
  href: 'https://www.icsi.edu',
};

/** As amended to 20 January 2026. */
export const sebiListingRegulations: Source = {
  id: 'sebi-listing',
  area: 'securities',
  title:
    'Securities and Exchange Board of India (Listing Obligations and Disclosure Requirements) Regulations, 2015',
  href: 'https://www.sebi.gov.in',
};

// Relief of the additional fee for a time. Read in copies of circulars at practitioners' sites, not at the Ministry's.

const facilitation = {
  from: '2026-04-15',
  percent: 10,
  source: mcaNotifications,
  change:
    'for a time, late accounts, annual returns and ADT-1 of companies bore 10% of the additional fee',
};

/**
 * The facilitation scheme of 2026, extended twice, for companies alone. It also took 25% of the fee of striking off (STK-2)
 * and 50% of that of becoming dormant (MSC-1).
 */
const facilitationScheme: readonly Relief[] = [
  {
    ...facilitation,
    until: '2026-07-15',
    place: 'General Circular 01/2026',
    ordered: '2026-02-24',
  },
  {
    ...facilitation,
    until: '2026-08-31',
    place: 'General Circular 03/2026',
    ordered: '2026-07-08',
  },
  {
    ...facilitation,
    until: '2026-09-15',
    place: 'General Circular 04/2026',
    ordered: '2026-08-31',
  },
];

const yearOf2024 = {
  period: '2025-03-31',
  percent: 0,
  source: mcaNotifications,
};

/** Accounts and annual returns in all their forms. */
const yearlyFormsReliefs: readonly Relief[] = [
  {
    ...yearOf2024,
    until: '2025-12-31',
    place: 'General Circular 06/2025',
    ordered: '2025-10-17',
    change: 'accounts and annual returns of 2024-25 bore no additional fee until 31 December 2025',
  },
  {
    ...yearOf2024,
    until: '2026-01-31',
    place: 'General Circular 08/2025',
    ordered: '2025-12-30',
    change: 'accounts and annual returns of 2024-25 bore no additional fee until 31 January 2026',
  },
  ...facilitationScheme,
];

// Forming a company

export const companyMembers = fact(text('2 to 200 members'), companiesAct, 'section 2(68)');

/** More by special resolution. */
export const companyDirectors = fact(text('2 to 15 directors'), companiesAct, 'section 149');

/** In India in the financial year, at least 1 director; in the year of incorporation, in proportion. */
export const companyResidentDays = fact(calendarDays(182), companiesAct, 'section 149');

/** SPICe+ Part A. */
export const companyNameFee = fact(
  rupees(1_000),
  companyFeesRules,
  'table of fees',
  AFTER_THE_BILL,
);

/** Authorised capital up to which SPICe+, memorandum and articles bear no form fee. */
export const companyFeeFreeCapital = fact(
  rupees(15_00_000),
  companyFeesRules,
  'table of fees',
  AFTER_THE_BILL,
);

/*
 * Above that capital the memorandum is charged on all of it from ₹10 lakh: so much where the step begins, and more for
 * each ₹10,000 begun above it. The table for small companies and one person companies ends at ₹50 lakh.
 */

/** Up to ₹1 lakh, where capital is not free. */
export const companyLeastCapitalFee = companyCapitalFee(5_000);
/** The most that capital above that adds. */
export const companyMostCapitalFee = companyCapitalFee(2_50_00_000);

interface CapitalStep {
  /** In paise. */
  above: number;
  fee: Fact<number>;
  /** For each ₹10,000 begun above it. */
  more: Fact<number>;
}

export const smallCompanyCapitalSteps: readonly CapitalStep[] = [
  { above: 10_00_000_00, fee: companyCapitalFee(2_000), more: companyCapitalFee(200) },
];
export const smallCompanyCapitalFeesUpTo = fact(
  rupees(50_00_000),
  companyFeesRules,
  'table of fees',
  AFTER_THE_BILL,
);
export const companyCapitalSteps: readonly CapitalStep[] = [
  { above: 10_00_000_00, fee: companyCapitalFee(36_000), more: companyCapitalFee(300) },
  { above: 50_00_000_00, fee: companyCapitalFee(1_56_000), more: companyCapitalFee(100) },
  { above: 1_00_00_000_00, fee: companyCapitalFee(2_06_000), more: companyCapitalFee(75) },
];

/* @__NO_SIDE_EFFECTS__ */
function companyCapitalFee(whole: number) {
  return fact(rupeesInFigures(whole), companyFeesRules, 'table of fees', AFTER_THE_BILL);
}

/** Stamp duty in Delhi at ₹1 lakh of capital: ₹10 on the form, ₹200 on the memorandum, 0.15% of capital on the articles. */
export const delhiCompanyDuty = fact(rupees(360), mcaPortal, 'State-wise stamp duty');

/** In Delhi on a Section 8 company: on the form alone. */
export const delhiSection8Duty = fact(rupees(10), mcaPortal, 'State-wise stamp duty');

/** An approved name; against a fee, up to 40 or 60. */
export const companyNameHeld = fact(calendarDays(20), incorporationRules, 'rule 9A');

/** The bill that proves the registered office. */
export const companyOfficeBillAge = fact(months(2), incorporationRules, 'rule 25');

/** To declare the registered office (INC-22) at the start and at each change. */
export const companyOfficeWithin = fact(calendarDays(30), companiesAct, 'section 12');

// The first year

export const companyFirstBoardWithin = fact(calendarDays(30), companiesAct, 'section 173');
export const companyFirstAuditorWithin = fact(calendarDays(30), companiesAct, 'section 139');

/** Share certificates, from incorporation or allotment. */
export const companyCertificatesWithin = fact(months(2), companiesAct, 'section 56');

/** INC-20A, before business or borrowing; companies with share capital. */
export const companyCommenceWithin = fact(calendarDays(180), companiesAct, 'section 10A');
export const companyCommencePenalty = fact(rupees(50_000), companiesAct, 'section 10A');
export const companyCommenceOfficerPenalty = fact(
  text('₹1,000 a day, up to ₹1 lakh'),
  companiesAct,
  'section 10A',
);

/** The most for one person, small, start-up and producer companies: half of the penalty. */
export const companyCommencePenaltyHalf = fact(
  rupees(25_000),
  companiesAct,
  'sections 10A(2) and 446B',
);
export const companyCommenceOfficerPenaltyHalf = fact(
  text('₹500 a day, up to ₹50,000'),
  companiesAct,
  'sections 10A(2) and 446B',
);

/** For the member of a one person company who succeeds to a second one as its nominee, to give one of the two up. */
export const opcNomineeChoiceWithin = fact(calendarDays(180), incorporationRules, 'rule 3');

/** From the end of the first financial year. */
export const companyFirstAgmWithin = fact(months(9), companiesAct, 'section 96');

// Every year

/** From the end of the financial year. */
export const companyAgmWithin = fact(months(6), companiesAct, 'section 96');

/** Clear of the days of sending and of meeting, unless members agree to less. */
export const companyAgmNotice = fact(count(21, 'clear calendar day'), secretarialStandards, 'SS-2');
export const companyBoardNotice = fact(calendarDays(7), secretarialStandards, 'SS-1');
export const companyMinutesWithin = fact(calendarDays(30), secretarialStandards, 'SS-1');

export const companyBoardMeetings = fact(
  text('4 board meetings a year'),
  companiesAct,
  'section 173',
);
export const companyBoardGap = fact(calendarDays(120), companiesAct, 'section 173');

/** Between the 2 meetings of a small, dormant or one person company: 1 in each half of the calendar year. */
export const companySmallBoardGap = fact(calendarDays(90), companiesAct, 'section 173');

/** Auditor's appointment, from the annual general meeting. */
export const adt1Within = fact(calendarDays(15), companiesAct, 'section 139', {
  reliefs: facilitationScheme,
});

/** Accounts, from the annual general meeting. */
export const aoc4Within = fact(calendarDays(30), companiesAct, 'section 137', {
  mayBeExtended: true,
  reliefs: yearlyFormsReliefs,
});

/** Accounts of a one person company, from the end of the financial year: usually 27 September. */
export const aoc4WithinForOpc = fact(calendarDays(180), companiesAct, 'section 137', {
  mayBeExtended: true,
  reliefs: yearlyFormsReliefs,
});

/** Annual return, from the annual general meeting. */
export const mgt7Within = fact(calendarDays(60), companiesAct, 'section 92', {
  mayBeExtended: true,
  reliefs: yearlyFormsReliefs,
});

/** AOC-4 and MGT-7 or MGT-7A each, without a ceiling. */
export const companyDailyLateFee = fact(
  rupees(100, 'day'),
  companiesAct,
  'section 403',
  TABLE_OF_FEES,
);

/** Loans, deposits and money that is exempt from being a deposit. */
export const dpt3Due = fact(afterMarch(3, 30), depositRules, 'rule 16', {
  reliefs: [
    {
      period: '2026-03-31',
      until: '2026-07-31',
      percent: 0,
      source: mcaNotifications,
      place: 'General Circular 02/2026',
      ordered: '2026-06-19',
      change: 'no additional fee was due on DPT-3 for 2025-26 filed by 31 July 2026',
    },
  ],
});

/** October to March, and April to September. */
export const msme1Due = fact(
  daysOfTheYear(
    { ends: [3], months: 6, after: 1, date: 30 },
    { ends: [9], months: 6, after: 1, date: 31 },
  ),
  companiesAct,
  'section 405',
);

/** A micro or small supplier unpaid for longer makes MSME-1 due. */
export const msme1UnpaidFor = fact(calendarDays(45), companiesAct, 'section 405');

/** PAS-6, from the end of each half-year. */
export const pas6Within = fact(calendarDays(60), securitiesRules, 'rules 9A and 9B');

/** DIR-3-KYC-Web after its day, or to revive a number that was deactivated. */
export const directorKycLateFee = fact(rupees(5_000), companyFeesRules, 'table of fees', {
  from: '2026-04-21',
  order: 'G.S.R. 300(E) of 21 April 2026',
  change: 'director KYC that is late, or revives a DIN, costs ₹5,000',
});

/** DIR-3-KYC-Web for a new mobile number, e-mail or address, or several of them; in time, the form of 3 years bears no fee. */
export const directorKycChangeFee = fact(rupees(500), companyFeesRules, 'table of fees', {
  from: '2026-04-21',
  order: 'G.S.R. 300(E) of 21 April 2026',
  change: 'a change of a director’s mobile number, e-mail or address on DIR-3-KYC-Web costs ₹500',
});

/** DIR-3-KYC-Web, from 31 March 2026. */
export const directorKycDue = fact(
  dueInWords('once in 3 financial years, by 30 June', {
    ends: [3],
    months: 12,
    after: 3,
    date: 30,
  }),
  directorRules,
  'rule 12A',
  {
    from: '2026-03-31',
    order: 'G.S.R. 943(E) of 31 December 2025',
    change: 'director KYC is due once in 3 financial years, not every year',
  },
);

/** By the Ministry's illustrations, as notes quote them: the three years begin after the one in which a number was given. */
export const directorKycDays = fact(
  text(
    'by 30 June 2030 for a number (DIN) of 2026-27, 2029 for one of 2025-26, 2028 for older ones in time',
  ),
  directorRules,
  'rule 12A',
  { reviewBy: '2027-03-31' },
);

/** Of mobile number, e-mail or address. */
export const directorKycChangeWithin = fact(calendarDays(30), directorRules, 'rule 12A');

/** Paid-up capital; both limits hold together. Section 2(85) leaves holding, subsidiary and section 8 companies out. */
export const smallCompanyCapital = fact(
  rupees(10_00_00_000),
  companyDefinitionRules,
  'rule 2(1)(t)',
  {
    ...AFTER_THE_BILL,
    from: '2025-12-01',
    order: 'G.S.R. 880(E) of 1 December 2025',
    change:
      'a private company is small up to ₹10 crore of capital and ₹100 crore of turnover, never a holding or subsidiary one',
  },
);

/** Turnover of the preceding year. */
export const smallCompanyTurnover = fact(
  rupees(1_00_00_00_000),
  companyDefinitionRules,
  'rule 2(1)(t)',
  {
    ...AFTER_THE_BILL,
    from: '2025-12-01',
    order: 'G.S.R. 880(E) of 1 December 2025',
    change:
      'a private company is small up to ₹10 crore of capital and ₹100 crore of turnover, never a holding or subsidiary one',
  },
);

/** Continuous years of accounts or annual returns missed before directors are barred. */
export const directorBarAfter = fact(years(3), companiesAct, 'section 164(2)');
export const directorBarFor = fact(years(5), companiesAct, 'section 164(2)');

// Fees of forms

/** Without share capital, or below ₹1 lakh of it. */
export const companyLeastFormFee = companyFormFee(200);

/** From ₹1 crore of authorised capital. */
export const companyMostFormFee = companyFormFee(600);

/** By authorised capital. */
export const companyFormFees: Bands<number> = [
  { from: 0, fact: companyLeastFormFee },
  { from: 1_00_000_00, fact: companyFormFee(300) },
  { from: 5_00_000_00, fact: companyFormFee(400) },
  { from: 25_00_000_00, fact: companyFormFee(500) },
  { from: 1_00_00_000_00, fact: companyMostFormFee },
];

/** Forms but AOC-4, MGT-7, SH-7 and those of charges, by days late. */
export const companyLateFees = lateFees(
  companyFeesRules,
  'table of fees',
  TABLE_OF_FEES,
  [1, 31, 61, 91, 181],
  [2, 4, 6, 10, 12],
);

/** ADT-1. */
export const auditorLateFees = lateFees(
  companyFeesRules,
  'table of fees',
  TABLE_OF_FEES,
  [1, 16, 31, 61, 91, 181],
  [1, 2, 4, 6, 10, 12],
);

/** INC-22 or PAS-3, late again within so long of filing the one before late; by days late, in place of the fee above. */
export const companyHigherLateFees = lateFees(
  companyFeesRules,
  'table of fees',
  { ...AFTER_THE_BILL, from: '2022-07-01', order: 'G.S.R. 12(E) of 11 January 2022' },
  [1, 31, 61, 91, 181],
  [3, 6, 9, 15, 18],
);
export const companyLateAgainWithin = fact(calendarDays(365), companyFeesRules, 'table of fees', {
  ...AFTER_THE_BILL,
  from: '2022-07-01',
  order: 'G.S.R. 12(E) of 11 January 2022',
});

/* @__NO_SIDE_EFFECTS__ */
function companyFormFee(whole: number) {
  return fact(rupees(whole), companyFeesRules, 'table of fees', TABLE_OF_FEES);
}

/** How many times the normal fee a late form costs besides it, by days late. */
/* @__NO_SIDE_EFFECTS__ */
export function lateFees(
  source: Source,
  place: string,
  options: { from: Day; reviewBy: Day; order?: string },
  from: readonly number[],
  times: readonly number[],
): Bands<number> {
  return times.map((number, index) => ({
    from: from[index] ?? 0,
    fact: fact(timesTheFee(number), source, place, options),
  }));
}

// Events

/** DIR-12. */
export const directorChangeWithin = fact(calendarDays(30), companiesAct, 'section 170');

/** MGT-14. */
export const resolutionWithin = fact(calendarDays(30), companiesAct, 'section 117');

/** PAS-3. */
export const allotmentWithin = fact(calendarDays(30), companiesAct, 'section 39');

/** PAS-3, private placement. */
export const placementWithin = fact(calendarDays(15), companiesAct, 'section 42');

/** SH-7. */
export const capitalWithin = fact(calendarDays(30), companiesAct, 'section 64');

/** CHG-1. */
export const chargeWithin = fact(calendarDays(30), companiesAct, 'section 77');

/** After which a charge is not registrable. */
export const chargeBarredAfter = fact(calendarDays(120), companiesAct, 'section 77');

/**
 * The most that a private company without corporate members may owe banks and companies, and less than twice its paid-up
 * capital, to lend to its directors all the same; without default, and with its forms filed.
 */
export const directorLoanBorrowings = fact(
  rupees(50_00_00_000),
  mcaNotifications,
  'G.S.R. 464(E) and 583(E)',
);

/** BEN-2, from the declaration in BEN-1. */
export const beneficialOwnerWithin = fact(calendarDays(30), companiesAct, 'section 90');
