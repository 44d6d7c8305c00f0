import { offeredPage, serviceBySlug } from '@/content/services/catalogue';
import { pageOfLetter, pageOfNumber } from '@/content/tools';
import { letterAnswer } from '@/law/letters/letter-answer';
import type { Letter } from '@/law/letters/letters';
import { answersOf, isMessage, readMessage, senderOf } from '@/law/letters/read-message';
import { textForNextPage } from '@/lib/text-for-next-page';
import { dayInIndia } from '@/lib/days';
import { numberNames } from '@/law/numbers/names';
import { gstStates, numberInQuery, printedNumber } from '@/law/numbers/registered-numbers';
import { fragmentWith } from '@/lib/fragment';
import { toolResult, type Result } from './result';

/** The result for a number. The link has the number in its fragment, which browsers never send to a server. */
export function resultOfNumber(query: string): Result | undefined {
  const number = numberInQuery(query);
  if (!number) return undefined;
  const { kind, value } = number;
  const state = kind === 'gstin' && gstStates[value.slice(0, 2)];
  const name = numberNames[kind];
  return toolResult(serviceBySlug(offeredPage(pageOfNumber[kind])), {
    kind: 'number',
    title: `This looks like ${/^[FIL]/.test(name) ? 'an' : 'a'} ${name}${state ? ` of ${state}` : ''}`,
    fragment: fragmentWith('number', { value: printedNumber(number) }),
    line: 'Read it part by part. It stays on this device.',
  });
}

/** The result for a message, if it is one. The link's fragment has the recognised answers, but none of the message's words. */
export function resultOfMessage(message: string): Result | undefined {
  if (!isMessage(message)) return undefined;
  const reading = readMessage(message);
  const { letter = 'other', asks, saw } = reading;
  const { kind, verdict = '' } = letterAnswer({ letter, asks, saw }, dayInIndia());
  const result = toolResult(serviceBySlug(pageOfLetter(letter, senderOf(letter))), {
    kind: 'letter',
    title: titles[kind] ?? 'Is this message real?',
    fragment: fragmentWith('letter', answersOf(reading)),
    line: `${verdict} The message stays on this device.`,
  });
  return { ...result, onFollow: () => textForNextPage.set(message) };
}

const titles: { readonly [kind in Letter['kind']]?: string } = {
  official: 'A letter: what it is, when to answer, how to check it',
  fraud: 'No, this message is not real: don’t pay',
};
