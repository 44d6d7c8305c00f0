import { describe, expect, test } from 'vitest';
import type { ServiceDetails } from '@/content/services/schema';
import { byService, type ShortFacts } from '@/content/services/by-service';
import { withoutCitations } from '@/lib/citations';
import { partiesInOrder, type Party } from '@/sections/parties';
import { servicePages } from '../../support/service-pages';

/*
 * Short facts are the pages' own, in fewer words: nothing stands in them that the page does not say. Times are compared
 * in working days, of which a week has 5, a month 21 and a year 252.
 */

const DAYS = { minute: 1 / 480, hour: 1 / 8, day: 1, week: 5, month: 21, year: 252 };

const NUMBER = /₹?\d(?:[\d,]*\d)?/g;

type Step = ServiceDetails['steps'][number];

const pages = servicePages.flatMap(({ service, details }) => {
  const facts = service && byService[service.slug]?.short;
  return facts ? [{ slug: service.slug, details, facts }] : [];
});

/** The key facts, costs and steps, as a visitor reads them. */
const textOf = ({ keyFacts, costs, steps }: ServiceDetails) =>
  withoutCitations(JSON.stringify([keyFacts, costs, steps]));

/** "3 to 7" and "₹4,500 or ₹9,000" are one word. */
const countWords = (text: string) =>
  text.replace(/(\d) (?:to|or) (?=[₹\d])/g, '$1-').split(' ').length;

/** "3 to 7 working days", "up to 6 weeks" (from nothing), "2 months"; null where no number of days is said. */
function rangeOf(text: string): [from: number, to: number] | null {
  if (/^half a working day/i.test(text)) return [0.5, 0.5];
  const said =
    /(?:(?<from>\d+) (?:to|or) )?(?<to>\d+) (?:working |(?<calendar>calendar ))?(?<unit>minute|hour|day|week|month|year)/;
  const { from, to, calendar, unit } = said.exec(text)?.groups ?? {};
  if (!to) return null;
  const days = calendar ? 5 / 7 : DAYS[unit as keyof typeof DAYS];
  const least = /^(?:up to|within|same day to) /i.test(text) ? 0 : Number(from ?? to);
  return [least * days, Number(to) * days];
}

/** "2 months or more" and "1 working day each" leave open how long it is in all. */
const OPEN_END = /\b(?:or more|longer|more|each|per|a round|a day|then|often)\b/i;

/** The least and most days of each party's turns, in half days; none where a step does not say how long it is. */
function turnsOf(steps: readonly Step[]): ShortFacts['clock'] {
  const turns = steps.flatMap(({ clocks }) =>
    clocks.map(({ who, label }) => ({ who, days: OPEN_END.test(label) ? null : rangeOf(label) })),
  );
  if (turns.some(({ days }) => days === null)) return undefined;
  const sum = (party: Party, end: 0 | 1) =>
    Math.max(
      0.5,
      Math.round(
        2 * turns.reduce((all, { who, days }) => all + (who === party ? days![end] : 0), 0),
      ) / 2,
    );
  return Object.fromEntries(
    partiesInOrder
      .filter((party) => turns.some(({ who }) => who === party))
      .map((party) => [party, [sum(party, 0), sum(party, 1)]]),
  );
}

describe.each(pages)('$slug', ({ details, facts }) => {
  const { fee, feeRange, time, workingDays, who, clock } = facts;

  test('says it in a few words', () => {
    expect({ fee, words: countWords(fee) <= 4 }).toEqual({ fee, words: true });
    expect({ time, words: countWords(time) <= 4 }).toEqual({ time, words: true });
    expect({ who, words: countWords(who) <= 5 }).toEqual({ who, words: true });
  });

  test('has its numbers from the page', () => {
    const text = textOf(details);
    const bounds = feeRange === 'varies' ? [] : Object.values(feeRange);
    const numbers = [
      ...`${fee} ${time} ${who}`.matchAll(NUMBER),
      ...bounds.filter((bound) => bound > 0).map((bound) => [`₹${bound.toLocaleString('en-IN')}`]),
    ].map(([number]) => number);
    const said: readonly string[] = text.match(NUMBER) ?? [];
    expect(numbers.filter((number = '') => !said.includes(number))).toEqual([]);
  });

  test('charges nothing where, and only where, it says so', () => {
    const nothing = feeRange !== 'varies' && feeRange.from === 0 && feeRange.to === 0;
    expect({ fee, nothing }).toEqual({ fee, nothing: fee.startsWith('None') });
    if (nothing) expect(details.keyFacts.governmentFee).toMatch(/^None/);
  });

  test('sorts by what it says', () => {
    const days = rangeOf(time.replace(/^All year$/, '12 months').replace(/^.*same day$/, '1 day'));
    expect(days).not.toBeNull();
    const [from = 0, to = 0] = days ?? [];
    // "Up to" begins with a day; "over" has no end.
    expect(workingDays.from).toBe(Math.max(1, Math.round(from)));
    if (!time.startsWith('Over')) expect(workingDays.to).toBe(Math.round(to));
    expect(workingDays.to).toBeGreaterThanOrEqual(workingDays.from);
    if (feeRange === 'varies') return;
    expect(feeRange.to ?? Infinity).toBeGreaterThanOrEqual(feeRange.from);
  });

  test('draws the days that its steps state, or nothing', () => {
    expect(clock).toEqual(turnsOf(details.steps));
  });
});
