import { useQuery } from '@tanstack/react-query';
import type { Result } from './result';

/** Up to this length, in characters, a text without a link is a query. */
const maxQueryLength = 60;

/** How questions of visitors begin, perhaps after a greeting; messages address "you". */
const asks =
  /^\W*(?:(?:hello|hi|hey|namaste|good \w+|sir|madam|please|and|ok)\W+)*(?:how|what|which|when|where|why|who|whose|can|could|do|does|did|is|are|should|will|if|i|i'm|i've|my|we|our|kya|kaise|kaun|kab|kitn[aei]|mai|main|mujhe|mer[aei]|ham|hum|hamar[aei]|humar[aei]|need|want)\b/iu;

const greeting = /\b(?:dear|hello|hi|attention|respected|congratulations)\b/i;
const demand =
  /\b(?:pay|send|transfer|deposit|call|contact|click|share|update|verify|bhej\w*|jama)\b|भेज|जमा|कॉल/i;
const threat =
  /\b(?:block|suspen|arrest|expir|laps|legal action|cut|disconnect|deactivat|fro?ze|cancel|band ho)|बंद|ब्लॉक/i;
/** How false officers introduce themselves, or what they threaten with. */
const impostor =
  /\bthis is\b.{0,30}\b(?:officer|police|cbi|customs|trai|court|bank|department|bureau)\b|\b(?:digital|under) arrest\b/i;
/** How offices and lawyers word their letters. */
const formal =
  /\byou are (?:hereby )?(?:requested|required|directed|advised|called upon|summoned)\b|\bhereby\b|\bshow[- ]cause\b|\b(?:notice|intimation|communication) (?:under|u\/s|of|for)\b/i;
/** A number to call or an amount to pay. */
const figure = /\p{Nd}{4}|(?:₹|\brs\.?|\binr)\s?\p{Nd}/iu;
const severalSentences = /[.!।]\s+\S/;

/**
 * Whether a text was sent to the visitor, so that it is to be read instead of searched for: it has a link, or it is long and
 * has a number or an amount with a demand, an officer who names himself, the wording of an office, or a greeting or a second sentence with a threat.
 */
export function isMessage(text: string): boolean {
  if (/https?:|www\./i.test(text)) return true;
  if (text.length <= maxQueryLength || asks.test(text)) return false;
  return (
    (figure.test(text) && demand.test(text)) ||
    impostor.test(text) ||
    formal.test(text) ||
    ((greeting.test(text) || severalSentences.test(text)) && threat.test(text))
  );
}

/** The most digits in the name of a form or section; every recognised kind of number has more. */
const maxDigitsOfForm = 3;

/** What the search has to say of a text that is no query: of a message, and of a number in it. */
export function usePasted(text: string): { message?: Result; number?: Result | undefined } {
  const hasMessage = isMessage(text);
  const hasNumber = (text.match(/\p{Nd}/gu)?.length ?? 0) > maxDigitsOfForm;
  // Few searches need the code. Without it, numbers and messages are searched as words.
  const { data: code } = useQuery({
    // Offline it fails at once, and the next search that needs it tries again.
    networkMode: 'always',
    enabled: hasMessage || hasNumber,
    queryKey: ['pasted'],
    queryFn: async () => import('./read-pasted'),
  });
  if (!code) return {};
  return {
    ...(hasMessage && { message: code.resultOfMessage(text) }),
    ...(hasNumber && { number: code.resultOfNumber(text) }),
  };
}
