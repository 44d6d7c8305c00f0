import { mcaPortal } from '@/law/companies/texts';
import { gstPortal } from '@/law/gst/texts';
import { incomeTaxPortal } from '@/law/income-tax/texts';
import { choiceField } from '@/law/fields';
import { defineTool, type DatedEntry } from '@/law/tool';
import { buildDay } from '@/lib/build-day';
import { longDate } from '@/lib/dates';
import { addDays, addMonths, type Day } from '@/lib/days';
import { fromEntries } from '@/lib/object-entries';
import { datesEnd, ordersOf, upcoming, type Due } from './dues';
import { EXTENSION_NOTE, type Duty, type DutyTopic } from './duty';
import type { ProfileId } from './profile-ids';
import { profiles } from './profiles';

export interface DueDatesOfPage {
  /** The profiles that the page shows; the first one is open. */
  ids: readonly ProfileId[];
  /** The page's own subjects. Without subjects, the page lists only the next date of each duty, and links to the page about it. */
  topics?: readonly DutyTopic[];
}

/** The list covers this many months, so that a page built weeks ago is still useful without scripts. */
const MONTHS_AHEAD = 3;

/** A page is old after this many days: the site is rebuilt every month. */
const STALE_AFTER = 45;

const COMPARE =
  'Law and extensions may have changed since: compare the dates with the official calendars.';

const officialCalendars = [
  { text: 'Official dates: GST', href: gstPortal.href },
  { text: 'Official dates: income tax', href: incomeTaxPortal.href },
  { text: 'Official dates: companies and LLPs', href: mcaPortal.href },
];

/**
 * The tool that lists the next due dates of a page's kinds of business. If the clock of the device is before the
 * build day, it is wrong: the list then starts on the build day.
 *
 * @param hrefOf returns the address of the page about a duty
 */
export function dueDatesTool(
  { ids, topics }: DueDatesOfPage,
  hrefOf: (duty: Duty) => string,
  writtenOn: Day = buildDay,
) {
  return defineTool({
    id: 'due-dates',
    kind: 'dates',
    name: 'Next due dates',
    question: 'What is due next?',
    line: 'Your dates, also as a calendar file.',
    fields: {
      whose: choiceField('Whose dates?', fromEntries(ids.map((id) => [id, profiles[id].title]))),
    },
    shownIf: { whose: () => ids.length > 1 },
    facts: [],
    answer({ whose }, today) {
      const from = today > writtenOn ? today : writtenOn;
      const end = datesEnd(writtenOn);
      if (from > end) {
        return {
          verdict: `The dates of this page ended on ${longDate(end)}`,
          tone: 'bad',
          notes: [COMPARE],
          links: officialCalendars,
        };
      }
      const { title, note, firstYear, duties } = profiles[whose];
      const until = addMonths(from, MONTHS_AHEAD);
      const dues = upcoming(
        duties.filter(({ topic }) => topics?.includes(topic) ?? true),
        from,
        topics ? until : from,
      );
      const entries = dues.map((due, index) =>
        topics
          ? entryOf(due, dues.findIndex(({ duty }) => duty.id === due.duty.id) === index)
          : { ...namedDay(due), href: hrefOf(due.duty) },
      );
      const [next] = dues;
      const isStale = from > addDays(writtenOn, STALE_AFTER);
      return {
        ...(next && { verdict: `Next: ${next.title}, ${longDate(next.day)}` }),
        parts: [
          ...(isStale
            ? [
                {
                  heading: `These dates are from a page made on ${longDate(writtenOn)}, more than ${STALE_AFTER} days ago.`,
                  lines: [COMPARE],
                },
              ]
            : []),
          {
            heading: 'Sundays, and the calendar',
            lines: [
              'A Sunday or holiday does not move a date, because portals are open (General Clauses Act, section 10).',
              'The calendar has 24 months, with reminders a week and a day before.',
            ],
            folded: true,
          },
        ],
        dates: [
          {
            heading: `${title}: until ${longDate(until)}`,
            entries: entries.filter(({ day }) => day <= until),
          },
          {
            heading: 'Later: one date for each duty',
            folded: true as const,
            entries: entries.filter(({ day }) => day > until),
          },
        ].filter((group) => group.entries.length > 0),
        calendar: whose,
        notes: [...(note ? [note] : []), EXTENSION_NOTE],
        links: [
          ...(isStale ? officialCalendars : []),
          ...(firstYear
            ? [
                {
                  text: 'Count the first year from your own date of incorporation',
                  tool: 'first-year',
                  answers: {},
                  page: firstYear,
                },
              ]
            : []),
        ],
        citations: dues.flatMap(({ citations }) => citations),
      };
    },
  });
}

const namedDay = ({ key, day, title }: Due) => ({ id: key, day, title });

/** A date with its details. The duty's own details appear at its first date only. */
function entryOf(due: Due, isFirst: boolean): DatedEntry & { day: Day } {
  const { duty, moved, citations } = due;
  const lines = [
    ...ordersOf(due),
    ...(duty.due.mayBeExtended && !moved ? ['Extended in some years.'] : []),
  ];
  if (!isFirst) return { ...namedDay(due), lines };
  const { what, who, late } = duty;
  return {
    ...namedDay(due),
    lines: [...lines, `${what}.`],
    who,
    cost: { if: 'late', text: late },
    citations,
  };
}
