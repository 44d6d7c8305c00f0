import { useQuery } from '@tanstack/react-query';
import type { Result } from './result';

/** Up to this length, in characters, a text without a link is a query. */
const maxQueryLength = 60;

/** The most digits in the name of a form or section; every recognised kind of number has more. */
const maxDigitsOfForm = 3;

interface Pasted {
  message?: Result;
  number?: Result;
  /** Whether the code for messages is still loading. */
  isReading: boolean;
}

/** The search's results for a text that isn't a query: for a message, and for a number in it. */
export function usePasted(text: string): Pasted {
  const mayBeMessage = text.length > maxQueryLength || /https?:|www\./i.test(text);
  const hasNumber = (text.match(/\p{Nd}/gu)?.length ?? 0) > maxDigitsOfForm;
  // Few searches need the code. Without it, numbers and messages are searched as words.
  const { data: code, isLoading } = useQuery({
    enabled: mayBeMessage || hasNumber,
    queryKey: ['pasted'],
    queryFn: async () => import('./read-pasted'),
  });
  const message = mayBeMessage && code?.resultOfMessage(text);
  const number = hasNumber && code?.resultOfNumber(text);
  return {
    ...(message && { message }),
    ...(number && { number }),
    isReading: mayBeMessage && isLoading,
  };
}
