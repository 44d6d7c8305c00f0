import { services, type CatalogueService } from '@/content/services/catalogue';
import type { SearchEntry } from '@/content/services/search-index';
import { lexicon, type Unit } from './lexicon';
import { audienceWords, silent } from './vocabulary';
import { isFiller, termsIn } from './words';

/** How much a word counts in each kind of line: in a name far more than in a sentence. */
const WORTH = {
  title: 1,
  name: 1,
  heading: 0.9,
  form: 0.6,
  hint: 0.45,
  summary: 0.35,
  question: 0.35,
  text: 0.25,
};

type Kind = keyof typeof WORTH;

/** Lines that name a service; the others say something about it. */
const NAMES: ReadonlySet<Kind> = new Set(['title', 'name', 'heading', 'form']);

/** How many times as much a line that fits as a whole counts as the same words scattered over a page. */
const WHOLE = 3;

/** An unknown word weighs as much as one that a few services share. */
const UNKNOWN = 2;

/** Fillers decide only between names that are otherwise the same: "brand name", "using my brand name". */
const FILLER = 0.15;

/** A word for a trade or an owner keeps this share of its weight. */
const AUDIENCE = 0.3;

/** If none of a page's names fits, its sentences must have this share of the query. */
const UNDERSTOOD = 0.6;

/** Results with less than this share of the first one's score are left out. */
const FLOOR = 0.2;

const MOST = 8;

export interface Found {
  service: CatalogueService;
  /** The line that fits best: why the service was found. */
  reason: { kind: Kind; text: string };
  /** A name fits, and not only a sentence of the page. */
  byName: boolean;
  /** How much of the query it has, from 0 to 1. */
  understood: number;
}

/** The services that a query means, the likeliest first, 8 at most. */
export type Rank = (query: string) => readonly Found[];

interface Line {
  service: CatalogueService;
  kind: Kind;
  text: string;
  terms: ReadonlySet<string>;
  /** The sum over its terms. */
  weight: number;
}

/** How well a service matches a query. */
interface Score {
  /** The score of each word in the best line that has it. */
  words: number;
  /** The weight of the words that occur in any of its lines. */
  understood: number;
  /** The line that fits best, and its score. */
  best: { line: Line; worth: number } | undefined;
  byName: boolean;
}

/**
 * Learns what the services are called and what their pages say.
 *
 * A visitor wants one page, not a list of documents: a whole name outweighs any number of words in sentences. So a
 * service's score is how much of the query its words cover, plus how well the query and its best line cover each other.
 *
 * MiniSearch's own ranking, with the same words, weights and typos, missed 21 of the 661 phrases in
 * `tests/features/search/queries.ts`, 5 of them abbreviations; this one misses 6 and no abbreviation.
 *
 * @param entries the index; without it only the catalogue's rows are searched
 */
