import { useEffect, useState } from 'react';
import { loadCode } from '@/lib/load-code';
import type { FoundMessage } from './found-message';

interface MessageReader {
  FoundMessage: typeof FoundMessage;
}

/** Characters that nobody types into a search: it was pasted. */
const PASTED = 60;

/** What reads a message that was pasted into the search; its code comes with the first one. */
export function useMessageReader(query: string): MessageReader | undefined {
  const [reader, setReader] = useState<MessageReader>();
  const isMessage = query.length > PASTED || /https?:|www\./i.test(query);
  useEffect(() => {
    // Without it the search goes on as if the message were words.
    if (isMessage)
      loadCode(() => import('./found-message')).then(
        // A proxy may answer with an empty script.
        (code) => 'FoundMessage' in code && setReader(code),
        () => {},
      );
  }, [isMessage]);
  return isMessage ? reader : undefined;
}
