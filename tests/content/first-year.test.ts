// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstYears } from '@/content/first-year';
import { firstYearSlugs, hasFirstYear, type FirstYearSlug } from '@/content/first-year-pages';
import { dayOfStep, firstYearEnd, type FirstYearStep } from '@/content/first-year-steps';
import { afterAFraud } from '@/content/letters';
import { addDays, isDay } from '@/lib/days';
import { isOfficial, lawSources, needsPlace } from '../support/law';
import { voiceProblems } from '../support/voice';

const paths = Object.entries(firstYears) as [FirstYearSlug, (typeof firstYears)[FirstYearSlug]][];

/** The dated steps of a registration on a day: "inc-20a 2027-05-30". */
function dated(slug: FirstYearSlug, start: string): Record<string, string> {
  const { steps, accounts } = firstYears[slug];
  return Object.fromEntries(
    steps.flatMap((step) => {
      const day = dayOfStep(step, start, accounts);
      return day ? [[step.id, day]] : [];
    }),
  );
}

describe('worked by hand', () => {
  test('a company of 1 December 2026', () => {
    expect(dated('private-limited-company', '2026-12-01')).toEqual({
      'first-board-meeting': '2026-12-31',
      'first-auditor': '2026-12-31',
      'registered-office': '2026-12-31',
      'share-certificates': '2027-02-01',
      'inc-20a': '2027-05-30',
      // 9 months from 31 March 2027, and 15, 30 and 60 calendar days from there.
      'first-general-meeting': '2027-12-31',
      'adt-1': '2028-01-15',
      'aoc-4': '2028-01-30',
      'mgt-7': '2028-02-29',
      'income-tax-return': '2027-10-31',
    });
  });

  test('a company of 15 January 2027 closes its first year in March 2028, and still files for the tax year', () => {
    expect(dated('private-limited-company', '2027-01-15')).toMatchObject({
      'share-certificates': '2027-03-15',
      'inc-20a': '2027-07-14',
      'first-general-meeting': '2028-12-31',
      'mgt-7': '2029-03-01',
      'income-tax-return': '2027-10-31',
    });
  });

  test('a one person company has no meeting and 180 calendar days for its accounts', () => {
    const days = dated('one-person-company', '2026-12-01');
    expect(days['aoc-4']).toBe('2027-09-27');
    expect(days).not.toHaveProperty('first-general-meeting');
  });

  test('a limited liability partnership of 10 October 2026', () => {
    expect(dated('llp-registration', '2026-10-10')).toEqual({
      'llp-agreement': '2026-11-09',
      'llp-form-11': '2027-05-30',
      'llp-form-8': '2027-10-30',
      'income-tax-return': '2027-08-31',
    });
  });

  test('a Nidhi has 120 calendar days to be declared one', () => {
    expect(dated('nidhi-company', '2026-12-01')).toMatchObject({
      'ndh-4': '2027-03-31',
      'ndh-3': '2027-04-30',
    });
  });

  test('a GST number granted on 5 December 2026 files for December first', () => {
    expect(dated('gst-registration', '2026-12-05')).toEqual({
      'bank-account': '2027-01-04',
      'first-gstr-1': '2027-01-11',
      'first-gstr-3b': '2027-01-20',
    });
  });

  test('a trademark filed on 31 August 2026 has its priority until the last day of February', () => {
    expect(dated('trademark-registration', '2026-08-31')).toEqual({
      'priority-abroad': '2027-02-28',
    });
  });

  test('a code of 30 June is confirmed by the next 30 June', () => {
    expect(dated('import-export-code', '2027-06-30')).toEqual({ 'yearly-update': '2028-06-30' });
    expect(dated('import-export-code', '2027-06-29')).toEqual({ 'yearly-update': '2027-06-30' });
  });
});

test.each([
  ['2026-12-31', 'company', '2027-03-31'],
  ['2027-01-01', 'company', '2028-03-31'],
  ['2027-03-31', 'company', '2028-03-31'],
  ['2027-04-01', 'company', '2028-03-31'],
  ['2027-01-01', 'other', '2027-03-31'],
  ['2027-03-31', 'other', '2027-03-31'],
] as const)('who starts on %s (%s) closes the first year on %s', (start, accounts, end) => {
  expect(firstYearEnd(start, accounts)).toBe(end);
});

test('over ten years every date exists, comes after the start and within two years and a half', () => {
  const anyDay = fc.integer({ min: 0, max: 3652 }).map((count) => addDays('2026-01-01', count));
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...firstYearSlugs), (start, slug) => {
      for (const [id, day] of Object.entries(dated(slug, start))) {
        expect(isDay(day), `${slug} ${id}: ${day}`).toBe(true);
        expect(day > start, `${slug} ${id}: ${day}`).toBe(true);
        expect(day < addDays(start, 913), `${slug} ${id}: ${day}`).toBe(true);
      }
    }),
    { numRuns: 400 },
  );
});

test('each path belongs to a registration, and each step has an id of its own', () => {
  expect(paths.map(([slug]) => slug)).toEqual([...firstYearSlugs]);
  expect(hasFirstYear('gst-registration')).toBe(true);
  expect(hasFirstYear('gst-filing')).toBe(false);
  for (const [slug, { steps }] of paths) {
    expect(new Set(steps.map(({ id }) => id)).size, slug).toBe(steps.length);
  }
});

test('every path names duties, and says of options that nothing is due', () => {
  for (const [slug, { steps, letters }] of paths) {
    expect(
      steps.some(({ kind }) => kind === 'duty'),
      slug,
    ).toBe(true);
    expect(letters.length, slug).toBeGreaterThan(2);
  }
});

test('each step and letter speaks in our voice', () => {
  const steps = new Set(paths.flatMap(([, path]) => path.steps));
  const letters = new Set(paths.flatMap(([, path]) => path.letters));
  const texts = [
    ...[...steps].flatMap(({ title, by, text, missed }) => [title, by.words, text, missed]),
    ...[...letters].flatMap(({ title, text }) => [title, text]),
    ...paths.flatMap(([, { startLabel, startHint }]) => [startLabel, startHint]),
    afterAFraud,
  ];
  expect([...new Set(texts.flatMap(voiceProblems))]).toEqual([]);
  for (const { text, missed } of steps) expect(`${text} ${missed}`).toMatch(/\. .*\.$/);
});

/** What local bodies alone decide has no official text that holds everywhere. */
const decidedLocally = new Set(['renewal', 'licence-on-display', 'changes']);

test('each step rests on official sources, and says where in them', () => {
  const known = new Set(lawSources.map(({ value }) => value));
  for (const [slug, { steps, letters }] of paths) {
    for (const { id, law } of steps) {
      const isLocal = slug === 'trade-license' && decidedLocally.has(id);
      expect(law.length > 0 || isLocal, `${slug} ${id}`).toBe(true);
    }
    for (const { source, place } of [...steps, ...letters].flatMap(({ law = [] }) => law)) {
      expect(known.has(source), source.id).toBe(true);
      expect(isOfficial(source.href), source.href).toBe(true);
      expect(needsPlace(source) && place === '', `${slug}: ${source.id}`).toBe(false);
    }
  }
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
