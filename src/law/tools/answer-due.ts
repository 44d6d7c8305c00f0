import { offices, type TimeLimit } from '@/law/after-filing';
import { deadlineOf, timeLimits, type TimeLimitId } from '@/law/time-limits';
import { problemBefore } from '@/law/sums/lateness';
import { choiceField, dayField } from '@/law/fields';
import { defineTool } from '@/law/tool';
import { longDate } from '@/lib/dates';
import { weekdayOf } from '@/lib/days';
import { fromEntries, keysOf } from '@/lib/object-entries';

export const tool = defineTool({
  id: 'answer-due',
  kind: 'due',
  name: 'Until when is an answer due?',
  question: 'Until when is an answer due?',
  line: 'Enter your day, and see the last day by law and what happens after it.',
  fields: {
    office: choiceField('Which office?', offices),
    gst: happened('gst'),
    registrar: happened('registrar'),
    trademark: happened('trademark'),
    works: happened('works'),
    licence: happened('licence'),
    tax: happened('tax'),
    day: dayField('On which day?'),
  },
  shownIf: {
    gst: ({ office }) => office === 'gst',
    registrar: ({ office }) => office === 'registrar',
    trademark: ({ office }) => office === 'trademark',
    works: ({ office }) => office === 'works',
    licence: ({ office }) => office === 'licence',
    tax: ({ office }) => office === 'tax',
  },
  facts: Object.values(timeLimits).map(({ within }) => within),
  answer(values, today) {
    const time: TimeLimit = timeLimits[values[values.office]];
    const due = deadlineOf(time, values.day);
    if (!due.known) return { problems: { day: problemBefore(due) } };
    const isPast = due.by < today;
    const leavesHolidaysOut = typeof due.value === 'number';
    const { ends, ended, heading } = wording[time.whose];
    return {
      verdict: `${isPast ? ended : ends} ${weekdayOf(due.by)}, ${longDate(due.by)}${leavesHolidaysOut ? ', at the earliest' : ''}`,
      ...(isPast && { tone: 'bad' }),
      parts: [
        {
          heading: leavesHolidaysOut ? `${heading} (each holiday adds a day)` : heading,
          lines: [time.late],
        },
        {
          heading: 'How the time is counted',
          lines: [
            `${due.words} ${counting(time, due.value)}`,
            ...(values.day > today
              ? ['Your day is in the future: the answer is right if the event happens on that day.']
              : []),
          ],
        },
      ],
      citations: [due],
    };
  },
});

const wording = {
  office: {
    ends: 'The office’s time ends on',
    ended: 'The office’s time ended on',
    heading: 'If no answer has come by then',
  },
  applicant: {
    ends: 'Your time ends on',
    ended: 'Your time ended on',
    heading: 'If you miss that day',
  },
  others: {
    ends: 'Others may object until',
    ended: 'Others could object until',
    heading: 'After that day',
  },
};

/** How the days are counted, in words: "from the day after, …". */
function counting({ fromEndOf, whose }: TimeLimit, value: unknown): string {
  if (typeof value === 'number')
    return 'from the day after, Monday to Friday. Public holidays differ by State. We count them as working days, so each one adds a day.';
  const start = fromEndOf ? `from the end of that ${fromEndOf}` : 'from the day after';
  return `${start}, weekends and holidays included.${onAClosedDay[whose]}`;
}

/** Section 10 of the General Clauses Act allows an act on the next open day, but applicants should not rely on it. */
const onAClosedDay = {
  office: '',
  applicant:
    ' If the office is closed on the last day, the day does not move. Do not rely on the next day.',
  others: ' If the office is closed on that day, an objection on its next open day may be in time.',
};

/** A choice among the time limits of an office. */
function happened(office: keyof typeof offices) {
  const times = keysOf(timeLimits)
    .filter((id) => timeLimits[id].office === office)
    .map((id) => [id, timeLimits[id].since] as const);
  const options = fromEntries(times);
  return choiceField('What happened?', options);
}

/** The answers that a page fills in for its own time limit. */
export const answersFor = (id: TimeLimitId) => {
  const { office } = timeLimits[id];
  return { office, [office]: id };
};