export function createRanking(entries: readonly SearchEntry[]): Rank {
  const lines = services.flatMap((service) => linesOf(service, entries));
  const understand = lexicon(lines.map(({ text, kind }) => ({ text, isName: NAMES.has(kind) })));
  const weigh = weightsOf(lines);
  for (const line of lines) line.weight = sum([...line.terms].map(weigh));
  const linesWith = new Map<string, Line[]>();
  for (const line of lines) {
    for (const term of line.terms) listIn(linesWith, term).push(line);
  }

  /** The lines that contain part of a unit, and how much of its weight. */
  function matchesOf(unit: Unit): Map<Line, number> {
    const matches = new Map<Line, number>();
    for (const [term, sure] of unit) {
      for (const line of linesWith.get(term) ?? []) {
        matches.set(line, Math.max(matches.get(line) ?? 0, sure * weigh(term)));
      }
    }
    return matches;
  }

  function scoresOf(units: readonly Unit[], asked: number): Map<CatalogueService, Score> {
    const scores = new Map<CatalogueService, Score>();
    const matched = new Map<Line, number>();
    for (const unit of units) {
      const best = new Map<CatalogueService, { worth: number; weight: number }>();
      for (const [line, weight] of matchesOf(unit)) {
        matched.set(line, (matched.get(line) ?? 0) + weight);
        const worth = weight > FILLER ? WORTH[line.kind] * weight : 0;
        if (worth >= (best.get(line.service)?.worth ?? 0))
          best.set(line.service, { worth, weight });
      }
      for (const [service, { worth, weight }] of best) {
        const score = scoreIn(scores, service);
        score.words += worth;
        score.understood += weight;
      }
    }
    for (const [line, weight] of matched) {
      const score = scoreIn(scores, line.service);
      const ofLine = Math.min(1, weight / line.weight);
      // Fillers on their own only find a name that consists of them.
      if (score.words === 0 && ofLine < 1) continue;
      const worth = WHOLE * WORTH[line.kind] * weight * ofLine * Math.min(1, weight / asked);
      score.byName ||= NAMES.has(line.kind);
      if (worth > (score.best?.worth ?? 0)) score.best = { line, worth };
    }
    return scores;
  }

  return (query) => {
    const units = understand(query);
    const asked = sum(units.map((unit) => weightOf(unit, weigh)));
    const found = [...scoresOf(units, asked)]
      .flatMap(([service, { words, best, byName, understood }]) =>
        best
          ? [
              {
                service,
                score: words + best.worth,
                reason: { kind: best.line.kind, text: best.line.text },
                byName,
                understood: Math.min(1, understood / asked),
              },
            ]
          : [],
      )
      .filter(({ byName, understood }) => byName || understood >= UNDERSTOOD)
      .sort((a, b) => b.score - a.score);
    const floor = FLOOR * (found[0]?.score ?? 0);
    return found.filter(({ score }) => score >= floor).slice(0, MOST);
  };
}

function weightOf(unit: Unit, weigh: (term: string) => number): number {
  return unit.size > 0 ? Math.max(...[...unit.keys()].map(weigh)) : UNKNOWN;
}

function linesOf(service: CatalogueService, entries: readonly SearchEntry[]): Line[] {
  const entry = entries.find(({ slug }) => slug === service.slug);
  const texts: [Kind, string][] = [
    ['title', service.title],
    ['heading', service.heading],
    ['hint', service.hint],
    ['summary', service.summary],
  ];
  for (const name of entry?.names ?? []) texts.push(['name', name]);
  for (const form of entry?.forms ?? []) texts.push(['form', form]);
  for (const question of entry?.questions ?? []) texts.push(['question', question]);
  for (const text of entry?.headings ?? []) texts.push(['text', text]);
  return texts.map(([kind, text]) => ({
    service,
    kind,
    text,
    terms: termsIn(text),
    weight: 0,
  }));
}

/** Weighs a term by how few services have it in a name; if no name has it, by how few have it in any line. */
function weightsOf(lines: readonly Line[]): (term: string) => number {
  const inNames = new Map<string, Set<CatalogueService>>();
  const anywhere = new Map<string, Set<CatalogueService>>();
  for (const { service, kind, terms } of lines) {
    for (const term of terms) {
      for (const place of NAMES.has(kind) ? [inNames, anywhere] : [anywhere]) {
        place.set(term, (place.get(term) ?? new Set()).add(service));
      }
    }
  }
  return (term) => {
    const having = inNames.get(term)?.size ?? anywhere.get(term)?.size;
    if (silent.has(term)) return 0;
    if (isFiller(term)) return having ? FILLER : 0;
    if (!having) return UNKNOWN;
    return Math.log(1 + services.length / having) * (audienceWords.has(term) ? AUDIENCE : 1);
  };
}

function scoreIn(scores: Map<CatalogueService, Score>, service: CatalogueService): Score {
  const score = scores.get(service) ?? { words: 0, understood: 0, best: undefined, byName: false };
  scores.set(service, score);
  return score;
}

function listIn<Value>(lists: Map<string, Value[]>, key: string): Value[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
