import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entities, firstYears } from '@/law/first-year/timelines';
import { registrations, type RegistrationId } from '@/law/first-year/registrations';
import { dayOfStep, type FirstYearStep } from '@/law/first-year/steps';
import { addDays, isDay } from '@/lib/days';
import { passagesOf, servicePages } from '../../support/service-pages';

const paths = Object.entries(firstYears) as [RegistrationId, (typeof firstYears)[RegistrationId]][];

/** The dated steps of a registration on a day: "inc-20a 2027-05-30". */
function dated(slug: RegistrationId, start: string): Record<string, string> {
  const { steps, accounts } = firstYears[slug];
  return Object.fromEntries(
    steps.flatMap((step) => {
      const day = dayOfStep(step, start, accounts);
      return day ? [[step.id, day]] : [];
    }),
  );
}

/** The text of a step, as the page shows it. */
function told(slug: RegistrationId, id: string): string {
  const step = firstYears[slug].steps.find((candidate) => candidate.id === id);
  return step ? [step.title, step.by.words, step.text, step.missed].join(' ') : '';
}

describe('a page and its first year', () => {
  const pageText = (slug: string) => {
    const page = servicePages.find((candidate) => candidate.slug === slug);
    return page ? passagesOf(page.details).map(({ text }) => text) : [];
  };

  test.each(Object.keys(entities) as RegistrationId[])('tell the same of %s', (slug) => {
    const page = pageText(slug);
    const year = firstYears[slug].steps.map(({ id }) => told(slug, id)).join('\n');
    // A form that the page rules out is no duty of the first year, and the other way round.
    const ruledOut = page.flatMap((text) => /\bnever ([A-Z]{3}-\d+A?)\b/.exec(text)?.[1] ?? []);
    for (const form of ruledOut) expect(year).not.toMatch(new RegExp(`${form}\\b`));
    if (/never small/.test(year)) expect(page.join('\n')).not.toMatch(/MGT-7A (?:for|is)\b/);
    // A penalty for missing INC-20A is the same sum in both.
    const penalties = page
      .filter((text) => text.includes('INC-20A'))
      .flatMap((text) => text.match(/₹[\d,]+(?: a day)?/g) ?? []);
    for (const sum of penalties) expect(told(slug, 'inc-20a')).toContain(sum);
    // The day for the accounts of a one person company.
    if (told(slug, 'aoc-4').includes('180 calendar days')) {
      expect(page.join('\n')).toMatch(/AOC-4 within 180 calendar days/);
    }
  });
});

test('over ten years every date exists, comes after the start and within two years and a half', () => {
  const anyDay = fc.integer({ min: 0, max: 3652 }).map((count) => addDays('2026-01-01', count));
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...registrations), (start, slug) => {
      for (const [id, day] of Object.entries(dated(slug, start))) {
        expect(isDay(day), `${slug} ${id}: ${day}`).toBe(true);
        expect(day > start, `${slug} ${id}: ${day}`).toBe(true);
        expect(day < addDays(start, 913), `${slug} ${id}: ${day}`).toBe(true);
      }
    }),
    { numRuns: 400 },
  );
});

test('each step rests on law, but for what local bodies alone decide', () => {
  const bare = paths.flatMap(([slug, { steps }]) =>
    steps.filter(({ law }) => law.length === 0).map(({ id }) => `${slug} ${id}`),
  );
  expect(
    bare.filter((step) => !/^trade-license (renewal|licence-on-display|changes)$/.test(step)),
  ).toEqual([]);
});

test('what is counted from a date names the length it counts in its words', () => {
  const odd = paths.flatMap(([slug, { steps }]) =>
    steps.filter((step) => !saysItsLength(step)).map(({ id }) => `${slug} ${id}`),
  );
  expect(odd).toEqual([]);
});

function saysItsLength({ by }: FirstYearStep): boolean {
  if (by.from !== 'start' || 'yearly' in by) return by.words.length > 0;
  const { days, months } = by.span;
  return by.words.includes(days ? `${days} calendar days` : `${months} month`);
}
