import type { CatalogueService } from '@/content/services/catalogue';
import type { FoundTool, SearchIndex } from '@/content/search/search-index';
import { lowerFirst } from '@/lib/letter-case';
import { isWeak, termsIn } from '@/content/search/terms';
import {
  documentsIn,
  lineWeights,
  nameKinds,
  unknownWeight,
  weakWeight,
  type Document,
  type Line,
  type LineKind,
  type Weigh,
} from './documents';
import { queryReader, type QueryTerm } from './query-reader';

/*
 * Services and tools are documents of one index, each with lines of text. How "restarant licence kitna paisa" is ranked:
 *
 * 1. `query-reader.ts` reads terms: "restarant" is one typo from "restaurant" (confidence 0.75), "licence" is known, and
 *    "kitna paisa" is a synonym of "cost" (`content/search/` has the words).
 * 2. `documents.ts` gives rare terms a higher weight. "Licence" is in a title and counts as a subject; "restaurant", a word for a
 *    trade, keeps 0.3 of its weight. "Cost" is weak, except as the trigger word for tools and parts of the kind `cost`.
 * 3. The score of a line is the weight of the matched terms, times the matched shares of the query and of the line. The food
 *    licence's name "restaurant licence" matches nearly all of both.
 * 4. The score of a page is the score of its best line, plus the weights of the matched terms in all its lines. The result
 *    leads to a question or case of the page if that covers most of the query. Words of the page's title don't count for this.
 * 5. The cost part of the food licence's page, ranked as a tool, has the phrase "restaurant licence cost". It comes before the
 *    pages, because the query asks for it.
 *
 * After any change run build:demo and test:build: `real-inputs.test.ts` counts the real questions that miss.
 */

/** The factor for a line that matches as a whole, compared with the same terms scattered over a page. */
const fullMatchBoost = 3;

/** A tool is found if one of its phrases covers this share of the query. */
const minQueryShare = 0.5;

/** If the query covers this share of a phrase, a single significant term is enough. */
const wholePhrase = 0.9;

/** How much a page's name counts for a tool on many pages. The phrases of such a tool don't have the name. */
const subjectShare = 0.8;

/** A tool on many pages is found only if its phrase and the page's name together cover this share of the query. */
const minSharedQuery = 0.385;

/** The number of best pages whose tools are considered. */
const MOST_MEANT = 4;

/** The share of a question's score for its words; the rest is for its title. */
const partInWords = 0.3;

/** The factor for a page if the query is one of its questions and names no page. */
const answerBoost = 2;

/** A question or case is a result if it covers this share of the query. Words of the page's title don't count here. */
const partOfQuery = 0.7;

/** The query must cover these shares of the title of a question or case. */
const queryOfPart = { question: 0.5, case: 0.7 };

/** Words of people who want to write a notice, or ask if a notice is real. */
const otherWords = termsIn('draft format real fake fraud');

/** A form, section or rule: "drc1", "143(1)". */
const isCode = (term: string) => /\d/.test(term) && !isWeak(term);

export interface Found {
  service: CatalogueService;
  /** The tool, if the result is one on the service's page. */
  tool?: FoundTool;
  /** The best line, as the reason for the result. */
  reason: { kind: LineKind; text: string };
  /** The id of the part of the page with the answer. */
  part?: string;
  /** Whether a name matches, and not only a sentence. */
  byName: boolean;
  /** The share of the query's weight that matched. */
  understood: number;
}

/** Exported here because the first search needs them together with the ranking. */
export { fixedResults } from './fixed-results';
export { shortFacts } from '@/content/services/short-facts';

/** At most 3 tools for a query, then at most 8 services, each likeliest first. */
export type Rank = (query: string) => readonly Found[];

/** The match of a line with the query. */
interface Match {
  line: Line;
  /** The weight of each term of the query in the line. */
  weights: readonly number[];
  queryShare: number;
  lineShare: number;
  /** For a question or case: the matched share of its title, without the words of the page's title. */
  ownShare: number;
  score: number;
}

/** The matches of a document with the query. */
interface Matches {
  matches: readonly Match[];
  /** For each query term, its best weight in any line. */
  weights: readonly number[];
  /** The weight of the whole query. */
  asked: number;
}

interface Scored extends Found {
  score: number;
}

interface ScoredPage extends Scored {
  /** The weight of each term of the query in names. */
  inNames: readonly number[];
}

/**
 * Builds the ranking from names and texts of services and tools. A visitor wants one page and not a list of documents, so a
 * complete name outweighs any number of words in sentences.
 *
 * @param index if it is empty, only the catalogue's rows are searched
 */
