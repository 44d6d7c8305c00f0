import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { periodsOf } from '@/law/sums/lateness';
import { tool as msme } from '@/law/tools/msme-late-payment';
import type { Answer, Field, Tool } from '@/law/tool';
import { ANOTHER_DAY, readAnswers, type Texts } from '@/features/tool/read-answers';
import { addDays } from '@/lib/days';
import { answersIn, fragmentWith } from '@/lib/fragment';
import { formatRupees } from '@/lib/money';
import { anyText, asSent } from '../../support/hostile-strings';
import type { Case } from './cases/case';

/*
 * Every tool that sums, against the sums that were worked by hand from the law (cases/), by people who had not read its code;
 * and every tool against what holds for all of them.
 */

const TODAY = '2026-11-20';

const tools = import.meta.glob<Tool>('/src/law/tools/*.ts', { import: 'tool', eager: true });
const worked = import.meta.glob<readonly Case[]>('./cases/*.ts', { import: 'cases', eager: true });

function outcomeOf(tool: Tool, typed: Texts, today = TODAY) {
  const { read } = readAnswers(tool, typed, today);
  return 'values' in read ? tool.answer(read.values, today) : read;
}

const totalOf = ({ lines = [] }: Answer) =>
  formatRupees(lines.reduce((paise, line) => paise + line.paise, 0));

/** All that a sum says besides its amounts. */
const wordsOf = ({ lines = [], notes = [] }: Answer, { notIncluded = [] }: Tool) =>
  [...lines.flatMap(({ what, open }) => [what, open]), ...notes, ...notIncluded].join('\n');

test('every tool has its file’s name, and every one that sums was worked by hand', () => {
  for (const [path, { id, kind }] of Object.entries(tools)) {
    expect(path).toBe(`/src/law/tools/${id}.ts`);
    if (kind === 'cost' || kind === 'late') expect(worked, id).toHaveProperty([`./cases/${id}.ts`]);
  }
});

test('a supplier outside section 16 is told so at once, not that nothing is owed', () => {
  const outcome = outcomeOf(msme, { supplier: 'other' });
  expect(outcome).toMatchObject({ verdict: expect.stringMatching(/^Section 16 does not apply/) });
  expect(outcome).not.toHaveProperty('lines');
});

test('more than the 45 days that may be agreed count as 45', () => {
  const agreed = { agreed: 'yes', amount: '1,00,000', accepted: '2026-10-01', paid: '2027-01-01' };
  expect(outcomeOf(msme, { ...agreed, days: '60' })).toEqual(
    outcomeOf(msme, { ...agreed, days: '45' }),
  );
});

describe.each(Object.values(tools))('$id', (tool) => {
  test('is what was worked by hand', () => {
    for (const [answers, total, { note, today } = {}] of worked[`./cases/${tool.id}.ts`] ?? []) {
      const which = JSON.stringify(answers);
      const outcome = outcomeOf(tool, answers, today);
      if ('problems' in outcome) {
        const problem = Object.keys(outcome.problems).join();
        expect.soft({ problem }, which).toEqual(total);
      } else {
        expect.soft(totalOf(outcome), which).toBe(total);
        if (note) expect.soft(wordsOf(outcome, tool), which).toMatch(note);
      }
    }
  });

  test('takes any answers, and sums whole paise that are never below nothing', () => {
    fc.assert(
      fc.property(answersTo(tool), (answers) => {
        const outcome = outcomeOf(tool, answers);
        if ('problems' in outcome) {
          expect(Object.values(outcome.problems)).not.toEqual([]);
          return;
        }
        const { lines = [] } = outcome;
        expect(lines.filter(({ paise }) => !(paise >= 0))).toEqual([]);
        expect(lines.filter(({ paise }) => !Number.isSafeInteger(paise))).toEqual([]);
        const heads = lines.map(({ what }) => what);
        expect(new Set(heads).size, 'heads that differ').toBe(heads.length);
      }),
    );
  });

  test('comes again from its link', () => {
    fc.assert(
      fc.property(answersTo(tool), (answers) => {
        const before = readAnswers(tool, answers, TODAY).texts;
        const given = Object.entries(before).filter(([, text]) => text !== '');
        const after = answersIn(fragmentWith(tool.id, before), tool.id);
        expect(after).toEqual(
          Object.fromEntries(given.map(([name, text]) => [name, asSent(text)])),
        );
      }),
    );
  });
});

/** What the fields may contain: mostly valid answers, otherwise anything. */
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

/** Periods of every duty that some answers lead to. */
function periodNames({ periods = {} }: Tool, name: string): string[] {
  const forms = ['', 'gstr-1', 'gstr-4', 'form-11', 'aoc-4', 'mgt-7a', 'adt-1'];
  return forms.flatMap((form) =>
    periodsOf(periods[name]?.({ form, return: form }) ?? [], TODAY).map(({ value }) => value),
  );
}
