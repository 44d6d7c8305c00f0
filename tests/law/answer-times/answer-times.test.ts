import { expect, test } from 'vitest';
import { answerDue, answerTimes, type AnswerTime } from '@/law/answer-times';
import { keysOf } from '@/lib/keys';
import { cases, unknown } from './cases';

const due = (id: keyof typeof answerTimes, day: string) =>
  answerDue(answerTimes[id] satisfies AnswerTime, day);

test('an answer is due on the day that was worked out by hand', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
  for (const [id, day, by] of cases) {
    expect.soft(due(id, day), `${id} from ${day}`).toEqual({ known: true, by });
  }
});

test('every time has a case', () => {
  const tried = new Set(cases.map(([id]) => id));
  expect(keysOf(answerTimes).filter((id) => !tried.has(id))).toEqual([]);
});

test('a day before the law is known gets the first day for which it is', () => {
  for (const [id, day, from] of unknown) {
    expect.soft(due(id, day), `${id} from ${day}`).toEqual({ known: false, from });
  }
});
