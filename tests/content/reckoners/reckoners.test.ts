import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reckonersOn } from '@/content/reckoners/pages';
import type { Field, Reckoner, Sum } from '@/content/reckoners/reckoner';
import { readAnswers, startWith, type Answers } from '@/features/reckoner/read-answers';
import { addDays } from '@/lib/days';
import { answersIn, fragmentWith } from '@/lib/fragment';
import { formatRupees } from '@/lib/money';
import { anyText, asSent } from '../../support/hostile-strings';
import type { Case } from './cases/case';

/*
 * Every reckoner against the sums that were worked by hand from the law (cases/), by people who had not read its code, and
 * against what holds for all of them.
 */

const TODAY = '2026-11-20';

const reckoners = import.meta.glob<Reckoner>('/src/content/reckoners/*-{fees,lateness}.ts', {
  import: 'reckoner',
  eager: true,
});
const worked = import.meta.glob<readonly Case[]>('./cases/*-{fees,lateness}.ts', {
  import: 'cases',
  eager: true,
});

const idOf = (path: string) => /([a-z-]+)\.ts$/.exec(path)?.[1] ?? '';
const byId = new Map(Object.entries(reckoners).map(([path, each]) => [idOf(path), each]));

function outcomeOf({ fields, reckon }: Reckoner, typed: Answers, today = TODAY) {
  const read = readAnswers(fields, { ...startWith(fields, today), ...typed }, today);
  return 'values' in read ? reckon(read.values, today) : read;
}

const totalOf = ({ lines }: Sum) =>
  formatRupees(lines.reduce((paise, line) => paise + line.paise, 0));

/** All that a sum says besides its amounts. */
const wordsOf = ({ lines, notes }: Sum, { leftOut }: Reckoner) =>
  [...lines.flatMap(({ what, open }) => [what, open]), ...notes, ...leftOut].join('\n');

test('every reckoner stands on a page, and was worked by hand', () => {
  const onPages = new Set<string>(Object.values(reckonersOn).flat());
  expect([...byId.keys()].toSorted()).toEqual([...onPages].toSorted());
  expect([...byId.keys()].filter((id) => !worked[`./cases/${id}.ts`])).toEqual([]);
});

describe.each([...byId])('%s', (id, reckoner) => {
  test.each(worked[`./cases/${id}.ts`] ?? [])(
    'is what was worked by hand: $answers, $working',
    ({ answers, today, total, note }) => {
      const outcome = outcomeOf(reckoner, answers, today);
      if (typeof total !== 'string') {
        expect('problems' in outcome ? Object.keys(outcome.problems) : []).toEqual([total.problem]);
        return;
      }
      if ('problems' in outcome) throw new Error(JSON.stringify(outcome.problems));
      expect(totalOf(outcome)).toBe(total);
      if (note) expect(wordsOf(outcome, reckoner)).toMatch(note);
    },
  );

  test('takes any answers, and sums whole paise that are never below nothing', () => {
    fc.assert(
      fc.property(answersTo(reckoner), (answers) => {
        const outcome = outcomeOf(reckoner, answers);
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
      fc.property(answersTo(reckoner), (answers) => {
        const before = startWith(reckoner.fields, TODAY, answers);
        const given = Object.entries(before).filter(([, text]) => text !== '');
        const after = answersIn(fragmentWith(id, before), id);
        expect(after).toEqual(
          Object.fromEntries(given.map(([name, text]) => [name, asSent(text)])),
        );
      }),
    );
  });
});

/** What may stand in the fields: mostly what belongs there, and else anything. */
function answersTo({ fields }: Reckoner): fc.Arbitrary<Answers> {
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
    case 'count':
      return fc.integer({ min: field.min, max: field.max }).map(String);
    case 'rupees':
      return fc.integer({ min: 0, max: 1e12 }).map((paise) => formatRupees(paise));
    case 'day':
      return fc.integer({ min: -1500, max: 1500 }).map((days) => addDays(TODAY, days));
  }
}
