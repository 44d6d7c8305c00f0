import { demands, senders, ways, type LetterAnswer } from '@/law/letters/letter-check';
import { afterAFraud } from '@/law/letters/after-a-fraud';
import { LONGEST_MESSAGE, messageAnswer, readMessage, signsIn } from '@/law/letters/read-message';
import { numberNames } from '@/law/numbers/names';
import { defineTool } from '@/law/tool';
import { entriesOf, fromEntries } from '@/lib/keys';
import { numberInQuery, printedNumber } from '@/law/numbers/registered-numbers';

/** A shorter message says too little. */
const SHORTEST = 12;

const seals: Readonly<Record<LetterAnswer['kind'], string>> = {
  official: 'OFFICE?',
  offer: 'OFFER',
  fraud: 'FRAUD',
  unclear: 'UNSURE',
};

export const tool = defineTool({
  id: 'letter',
  kind: 'letter',
  name: 'Is this letter real?',
  question: 'Is this letter, message or call real?',
  line: 'Paste it, or give three answers: then what to do now, and how to check.',
  phrases: '',
  fields: {
    saw: {
      kind: 'message',
      label: 'Paste the message',
      hint: 'Or answer the questions below. Nothing you paste leaves this device.',
      max: LONGEST_MESSAGE,
    },
    from: {
      kind: 'choice',
      label: 'Who asks, or says so?',
      placeholder: 'Choose the nearest',
      options: labelsOf(senders),
    },
    by: {
      kind: 'choice',
      label: 'How did it come?',
      placeholder: 'Choose',
      options: labelsOf(ways),
    },
    asks: {
      kind: 'choice',
      label: 'What does it ask for?',
      placeholder: 'Choose',
      options: labelsOf(demands),
    },
  },
  reads: {
    saw(message) {
      const number = numberInQuery(message);
      const isTold = message.trim().length >= SHORTEST;
      const { from = 'other', by, asks, saw } = readMessage(message);
      return {
        texts: isTold ? { saw: saw.join('.'), from, by, asks } : { saw: '' },
        ...(number && {
          link: {
            text: `It holds a number: read the ${numberNames[number.kind]} part by part`,
            tool: 'number',
            answers: { value: printedNumber(number) },
          },
        }),
      };
    },
  },
  rests: [],
  answer({ saw, from, by, asks }) {
    // A verdict must not rest on answers that nobody gave.
    if (!from || !by || !asks) return { pending: 'The verdict follows the three answers.' };
    const { kind, verdict, carries, check, now, law, seen } = messageAnswer({
      from,
      by,
      asks,
      saw: signsIn(saw),
    });
    return {
      verdict,
      ...(kind === 'fraud' && { tone: 'bad' }),
      seal: seals[kind],
      parts: [
        ...(seen.length > 0 ? [{ heading: 'What its text shows', lines: seen }] : []),
        { heading: 'What to do now', lines: now },
        { heading: 'How to know a real one', lines: [carries] },
        { heading: 'How to check', lines: [check] },
      ],
      notes: [`${afterAFraud} Keep the message.`],
      links: [{ text: 'Report a fraud at cybercrime.gov.in', href: 'https://cybercrime.gov.in' }],
      law,
    };
  },
});

function labelsOf<Id extends string>(rows: Readonly<Record<Id, { label: string }>>) {
  return fromEntries(entriesOf<Id, { label: string }>(rows).map(([id, { label }]) => [id, label]));
}
