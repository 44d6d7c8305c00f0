import { useQuery } from '@tanstack/react-query';
import { loadCode } from '@/lib/load-code';
import type * as MessageReader from './found-message';
import type * as NumberReader from './found-number';

/** A text of this many characters was pasted: nobody types that much into a search. */
const PASTED = 60;

/** Every recognised kind of number has more digits than this; a form or a section has fewer. */
const DIGITS = 3;

/** Reads a message that was pasted into the search. */
export function useMessageReader(query: string): typeof MessageReader | undefined {
  const isMessage = query.length > PASTED || /https?:|www\./i.test(query);
  const reader = useCode('messages', isMessage, () => import('./found-message'));
  return isMessage ? reader : undefined;
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
