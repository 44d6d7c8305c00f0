import { useQuery } from '@tanstack/react-query';
import { loadCode } from '@/lib/load-code';
import type { Result } from './result';

/** Questions that are dictated can be as long as a message. */
const LONG = 60;

/** How visitors begin who ask for themselves, after a greeting or none; messages speak to "you". */
const asks =
  /^\W*(?:(?:hello|hi|hey|namaste|good \w+|sir|madam|please|and|ok)\W+)*(?:how|what|which|when|where|why|who|whose|can|could|do|does|did|is|are|should|will|if|i|i'm|i've|my|we|our|kya|kaise|kaun|kab|kitn[aei]|mai|main|mujhe|mer[aei]|ham|hum|hamar[aei]|humar[aei]|need|want)\b/iu;

const GREETING = /\b(?:dear|hello|hi|attention|respected|congratulations)\b/i;
const DEMAND =
  /\b(?:pay|send|transfer|deposit|call|contact|click|share|update|verify|bhej\w*|jama)\b|भेज|जमा|कॉल/i;
const THREAT =
  /\b(?:block|suspen|arrest|expir|laps|legal action|cut|disconnect|deactivat|fro?ze|cancel|band ho)|बंद|ब्लॉक/i;
/** A number to call or an amount to pay. */
const FIGURE = /\p{Nd}{4}|(?:₹|\brs\.?|\binr)\s?\p{Nd}/iu;
const SEVERAL_SENTENCES = /[.!।]\s+\S/;

/**
 * Whether a text was sent to the visitor, so that it is to be read instead of searched for: it has a link, or it is long and
 * has a number or an amount with a demand, or a greeting or a second sentence with a threat.
 */
export function isMessage(text: string): boolean {
  if (/https?:|www\./i.test(text)) return true;
  if (text.length <= LONG || asks.test(text)) return false;
  return (
    (FIGURE.test(text) && DEMAND.test(text)) ||
    ((GREETING.test(text) || SEVERAL_SENTENCES.test(text)) && THREAT.test(text))
  );
}

/** Every recognised kind of number has more digits than this; a form or a section has fewer. */
const DIGITS = 3;

/** What the search has to say of a text that is no query: of a message, and of a number in it. */
export function usePasted(text: string): { message?: Result; number?: Result | undefined } {
  const hasMessage = isMessage(text);
  const hasNumber = (text.match(/\p{Nd}/gu)?.length ?? 0) > DIGITS;
  // Few searches need the code. Without it, numbers and messages are searched as words.
  const { data: code } = useQuery({
    // Offline it fails at once, and the next search that needs it tries again.
    networkMode: 'always',
    enabled: hasMessage || hasNumber,
    queryKey: ['pasted'],
    queryFn: async () => loadCode(async () => import('./read-pasted')),
  });
  if (!code) return {};
  return {
    ...(hasMessage && { message: code.resultOfMessage(text) }),
    ...(hasNumber && { number: code.resultOfNumber(text) }),
  };
}
