import {
  mcaNotifications,
  companiesAct,
  companyFeesRules,
  mcaPortal,
  incorporationRules,
  secretarialStandards,
  depositRules,
  securitiesRules,
  directorRules,
  companyDefinitionRules,
  nidhiRules,
  removalRules,
} from './texts';
import { fact, lateFeeTable, type Relief, type Fact, type Bands } from '@/law/fact';
import {
  text,
  calendarDays,
  rupees,
  rupeesInFigures,
  months,
  count,
  afterMarch,
  daysOfTheYear,
  dueInWords,
  years,
  percent,
} from '@/law/units';

/*
 * Companies: facts for incorporation, filings with the Registrar and board meetings. Limited liability partnerships are
 * in the folder `llps`. The Corporate Laws (Amendment) Bill, 2026 and the draft Incorporation Rules of April 2026 were not law on the day
 * of the check; they would change small-company limits, forms and penalties.
 */

/** Limits, forms and fees that the pending Bill and draft rules would change: check again after the Budget session. */
export const AFTER_THE_BILL = { reviewBy: '2027-04-30' };

const FEES = { at: [companyFeesRules, 'table of fees'] as const, ...AFTER_THE_BILL };

/** For late accounts and annual returns, the fee on their due day applies: ₹100 a day since this day. */
const TABLE_OF_FEES = { ...FEES, from: '2018-07-01', referenceDay: 'the day of filing' as const };

// Relief of the additional fee for a time. We read copies of the circulars on practitioners' sites, not on the Ministry's site.

const facilitation = {
  from: '2026-04-15',
  percent: 10,
  source: mcaNotifications,
  change:
    'for a time, companies paid only 10% of the additional fee for late accounts, annual returns and ADT-1',
};

/**
 * The facilitation scheme of 2026 was for companies only, and was extended twice. Striking off (STK-2) cost 25% of its usual fee,
 * and becoming dormant (MSC-1) cost 50%.
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

/** The reliefs for all forms of accounts and annual returns. */
const yearlyFormsReliefs: readonly Relief[] = [
  {
    ...yearOf2024,
    until: '2025-12-31',
    place: 'General Circular 06/2025',
    ordered: '2025-10-17',
    change: 'accounts and annual returns of 2024-25 had no additional fee until 31 December 2025',
  },
  {
    ...yearOf2024,
    until: '2026-01-31',
    place: 'General Circular 08/2025',
    ordered: '2025-12-30',
    change: 'accounts and annual returns of 2024-25 had no additional fee until 31 January 2026',
  },
  ...facilitationScheme,
];

/** Menus and words come from guides and stored copies of the portals: check them again every half-year. */
const MENUS_CHANGE = { reviewBy: '2027-05-20' };

// Forming a company

export const members = fact('Minimum and maximum members of a private company', {
  is: text('2 to 200 members'),
  at: [companiesAct, 'section 2(68)'],
});
export const directors = fact('Minimum and maximum directors of a private company', {
  is: text('2 to 15 directors'),
  at: [companiesAct, 'section 149'],
});

/** At least 1 director has to be in India for this time in the financial year. The first year counts in proportion. */
export const residentDays = fact('Days a year that at least one director must be in India', {
  is: calendarDays(182),
  at: [companiesAct, 'section 149'],
});
export const nameFee = fact('Fee to reserve a company name (SPICe+ Part A)', {
  is: rupees(1_000),
  ...FEES,
});

/** Up to this authorised capital, SPICe+, memorandum and articles have no form fee. */
export const feeFreeCapital = fact('Authorised capital without an incorporation fee', {
  is: rupees(15_00_000),
  ...FEES,
});

/*
 * Above that capital, the fee of the memorandum counts from ₹10 lakh: a base fee for each step, and a fee for each ₹10,000 or part
 * of it above the step. The table for small companies and one person companies ends at ₹50 lakh.
 */
export const leastCapitalFee = fact('Minimum fee on authorised capital that is not free', {
  is: rupeesInFigures(5_000),
  ...FEES,
});
export const mostCapitalFee = fact('Maximum that is added to the minimum capital fee', {
  is: rupeesInFigures(2_50_00_000),
  ...FEES,
});

interface CapitalStep {
  /** In paise. */
  above: number;
  fee: Fact<number>;
  /** For each ₹10,000 or part of it above the step. */
  more: Fact<number>;
}

