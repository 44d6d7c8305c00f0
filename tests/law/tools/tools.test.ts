import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { totalOf } from '@/law/answer';
import { periodsOf } from '@/law/sums/lateness';
import type { Answer, Field, Tool } from '@/law/tool';
import { ANOTHER_DAY, readAnswers, type Texts } from '@/law/read-answers';
import { addDays, type Day } from '@/lib/days';
import { answersIn, fragmentWith } from '@/lib/fragment';
import { formatRupees } from '@/lib/money';
import { anyText, asSent } from '../../support/hostile-strings';
import type { Case } from './cases/case';
import { property } from '../../support/property';

/*
 * Compares the sums of every calculator with the sums in cases/. People who had not read the code worked these out by hand
 * from the law. Also checks rules that hold for every tool.
 */

const TODAY = '2026-11-20';

const tools = import.meta.glob<Tool>('/src/law/**/tools/*.ts', { import: 'tool', eager: true });
const worked = import.meta.glob<readonly Case[]>('./cases/*.ts', { import: 'cases', eager: true });

function outcomeOf(tool: Tool, typed: Texts, today = TODAY) {
  const { read } = readAnswers(tool, typed, today);
  return 'values' in read ? tool.answer(read.values, today) : read;
}

/** The texts of a sum, without its amounts. */
const wordsOf = ({ verdict, lines = [], notes = [] }: Answer, { notIncluded = [] }: Tool) =>
  [
    verdict,
    ...lines.flatMap(({ what, open, citations }) => [
      what,
      open,
      ...citations.map(({ place }) => place),
    ]),
    ...notes,
    ...notIncluded,
  ].join('\n');

test('every tool has the name of its file, and every calculator has cases worked by hand', () => {
  for (const [path, { id, kind }] of Object.entries(tools)) {
    expect(path).toMatch(new RegExp(`/tools/${id}\\.ts$`));
    if (kind === 'cost' || kind === 'late') expect(worked, id).toHaveProperty([`./cases/${id}.ts`]);
  }
});

describe.each(Object.values(tools))('$id', (tool) => {
  test('matches the sums worked by hand', () => {
    for (const [answers, total, { note, today } = {}] of worked[`./cases/${tool.id}.ts`] ?? []) {
      const which = JSON.stringify(answers);
      const outcome = outcomeOf(tool, answers, today);
      if ('problems' in outcome) {
        const problem = Object.keys(outcome.problems).join();
        expect.soft({ problem }, which).toEqual(total);
      } else {
        expect.soft(formatRupees(totalOf(outcome.lines ?? [])), which).toBe(total);
        if (note) expect.soft(wordsOf(outcome, tool), which).toMatch(note);
      }
    }
  });

  property(
    'accepts any answers, and its amounts are whole paise of 0 or more',
    [answersTo(tool)],
    (answers) => {
      const outcome = outcomeOf(tool, answers);
      if ('problems' in outcome) {
        expect(Object.values(outcome.problems)).not.toEqual([]);
        return;
      }
      const { lines = [] } = outcome;
      expect(lines.filter(({ paise }) => !(paise >= 0))).toEqual([]);
      expect(lines.filter(({ paise }) => !Number.isSafeInteger(paise))).toEqual([]);
      const heads = lines.map(({ what }) => what);
      expect(new Set(heads).size, 'no two lines with the same name').toBe(heads.length);
    },
  );

  property('gets the same answers back from its link', [answersTo(tool)], (answers) => {
    const before = readAnswers(tool, answers, TODAY).texts;
    const given = Object.entries(before).filter(([, text]) => text !== '');
    const after = answersIn(fragmentWith(tool.id, before), tool.id);
    expect(after).toEqual(Object.fromEntries(given.map(([name, text]) => [name, asSent(text)])));
  });
});

