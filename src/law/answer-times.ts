import { addDays, addMonths, addSpan, weekdayOf, type Day, type Span } from '@/lib/days';
import { companyFeesRules, nidhiRules } from '@/law/companies/facts';
import { fact, type Fact, type Known, type Unknown } from './fact';
import { ngoProvisionalOrderWithin, ngoRegularOrderWithin } from '@/law/firms/facts';
import {
  cgstAct,
  cgstRules,
  gstGrantByOfficer,
  gstGrantWithVisit,
  gstReplyWithin,
} from '@/law/gst/facts';
import { incomeTaxAct } from '@/law/income-tax/facts';
import {
  copyrightWait,
  designInOrderWithin,
  patentReplyWithin,
  patentsRules,
  trademarkCounterWithin,
  trademarkOpposeWithin,
  trademarkReplyWithin,
  tradeMarksAct,
  tradeMarksRules,
} from '@/law/ip/facts';
import { foodRegistrationWithin, foodRegistrationWithVisit } from '@/law/licences/facts';
import { foodSafetyAct, keralaMunicipalAct } from '@/law/licences/facts';
import { llpAct } from '@/law/llps/facts';
import { calendarDays, months, years } from './units';

/*
 * After an application: until when the office has to answer, or the applicant, and what follows if nobody does. A time that
 * the law does not set is not here. Which page has which is said in `trackers.ts`.
 */

/** To cancel on the taxpayer's own request, in REG-19. */
export const gstCancelOrderWithin = fact(calendarDays(30), cgstRules, 'rule 22(3)');

/** To take a cancellation back, in REG-22. */
export const gstRevokeOrderWithin = fact(calendarDays(30), cgstRules, 'rule 23(2)');

/** From a complete application; the acknowledgement names its day. */
export const gstRefundWithin = fact(calendarDays(60), cgstAct, 'section 54(7)');

/** Forms that the Registrar decides on, save where somebody else has to approve first. */
export const companyFormWithin = fact(calendarDays(30), companyFeesRules, 'rule 10(1)');

/** For the applicant, to send a form again that came back. */
export const companyResubmitWithin = fact(calendarDays(15), companyFeesRules, 'rule 10(3)');

export const llpIncorporatedWithin = fact(calendarDays(14), llpAct, 'section 12(1)');

/** Ordinarily, from the request on TM-M. */
export const trademarkFastWithin = fact(months(3), tradeMarksRules, 'rule 34(1)');

/**
 * From filing, to enter a mark that nobody opposes. Seen in copies of the amending Act of 2010 (section 4, in force since 8 July
 * 2013) and of the section as amended. It says nothing of what follows a later entry.
 */
export const trademarkEnteredWithin = fact(months(18), tradeMarksAct, 'section 23(1)');

/** Ordinarily, from publication or request, whichever is later: to an examiner, not to a report. */
export const patentToExaminerWithin = fact(months(1), patentsRules, 'rule 24B(2)');

/** A licence that is neither issued nor refused. */
export const foodUnansweredAfter = fact(months(2), foodSafetyAct, 'section 31(4)');

/** From the end of the financial year in which the return is made. */
export const returnProcessedWithin = fact(months(9), incomeTaxAct, 'section 270(4)');

/** From the end of the tax year in which the statement is filed. */
export const statementProcessedWithin = fact(years(1), incomeTaxAct, 'section 399(2)');

/** NDH-4. */
export const nidhiDecisionWithin = fact(calendarDays(45), nidhiRules, 'rules 3A and 3B');

/** Seen in judgments that quote it. */
export const keralaLicenceWithin = fact(calendarDays(30), keralaMunicipalAct, 'section 447(6)');

/** Whom something was filed with, as a label. */
export const offices = {
  gst: 'GST office',
  registrar: 'Registrar of companies and LLPs',
  trademark: 'Trade Marks Registry',
  works: 'Patent, design or copyright office',
  licence: 'Food or trade licence office',
  tax: 'Income-tax office',
};

export interface AnswerTime {
  office: keyof typeof offices;
  /** What happened on the day from which it runs, as a label. */
  since: string;
  within: Fact<Span> | Fact<number>;
  /** It runs from the end of this, and not from the day itself. */
  fromEndOf?: 'month' | 'quarter' | 'financial year';
  /** Whose time it is. */
  whose: 'office' | 'applicant' | 'others';
  /** What follows when it has passed: one or two sentences, with citations. */
  late: string;
}

