import { foreignAllotmentWithin } from '@/law/labour';
import { addDays, addMonths, type Day, type Span } from '@/lib/days';
import { buildDay } from '@/lib/build-day';
import { dueDates, dueDay, periodName, type DueRule, type Period } from '@/lib/due-rule';
import { Fact, type MovedDate } from '@/law/fact';
import type { Law } from '@/law/source';
import type { DueRules } from '@/law/units';
import {
  countryReport,
  countryReportNotice,
  foreignLiabilities,
  foreignTaxCredit,
  foreignTaxCreditOf2025,
  liaisonOffice,
  liaisonOfficeOf2025,
  masterFile,
  masterFileOf2025,
  nonResidentStatement,
  taxAuditWithTransferPricing,
  transferPricingReport,
  transferPricingReturn,
} from './cross-border';
import { rulesIn, type Duty } from './duty';
import {
  annualReturnBar,
  cmp08,
  compositionChoice,
  compositionStock,
  exporterCode,
  exportUndertaking,
  gstCredit,
  gstr1,
  gstr1Quarterly,
  gstr3b,
  gstr3bQuarterly,
  gstr3bQuarterlyLater,
  gstr4,
  gstr6,
  gstr7,
  gstr8,
  gstr9,
  invoiceFacility,
  jobWork,
  jobWorkHalfYearly,
  monthlyPayment,
  quarterlyChoice,
} from './gst';
import {
  advanceTax,
  advanceTaxOfProprietors,
  advanceTaxWithoutBusiness,
  companyReturn,
  foreignDisclosure,
  lastDaysOfReturns,
  returnWithAudit,
  returnWithoutAudit,
  returnWithoutBusiness,
  taxAudit,
  taxAuditOf2025,
  transactionsStatement,
} from './income-tax';
import {
  adt1,
  aoc4,
  aoc4OfOnePerson,
  directorKyc,
  dpt3,
  firstAdt1,
  firstAoc4,
  firstMeeting,
  firstMgt7,
  generalMeeting,
  llpForm11,
  llpForm8,
  mgt7,
  mgt7OfOnePerson,
  msme1,
  pas6,
} from './registrar';
import { bonus, providentFund, stateInsurance } from './staff';
import {
  oneOffStatement,
  salaryCertificate,
  salaryTaxStatement,
  tcsDeposit,
  tdsCertificates,
  tdsDeposit,
  tdsStatement,
} from './tds';
import type { ProfileId } from './profile-ids';
import type { RegistrationId } from '@/law/first-year/registrations';

/*
 * The duties that come back, as rules: which periods they have and when each falls due. Dates are worked out from these,
 * never listed, so the lists on the pages and the calendar files roll on by themselves. What a law leaves to a State, a
 * notification or the single case is left out, or said in words.
 *
 * A date that falls on a Sunday or a holiday stays where it is. Section 10 of the General Clauses Act, 1897 helps where
 * an office is closed on the last day; the portals on which all of this is filed are not.
 */

/** A duty on a day. */
export interface Due {
  duty: Duty;
  day: Day;
  /** Where a notification moved it: its own day, the last order, and how many orders there were. */
  moved?: MovedDate & { from: Day; times: number };
  period: Period;
  /** What the date and the duty's texts rest on, for this period. */
  law: readonly Law[];
  /** "GSTR-1 for November 2026". */
  title: string;
  /** The duty and its period, the same in every build. */
  key: string;
}

export interface Profile {
  /** The choice on the page. */
  title: string;
  /** What to know before one reads the dates. */
  note?: string;
  /** The page on which the first year is counted from a date of one's own. */
  firstYear?: RegistrationId;
  duties: readonly Duty[];
}

const taxOfCompanies = [
  ...advanceTax,
  taxAuditOf2025,
  taxAudit,
  transactionsStatement,
  companyReturn,
  transferPricingReturn,
  ...lastDaysOfReturns,
];

const everyCompany = [dpt3, msme1, pas6, directorKyc];

const company = [
  ...taxOfCompanies,
  masterFileOf2025,
  masterFile,
  generalMeeting,
  adt1,
  aoc4,
  aoc4OfOnePerson,
  mgt7,
  mgt7OfOnePerson,
  ...everyCompany,
];

