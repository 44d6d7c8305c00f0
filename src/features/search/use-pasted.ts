import { useEffect, useState } from 'react';
import type * as ReadPasted from './read-pasted';

/** Up to this length, in characters, a text without a link, an amount in rupees or UPI is a query. */
const maxQueryLength = 60;

/** The most digits in the name of a form or section; every recognised kind of number has more. */
const maxDigitsOfForm = 3;

/** The search's results for a text that isn't a query: for a message, and for a number in it. */
export function usePasted(text: string) {
  const mayBeMessage = text.length > maxQueryLength || /https?:|www\.|₹|\bupi\b/i.test(text);
  const hasNumber = (text.match(/\p{Nd}/gu)?.length ?? 0) > maxDigitsOfForm;
  const isNeeded = mayBeMessage || hasNumber;
  // Few searches need the code. Until it has loaded, or if it doesn't load, numbers and messages are searched as words.
  const [code, setCode] = useState<typeof ReadPasted>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (isNeeded) import('./read-pasted').then(setCode, () => setFailed(true));
  }, [isNeeded]);
  return {
    message: mayBeMessage ? code?.resultOfMessage(text) : undefined,
    number: hasNumber ? code?.resultOfNumber(text) : undefined,
    /** Whether the code for messages is still loading. */
    isReading: mayBeMessage && !code && !hasFailed,
  };
}
