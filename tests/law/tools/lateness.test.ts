import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer, Tool } from '@/law/tool';
import { addDays, addMonths, type Day } from '@/lib/days';
import { readAnswers, type Texts } from '@/features/tool/read-answers';

const tools = import.meta.glob<Tool>('/src/law/tools/*-lateness.ts', {
  import: 'tool',
  eager: true,
});

const TODAY = '2026-11-22';

/** Asked so late that all lateness has ended, so that no look ahead is needed. */
const LONG_AFTER = '2099-12-31';

/** Due dates for which all of these laws hold, after the last relief for a time: month ends and 29 February 2028 among them. */
const dueDays = fc.integer({ min: 0, max: 2500 }).map((count) => addDays('2026-09-16', count));
const delays = fc.integer({ min: 1, max: 1300 });

/** Answers besides the 2 days, each with the most that lateness can come to where the law has a cap. */
const situations: Record<string, readonly (Texts & { most?: string })[]> = {
  'gst-return': [
    { return: 'gstr-1', nil: 'yes', most: '500' },
    { turnover: 'to-1.5-crore', tax: '0', most: '2000' },
    { turnover: 'to-5-crore', return: 'gstr-1', most: '5000' },
    { turnover: 'above-5-crore', tax: '0', most: '10000' },
    { tax: '1,23,456' },
  ],
  'gst-composition': [
    { return: 'gstr-4', most: '2000' },
    { return: 'gstr-4', nil: 'yes', most: '500' },
    { tax: '9,999.50' },
  ],
  'gst-annual': [
    { turnover: '5,00,00,000', state: '3,00,00,000', most: '12000' },
    { turnover: '20,00,00,000', state: '20,00,00,000', most: '80000' },
    { turnover: '21,00,00,000', state: '1,00,00,000', most: '50000' },
  ],
  tds: [{ statement: 'tds', tax: '5,000', most: '5000' }],
  roc: [
    { form: 'aoc-4', capital: '1,00,000' },
    { form: 'adt-1', capital: '0', most: '2600' },
    { form: 'other', capital: '1,00,00,000', most: '7800' },
  ],
  llp: [
    { form: 'form-8', contribution: '1,00,000' },
    { form: 'form-11', small: 'no', contribution: '1,00,00,001' },
    { form: 'other', small: 'yes', contribution: '25,00,000', most: '5200' },
  ],
  'tax-return': [{ income: 'above-5-lakh', tax: '0', most: '5000' }, { tax: '98,765' }],
};

const rows = Object.entries(situations).flatMap(([name, all]) =>
  all.map(({ most, ...answers }) => ({
    name,
    answers,
    most: most ? Number(most) * 100 : Infinity,
  })),
);

describe.each(rows)('$name with $answers', ({ name, answers, most }) => {
  const total = (due: Day, late: number) =>
    totalOf(sumOf(name, { ...answers, due, filed: addDays(due, late) }, LONG_AFTER));

  test('costs nothing up to the due day', () => {
    fc.assert(
      fc.property(dueDays, fc.integer({ min: 0, max: 400 }), (due, early) => {
        expect(total(due, -early)).toBe(0);
      }),
      { numRuns: 30 },
    );
  });

  test('never costs less a day later, nor more than its cap, and is whole paise', () => {
    fc.assert(
      fc.property(dueDays, delays, (due, late) => {
        const now = total(due, late);
        expect(Number.isSafeInteger(now)).toBe(true);
        expect(total(due, late + 1)).toBeGreaterThanOrEqual(now);
        expect(now).toBeLessThanOrEqual(most);
      }),
      { numRuns: 50 },
    );
  });

  test('says truly what waiting adds', () => {
    fc.assert(
      fc.property(dueDays, delays, (due, late) => {
        const filed = addDays(due, late);
        const { notes = [] } = sumOf(name, { ...answers, due, filed }, filed);
        const added = total(due, late + 1) - total(due, late);
        expect(notes.some((note) => note.startsWith('A further day adds'))).toBe(added > 0);
      }),
      { numRuns: 15 },
    );
  });
});

test.each(rows)(
  '$name with $answers knows the law of the day from which it says it does',
  ({ name, answers }) => {
    const askedOn = (day: Day) => outcomeOf(name, { ...answers, due: day, filed: day });
    const before = askedOn('2005-01-01');
    const [problem = ''] = 'problems' in before ? Object.values(before.problems) : [];
    const [, since = ''] = /before (.*):/.exec(problem) ?? [];
    expect('lines' in askedOn(dayIn(since))).toBe(true);
  },
);

test('what an updated return adds is told with the law of its tax year', () => {
  const lawOf = (due: Day, filed: Day) =>
    sumOf('tax-return', { income: 'above-5-lakh', tax: '1,00,000', due, filed }).lines?.find(
      ({ open }) => open,
    )?.law;
  expect(lawOf('2026-07-31', '2027-01-05')).toMatchObject([
    { source: { id: 'income-tax-act-1961' }, place: 'section 140B' },
  ]);
  expect(lawOf('2027-07-31', '2028-01-05')).toMatchObject([
    { source: { id: 'income-tax-act' }, place: 'section 267' },
  ]);
});

test('a mark is renewed, then with a surcharge for 6 months, then restored until a year is over', () => {
  fc.assert(
    fc.property(dueDays, (expiry) => {
      const total = (filed: Day) => totalOf(sumOf('trademark', { expiry, filed, classes: '2' }));
      const after = [6, 12].map((months) => addMonths(expiry, months));
      const [grace = '', last = ''] = after;
      expect([expiry, addDays(expiry, 1), grace].map(total)).toEqual([
        18_000_00, 27_000_00, 27_000_00,
      ]);
      expect([addDays(grace, 1), last, addDays(last, 1)].map(total)).toEqual([
        36_000_00, 36_000_00, 0,
      ]);
    }),
  );
});

function sumOf(name: string, answers: Texts, today = TODAY): Answer {
  const sum = outcomeOf(name, answers, today);
  if ('problems' in sum) throw new Error(JSON.stringify(sum.problems));
  return sum;
}

function outcomeOf(name: string, answers: Texts, today = TODAY) {
  const tool = tools[`/src/law/tools/${name}-lateness.ts`];
  if (!tool) throw new Error(`There is no tool ${name}`);
  const { read } = readAnswers(tool, answers, today);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return tool.answer(read.values, today);
}

/** "1 April 2021" as a day. */
function dayIn(words: string): Day {
  return new Date(`${words} UTC`).toISOString().slice(0, 10);
}

function totalOf({ lines = [] }: Answer): number {
  return lines.reduce((sum, { paise }) => sum + paise, 0);
}