const groupAcrossBorders = [
  transferPricingReport,
  taxAuditWithTransferPricing,
  transferPricingReturn,
  masterFileOf2025,
  masterFile,
  countryReportNotice,
  countryReport,
];

const gstMonthly = [gstr1, gstr3b, gstCredit, gstr9, annualReturnBar];

export const profiles: Record<ProfileId, Profile> = {
  company: { title: 'Company', duties: company },
  'new-company': {
    title: 'First year of a company',
    note: 'A company formed from 1 January to 31 March closes its first financial year on 31 March of the year after (Companies Act, section 2(41)).',
    firstYear: 'private-limited-company',
    duties: [firstMeeting, firstAdt1, firstAoc4, firstMgt7, ...everyCompany, ...taxOfCompanies],
  },
  opc: {
    title: 'One person company',
    firstYear: 'one-person-company',
    duties: [aoc4OfOnePerson, mgt7OfOnePerson, ...everyCompany, ...taxOfCompanies],
  },
  'foreign-shareholders': {
    title: 'Company with foreign shareholders',
    note: `Shares allotted to a non-resident are reported in form FC-GPR within ${foreignAllotmentWithin.words} (Reserve Bank, FIRMS), whatever the season.`,
    duties: [
      ...company,
      foreignLiabilities,
      ...groupAcrossBorders.filter((duty) => !company.includes(duty)),
    ],
  },
  llp: {
    title: 'LLP',
    duties: [
      llpForm11,
      llpForm8,
      ...advanceTax,
      taxAuditOf2025,
      taxAudit,
      transactionsStatement,
      returnWithoutAudit,
      returnWithAudit,
      ...lastDaysOfReturns,
      directorKyc,
    ],
  },
  proprietor: {
    title: 'Proprietor or firm',
    duties: [
      ...advanceTaxOfProprietors,
      taxAuditOf2025,
      taxAudit,
      transactionsStatement,
      returnWithoutAudit,
      returnWithAudit,
      ...lastDaysOfReturns,
    ],
  },
  individual: {
    title: 'Person without a business',
    duties: [
      ...advanceTaxWithoutBusiness,
      returnWithoutBusiness,
      ...lastDaysOfReturns,
      foreignDisclosure,
      oneOffStatement,
    ],
  },
  'gst-monthly': { title: 'GST monthly', duties: [...gstMonthly, jobWork, jobWorkHalfYearly] },
  'gst-quarterly': {
    title: 'GST quarterly',
    duties: [
      invoiceFacility,
      monthlyPayment,
      gstr1Quarterly,
      gstr3bQuarterly,
      gstr3bQuarterlyLater,
      quarterlyChoice,
      gstCredit,
      gstr9,
      annualReturnBar,
      jobWork,
    ],
  },
  'gst-composition': {
    title: 'GST composition',
    duties: [cmp08, gstr4, compositionChoice, compositionStock],
  },
  'gst-others': {
    title: 'GST deductor or marketplace',
    duties: [gstr7, gstr8, gstr6],
  },
  exporter: {
    title: 'Exporter',
    note: 'With GST returns each month; an exporter who files each quarter takes those dates from GST quarterly.',
    duties: [exportUndertaking, exporterCode, ...gstMonthly],
  },
  deductor: {
    title: 'Deductor of tax',
    duties: [tdsDeposit, tcsDeposit, tdsStatement, tdsCertificates, salaryCertificate],
  },
  employer: {
    title: 'Employer',
    duties: [
      providentFund,
      stateInsurance,
      bonus,
      tdsDeposit,
      salaryTaxStatement,
      salaryCertificate,
    ],
  },
  'transfer-pricing': {
    title: 'Deals within a group abroad',
    duties: [...groupAcrossBorders],
  },
  'cross-border': {
    title: 'Income or payments abroad',
    duties: [
      tdsDeposit,
      nonResidentStatement,
      foreignTaxCreditOf2025,
      foreignTaxCredit,
      liaisonOfficeOf2025,
      liaisonOffice,
    ],
  },
};

