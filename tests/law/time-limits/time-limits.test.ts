import { expect, test } from 'vitest';
import { offices } from '@/law/after-filing';
import { deadlineOf, timeLimits, type TimeLimitId } from '@/law/time-limits';
import { answersFor, tool } from '@/law/tools/answer-due';
import type { Tool } from '@/law/tool';
import { readAnswers } from '@/law/read-answers';
import { longDate } from '@/lib/dates';
import { weekdayOf, type Day } from '@/lib/days';
import { keysOf } from '@/lib/object-entries';
import { cases, unknown } from './cases';

const TODAY = '2026-11-20';

function answer(id: TimeLimitId, day: Day) {
  const { read } = readAnswers(tool, { ...answersFor(id), day }, TODAY);
  return 'values' in read ? (tool as Tool).answer(read.values, TODAY) : read;
}

test('the tool has each time limit once, and its answers have the days that were worked out by hand', () => {
  const byOffice = keysOf(offices).flatMap((office) => Object.keys(tool.fields[office].options));
  expect(byOffice.toSorted()).toEqual(keysOf(timeLimits).toSorted());
  expect(new Set(cases.map(([id]) => id))).toEqual(new Set(keysOf(timeLimits)));
  for (const [id, day, by] of cases) {
    expect.soft(answer(id, day), `${id} from ${day}`).toMatchObject({
      verdict: expect.stringMatching(
        new RegExp(`(on|until) ${weekdayOf(by)}, ${longDate(by)}(, at the earliest)?$`),
      ),
    });
  }
});

test.each([
  ['gst-application', '2026-11-02', /at the earliest.*each holiday adds a day/],
  ['gst-application-visit', '2026-11-02', /^(?!.*(at the earliest|to come))/],
  ['gst-application-visit', '2026-11-21', /in the future/],
] as const)('the answer for %s from %s says %s', (id, day, says) => {
  expect(JSON.stringify(answer(id, day))).toMatch(says);
});

test('for a day before the known law, the answer is the first known day', () => {
  for (const [id, day, from] of unknown) {
    expect
      .soft(deadlineOf(timeLimits[id], day), `${id} from ${day}`)
      .toMatchObject({ known: false, from });
  }
});

/** Section 23(1) of the Trade Marks Act, as amended by section 4 of the Act of 2010. */
test('for an unopposed trademark, the text names the 18 months to its registration', () => {
  expect(timeLimits['trademark-journal'].late).toMatch(/18 months.*section 23\(1\).* from filing/);
});