export function createRanking(index: SearchIndex): Rank {
  const { pages, tools, triggers, weigh } = documentsIn(index);
  const lines = [...pages, ...tools].flatMap((document) => document.lines);
  const readQuery = queryReader(
    lines.map(({ words, kind }) => ({ words, isName: nameKinds.has(kind) })),
  );

  return (query) => {
    const terms = readQuery(query);
    const known = new Set(terms.flatMap((term) => [...term.keys()]));
    const match = (document: Document) => matchesOf(document, terms, weigh);
    const scored = pages.flatMap((page) => scorePage(page, match(page)));
    const found = likeliest(scored, { minShare: 0.2, max: 8 });
    const hasOne = (words: Iterable<string>) => [...words].some((word) => known.has(word));
    const isAskedFor = ({ kind }: FoundTool) => {
      // These words need another result, for example the letters of a sender if the visitor asks if a notice is real.
      if (kind === 'notice') return !hasOne(otherWords);
      const words = triggers.get(kind);
      return !words || hasOne(words);
    };
    const asked = tools.flatMap((document) => {
      const { tool } = document;
      return tool && isAskedFor(tool) ? scoreTool(document, tool, match(document), found) : [];
    });
    return [...likeliest(asked, { minShare: 0.8, max: 3 }), ...found];
  };
}

/** The best results. Leaves out results below a share of the first one's score. */
function likeliest<Each extends Scored>(
  scored: readonly Each[],
  { minShare, max }: { minShare: number; max: number },
): Each[] {
  const sorted = scored.toSorted((a, b) => b.score - a.score);
  const least = minShare * (sorted[0]?.score ?? 0);
  return sorted.filter(({ score }) => score >= least).slice(0, max);
}

function matchesOf({ lines, tool }: Document, query: readonly QueryTerm[], weigh: Weigh): Matches {
  const weightOf = (term: string) => weigh(term, tool?.kind);
  const mostOf = (term: QueryTerm) => Math.max(...[...term.keys()].map(weightOf));
  const known = query.flatMap((term) => [...term.keys()]);
  const asked = sum(query.map((term) => (term.size > 0 ? mostOf(term) : unknownWeight)));
  const matches = lines.flatMap((line) => {
    if (!known.some((term) => line.terms.has(term))) return [];
    const weights = query.map((term) => {
      let most = 0;
      for (const [one, confidence] of term)
        if (line.terms.has(one)) most = Math.max(most, weightOf(one) * confidence);
      return most;
    });
    const weight = sum(weights);
    // The shared words have no weight.
    if (weight === 0) return [];
    const queryShare = Math.min(1, weight / asked);
    const lineShare = line.part
      ? partInWords + (1 - partInWords) * shareOf(line.part.titleTerms, query, weightOf)
      : line.kind === 'part'
        ? partInWords
        : Math.min(1, weight / sum([...line.terms].map(weightOf)));
    const score = fullMatchBoost * lineWeights[line.kind] * weight * queryShare * lineShare;
    const ownShare = line.part ? shareOf(line.part.ownTerms, query, weightOf) : 0;
    return [{ line, weights, queryShare, lineShare, ownShare, score }];
  });
  const weights = query.map((_, at) =>
    Math.max(0, ...matches.map((match) => match.weights[at] ?? 0)),
  );
  return { matches, weights, asked };
}

/** The share of terms that the query has. */
function shareOf(
  terms: readonly string[],
  query: readonly QueryTerm[],
  weightOf: (term: string) => number,
): number {
  const all = sum(terms.map(weightOf));
  const had = terms.map(
    (one) => weightOf(one) * Math.max(0, ...query.map((term) => term.get(one) ?? 0)),
  );
  return all > 0 ? sum(had) / all : 0;
}