export const smallCompanyCapitalSteps: readonly CapitalStep[] = [
  {
    above: 10_00_000_00,
    fee: fact('Small company: fee on ₹10 lakh of capital', { is: rupeesInFigures(2_000), ...FEES }),
    more: fact('Small company: fee on each further ₹10,000', { is: rupeesInFigures(200), ...FEES }),
  },
];
export const smallCompanyCapitalFeesUpTo = fact(
  'Capital at which small companies’ fee table ends',
  {
    is: rupees(50_00_000),
    ...FEES,
  },
);
export const capitalSteps: readonly CapitalStep[] = [
  {
    above: 10_00_000_00,
    fee: fact('Fee on ₹10 lakh of authorised capital', { is: rupeesInFigures(36_000), ...FEES }),
    more: fact('Fee on each ₹10,000 of capital above ₹10 lakh', {
      is: rupeesInFigures(300),
      ...FEES,
    }),
  },
  {
    above: 50_00_000_00,
    fee: fact('Fee on ₹50 lakh of authorised capital', { is: rupeesInFigures(1_56_000), ...FEES }),
    more: fact('Fee on each ₹10,000 of capital above ₹50 lakh', {
      is: rupeesInFigures(100),
      ...FEES,
    }),
  },
  {
    above: 1_00_00_000_00,
    fee: fact('Fee on ₹1 crore of authorised capital', { is: rupeesInFigures(2_06_000), ...FEES }),
    more: fact('Fee on each ₹10,000 of capital above ₹1 crore', {
      is: rupeesInFigures(75),
      ...FEES,
    }),
  },
];

/** Stamp duty in Delhi at ₹1 lakh of capital: ₹10 on the form, ₹200 on the memorandum, 0.15% of capital on the articles. */
export const delhiCompanyDuty = fact('Stamp duty in Delhi on a company of ₹1 lakh capital', {
  is: rupees(360),
  at: [mcaPortal, 'State-wise stamp duty'],
});
export const delhiSection8Duty = fact('Stamp duty in Delhi on a Section 8 company', {
  is: rupees(10),
  at: [mcaPortal, 'State-wise stamp duty'],
});
export const nameHeld = fact('Time for which an approved company name is held', {
  is: calendarDays(20),
  at: [incorporationRules, 'rule 9A'],
});
/** The name is held for 60 days if ₹3,000 is paid at once, or if another ₹2,000 is paid before the 40 days end. */
export const nameHeldLonger = fact('Further time for which a company name is held', {
  is: text('20 more if you pay ₹1,000 within the first 20'),
  at: [incorporationRules, 'rule 9A'],
});
export const officeBillAge = fact('Maximum age of the bill that proves the office', {
  is: months(2),
  at: [incorporationRules, 'rule 25'],
});

/** The time to declare the registered office (INC-22), at the start and at each change. */
export const officeWithin = fact('Time to declare the registered office (INC-22)', {
  is: calendarDays(30),
  at: [companiesAct, 'section 12'],
});

// The first year

export const firstBoardWithin = fact('Time until the first board meeting', {
  is: calendarDays(30),
  at: [companiesAct, 'section 173'],
});
export const firstAuditorWithin = fact('Time to appoint the first auditor', {
  is: calendarDays(30),
  at: [companiesAct, 'section 139'],
});
export const certificatesWithin = fact('Time to issue share certificates', {
  is: months(2),
  at: [companiesAct, 'section 56'],
});

/** For companies with share capital: INC-20A comes before business and borrowing. */
export const commenceWithin = fact('Time to declare the start of business (INC-20A)', {
  is: calendarDays(180),
  at: [companiesAct, 'section 10A'],
});
export const commencePenalty = fact('Penalty of a company without INC-20A', {
  is: rupees(50_000),
  at: [companiesAct, 'section 10A'],
});
export const commenceOfficerPenalty = fact('Penalty of officers without INC-20A', {
  is: text('₹1,000 a day, up to ₹1 lakh'),
  at: [companiesAct, 'section 10A'],
});

/** The maximum for one person, small, start-up and producer companies: half of the penalty. */
export const commencePenaltyHalf = fact('INC-20A penalty of one person and small companies', {
  is: rupees(25_000),
  at: [companiesAct, 'sections 10A(2) and 446B'],
});
export const commenceOfficerPenaltyHalf = fact('INC-20A penalty of officers of those companies', {
  is: text('₹500 a day, up to ₹50,000'),
  at: [companiesAct, 'sections 10A(2) and 446B'],
});

