import { useEffect, useState } from 'react';
import { loadCode } from '@/lib/load-code';
import type * as FoundNumberModule from './found-number';

type NumberReader = typeof FoundNumberModule;

/** Every number that is recognised has more digits than this; a form or a section has fewer. */
const DIGITS = 3;

/** What recognises a number in a query. Few type one, so that its code comes with the first digits. */
export function useNumberReader(query: string): NumberReader | undefined {
  const [reader, setReader] = useState<NumberReader>();
  const isNeeded = (query.match(/\p{Nd}/gu)?.length ?? 0) > DIGITS;
  useEffect(() => {
    // Without it the search goes on as if the number were a word.
    if (isNeeded)
      loadCode(() => import('./found-number')).then(
        // A proxy may answer with an empty script.
        (code) => 'numberInQuery' in code && setReader(code),
        () => {},
      );
  }, [isNeeded]);
  return reader;
}
