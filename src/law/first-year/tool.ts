import { longDate } from '@/lib/dates';
import type { Day } from '@/lib/days';
import { EXTENSION_NOTE } from '@/law/due-dates/duty';
import { dayField } from '@/law/fields';
import { defineTool, type DatedEntry, type DatedGroup } from '@/law/tool';
import { dayOfStep, type FirstYearStep, type FirstYearTimeline } from './steps';

/**
 * The tool that shows the duties of the first year after a registration. It counts them from the visitor's day. Without a
 * day it shows the deadlines in words.
 */
export function firstYearTool(timeline: FirstYearTimeline) {
  const { startLabel, startHint, steps } = timeline;
  const hasDates = steps.some(({ by }) => by.from !== 'event');
  return defineTool({
    id: 'first-year',
    kind: 'dates',
    name: 'Your first year',
    question: 'What comes in your first year?',
    line: 'Enter your day, and see each duty and the cost of missing it.',
    fields: {
      start: dayField(startLabel, {
        hint: `${startHint} It stays on this device.`,
        optional: true,
      }),
    },
    shownIf: { start: () => hasDates },
    isKept: true,
    facts: [],
    answer: ({ start }) => ({
      verdict: start
        ? `Counted from ${longDate(start)}`
        : hasDates
          ? 'Your first year, counted from day 1'
          : 'What to do, and when',
      dates: groupsOf(timeline, start),
      notes: [EXTENSION_NOTE],
      citations: steps.flatMap(({ citations }) => citations),
    }),
  });
}

/** Steps are grouped by the time from the start to the due date, so the groups are the same for every start. */
const groups: readonly {
  heading: string;
  folded?: true;
  holds: (step: FirstYearStep) => boolean;
}[] = [
  { heading: 'In the first 30 calendar days', holds: ({ by }) => roughDays(by) <= 30 },
  { heading: 'By day 180', holds: ({ by }) => roughDays(by) > 30 && roughDays(by) <= 190 },
  {
    heading: 'By day 365, and when the first year closes',
    folded: true,
    holds: ({ by }) => roughDays(by) > 190,
  },
  { heading: 'When it happens', folded: true, holds: ({ by }) => by.from === 'event' },
];

function groupsOf({ steps, accounts }: FirstYearTimeline, start: Day | undefined): DatedGroup[] {
  return groups
    .map(({ holds, ...group }) => ({
      ...group,
      entries: steps
        .filter(holds)
        .map((step) => entryOf(step, start && dayOfStep(step, start, accounts)))
        .sort((one, other) => (one.day ?? '').localeCompare(other.day ?? '')),
    }))
    .filter(({ entries }) => entries.length > 0);
}

function entryOf(
  { id, kind, title, by, text, missed, citations }: FirstYearStep,
  day: Day | undefined,
): DatedEntry {
  return {
    id,
    day,
    when: by.words,
    title,
    kind,
    lines: [text],
    cost: { if: kind === 'option' ? 'left' : 'missed', text: missed },
    citations,
  };
}

/** Days after the start, with 31 for a month; infinite for the end of a year, NaN for an event. */
function roughDays(by: FirstYearStep['by']): number {
  switch (by.from) {
    case 'event':
      return Number.NaN;
    case 'rule':
      return by.rule.months * 31;
    default:
      if (by.from !== 'start' || 'yearly' in by) return Number.POSITIVE_INFINITY;
      return (by.span.days ?? 0) + (by.span.months ?? 0) * 31;
  }
}