/** Texts for the fields: mostly valid answers, otherwise anything. */
function answersTo(tool: Tool): fc.Arbitrary<Texts> {
  return fc.record(
    Object.fromEntries(
      Object.entries(tool.fields).map(([name, field]) => [
        name,
        fc.oneof(
          { weight: 6, arbitrary: answerTo(tool, name, field) },
          { weight: 1, arbitrary: anyText },
        ),
      ]),
    ),
  );
}

function answerTo(tool: Tool, name: string, field: Field): fc.Arbitrary<string> {
  switch (field.kind) {
    case 'choice':
      return fc.constantFrom(...Object.keys(field.options));
    case 'period':
      return fc.constantFrom(ANOTHER_DAY, '', TODAY, ...periodNames(tool, name));
    case 'count':
      return fc.integer({ min: field.min, max: field.max }).map(String);
    case 'rupees':
      return fc.integer({ min: 0, max: 1e12 }).map((paise) => formatRupees(paise));
    case 'day':
      return fc.integer({ min: -9800, max: 9800 }).map((days) => addDays(TODAY, days));
    case 'text':
    case 'message':
    case 'hidden':
      return fc.constantFrom('', 'saree shop', 'Kaveri Bank LLP', '27AAPFU0938F1ZV', '25.35');
  }
}

/** The periods that the tool offers for these answers. */
function periodNames({ periods = {} }: Tool, name: string): string[] {
  const forms = ['', 'gstr-1', 'gstr-4', 'form-11', 'aoc-4', 'mgt-7a', 'adt-1'];
  return forms.flatMap((form) =>
    periodsOf(periods[name]?.({ form, return: form }) ?? [], TODAY).map(({ value }) => value),
  );
}

/* Rules for every lateness calculator with a due day. The days are random; the other answers come from its cases. */

/** The day on which somebody asks. It is after every filing, so no sum grows any more. */
const LONG_AFTER = '2099-12-31';

/** Due dates after the last temporary relief. All calculators know the law for them. A leap day is among them. */
const dueDays = fc.integer({ min: 0, max: 2500 }).map((count) => addDays('2026-09-16', count));
const delays = fc.integer({ min: 1, max: 1300 });

const lateness = Object.values(tools)
  .filter(({ kind }) => kind === 'late')
  .filter(({ fields }) => 'due' in fields && 'filed' in fields)
  .map((tool) => ({ id: tool.id, tool, situations: situationsOf(tool) }));

describe.each(lateness)('$id', ({ tool, situations }) => {
  const someAnswers = fc.constantFrom(...situations);
  const total = (answers: Texts, due: Day, late: number) =>
    totalOf(sumOf(tool, { ...answers, due, filed: addDays(due, late) }, LONG_AFTER).lines ?? []);

  property(
    'costs nothing up to the due day, never costs less on a later day, and states the cost of a further day',
    [someAnswers, dueDays, delays],
    (answers, due, late) => {
      expect(total(answers, due, 1 - late)).toBe(0);
      const filed = addDays(due, late);
      const { notes = [] } = sumOf(tool, { ...answers, due, filed }, filed);
      const added = total(answers, due, late + 1) - total(answers, due, late);
      expect(added).toBeGreaterThanOrEqual(0);
      expect(notes.some((note) => note.startsWith('A further day adds'))).toBe(added > 0);
    },
  );

  test('knows the law from the first day that its answer names', () => {
    for (const answers of situations.slice(0, 3)) {
      const askedOn = (day: Day) => outcomeOf(tool, { ...answers, due: day, filed: day });
      const before = askedOn('2005-01-01');
      const [, since] = /before ([^"]*):/.exec(JSON.stringify(before)) ?? [];
      const first = new Date(`${since} UTC`).toISOString().slice(0, 10);
      expect(askedOn(first), JSON.stringify(answers)).toHaveProperty('lines');
    }
  });
});

/** The unique answers of a tool's cases, without the two days. A case with a third day is left out, because its sum needs that day. */
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