const WRITE =
  'Silence grants nothing: write to the office with the number, and ask for the reason.';

export const answerTimes = {
  'gst-application': {
    office: 'gst',
    since: 'GST registration applied for, no visit ordered',
    within: gstGrantByOfficer,
    whose: 'office',
    late: 'Without any action by then the application counts as approved. [[cgst-rules rule 9(5)]]',
  },
  'gst-application-visit': {
    office: 'gst',
    since: 'GST registration applied for, and a visit ordered or Aadhaar check missing',
    within: gstGrantWithVisit,
    whose: 'office',
    late: 'Without any action by then it counts as approved too. [[cgst-rules rule 9(5)]]',
  },
  'gst-reply': {
    office: 'gst',
    since: 'GST query answered in REG-04',
    within: gstReplyWithin,
    whose: 'office',
    late: 'Without any action by then the application counts as approved. [[cgst-rules rule 9(5)]]',
  },
  'gst-cancellation': {
    office: 'gst',
    since: 'GST cancellation asked for in REG-16',
    within: gstCancelOrderWithin,
    whose: 'office',
    late: `${WRITE} Returns stay due until the day that the order names.`,
  },
  'gst-revocation': {
    office: 'gst',
    since: 'Cancelled GST registration asked back in REG-21',
    within: gstRevokeOrderWithin,
    whose: 'office',
    late: WRITE,
  },
  'gst-refund': {
    office: 'gst',
    since: 'GST refund applied for in RFD-01, complete',
    within: gstRefundWithin,
    whose: 'office',
    late: 'Ask the officer for the order, and for interest from then on. [[cgst-act section 56]]',
  },
  'company-form': {
    office: 'registrar',
    since: 'Company form filed and paid',
    within: companyFormWithin,
    whose: 'office',
    late: `${WRITE} The time stops while another authority has to approve first.`,
  },
  'company-returned': {
    office: 'registrar',
    since: 'Company form sent back for correction',
    within: companyResubmitWithin,
    whose: 'applicant',
    late: 'Not sent again by then, it may be treated as invalid, and the fee is gone.',
  },
  'llp-incorporation': {
    office: 'registrar',
    since: 'LLP incorporation form filed, complete',
    within: llpIncorporatedWithin,
    whose: 'office',
    late: WRITE,
  },
  'trademark-fast': {
    office: 'trademark',
    since: 'Fast trademark examination asked for on TM-M',
    within: trademarkFastWithin,
    whose: 'office',
    late: 'The rule says “ordinarily”, so it gives no right. Without TM-M no time is set for the examination.',
  },
  'trademark-report': {
    office: 'trademark',
    since: 'Trademark examination report received',
    within: trademarkReplyWithin,
    whose: 'applicant',
    late: 'Without your reply the application may be treated as abandoned. [[trade-marks-rules rule 33]]',
  },
  'trademark-opposed': {
    office: 'trademark',
    since: 'Notice of opposition received',
    within: trademarkCounterWithin,
    whose: 'applicant',
    late: 'Without a counter-statement the application counts as abandoned. [[trade-marks-act section 21(2)]]',
  },
  'trademark-journal': {
    office: 'trademark',
    since: 'Trademark published in the Journal',
    within: trademarkOpposeWithin,
    whose: 'others',
    late: `If nobody opposes, the Registry enters the mark. The Act gives it ${trademarkEnteredWithin} from filing, and says nothing of a later entry.`,
  },
  'patent-request': {
    office: 'works',
    since: 'Patent published and its examination asked for, the later day',
    within: patentToExaminerWithin,
    whose: 'office',
    late: 'Ordinarily it goes to an examiner by then. Reports usually take many months more.',
  },
  'patent-report': {
    office: 'works',
    since: 'First examination report of a patent issued',
    within: patentReplyWithin,
    whose: 'applicant',
    late: 'Without an answer or an extension the application counts as abandoned. [[patents-act section 21]]',
  },
  'design-application': {
    office: 'works',
    since: 'Design applied for',
    within: designInOrderWithin,
    whose: 'applicant',
    late: 'Objections have to be met by then, whenever they came; Form 18 can extend it. Then it lapses.',
  },
  'copyright-application': {
    office: 'works',
    since: 'Copyright diary number received',
    within: copyrightWait,
    whose: 'others',
    late: 'Then the wait for objections is over and scrutiny begins. No time is set for it.',
  },
  'food-registration': {
    office: 'licence',
    since: 'Food registration applied for',
    within: foodRegistrationWithin,
    whose: 'office',
    late: 'If nothing was granted, refused or ordered, a petty maker may start. [[food-licensing-regulations regulation 2.1.1]] Ask first: the rules changed in 2026.',
  },
  'food-registration-visit': {
    office: 'licence',
    since: 'Food registration applied for, and an inspection ordered',
    within: foodRegistrationWithVisit,
    whose: 'office',
    late: 'If no decision came, a petty maker may start and follows later advice. [[food-licensing-regulations regulation 2.1.1]]',
  },
  'food-licence': {
    office: 'licence',
    since: 'Food licence applied for',
    within: foodUnansweredAfter,
    whose: 'office',
    late: 'Neither issued nor refused: you may start. The officer may then ask for improvements only. [[food-safety-act section 31(4)]]',
  },
  'tax-return': {
    office: 'tax',
    since: 'Income-tax return made',
    within: returnProcessedWithin,
    fromEndOf: 'financial year',
    whose: 'office',
    late: 'No intimation may be sent later. [[income-tax-act section 270(4)]] Raise a grievance for a refund that is missing.',
  },
  'tds-statement': {
    office: 'tax',
    since: 'TDS statement filed',
    within: statementProcessedWithin,
    fromEndOf: 'financial year',
    whose: 'office',
    late: 'An intimation is due by then. [[income-tax-act section 399(2)]]',
  },
  'ngo-provisional': {
    office: 'tax',
    since: 'Form 104 filed, before work begins',
    within: ngoProvisionalOrderWithin,
    fromEndOf: 'month',
    whose: 'office',
    late: WRITE,
  },
  'ngo-regular': {
    office: 'tax',
    since: 'Form 105 filed, work having begun',
    within: ngoRegularOrderWithin,
    fromEndOf: 'quarter',
    whose: 'office',
    late: WRITE,
  },
  'nidhi-declaration': {
    office: 'registrar',
    since: 'NDH-4 filed',
    within: nidhiDecisionWithin,
    whose: 'office',
    late: 'After that the declaration counts as given. [[nidhi-rules rule 3B]]',
  },
  'kerala-trade-licence': {
    office: 'licence',
    since: 'Trade licence applied for in Kerala, complete',
    within: keralaLicenceWithin,
    whose: 'office',
    late: 'Without an order told to you by then the licence counts as granted. [[kerala-municipal-act section 447(6)]] A notice on the portal is telling.',
  },
} as const satisfies Record<string, AnswerTime>;