/** A member who inherits a second one person company as its nominee has this time to give up one of the two. */
export const opcNomineeChoiceWithin = fact('Time to give up one of two one person companies', {
  is: calendarDays(180),
  at: [incorporationRules, 'rule 3'],
});
export const firstAgmWithin = fact('Time until the first annual general meeting', {
  is: months(9),
  at: [companiesAct, 'section 96'],
});

// Every year

export const agmWithin = fact('Time until a later annual general meeting', {
  is: months(6),
  at: [companiesAct, 'section 96'],
});

/** The day of sending and the day of the meeting do not count. Members may agree to a shorter notice. */
export const agmNotice = fact('Notice of an annual general meeting', {
  is: count(21, 'clear calendar day'),
  at: [secretarialStandards, 'SS-2'],
});
export const boardNotice = fact('Notice of a board meeting', {
  is: calendarDays(7),
  at: [secretarialStandards, 'SS-1'],
});
export const minutesWithin = fact('Time to write the minutes of a meeting', {
  is: calendarDays(30),
  at: [secretarialStandards, 'SS-1'],
});
export const boardMeetings = fact('Board meetings that a company holds', {
  is: text('4 board meetings a year'),
  at: [companiesAct, 'section 173'],
});
export const boardGap = fact('Maximum days between two board meetings', {
  is: calendarDays(120),
  at: [companiesAct, 'section 173'],
});

/** Between the 2 meetings of a small, dormant or one person company: 1 in each half of the calendar year. */
export const smallBoardGap = fact('Minimum days between a small company’s board meetings', {
  is: calendarDays(90),
  at: [companiesAct, 'section 173'],
});
export const adt1Within = fact('Time to file the auditor’s appointment (ADT-1)', {
  is: calendarDays(15),
  at: [companiesAct, 'section 139'],
  reliefs: facilitationScheme,
});
export const aoc4Within = fact('Time to file accounts (AOC-4) after the meeting', {
  is: calendarDays(30),
  at: [companiesAct, 'section 137'],
  mayBeExtended: true,
  reliefs: yearlyFormsReliefs,
});

