import { serviceBySlug, type CatalogueService } from '@/content/services/catalogue';
import type { LetterLink, SearchEntry } from '@/content/services/search-index';
import { lexicon } from './lexicon';
import { isFiller, isSilent, termOf, wordsOf } from './words';

export interface FoundLetter {
  service: CatalogueService;
  letter: LetterLink;
}

/** One of these has to be in the query: who asks about a letter or a call says so. */
const cues: ReadonlySet<string> = new Set(
  wordsOf(
    'letter call called mail email sms message whatsapp visit came invoice summons fake real genuine fraud otp inspector officer',
  ).map(termOf),
);

/** What a word counts for that many sentences have, beside others. */
const FILLER = 0.2;

/** The share of the query that has to fit. */
const UNDERSTOOD = 0.5;

/** Learns how people ask whether something is real; the function it returns finds the one that a query means, if it asks so. */
export function createLetterSearch(
  entries: readonly SearchEntry[],
): (query: string) => FoundLetter | undefined {
  const phrases = entries.flatMap(({ slug, letters = [] }) =>
    letters.flatMap((letter) =>
      letter.phrases.map((text) => ({
        found: { service: serviceBySlug(slug), letter },
        text,
        terms: new Set(wordsOf(text).map(termOf)),
      })),
    ),
  );
  const understand = lexicon(phrases.map(({ text }) => ({ text, isName: true })));

  function weigh(term: string): number {
    if (isSilent(term)) return 0;
    if (isFiller(term) && !cues.has(term)) return FILLER;
    const having = new Set(
      phrases.filter(({ terms }) => terms.has(term)).map(({ found }) => found.letter),
    );
    return having.size > 0 ? Math.log(1 + phrases.length / having.size) : 1;
  }

  return (query) => {
    const units = understand(query);
    const terms = units.map((unit) => [...unit].toSorted(([, one], [, other]) => other - one));
    if (!terms.some((readings) => readings.some(([term]) => cues.has(term)))) return undefined;
    const asked = sum(terms.map((readings) => weigh(readings[0]?.[0] ?? '')));
    let best: { found: FoundLetter; score: number } | undefined;
    for (const phrase of phrases) {
      const fitting = terms.map((readings) => readings.find(([term]) => phrase.terms.has(term)));
      const matched = sum(fitting.map((reading) => (reading ? reading[1] * weigh(reading[0]) : 0)));
      const score = matched ** 2 / sum([...phrase.terms].map(weigh));
      const isMeant =
        fitting.filter((reading) => reading && !isFiller(reading[0])).length > 1 &&
        matched / asked >= UNDERSTOOD;
      if (isMeant && score > (best?.score ?? 0)) best = { found: phrase.found, score };
    }
    return best?.found;
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