export type AnswerTimeId = keyof typeof answerTimes;

/** The last day of a time, with the rule that sets it. */
type Due = Known<Span | number> & { by: Day };

/**
 * The last day of a time, by the law of the day from which it runs. Calendar days count Saturdays, Sundays and holidays, and
 * the last day is not moved. Working days are Monday to Friday: public holidays, which differ by State, are not known here.
 *
 * @param day the day of the application, or of what else the time runs from; it is not counted
 */
export function answerDue(time: AnswerTime, day: Day): Due | Unknown {
  const found = time.within.on(day);
  if (!found.known) return found;
  const { value } = found;
  return { ...found, by: typeof value === 'number' ? addWorkingDays(day, value) : end(value) };

  function end(span: Span): Day {
    if (!time.fromEndOf) return addSpan(day, span);
    return addDays(addSpan(dayAfterPeriod(day, time.fromEndOf), span), -1);
  }
}

function addWorkingDays(day: Day, number: number): Day {
  if (number === 0) return day;
  const next = addDays(day, 1);
  return addWorkingDays(next, number - (isWeekend(next) ? 0 : 1));
}

const isWeekend = (day: Day) => ['Saturday', 'Sunday'].includes(weekdayOf(day));

/** The first day after the month, quarter or financial year that a day is in. */
function dayAfterPeriod(day: Day, period: NonNullable<AnswerTime['fromEndOf']>): Day {
  const length = { month: 1, quarter: 3, 'financial year': 12 }[period];
  // Quarters and financial years begin in April.
  const sinceApril = (Number(day.slice(5, 7)) + 8) % 12;
  return addMonths(`${day.slice(0, 7)}-01`, length - (sinceApril % length));
}