/** A page's score is the score of its best line, plus the weight of each query term in the line where it counts most. */
function scorePage({ service }: Document, { matches, weights, asked }: Matches): ScoredPage[] {
  const scattered = sum(
    weights.map((most, at) => {
      const worths = matches.map(({ line, weights: of }) => lineWeights[line.kind] * (of[at] ?? 0));
      return most > weakWeight ? Math.max(...worths) : 0;
    }),
  );
  // If the query has only weak words, it finds only names that consist of them.
  const counting = scattered > 0 ? matches : matches.filter(({ lineShare }) => lineShare === 1);
  const best = bestOf(counting);
  if (!service || !best) return [];
  const names = counting.filter(({ line }) => nameKinds.has(line.kind));
  // All other words are weak.
  const hasOneSubject = weights.filter((weight) => weight > weakWeight).length < 2;
  // A whole question with one subject has little weight, so pages with the subject in a name would come first. The question must
  // match in three words, because two words match by chance too often.
  const isOwnQuestion =
    best.line.part !== undefined &&
    isWholeMatch(best) &&
    hasOneSubject &&
    best.weights.filter((weight) => weight > 0).length > 2;
  // The query has a whole name of the page. If the query has no second subject, it asks for the page, not for an answer on the page.
  const isNamed = names.some(isWholeMatch);
  const part = isNamed && hasOneSubject ? undefined : partFor(counting, isNamed);
  return [
    {
      service,
      reason: (part ?? best).line,
      ...(part?.line.part && { part: part.line.part.id }),
      byName: names.length > 0,
      understood: Math.min(1, sum(weights) / asked),
      score: (scattered + best.score) * (isOwnQuestion ? answerBoost : 1),
      inNames: weights.map((_, at) => Math.max(0, ...names.map((match) => match.weights[at] ?? 0))),
    },
  ];
}

/** The question or case that covers most of the query, if any. Words of the page's title don't count. */
function partFor(matches: readonly Match[], isNamed: boolean): Match | undefined {
  const titles = matches.filter(({ line }) => line.kind === 'title' || line.kind === 'heading');
  const beside = ({ weights }: Match) =>
    sum(
      weights.filter(
        (weight, at) => weight > weakWeight && titles.every((title) => !title.weights[at]),
      ),
    );
  const most = Math.max(...matches.map(beside));
  const isAnswer = (match: Match) => {
    const isQuestion = match.line.part?.id.startsWith('question');
    return (
      match.ownShare >= queryOfPart[isQuestion ? 'question' : 'case'] &&
      (isQuestion || !isNamed) &&
      beside(match) >= partOfQuery * most
    );
  };
  return bestOf(matches.filter((match) => match.line.part && most > 0 && isAnswer(match)));
}

const isWholeMatch = ({ lineShare, queryShare }: Match) =>
  lineShare > wholePhrase && queryShare > wholePhrase;

/** A tool's score: the share of the query covered by its best phrase, times the share of the phrase covered by the query. */
function scoreTool(
  { service }: Document,
  tool: FoundTool,
  { matches, asked }: Matches,
  found: readonly ScoredPage[],
): Scored[] {
  const { pages } = tool;
  // The query must contain the whole name of a notice, or of a tool on many pages.
  const least = pages || tool.kind === 'notice' ? 0.99 : 0;
  const best = bestOf(
    matches.filter((match) => match.lineShare > least && (pages || asksFor(match))),
  );
  // The rest of the query decides the page: "surrender" alone would lead to GST, even in "food licence surrender".
  const restOf = ({ inNames }: ScoredPage) => sum(inNames.filter((_, at) => !best?.weights[at]));
  const likely = found.slice(0, MOST_MEANT).filter(({ byName }) => byName);
  const named =
    likely.find((one, at) => pages?.includes(one.service.slug) && (restOf(one) > 0 || at === 0)) ??
    likely.find((one) => one.service === service);
  const page = named?.service ?? service;
  if (!page || !best) return [];
  // Every page has costs: they are shown only if no calculator is found.
  const isCounted = found.slice(0, 2).some((one) => !pages?.includes(one.service.slug));
  if (tool.kind === 'costs' && isCounted) return [];
  const weights = best.weights.map((weight, at) =>
    Math.max(weight, subjectShare * (named?.inNames[at] ?? 0)),
  );
  const understood = Math.min(1, sum(weights) / asked);
  if (pages && understood < minSharedQuery) return [];
  const title = pages ? `${page.title}: ${lowerFirst(tool.title)}` : tool.title;
  const score = understood * best.lineShare;
  const reason = best.line;
  return [{ service: page, tool: { ...tool, title }, reason, byName: true, understood, score }];
}

/**
 * Whether a phrase covers enough of the query. A single word must be the whole phrase. If the whole phrase has several words, or
 * the number of a form, half the share is enough.
 */
function asksFor({ line, weights, queryShare, lineShare }: Match): boolean {
  const hasSeveralWords = weights.filter((weight) => weight > weakWeight).length > 1;
  const isWhole = lineShare > wholePhrase;
  const isUnmistakable = isWhole && (hasSeveralWords || line.words.some(isCode));
  return (hasSeveralWords || isWhole) && queryShare >= minQueryShare / (isUnmistakable ? 2 : 1);
}

function bestOf(matches: readonly Match[]): Match | undefined {
  return matches.toSorted((a, b) => b.score - a.score)[0];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
