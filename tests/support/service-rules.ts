import { owner } from '@/content/owner';
import { bannedIn as bannedEverywhere, countWords, sentencesOf } from './prose';
import type { Passage, Statement } from './service-pages';

/*
 * The rules of voice, as functions from texts to what offends in them. `tests/content/services/details.test.ts` shows
 * each at work and walks the pages with it.
 */

// Law

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

// Words

const BANNED = [
  // Promises and praise
  /\bhassle/i,
  // Terms of law and finance stay: "limited by guarantee", "bank guarantee".
  /(?<!\b(?:by|bank|credit|personal|corporate) )\bguarantee(?:s|d)?\b/i,
  /\b(?:fast|quick)est\b/i,
  /\blowest (?:price|cost|fee)/i,
  /\bone[- ]stop\b/i,
  /\bend[- ]to[- ]end\b/i,
  /\bworld[- ]class\b/i,
  /\btop[- ]rated\b/i,
  /\b(?:risk|worry|stress)[- ]free\b/i,
  /\beffortless(?:ly)?\b/i,
  /\b(?:un)?rivall?ed\b/i,
  /\bempower/i,
  /\bunlock/i,
  /\bleverag(?:e[sd]?|ing) (?:our|your|the)\b/i,
  /\bhurry up\b|\blimited[- ]time\b|\bact now\b/i,
  // Filler
  /\b(?:simply|easily|just)\b/i,
  /\betc\b/i,
  /\b(?:e\.g|i\.e)\./i,
  /\bin order to\b/i,
  // The officialese that our pages are there to translate
  /\bshall\b/i,
  /\b(?:here|there)(?:by|of|in|under|to|with|after)\b/i,
  /\baforesaid\b|\bpursuant\b|\bprior to\b|\bin respect of\b|\bin lieu of\b/i,
  /\bavail (?:of|the|this|any)\b|\bavailing\b/i,
  /\bfurnish(?:es|ed|ing)?\b/i,
  /\bkindly\b|\bdo the needful\b|\brevert\b/i,
];

/** What a service page never says: the words banned everywhere, and these. */
export function bannedIn(text: string): string[] {
  return [...bannedEverywhere(text), ...BANNED.flatMap((banned) => text.match(banned)?.[0] ?? [])];
}

const NUMBER_WORD =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred)\b/i;

/** A number written as a word; "one" may be a pronoun and stays. */
export function numberWordIn(text: string): string | undefined {
  return text.match(NUMBER_WORD)?.[0];
}

// Days, dates, money

/** Days that are neither working nor calendar days. "₹50 a day" and "the same day" are no count. */
export function bareDays(text: string): string[] {
  return [...text.matchAll(/(\S+)[ -](days?)\b/gi)]
    .filter(
      ([, before = '', unit = '']) =>
        !/^(?:working|calendar)$/i.test(before) && (/^days$/i.test(unit) || /\d/.test(before)),
    )
    .map((match) => match[0]);
}

/** Amounts not written as in "₹1,00,000", "₹2.5 lakh". */
export function oddMoney(text: string): string[] {
  const figures = [...text.matchAll(/₹ ?\d+(?:,\d+)*(?:\.\d+)?/g)].map((match) => match[0]);
  const ungrouped = figures.filter((figure) => {
    const [rupees = ''] = figure.slice(1).split('.');
    return rupees !== Number(rupees.replaceAll(',', '')).toLocaleString('en-IN');
  });
  const worded = text.match(
    /\b(?:Rs\.?|INR|rupees) ?\d[\d,]*|\b(?:lakhs|lacs?|crores)\b|\d(?:L|Cr)\b/g,
  );
  return [...ungrouped, ...(worded ?? [])];
}

const MONTH =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?';
const ODD_DATE = new RegExp(
  [
    `\\b(?:${MONTH}) \\d{1,2}(?!\\d)`,
    `\\b\\d{1,2}(?:st|nd|rd|th) (?:of )?(?:${MONTH})\\b`,
    `\\b\\d{1,2} (?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\b`,
    String.raw`\b\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}\b`,
  ].join('|'),
  'g',
);

/** Dates not written as "20 December 2026". */
export function oddDates(text: string): string[] {
  return text.match(ODD_DATE) ?? [];
}

// Marks

