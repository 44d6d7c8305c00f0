import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer, Tool } from '@/law/tool';
import { addDays, type Day } from '@/lib/days';
import { readAnswers, type Texts } from '@/features/tool/read-answers';
import type { Case } from './cases/case';

/* What holds for every sum of lateness with a due day, whatever the day: its answers besides the days are those of its cases. */

const tools = import.meta.glob<Tool>('/src/law/tools/*-lateness.ts', {
  import: 'tool',
  eager: true,
});
const worked = import.meta.glob<readonly Case[]>('./cases/*-lateness.ts', {
  import: 'cases',
  eager: true,
});

const TODAY = '2026-11-22';

/** Asked so late that all lateness has ended, so that no look ahead is needed. */
const LONG_AFTER = '2099-12-31';

/** Due dates for which all of these laws hold, after the last relief for a time: month ends and 29 February 2028 among them. */
const dueDays = fc.integer({ min: 0, max: 2500 }).map((count) => addDays('2026-09-16', count));
const delays = fc.integer({ min: 1, max: 1300 });

const rows = Object.values(tools)
  .filter(({ fields }) => 'due' in fields && 'filed' in fields)
  .map((tool) => ({ id: tool.id, tool, situations: situationsOf(tool) }));

describe.each(rows)('$id', ({ tool, situations }) => {
  const someAnswers = fc.constantFrom(...situations);
  const total = (answers: Texts, due: Day, late: number) =>
    totalOf(sumOf(tool, { ...answers, due, filed: addDays(due, late) }, LONG_AFTER));

  test('costs nothing up to the due day', () => {
    fc.assert(
      fc.property(someAnswers, dueDays, fc.integer({ min: 0, max: 400 }), (answers, due, early) => {
        expect(total(answers, due, -early)).toBe(0);
      }),
      { numRuns: 30 },
    );
  });

  test('never costs less a day later, and says truly what waiting adds', () => {
    fc.assert(
      fc.property(someAnswers, dueDays, delays, (answers, due, late) => {
        const filed = addDays(due, late);
        const { notes = [] } = sumOf(tool, { ...answers, due, filed }, filed);
        const added = total(answers, due, late + 1) - total(answers, due, late);
        expect(added).toBeGreaterThanOrEqual(0);
        expect(notes.some((note) => note.startsWith('A further day adds'))).toBe(added > 0);
      }),
      { numRuns: 30 },
    );
  });

  test('knows the law of the day from which it says it does', () => {
    for (const answers of situations.slice(0, 3)) {
      const askedOn = (day: Day) => outcomeOf(tool, { ...answers, due: day, filed: day });
      const before = askedOn('2005-01-01');
      const [problem = ''] = 'problems' in before ? Object.values(before.problems) : [];
      const [, since = ''] = /before (.*):/.exec(problem) ?? [];
      expect('lines' in askedOn(dayIn(since)), JSON.stringify(answers)).toBe(true);
    }
  });
});

test('what an updated return adds is told with the law of its tax year', () => {
  const tool = rows.find(({ id }) => id === 'tax-return-lateness')!.tool;
  const lawOf = (due: Day, filed: Day) =>
    sumOf(tool, { income: 'above-5-lakh', tax: '1,00,000', due, filed }).lines?.find(
      ({ open }) => open,
    )?.law;
  expect(lawOf('2026-07-31', '2027-01-05')).toMatchObject([
    { source: { id: 'income-tax-act-1961' }, place: 'section 140B' },
  ]);
  expect(lawOf('2027-07-31', '2028-01-05')).toMatchObject([
    { source: { id: 'income-tax-act' }, place: 'section 267' },
  ]);
});

/** The answers of its cases without days, each once; not those with another day, on which the sum depends as well. */
function situationsOf({ id, fields }: Tool): Texts[] {
  const isDay = (name: string) => ['day', 'period'].includes(fields[name]?.kind ?? '');
  const all = (worked[`./cases/${id}.ts`] ?? [])
    .filter(([, total]) => typeof total === 'string')
    .map(([answers]) => Object.entries(answers).filter(([name]) => !/^(due|filed)$/.test(name)))
    .filter((answers) => !answers.some(([name]) => isDay(name)));
  const each = new Map(
    all.map((answers) => [JSON.stringify(answers), Object.fromEntries(answers)]),
  );
  return [...each.values()];
}

function sumOf(tool: Tool, answers: Texts, today = TODAY): Answer {
  const sum = outcomeOf(tool, answers, today);
  if ('problems' in sum) throw new Error(JSON.stringify(sum.problems));
  return sum;
}

function outcomeOf(tool: Tool, answers: Texts, today = TODAY) {
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
