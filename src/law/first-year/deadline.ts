import * as companies from '@/law/companies/facts';
import type { Fact } from '@/law/fact';
import type { Citation, Source } from '@/law/source';
import { daysOfYear, type DueRules } from '@/law/units';
import type { Span } from '@/lib/days';
import { dueDay } from '@/law/due-dates/due-rule';
import type { Deadline } from './steps';

/* Helpers that make a step's deadline from the facts of law. */

export const deadlineWithin = (fact: Fact<Span>, of: string): Deadline => ({
  from: 'start',
  span: fact.value,
  words: `Within ${fact.words} of ${of}`,
});

export const deadlineAfterFirstYear = (fact: Fact<Span>): Deadline => ({
  from: 'accounts',
  span: fact.value,
  words: `Within ${fact.words} of the end of the first financial year`,
});

/** Counted from the last day for the first general meeting. */
export const deadlineAfterFirstMeeting = (fact: Fact<Span>): Deadline => ({
  from: 'accounts',
  span: { ...companies.firstAgmWithin.value, ...fact.value },
  words: `Within ${fact.words} of the first general meeting`,
});

/** On a day of each year, or on the day to which a notification moved it. */
export function deadlineEachYear(
  fact: Fact<DueRules>,
  from: 'accounts' | 'tax-year' | 'start',
  words = `By ${fact.words} after the ${from === 'accounts' ? 'year' : 'tax year'}`,
): Deadline {
  const [rule] = fact.value;
  const [yearly] = rule ? daysOfYear(rule) : [];
  if (!rule || !yearly) throw new Error(`“${fact.words}” is not a day of the year`);
  const moved = fact.moved.map(({ period, to }) => ({ from: dueDay(rule, period), to }));
  return { from, yearly, ...(moved.length > 0 && { moved }), words };
}

/** On the first date of a monthly or quarterly duty. */
export const deadlineOfPeriods = (fact: Fact<DueRules>): Deadline => {
  const [rule] = fact.value;
  if (!rule) throw new Error(`“${fact.words}” has no rule`);
  return { from: 'rule', rule, words: `By the ${fact.words}` };
};

export const deadlineOnEvent = (words: string): Deadline => ({ from: 'event', words });

export const lawAt = (source: Source, place = ''): Citation => ({ source, place });
