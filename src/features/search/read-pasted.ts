import { serviceBySlug } from '@/content/services/catalogue';
import { pageOfNumber, pageOfSender } from '@/content/tools';
import { messageAnswer, readMessage } from '@/law/letters/read-message';
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
  const line = 'Read it part by part. It stays on this device.';
  return {
    service: serviceBySlug(pageOfNumber[kind]),
    tool: {
      kind: 'number',
      title: `This looks like ${/^[FIL]/.test(name) ? 'an' : 'a'} ${name}${state ? ` of ${state}` : ''}`,
      fragment: fragmentWith('number', { value: printedNumber(number) }),
    },
    line,
  };
}

/** The result for a message. The link's fragment says what was recognised in it, but has none of its words. */
export function resultOfMessage(message: string): Result {
  const { from = 'other', saw, ...told } = readMessage(message);
  const { verdict } = messageAnswer({ from, saw, ...told });
  return {
    service: serviceBySlug(pageOfSender(from)),
    tool: {
      kind: 'letter',
      title: 'Is this message real?',
      fragment: fragmentWith('letter', { from, ...told, saw: saw.join('.') }),
    },
    line: `${verdict} What speaks for that, and what to do now. It stays on this device.`,
  };
}
