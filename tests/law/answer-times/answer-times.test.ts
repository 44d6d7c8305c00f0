import { expect, test } from 'vitest';
import { answerDue, answerTimes, offices, type AnswerTime } from '@/law/answer-times';
import { answersFor, tool } from '@/law/tools/answer-due';
import type { Tool } from '@/law/tool';
import { readAnswers } from '@/features/tool/read-answers';
import { longDate } from '@/lib/dates';
import { weekdayOf, type Day } from '@/lib/days';
import { keysOf } from '@/lib/keys';
import { cases, unknown } from './cases';

const TODAY = '2026-11-20';

const due = (id: keyof typeof answerTimes, day: string) =>
  answerDue(answerTimes[id] satisfies AnswerTime, day);

test('an answer is due on the day that was worked out by hand', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
  for (const [id, day, by] of cases) {
    expect.soft(due(id, day), `${id} from ${day}`).toMatchObject({ known: true, by });
  }
});

test('the tool asks for each time once, and answers what was worked out by hand', () => {
  const byOffice = keysOf(offices).flatMap((office) => Object.keys(tool.fields[office].options));
  expect(byOffice.toSorted()).toEqual(keysOf(answerTimes).toSorted());
  for (const [id, day, by] of cases) {
    const { read } = readAnswers(tool, { ...answersFor(id), day }, TODAY);
    const answer = 'values' in read ? (tool as Tool).answer(read.values, TODAY) : read;
    expect.soft(answer, `${id} from ${day}`).toMatchObject({
      verdict: expect.stringMatching(
        new RegExp(`(on|until) ${weekdayOf(by)}, ${longDate(by)}(, at the earliest)?$`),
      ),
    });
  }
});

test('working days leave holidays out, and a day to come is said to be one', () => {
  const answer = (id: keyof typeof answerTimes, day: Day) => {
    const { read } = readAnswers(tool, { ...answersFor(id), day }, TODAY);
    return JSON.stringify('values' in read ? (tool as Tool).answer(read.values, TODAY) : read);
  };
  expect(answer('gst-application', '2026-11-02')).toMatch(
    /at the earliest.*each holiday adding a day/,
  );
  expect(answer('gst-application-visit', '2026-11-02')).not.toMatch(/at the earliest|to come/);
  expect(answer('gst-application-visit', '2026-11-21')).toMatch(/still to come/);
});

test('every time has a case', () => {
  const tried = new Set(cases.map(([id]) => id));
  expect(keysOf(answerTimes).filter((id) => !tried.has(id))).toEqual([]);
});

/** Section 23(1) of the Trade Marks Act, as amended by section 4 of the Act of 2010. */
test('whose mark nobody opposed reads by when the Act has it entered', () => {
  expect(answerTimes['trademark-journal'].late).toMatch(/18 months.*section 23\(1\).* from filing/);
  for (const { late } of Object.values(answerTimes))
    expect(late).not.toMatch(/no (day|time) is set at all/);
});

test('a day before the law is known gets the first day for which it is', () => {
  for (const [id, day, from] of unknown) {
    expect.soft(due(id, day), `${id} from ${day}`).toMatchObject({ known: false, from });
  }
});
