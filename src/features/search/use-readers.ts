import { useQuery } from '@tanstack/react-query';
import { loadCode } from '@/lib/load-code';
import type * as MessageReader from './found-message';
import type * as NumberReader from './found-number';

/** Questions that are dictated can be as long as a message. */
const LONG = 60;

/** What a long message has and a question has not: a number or an amount, several sentences, or a greeting with a threat. */
const OF_MESSAGES = [
  /\p{Nd}{4}/u,
  /(?:₹|\brs\.?|\binr)\s?\p{Nd}/iu,
  /[.!]\s+\S/,
  /\b(?:dear|hello|hi|respected)\b.*\b(?:block|suspen|arrest|expire|legal action|pay|share|verify)/i,
];

/** Whether a text was sent to the visitor, so that it is to be read instead of searched for. */
export function isMessage(text: string): boolean {
  return (
    /https?:|www\./i.test(text) ||
    (text.length > LONG && OF_MESSAGES.some((sign) => sign.test(text)))
  );
}

/** Every recognised kind of number has more digits than this; a form or a section has fewer. */
const DIGITS = 3;

/** Reads a message that was pasted into the search. */
export function useMessageReader(query: string): typeof MessageReader | undefined {
  const isRead = isMessage(query);
  const reader = useCode('messages', isRead, () => import('./found-message'));
  return isRead ? reader : undefined;
}

/** Recognises a number in a query. */
export function useNumberReader(query: string): typeof NumberReader | undefined {
  const hasNumber = (query.match(/\p{Nd}/gu)?.length ?? 0) > DIGITS;
  return useCode('numbers', hasNumber, () => import('./found-number'));
}

/** Code that few searches need, fetched with the first that does. Without it, numbers and messages are searched as words. */
function useCode<Code>(
  name: string,
  enabled: boolean,
  load: () => Promise<Code>,
): Code | undefined {
  return useQuery({
    // Offline it fails at once, and the next search that needs it tries again.
    networkMode: 'always',
    enabled,
    queryKey: [name],
    queryFn: async () => loadCode(load),
  }).data;
}
