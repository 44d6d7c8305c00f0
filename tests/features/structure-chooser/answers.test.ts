import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersIn, countOf, fragmentOf, labelOf } from '@/features/structure-chooser/answers';
import { anyCharacter } from '../../support/hostile-strings';

test('reads the answers that it knows, and passes over the rest', () => {
  expect(answersIn('#choose&owners=two&money=own&utm_source=x')).toEqual({
    owners: 'two',
    money: 'own',
  });
  expect(answersIn('aim=charity')).toEqual({ aim: 'charity' });
  expect(answersIn('#choose&owners=12&aim=&Aim=profit&liability=YES&__proto__=one')).toEqual({});
  expect(answersIn('')).toEqual({});
});

test('the first of repeated answers counts', () => {
  expect(answersIn('#owners=one&owners=two')).toEqual({ owners: 'one' });
});

test('writes the answers in the order of the questions, after the name of their heading', () => {
  expect(fragmentOf({ owners: 'one', aim: 'profit' })).toBe('#choose&aim=profit&owners=one');
  expect(fragmentOf({})).toBe('#choose');
});

test('what is written is read again', () => {
  const answers = { aim: 'savings', owners: 'more', abroad: 'border', turnover: 'unsure' } as const;
  expect(answersIn(fragmentOf(answers))).toEqual(answers);
  expect(countOf(answers)).toBe(4);
});

test('no address makes it fail', () => {
  const names = fc.constantFrom(
    'aim',
    'owners',
    'money',
    'abroad',
    '__proto__',
    'constructor',
    '%',
  );
  const hostile = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc
      .array(fc.tuple(names, fc.string({ unit: anyCharacter })))
      .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&')),
  );
  fc.assert(
    fc.property(hostile, (search) => {
      const answers = answersIn(search);
      for (const [id, value] of Object.entries(answers)) {
        expect(labelOf(id as 'aim', { [id]: value })).toBeDefined();
      }
      expect(answersIn(fragmentOf(answers))).toEqual(answers);
    }),
    { numRuns: 300 },
  );
});
