import { companyFirstAgmWithin } from '@/law/companies';
import type { Fact, Law, Source } from '@/law/source';
import type { By } from '@/law/first-year/steps';
import { spanIn, yearlyDayIn } from '@/lib/days';
import type { DueRule } from '@/lib/due-rule';

/* Ways to say by when a step of a first year is due, from the facts of law. */

export const within = ({ value }: Fact, of: string): By => ({
  from: 'start',
  span: spanIn(value),
  words: `Within ${value} of ${of}`,
});

export const afterFirstYear = ({ value }: Fact): By => ({
  from: 'accounts',
  span: spanIn(value),
  words: `Within ${value} of the end of the first financial year`,
});

/** Counted from the last day for the first general meeting. */
export const afterFirstMeeting = ({ value }: Fact): By => ({
  from: 'accounts',
  span: { ...spanIn(companyFirstAgmWithin.value), ...spanIn(value) },
  words: `Within ${value} of the first general meeting`,
});

export const yearly = ({ value }: Fact, from: 'accounts' | 'tax-year'): By => ({
  from,
  yearly: yearlyDayIn(value),
  words: from === 'accounts' ? `By ${value} after the year` : `By ${value} after the tax year`,
});

export const when = (words: string): By => ({ from: 'event', words });

export const at = (source: Source, place = ''): Law => ({ source, place });

export const monthly = (date: number): DueRule => ({
  ends: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  months: 1,
  after: 1,
  date,
});