/** How far a build's dates reach. */
const MONTHS_AHEAD = 24;

/** The last day whose dates a build stands for, counted from the month of the build: law changes, and nobody has looked since. */
export function datesEnd(builtOn: Day): Day {
  return addDays(addMonths(`${builtOn.slice(0, 7)}-01`, MONTHS_AHEAD), -1);
}

/**
 * What falls due from one day until another, both included: by day, then in the order of the profile.
 *
 * @param knownOn the day on which one asks: dates that later orders move stay where they were
 */
export function duesOf(
  duties: readonly Duty[],
  from: Day,
  until: Day,
  knownOn: Day = buildDay,
): Due[] {
  return byDay(
    duties.flatMap((duty) =>
      [duty.due, ...(duty.alsoDue ?? [])].flatMap((fact) =>
        duesOfFact(duty, fact, from, until, knownOn),
      ),
    ),
  );
}

function duesOfFact(
  duty: Duty,
  fact: Fact<DueRules | Span>,
  from: Day,
  until: Day,
  knownOn: Day,
): Due[] {
  return fact.values.flatMap((value) =>
    rulesIn(duty, value.is.value).flatMap((rule) => {
      const isOurs = ({ end }: Period) => inForce(duty, end) && fact.valueOn(end) === value;
      const moved = fact.movedDates(knownOn).filter(({ period }) => isOurs(periodOf(rule, period)));
      const isMoved = ({ end }: Period) => moved.some(({ period }) => period === end);
      return [
        ...dueDates(rule, from, until)
          .filter(({ period }) => isOurs(period) && !isMoved(period))
          .map(({ day, period }) => dueOf(duty, fact, day, period)),
        ...moved
          .filter(({ to }) => to >= from && to <= until)
          .map((move) => ({
            ...dueOf(duty, fact, move.to, periodOf(rule, move.period), [move]),
            moved: {
              ...move,
              from: dueDay(rule, move.period),
              times: fact.moved.filter(
                ({ period, ordered }) => period === move.period && ordered <= knownOn,
              ).length,
            },
          })),
      ];
    }),
  );
}

/** The longest that a duty lies ahead: of director KYC, once in 3 years. */
const LOOK_AHEAD_MONTHS = 42;

/**
 * What falls due in a time, and of each other duty its next date, however far: a yearly form is read of in every month.
 * Duties that a new law took over are one.
 */
export function upcoming(
  duties: readonly Duty[],
  from: Day,
  until: Day,
  knownOn: Day = buildDay,
): Due[] {
  const dues = duesOf(duties, from, until, knownOn);
  const isListed = ({ id }: Duty) => dues.some(({ duty }) => duty.id === id);
  const others = duties.filter((duty) => !isListed(duty));
  const later = duesOf(others, addDays(until, 1), addMonths(until, LOOK_AHEAD_MONTHS), knownOn);
  for (const due of later) {
    if (!isListed(due.duty)) dues.push(due);
  }
  return dues;
}

const byDay = (dues: Due[]) => dues.sort((one, other) => one.day.localeCompare(other.day));

const periodOf = ({ months }: DueRule, end: Day): Period => ({ end, months });

function inForce({ since, until }: Duty, end: Day): boolean {
  return (!since || end >= since) && (!until || end <= until);
}

function dueOf(
  duty: Duty,
  fact: Fact<DueRules | Span>,
  day: Day,
  period: Period,
  orders: readonly Law[] = [],
): Due {
  const { id, name, unnamedPeriod, law = [] } = duty;
  return {
    duty,
    day,
    period,
    law: [...orders, fact, ...law].map((each) => lawFor(each, period.end)),
    title: unnamedPeriod ? name : `${name} for ${periodName(period)}`,
    key: `${id}-${period.end.slice(0, 7)}`,
  };
}

/** Where it comes from for a period; as it is now, where nothing is known of that time. */
function lawFor(law: Fact | Law, end: Day): Law {
  if (!(law instanceof Fact)) return law;
  const { source, place } = law.valueOn(end) ?? law.now;
  return { source, place };
}
