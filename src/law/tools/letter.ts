import { letterAnswer } from '@/law/letters/letter-answer';
import type { Notice } from '@/law/letters/notice';
import { notices, type NoticeId } from '@/law/letters/notices';
import {
  isNotice,
  LONGEST_MESSAGE,
  answersOf,
  readMessage,
  signsIn,
  type LetterId,
} from '@/law/letters/read-message';
import { demands, senders, type SenderId } from '@/law/letters/senders';
import { numberNames } from '@/law/numbers/names';
import { numberInQuery, printedNumber } from '@/law/numbers/registered-numbers';
import { choiceField, dayField } from '@/law/fields';
import { defineTool } from '@/law/tool';
import { isDay } from '@/lib/days';
import { entriesOf, fromEntries, keysOf } from '@/lib/object-entries';

/** A message with fewer characters can't be recognised. */
const SHORTEST = 12;

export const tool = defineTool({
  id: 'letter',
  kind: 'letter',
  name: 'Which letter is it, and is it real?',
  question: 'You got a letter, message or call?',
  line: 'Paste it and see what it is, if it is real, and how and by when to answer.',
  fields: {
    saw: {
      kind: 'message',
      label: 'Paste the message, or type what the letter says',
      hint: 'Or choose the letter below. Nothing you paste leaves this device.',
      max: LONGEST_MESSAGE,
    },
    which: choiceField('Which letter is it?', lettersBySender(), {
      placeholder: 'Choose the letter or its sender',
      formerly: 'from',
    }),
    asks: choiceField(
      'What does it want?',
      fromEntries(entriesOf(demands).map(([id, { label }]) => [id, label])),
      { placeholder: 'Choose' },
    ),
    came: dayField('On which day did it come?', { optional: true }),
    until: { kind: 'hidden' },
  },
  shownIf: {
    asks: ({ which }) => which !== undefined && !isNotice(which as LetterId),
    came: ({ which }) =>
      which !== undefined &&
      isNotice(which as LetterId) &&
      (notices[which as NoticeId] as Notice).within !== undefined,
  },
  parse: {
    saw(message) {
      const number = numberInQuery(message);
      const isLongEnough = message.trim().length >= SHORTEST;
      return {
        texts: isLongEnough ? answersOf(readMessage(message)) : { saw: '' },
        ...(number && {
          link: {
            text: `It contains a number: read the ${numberNames[number.kind]} part by part`,
            tool: 'number',
            answers: { value: printedNumber(number) },
          },
        }),
      };
    },
  },
  facts: [],
  answer({ saw, which, asks, came, until }, today) {
    // Without answers there is no verdict.
    if (!which) return { pending: 'The answer depends on what you paste or choose.' };
    const id = which as LetterId;
    if (!asks && !isNotice(id)) return { pending: 'Choose what the letter wants.' };
    return letterAnswer(
      {
        letter: id,
        asks: isNotice(id) ? 'reply' : (asks ?? 'nothing'),
        saw: signsIn(saw),
        came,
        until: isDay(until) ? until : undefined,
      },
      today,
    );
  },
});

/** The notices of each sender, and as the last choice "another letter or call" of that sender. */
function lettersBySender(): Record<string, Record<string, string>> {
  const known = entriesOf<NoticeId, Notice>(notices);
  return fromEntries(
    keysOf(senders).map((sender: SenderId) => {
      const named = known.filter(([, { from }]) => from === sender);
      const { label } = senders[sender];
      const rest = named.length > 0 ? `${label}: another letter or call` : label;
      return [label, { ...fromEntries(named.map(([id, { name }]) => [id, name])), [sender]: rest }];
    }),
  );
}