const ODD_MARKS: [pattern: RegExp, why: string][] = [
  [/\[\[|\]\]/, 'a citation that is not [[source-id place]]'],
  [/\[object|undefined|NaN/, 'a value that was not meant to be printed'],
  [/[^\S ]|[\u200B-\u200F\u2011\u2060\uFEFF\u00AD]/, 'a blank or hyphen that cannot be seen'],
  [/ {2}/, 'a double blank'],
  [/ [.,;:!?)]/, 'a blank before a mark'],
  [/[.,;:!?][A-Za-z]{2}/, 'no blank after a mark'],
  [/['"]/, 'a straight quote: use ’ “ ”'],
  [/ - |--|—/, 'a dash: use a colon, a comma or a new sentence'],
  [/\.\.|…|!|&/, 'dots, an exclamation mark or an ampersand'],
  [/[\p{Extended_Pictographic}]/u, 'a picture'],
];

/** "www.gst.gov.in", whose full stops end nothing. */
const HOST = /\b(?:[\w-]+\.)+(?:in|org|com|int)\b/g;

export function oddMarks(text: string): string[] {
  const checked = text.replaceAll(owner.email, 'mail').replaceAll(HOST, 'site');
  return ODD_MARKS.flatMap(([pattern, why]) => {
    const found = checked.match(pattern);
    return found ? [`${why}, at “${around(checked, found.index)}”`] : [];
  });
}

/** Texts written as sentences; all others are labels and end without a stop. */
const PROSE =
  /^need\.|^costs\.more|^documents\[\d+\]\.items\[\d+\]\.note$|^steps\[\d+\]\.text$|^wrong\[\d+\]\.outcome$|^after\[\d+\]\.duty$|^yourself\.text$|^questions\[\d+\]\.answer$/;

export function oddEnd({ path, text }: Passage): string | undefined {
  if (/^questions\[\d+\]\.question$/.test(path)) {
    return text.endsWith('?') ? undefined : 'a question ends with a question mark';
  }
  if (PROSE.test(path) || sentencesOf(text).length > 1) {
    return /[.?][”)]?$/.test(text) ? undefined : 'a sentence ends with a full stop';
  }
  return /[.;:,]$/.test(text) ? 'a label ends without a mark' : undefined;
}

// Abbreviations

/**
 * Known by these letters to everybody who runs a business in India, better than by any expansion: the tax number on
 * every form, the code in every payment, and three of the telephone and the office.
 */
const KNOWN = new Set(['PAN', 'OTP', 'ID', 'PDF', 'SMS', 'QR', 'PIN', 'UPI', 'UK', 'US', 'USA']);

/** Capitals that stand alone: not the "REG" of REG-01, the "TM" of TM-A nor the "IAC" of 80-IAC. Numerals are none. */
const ABBREVIATION =
  /(?<![\w-])(?![IVX]+\b)(?:[A-Z]{2,}|MoA|AoA|DoT|FoSCoS|FoSCoRIS)(?=s?(?!\w))(?!s?-\d)(?!-[A-Z])/g;

/**
 * Abbreviations that stand unexpanded where they are first read: neither as in "tax deducted at source (TDS)" nor as in
 * "LUT (letter of undertaking)".
 *
 * @param before what was read before: the heading and the summary
 */
export function unexpanded(passages: readonly Passage[], before: string): string[] {
  const read = new Set([
    ...KNOWN,
    ...[...before.matchAll(/\(([A-Z]{2,})s?\)/g)].map(([, name]) => name),
  ]);
  return passages.flatMap(({ path, text }) =>
    [...text.matchAll(ABBREVIATION)].flatMap(({ 0: name, index }) => {
      if (read.has(name)) return [];
      read.add(name);
      const rest = text.slice(index + name.length);
      const expanded = (text[index - 1] === '(' && /^s?\)/.test(rest)) || /^s? \([a-z]/i.test(rest);
      return expanded ? [] : [`${path}: ${name} in “${text}”`];
    }),
  );
}

// Questions

const YES_OR_NO =
  /^(?:Is|Are|Was|Were|Am|Can|Could|Do|Does|Did|Will|Would|Must|May|Should|Has|Have|Need)\b/;
const ANSWERS_YES_OR_NO =
  /^(?:Yes|No|Not|Only|Usually|Often|Sometimes|Rarely|Never|Always|Partly|Mostly|Either|Neither|Both)\b/;
const CLEARS_ITS_THROAT =
  /^(?:It depends|That depends|This depends|Well\b|Great|Good question|In general|Generally speaking|There (?:is|are)\b|When it comes to|As per|As you|First of all|Before\b|To (?:answer|understand)\b|The answer\b)/i;

/** Why the answer does not begin with the answer. */
export function lateAnswer(question: string, answer: string): string | undefined {
  const [first = ''] = sentencesOf(answer);
  if (YES_OR_NO.test(question) && !ANSWERS_YES_OR_NO.test(first)) {
    return 'begin with Yes, No, Only, Usually or the like';
  }
  if (CLEARS_ITS_THROAT.test(first)) return 'begin with the answer itself';
  if (countWords(first) > 20) return 'answer in a first sentence of at most 20 words';
  return undefined;
}

// Sameness

/** What every page may say in the same words, because it is one promise. */
const HOUSE_PHRASES = new Set(
  [
    'Quoted in writing before you pay',
    'We are a private firm, not a government office.',
    'Tax on our fee is shown apart.',
  ].map(normalised),
);

/** The sentences and labels of a text that are long enough to be somebody's sentence, ready to compare. */
export function comparable(text: string, least: number, facts: readonly string[]): string[] {
  return sentencesOf(text)
    .filter((sentence) => countWords(withoutFacts(sentence, facts)) >= least)
    .map(normalised)
    .filter((sentence) => !HOUSE_PHRASES.has(sentence));
}

function withoutFacts(text: string, facts: readonly string[]): string {
  return facts.reduce((rest, fact) => rest.replaceAll(fact, ''), text);
}

export function normalised(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}₹%]+/gu, ' ')
    .trim();
}

/** The found words with a little of what stands around them. */
function around(text: string, index = 0): string {
  return text.slice(Math.max(0, index - 12), index + 24).trim();
}
