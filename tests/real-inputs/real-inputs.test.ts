import { expect, test } from 'vitest';
import { findClasses } from '@/law/classes/find-classes';
import { letterAnswer } from '@/law/letters/letter-answer';
import { readMessage } from '@/law/letters/read-message';
import { checkName } from '@/law/names/check-name';
import { nameAnswer } from '@/law/names/name-answer';
import { readNumber } from '@/law/numbers/read';
import { registeredNumber } from '@/law/numbers/registered-numbers';
import type { Tool } from '@/law/tool';
import { byFileName } from '@/lib/object-entries';
import { formatRupees } from '@/lib/money';
import { inputsOf } from './real-inputs';

const TODAY = '2026-11-20';

const tools = byFileName(
  import.meta.glob<Tool>('/src/law/**/tools/*.ts', { import: 'tool', eager: true }),
);

/** Fails if more than `most` inputs get a wrong answer, and names them. */
function expectMisses<Input extends { input: unknown }>(
  inputs: readonly Input[],
  most: number,
  said: (one: Input) => { isRight: boolean; says: string },
): void {
  const missed = inputs.flatMap((one) => {
    const { isRight, says } = said(one);
    return isRight ? [] : [`${JSON.stringify(one.input)}: ${says}`];
  });
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(most);
}

const rightKinds = {
  fraud: ['fraud'],
  doubt: ['unclear', 'offer', 'fraud'],
  genuine: ['official'],
};

test('each letter is recognised as a fraud, as doubtful or as genuine, and by its name', () => {
  expectMisses(inputsOf('letter'), 0, ({ input, expected, notice }) => {
    const { letter = 'other', ...read } = readMessage(input);
    const { kind } = letterAnswer({ letter, ...read }, TODAY);
    const isNamed = notice === undefined || notice === letter;
    return { isRight: isNamed && rightKinds[expected].includes(kind), says: `${kind} ${letter}` };
  });
});

function classesOf(sells: string): number[] {
  const { goods, services } = findClasses(sells);
  return [...goods, ...services].map(({ number }) => number);
}

test('goods and services are put into no wrong class', () => {
  expectMisses(inputsOf('class'), 0, ({ input, expected: { all = [], any = all } }) => {
    const found = classesOf(input);
    return { isRight: found.every((number) => any.includes(number)), says: found.join() };
  });
});

test('goods and services are put into each of their classes', () => {
  expectMisses(inputsOf('class'), 10, ({ input, expected: { all = [] } }) => {
    const found = classesOf(input);
    const isRight = found.length > 0 && all.every((number) => found.includes(number));
    return { isRight, says: found.join() };
  });
});

test('names that were registered are not barred', () => {
  const bars = new Set(['reserved', 'refused', 'approval', 'general', 'ending', 'empty']);
  expectMisses(inputsOf('name'), 0, ({ input, form = 'private', expected }) => {
    const said = checkName(input, form).objections.filter(({ kind }) => bars.has(kind));
    const isRight = expected.stateBody || said.length === 0;
    return { isRight, says: said.map(({ kind, about }) => `${kind} ${about}`).join() };
  });
});

test('names that had to change because of another name are recognised, and no others', () => {
  expectMisses(inputsOf('name-pair'), 0, ({ input: [one, other], expected }) => {
    const { verdict = '' } = nameAnswer(one, 'private', other);
    const isSaid = /count as the same name|Regional Director/.test(verdict);
    return { isRight: isSaid === expected.alike, says: verdict };
  });
});

test('each number is recognised and explained', () => {
  expectMisses(inputsOf('number'), 0, ({ input, expected: { kind, says, valid = true } }) => {
    const number = registeredNumber(input);
    const reading = number && readNumber(number, TODAY);
    const told = JSON.stringify(reading) ?? 'no number';
    const isRead = number?.kind === kind && reading?.isRight === valid;
    return { isRight: isRead && says.every((words) => new RegExp(words).test(told)), says: told };
  });
});

test('sums agree with the published ones', () => {
  expectMisses(inputsOf('sum'), 0, ({ input, expected }) => {
    const tool = tools[input.tool];
    const answer = tool?.answer(input.values, TODAY);
    const { lines = [], notes = [] } = answer && !('problems' in answer) ? answer : {};
    const counted = lines.filter(({ what }) => new RegExp(expected.line).test(what));
    const rupees = counted.reduce((sum, { paise }) => sum + paise, 0) / 100;
    // The law rounds to the rupee, and the sources don't. If experts count differently, a note has the other sum.
    const isRight =
      Math.abs(rupees - expected.amount) <= 0.5 ||
      notes.some((text) => text.includes(formatRupees(expected.amount * 100)));
    return { isRight, says: JSON.stringify([rupees, notes]) };
  });
});
