import { offeredPage, serviceBySlug } from '@/content/services/catalogue';
import { pageOfLetter, pageOfNumber } from '@/content/tools';
import { letterAnswer } from '@/law/letters/letter-answer';
import { isMessage, readMessage, senderOf } from '@/law/letters/read-message';
import { dayInIndia } from '@/lib/days';
import { numberNames } from '@/law/numbers/names';
import { gstStates, numberInQuery, printedNumber } from '@/law/numbers/registered-numbers';
import { fragmentWith } from '@/lib/fragment';
import type { Result } from './result';

/** The result for a number. The link passes it on in the fragment, which browsers never send to a server. */
export function resultOfNumber(query: string): Result | undefined {
  const number = numberInQuery(query);
  if (!number) return undefined;
  const { kind, value } = number;
  const state = kind === 'gstin' && gstStates[value.slice(0, 2)];
  const name = numberNames[kind];
  return {
    service: serviceBySlug(offeredPage(pageOfNumber[kind])),
    tool: {
      kind: 'number',
      title: `This looks like ${/^[FIL]/.test(name) ? 'an' : 'a'} ${name}${state ? ` of ${state}` : ''}`,
      fragment: fragmentWith('number', { value: printedNumber(number) }),
    },
    line: 'Read it part by part. It stays on this device.',
  };
}

/** The result for a message, if it is one. The link's fragment says what was recognised in it, but has none of its words. */
export function resultOfMessage(message: string): Result | undefined {
  if (!isMessage(message)) return undefined;
  const { letter = 'other', asks, saw, until = '' } = readMessage(message);
  const { kind, verdict = '' } = letterAnswer({ letter, asks, saw }, dayInIndia());
  return {
    service: serviceBySlug(pageOfLetter(letter, senderOf(letter))),
    tool: {
      kind: 'letter',
      title:
        kind === 'official'
          ? 'A letter: which it is, by when, and how to check it'
          : kind === 'fraud'
            ? 'No, this message is not real'
            : 'Is this message real?',
      fragment: fragmentWith('letter', { saw: saw.join('.'), which: letter, asks, until }),
    },
    line: `${verdict} It stays on this device.`,
  };
}