/** The time for the accounts of a one person company, from the end of the financial year. It usually ends on 27 September. */
export const aoc4WithinForOpc = fact('Time to file accounts of a one person company', {
  is: calendarDays(180),
  at: [companiesAct, 'section 137'],
  mayBeExtended: true,
  reliefs: yearlyFormsReliefs,
});
export const mgt7Within = fact('Time to file the annual return (MGT-7)', {
  is: calendarDays(60),
  at: [companiesAct, 'section 92'],
  mayBeExtended: true,
  reliefs: yearlyFormsReliefs,
});
export const dailyLateFee = fact('Additional fee of a late AOC-4 or MGT-7', {
  is: rupees(100, 'day'),
  ...TABLE_OF_FEES,
  at: [companiesAct, 'section 403'],
});
export const dpt3Due = fact('Due date of the return of deposits (DPT-3)', {
  is: afterMarch(3, 30),
  at: [depositRules, 'rule 16'],
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
export const msme1Due = fact('Due dates of MSME-1 (unpaid small suppliers)', {
  is: daysOfTheYear(
    { ends: [3], months: 6, after: 1, date: 30 },
    { ends: [9], months: 6, after: 1, date: 31 },
  ),
  at: [companiesAct, 'section 405'],
});
export const msme1UnpaidFor = fact('Time without payment after which MSME-1 is due', {
  is: calendarDays(45),
  at: [companiesAct, 'section 405'],
});
export const pas6Within = fact('Time for the half-yearly share audit (PAS-6)', {
  is: calendarDays(60),
  at: [securitiesRules, 'rules 9A and 9B'],
});

/** For DIR-3-KYC-Web after its due day, or to activate a director's number again. */
export const directorKycLateFee = fact('Fee of a late director KYC', {
  referenceDay: 'the day of filing',
  is: rupees(5_000),
  at: [companyFeesRules, 'table of fees'],
  from: '2026-04-21',
  order: 'G.S.R. 300(E) of 21 April 2026',
  change: 'director KYC costs ₹5,000 if it is late or activates a DIN again',
});

/** DIR-3-KYC-Web for one or more changes of mobile number, e-mail or address. The 3-yearly form is free if it is in time. */
export const directorKycChangeFee = fact('Fee of a change in director KYC', {
  referenceDay: 'the day of filing',
  is: rupees(500),
  at: [companyFeesRules, 'table of fees'],
  from: '2026-04-21',
  order: 'G.S.R. 300(E) of 21 April 2026',
  change: 'a change of a director’s mobile number, e-mail or address on DIR-3-KYC-Web costs ₹500',
});
export const directorKycDue = fact('Due date of director KYC', {
  is: dueInWords('once in 3 financial years, by 30 June', {
    ends: [3],
    months: 12,
    after: 3,
    date: 30,
  }),
  at: [directorRules, 'rule 12A'],
  from: '2026-03-31',
  order: 'G.S.R. 943(E) of 31 December 2025',
  change: 'director KYC is due once in 3 financial years, not every year',
});

/** The three years begin after the year of the number (DIN). Seen in notes that quote the Ministry's illustrations. */
export const directorKycDays = fact('Due date of director KYC, by the year of the DIN', {
  is: text(
    'by 30 June 2030 if the number (DIN) was given in 2026-27, by 30 June 2029 if in 2025-26, by 30 June 2028 if earlier and with KYC in time',
  ),
  at: [directorRules, 'rule 12A'],
  reviewBy: '2027-03-31',
});
export const directorKycChangeWithin = fact('Time to report a changed mobile, e-mail or address', {
  is: calendarDays(30),
  at: [directorRules, 'rule 12A'],
});

const SMALL_COMPANY = {
  at: [companyDefinitionRules, 'rule 2(1)(t)'] as const,
  ...AFTER_THE_BILL,
  from: '2025-12-01',
  order: 'G.S.R. 880(E) of 1 December 2025',
  change:
    'a private company is small up to ₹10 crore of capital and ₹100 crore of turnover; a holding or subsidiary company is never small',
};

/** Paid-up capital. Both limits apply. Under section 2(85), holding, subsidiary and section 8 companies are never small. */
export const smallCompanyCapital = fact('Paid-up capital up to which a company is small', {
  is: rupees(10_00_00_000),
  ...SMALL_COMPANY,
});
export const smallCompanyTurnover = fact('Turnover up to which a company is small', {
  is: rupees(1_00_00_00_000),
  ...SMALL_COMPANY,
});

/** Directors are barred after this many consecutive years of missed accounts or annual returns. */
export const directorBarAfter = fact('Missed years after which directors are barred', {
  is: years(3),
  at: [companiesAct, 'section 164(2)'],
});
export const directorBarFor = fact('Time for which directors are barred', {
  is: years(5),
  at: [companiesAct, 'section 164(2)'],
});

// Fees of forms

export const leastFormFee = fact('Fee of a company form, below ₹1 lakh of capital', {
  is: rupees(200),
  ...TABLE_OF_FEES,
});
export const mostFormFee = fact('Fee of a company form, from ₹1 crore of capital', {
  is: rupees(600),
  ...TABLE_OF_FEES,
});

/** The fees of forms, by authorised capital. */
export const formFees: Bands<number> = [
  { from: 0, fact: leastFormFee },
  {
    from: 1_00_000_00,
    fact: fact('Fee of a company form, from ₹1 lakh of capital', {
      is: rupees(300),
      ...TABLE_OF_FEES,
    }),
  },
  {
    from: 5_00_000_00,
    fact: fact('Fee of a company form, from ₹5 lakh of capital', {
      is: rupees(400),
      ...TABLE_OF_FEES,
    }),
  },
  {
    from: 25_00_000_00,
    fact: fact('Fee of a company form, from ₹25 lakh of capital', {
      is: rupees(500),
      ...TABLE_OF_FEES,
    }),
  },
  { from: 1_00_00_000_00, fact: mostFormFee },
];
export const lateFees = lateFeeTable('Additional fee of a late company form', {
  times: { 1: 2, 31: 4, 61: 6, 91: 10, 181: 12 },
  ...TABLE_OF_FEES,
});
export const auditorLateFees = lateFeeTable('Additional fee of a late ADT-1', {
  times: { 1: 1, 16: 2, 31: 4, 61: 6, 91: 10, 181: 12 },
  ...TABLE_OF_FEES,
});

/** For INC-22 or PAS-3, by days late. If the same form was late before, within the time below, this replaces the fees above. */
export const higherLateFees = lateFeeTable('Additional fee of INC-22 or PAS-3, late again', {
  times: { 1: 3, 31: 6, 61: 9, 91: 15, 181: 18 },
  ...FEES,
  from: '2022-07-01',
  order: 'G.S.R. 12(E) of 11 January 2022',
});
export const lateAgainWithin = fact('Time in which a second late form costs more', {
  is: calendarDays(365),
  ...FEES,
  from: '2022-07-01',
  order: 'G.S.R. 12(E) of 11 January 2022',
});

// Events

export const directorChangeWithin = fact('Time to file a change of directors (DIR-12)', {
  is: calendarDays(30),
  at: [companiesAct, 'section 170'],
});
export const resolutionWithin = fact('Time to file a resolution (MGT-14)', {
  is: calendarDays(30),
  at: [companiesAct, 'section 117'],
});
export const allotmentWithin = fact('Time to file an allotment of shares (PAS-3)', {
  is: calendarDays(30),
  at: [companiesAct, 'section 39'],
});
export const placementWithin = fact('Time to file a private placement (PAS-3)', {
  is: calendarDays(15),
  at: [companiesAct, 'section 42'],
});
export const capitalWithin = fact('Time to file an increase of capital (SH-7)', {
  is: calendarDays(30),
  at: [companiesAct, 'section 64'],
});
export const chargeWithin = fact('Time to register a charge (CHG-1)', {
  is: calendarDays(30),
  at: [companiesAct, 'section 77'],
});
export const chargeBarredAfter = fact('Time after which a charge can’t be registered', {
  is: calendarDays(120),
  at: [companiesAct, 'section 77'],
});

/**
 * A private company without corporate members may lend to its directors if its debt to banks and companies is less than this and
 * less than twice its paid-up capital. It must not be in default, and must have filed its forms.
 */
export const directorLoanBorrowings = fact('Debt limit of a company that may lend to directors', {
  is: rupees(50_00_00_000),
  at: [mcaNotifications, 'G.S.R. 464(E) and 583(E)'],
});
export const beneficialOwnerWithin = fact('Time to file a beneficial owner (BEN-2)', {
  is: calendarDays(30),
  at: [companiesAct, 'section 90'],
});

// After an application: time limits

/** For forms that the Registrar decides, if nobody else has to approve them first. */
export const formWithin = fact('Time for the Registrar to decide on a form', {
  is: calendarDays(30),
  at: [companyFeesRules, 'rule 10(1)'],
});

export const resubmitWithin = fact('Time to send a returned company form again', {
  is: calendarDays(15),
  at: [companyFeesRules, 'rule 10(3)'],
});

export const nidhiDecisionWithin = fact('Time for the decision on a Nidhi’s NDH-4', {
  is: calendarDays(45),
  at: [nidhiRules, 'rules 3A and 3B'],
});

// How it ends

export const strikeOffFee = fact('Fee of striking a company off (STK-2)', {
  is: rupees(10_000),
  at: [removalRules, 'rule 4'],
});

/** The share of members, by paid-up capital, who have to agree if there is no special resolution. */
export const strikeOffConsent = fact('Share of capital that must agree to a strike-off', {
  is: percent(75),
  at: [companiesAct, 'section 248(2)'],
});

export const strikeOffUnstartedAfter = fact(
  'Time without a start of business that allows a strike-off',
  {
    is: years(1),
    at: [companiesAct, 'section 248(1)'],
  },
);

export const strikeOffIdleAfter = fact('Idle time after which a company may be struck off', {
  is: years(2),
  at: [companiesAct, 'section 248(1)'],
});

/** The time for the company, a member, a creditor or a worker to have the name restored. */
export const strikeOffRestoredWithin = fact('Time to have a struck-off name restored', {
  is: years(20),
  at: [companiesAct, 'section 252(3)'],
});

// Where offices show the status of an application

export const tracker = fact('Where to follow a company form', {
  is: text('www.mca.gov.in: MCA Services › Track SRN; after login, Application History'),
  at: [mcaPortal],
  ...MENUS_CHANGE,
});

// Notices

export const strikeOffReplyWithin = fact('Time to answer a strike-off notice (STK-1)', {
  is: calendarDays(30),
  at: [companiesAct, 'section 248(1)'],
});
