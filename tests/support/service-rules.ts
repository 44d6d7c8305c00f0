import type { Source } from '@/law/source';
import { withoutCitations } from '@/law/marks';
import { needsPlace } from './law';
import { sentencesOf } from './prose';
import type { Passage } from './service-pages';

/** "₹10,000", "20 lakh", "18%", "section 22", "notification 10/2019". */
const AMOUNT = /₹ ?\d|\d (?:lakh|crore)\b|\d ?%|\d per cent\b/;
const PLACE =
  /\b(?:sections?|sub-sections?|rules?|articles?|regulations?|clauses?|schedules?|chapters?|notifications?|circulars?) \(?\d/i;

/** "30 calendar days", "6 or 8 months", "2-year", "the 11th", "30 June". */
const TIME =
  /\b\d+(?:(?: to | or |–)\d+)?[ -](?:more |full |consecutive )?(?:working |calendar |tax |financial )?(?:days?|weeks?|months?|quarters?|years?|hours?)\b/i;
const DATE =
  /\b\d{1,2}(?:st|nd|rd|th)\b|\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;

/** "REG-01", "GSTR-3B", "INC-20A", "TM-A", "Form 16", "form A". */
const FORM = /\b[A-Z]{2,6}-(?:[A-Z]-?)?\d+[A-Z]*\b|\bTM-[A-Z]\b|\b[Ff]orm (?:No\. )?(?=[A-Z\d])/;

/** Sentences about our work or usual times state no law: "We answer within 2 working days", "Usually 3 to 7 working days". */
const OURS = /\b(?:we|us|our|usual|usually)\b/i;

/** The texts with usual times: a key fact, and the times of steps. */
const TIMES = /^keyFacts\.time$|\.clocks\[\d+\]\.label$/;
const OUR_PRACTICE = /^(?:keyFacts\.ourFee|weDo|weDoNot|youReceive)\b/;
const FORMS_ARE_LAW = /^(?:need\.must|after|table|wrong|costs|questions)\b/;

/** Whether a passage states a number from the law: an amount, a section, a form or a time. */
export function hasNumberOfLaw({ path, text }: Pick<Passage, 'path' | 'text'>): boolean {
  if (TIMES.test(path)) return false;
  if (AMOUNT.test(text) || PLACE.test(text)) return true;
  if (FORMS_ARE_LAW.test(path) && FORM.test(text)) return true;
  if (OUR_PRACTICE.test(path)) return false;
  return sentencesOf(text).some(
    (sentence) => (TIME.test(sentence) || DATE.test(sentence)) && !OURS.test(sentence),
  );
}

/** Texts that state a number or duty from the law and cite nothing, and texts that cite a law without its section or number. */
export function badlyCited(texts: readonly string[], sources: readonly Source[]): string[] {
  const bare = sources.filter(needsPlace).map(({ id }) => `{${id}}`);
  return texts.filter((raw) => {
    const text = withoutCitations(raw);
    const needsLaw = /\bmust\b/.test(text) || hasNumberOfLaw({ path: 'need.may[0]', text });
    return (raw === text && needsLaw) || bare.some((marker) => raw.includes(marker));
  });
}
