import { dayOfStep, type FirstYearTimeline, type FirstYearStep } from '@/law/first-year/steps';
import { CHECKED, reviewedSentence } from '@/law/knowledge';
import { sourcesOf } from '@/law/source';
import type { ServiceSlug } from '@/content/services/catalogue';
import { site } from '@/content/site';
import { longDate } from '@/lib/dates';
import type { Day } from '@/lib/days';
import { writeCalendar } from '@/lib/icalendar';
import { paths } from '@/paths';

export interface DatedStep {
  step: FirstYearStep;
  /** Undefined while no date is picked, and where the step waits for an event. */
  day: Day | undefined;
}

export interface Band {
  title: string;
  steps: DatedStep[];
}

/** Steps are grouped by the time between the start and the due date, so that the groups are the same for every start. */
const bands: { title: string; holds: (step: FirstYearStep) => boolean }[] = [
  { title: 'In the first 30 calendar days', holds: ({ by }) => roughDays(by) <= 30 },
  { title: 'By day 180', holds: ({ by }) => roughDays(by) > 30 && roughDays(by) <= 190 },
  {
    title: 'By day 365, and when the first year closes',
    holds: ({ by }) => roughDays(by) > 190,
  },
  { title: 'As it comes up', holds: ({ by }) => by.from === 'event' },
];

/** The steps in the order of the year, each with its day where a date is picked. */
export function bandsOf({ steps, accounts }: FirstYearTimeline, start: Day | undefined): Band[] {
  return bands
    .map(({ title, holds }) => ({
      title,
      steps: steps
        .filter(holds)
        .map((step) => ({ step, day: start && dayOfStep(step, start, accounts) }))
        .sort((one, other) => (one.day ?? '').localeCompare(other.day ?? '')),
    }))
    .filter((band) => band.steps.length > 0);
}

/** Whether any step can be dated: some timelines only wait for events. */
export const hasDates = ({ steps }: FirstYearTimeline) =>
  steps.some(({ by }) => by.from !== 'event');

/** The dated steps as a calendar file. Importing it again for the same start replaces its events instead of adding them twice. */
export function calendarOf(
  slug: ServiceSlug,
  title: string,
  timeline: FirstYearTimeline,
  start: Day,
): string {
  const url = site.origin + paths.service(slug);
  const dated = bandsOf(timeline, start).flatMap(({ steps }) => steps);
  return writeCalendar({
    name: `First year: ${title}`,
    description: `Counted from ${longDate(start)}. ${reviewedOf(timeline)} Extensions are made by notification.`,
    product: site.name,
    events: dated.flatMap(({ step, day }) =>
      day
        ? {
            uid: `first-year-${slug}-${step.id}-${start}@${new URL(site.origin).hostname}`,
            day,
            summary: step.kind === 'duty' ? step.title : `${step.title} (${kinds[step.kind].note})`,
            description: descriptionOf(step, url),
            url,
            stamp: CHECKED,
          }
        : [],
    ),
  });
}

/** When the law of all steps was reviewed, and how far its orders are known. */
export const reviewedOf = ({ steps }: FirstYearTimeline) =>
  reviewedSentence(steps.flatMap(({ law }) => law));

/** How the three kinds are marked and named. */
export const kinds = {
  duty: { name: 'Duty', note: 'duty', mark: 'sign-full' },
  condition: { name: 'If it applies', note: 'if it applies', mark: 'sign-half' },
  option: { name: 'Option', note: 'option', mark: 'sign-empty' },
} as const;

/** The words before the cost of missing a step. An option costs nothing. */
export const missedLabel = ({ kind }: FirstYearStep) =>
  kind === 'option' ? 'If you leave it: ' : 'If missed: ';

function descriptionOf(step: FirstYearStep, url: string): string {
  const sources = sourcesOf(step.law).map(({ title, places }) =>
    [title, places].filter(Boolean).join(', '),
  );
  return [
    `${step.by.words}.`,
    step.text,
    missedLabel(step) + step.missed,
    ...(sources.length > 0 ? [`Source: ${sources.join('; ')}.`] : []),
    url,
  ].join('\n');
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
