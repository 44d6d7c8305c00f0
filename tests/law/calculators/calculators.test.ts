import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Field, Calculator, PeriodField, Sum } from '@/law/calculators/calculator';
import { ANOTHER_DAY, periodsOf } from '@/law/calculators/periods';
import { readAnswers, startWith, type Answers } from '@/features/calculator/read-answers';
import { addDays } from '@/lib/days';
import { answersIn, fragmentWith } from '@/lib/fragment';
import { formatRupees } from '@/lib/money';
import { anyText, asSent } from '../../support/hostile-strings';
import type { Case } from './cases/case';

/*
 * Every calculator against the sums that were worked by hand from the law (cases/), by people who had not read its code, and
 * against what holds for all of them.
 */

const TODAY = '2026-11-20';

const calculators = import.meta.glob<Calculator>('/src/law/calculators/*-{fees,lateness}.ts', {
  import: 'calculator',
  eager: true,
});
const worked = import.meta.glob<readonly Case[]>('./cases/*-{fees,lateness}.ts', {
  import: 'cases',
  eager: true,
});

const idOf = (path: string) => /([a-z-]+)\.ts$/.exec(path)?.[1] ?? '';
const byId = new Map(Object.entries(calculators).map(([path, each]) => [idOf(path), each]));

function outcomeOf({ fields, calculate }: Calculator, typed: Answers, today = TODAY) {
  const read = readAnswers(fields, { ...startWith(fields, today, typed), ...typed }, today);
  return 'values' in read ? calculate(read.values, today) : read;
}

const totalOf = ({ lines }: Sum) =>
  formatRupees(lines.reduce((paise, line) => paise + line.paise, 0));

/** All that a sum says besides its amounts. */
const wordsOf = ({ lines, notes }: Sum, { leftOut }: Calculator) =>
  [...lines.flatMap(({ what, open }) => [what, open]), ...notes, ...leftOut].join('\n');

test('every calculator was worked by hand', () => {
  expect([...byId.keys()].filter((id) => !worked[`./cases/${id}.ts`])).toEqual([]);
});

describe.each([...byId])('%s', (id, calculator) => {
  test('is what was worked by hand', () => {
    for (const [answers, total, { note, today } = {}] of worked[`./cases/${id}.ts`] ?? []) {
      const which = JSON.stringify(answers);
      const outcome = outcomeOf(calculator, answers, today);
      if ('problems' in outcome) {
        const problem = Object.keys(outcome.problems).join();
        expect.soft({ problem }, which).toEqual(total);
      } else {
        expect.soft(totalOf(outcome), which).toBe(total);
        if (note) expect.soft(wordsOf(outcome, calculator), which).toMatch(note);
      }
    }
  });

  test('takes any answers, and sums whole paise that are never below nothing', () => {
    fc.assert(
      fc.property(answersTo(calculator), (answers) => {
        const outcome = outcomeOf(calculator, answers);
        if ('problems' in outcome) {
          expect(Object.values(outcome.problems)).not.toEqual([]);
          return;
        }
        expect(outcome.lines.filter(({ paise }) => !(paise >= 0))).toEqual([]);
        expect(outcome.lines.filter(({ paise }) => !Number.isSafeInteger(paise))).toEqual([]);
        const heads = outcome.lines.map(({ what }) => what);
        expect(new Set(heads).size, 'heads that differ').toBe(heads.length);
      }),
    );
  });

  test('comes again from its link', () => {
    fc.assert(
      fc.property(answersTo(calculator), (answers) => {
        const before = startWith(calculator.fields, TODAY, answers);
        const given = Object.entries(before).filter(([, text]) => text !== '');
        const after = answersIn(fragmentWith(id, before), id);
        expect(after).toEqual(
          Object.fromEntries(given.map(([name, text]) => [name, asSent(text)])),
        );
      }),
    );
  });
});

/** What the fields may contain: mostly valid answers, otherwise anything. */
function answersTo({ fields }: Calculator): fc.Arbitrary<Answers> {
  return fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        fc.oneof({ weight: 6, arbitrary: answerTo(field) }, { weight: 1, arbitrary: anyText }),
      ]),
    ),
  );
}

function answerTo(field: Field): fc.Arbitrary<string> {
  switch (field.kind) {
    case 'choice':
      return fc.constantFrom(...Object.keys(field.options));
    case 'period':
      return fc.constantFrom(ANOTHER_DAY, '', ...periodNames(field));
    case 'count':
      return fc.integer({ min: field.min, max: field.max }).map(String);
    case 'rupees':
      return fc.integer({ min: 0, max: 1e12 }).map((paise) => formatRupees(paise));
    case 'day':
      return fc.integer({ min: -9800, max: 9800 }).map((days) => addDays(TODAY, days));
  }
}

/** Periods of every duty that some answers lead to. */
function periodNames(field: PeriodField): string[] {
  const forms = ['', 'gstr-1', 'gstr-4', 'form-11', 'aoc-4', 'mgt-7a', 'adt-1'];
  return forms.flatMap((form) =>
    periodsOf(field, { form, return: form }, TODAY).map(({ value }) => value),
  );
}
