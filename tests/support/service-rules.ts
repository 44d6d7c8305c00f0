import { sentencesOf } from './prose';
import type { Passage, Statement } from './service-pages';

/* What has to be cited: the numbers of law in a text, and the duties that law makes. */

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

/** How we work and what is usual is no law: "We answer within 2 working days", "Usually 3 to 7 working days". */
const OURS = /\b(?:we|us|our|usual|usually)\b/i;

/** Usual times: the key fact and the clocks of steps. */
const TIMES = /^keyFacts\.time$|\.clocks\[\d+\]\.label$/;
const OUR_PRACTICE = /^(?:keyFacts\.ourFee|weDo|weDoNot|youReceive)\b/;
const FORMS_ARE_LAW = /^(?:need\.must|after|table|wrong|costs|questions)\b/;

/** What in the passage is a number of law, if anything is. */
export function numberOfLaw({ path, text }: Pick<Passage, 'path' | 'text'>): string | undefined {
  if (TIMES.test(path)) return undefined;
  const found = text.match(AMOUNT) ?? text.match(PLACE);
  if (found) return around(text, found.index);
  if (FORMS_ARE_LAW.test(path)) {
    const form = text.match(FORM);
    if (form) return around(text, form.index);
  }
  if (OUR_PRACTICE.test(path)) return undefined;
  for (const sentence of sentencesOf(text)) {
    const time = sentence.match(TIME) ?? sentence.match(DATE);
    if (time && !OURS.test(sentence)) return around(sentence, time.index);
  }
  return undefined;
}

export function uncitedNumbers(statement: Statement): string[] {
  if (statement.cited) return [];
  return statement.passages.flatMap((passage) => {
    const number = numberOfLaw(passage);
    return number === undefined ? [] : [`${passage.path}: “${number}” in “${passage.text}”`];
  });
}

export function uncitedMust(statement: Statement): string[] {
  if (statement.cited) return [];
  return statement.passages
    .filter(({ text }) => /\bmust\b/i.test(text))
    .map(({ path, text }) => `${path}: “${text}”`);
}

/** The found words with a little of what stands around them. */
function around(text: string, index = 0): string {
  return text.slice(Math.max(0, index - 12), index + 24).trim();
}
