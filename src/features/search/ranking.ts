import type { CatalogueService } from '@/content/services/catalogue';
import type { FoundTool, SearchIndex } from '@/content/services/search-index';
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
 * 1. `query-reader.ts` reads terms: "restarant" is one typo from "restaurant" (confidence 0.8), "licence" is known, and
 *    "kitna paisa" is a synonym of "cost" (`content/search/` has the words).
 * 2. `documents.ts` weighs them, the rarer the more. "Licence" stands in a title and counts as a subject; "restaurant", the word
 *    for a trade, keeps 0.3 of its weight. "Cost" is weak; for tools and parts of the kind `cost` it is what asks for them.
 * 3. A line scores the weight of what it has of the query, times the shares that this is of the query and of the line: the food
 *    licence's name "restaurant licence" has nearly all of both.
 * 4. The page scores its best line and the terms wherever they stand. It leads to the question or case that has most of what the
 *    query says besides the page's title, if the query has half of what that says besides the title.
 * 5. The part of the food licence's page that says the cost, ranked as a tool, has the phrase "restaurant licence cost", and
 *    comes before the pages: it is asked for.
 */

/** How many times as much a line that matches as a whole counts as the same terms scattered over a page. */
const fullMatchBoost = 3;

/** A tool is asked for if one of its phrases has this share of the query. */
const minQueryShare = 0.5;

/** If the query has this share of a phrase, a single significant term is enough. */
const wholePhrase = 0.9;

/** The share of a notice's name that a query must have, with a word for a notice. */
const mostOfName = 0.7;

/** The share with which a page's name counts for a tool of many pages, whose phrases lack that name. */
const subjectShare = 0.8;

/** A tool that many pages have comes up only if the query has this share of itself to it, the page's name counted. */
const minSharedQuery = 0.385;

/** How many of the pages that a query means may be the one whose part it asks for. */
const MOST_MEANT = 4;

/** The share of the score of a question that it has for its words alone; the rest is for its title. */
const partInWords = 0.3;

/** How many times as much a page counts if one of its questions is just what is asked, in words that name no page. */
const answerBoost = 2;

/** The share that a part must have of what the query says beside the page's title, and the query of what the part's title says. */
const partOfQuery = 0.7;
const queryOfPart = { question: 0.5, case: 0.7 };

/** The words of who writes a notice, or asks whether one is real. */
const otherWords = termsIn('draft format real fake fraud');

/** A form, section or rule: "drc1", "143(1)". */
const isCode = (term: string) => /\d/.test(term) && !isWeak(term);

export interface Found {
  service: CatalogueService;
  /** If it is a tool on the service's page. */
  tool?: FoundTool;
  /** The line that fits best: why it was found. */
  reason: { kind: LineKind; text: string };
  /** The part of the page that answers, by its id. */
  part?: string;
  /** A name matches, and not only a sentence of the page. */
  byName: boolean;
  /** The share of the query's weight that matched. */
  understood: number;
}

/** Both come with the code that ranks: the first search is what needs them. */
export { fixedResults } from './fixed-results';
export { shortFacts } from '@/content/services/short-facts';

/** The tools that a query asks for, 3 at most, then the services that it means, 8 at most, the likeliest first of each. */
export type Rank = (query: string) => readonly Found[];

/** The part of a query that a line has. */
interface Match {
  line: Line;
  /** The weight of each term of the query in the line. */
  weights: readonly number[];
  queryShare: number;
  lineShare: number;
  /** Of a question or case: the share of what its title says beside the page's. */
  ownShare: number;
  score: number;
}

/** What a document has of a query. */
interface Matches {
  matches: readonly Match[];
  /** The weight of each term of the query in the line that has most of it. */
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
  /** One of its questions is just what is asked. */
  isAsked: boolean;
}

/**
 * Learns what services and tools are called and what the pages say. A visitor wants one page, not a list of documents: a whole
 * name outweighs any number of words in sentences.
 *
 * @param index without it only the catalogue's rows are searched
 */
export function createRanking(index: SearchIndex): Rank {
  const { pages, tools, triggers, weigh } = documentsIn(index);
  const linesWith = new Map<string, Line[]>();
  const lines = [...pages, ...tools].flatMap((document) => document.lines);
  for (const line of lines) {
    for (const term of line.terms) linesWith.set(term, [...(linesWith.get(term) ?? []), line]);
  }
  const readQuery = queryReader(
    lines.map(({ words, kind }) => ({ words, isName: nameKinds.has(kind) })),
  );

  return (query) => {
    const terms = readQuery(query);
    const known = new Set(terms.flatMap((term) => [...term.keys()]));
    const touched = new Set([...known].flatMap((term) => linesWith.get(term) ?? []));
    const match = (document: Document) => matchesOf(document, terms, touched, weigh);
    const found = likeliest(
      pages.flatMap((page) => scorePage(page, match(page))),
      0.2,
      8,
    );
    const hasOne = (words: Iterable<string>) => [...words].some((word) => known.has(word));
    const isAskedFor = ({ kind, pages: all }: FoundTool) => {
      if (all && found[0]?.isAsked) return false;
      // Whether a notice is real is asked of its sender.
      if (kind === 'notice') return !hasOne(otherWords);
      const words = triggers.get(kind);
      return !words || hasOne(words);
    };
    const asksForNotice = hasOne(triggers.get('notice') ?? []);
    const asked = tools.flatMap((document) => {
      const { tool } = document;
      return tool && isAskedFor(tool)
        ? scoreTool(document, tool, match(document), found, asksForNotice)
        : [];
    });
    return [...likeliest(asked, 0.8, 3), ...found];
  };
}

/** The best of them, without those that have less than a share of the first one's score. */
function likeliest<Each extends Scored>(
  scored: readonly Each[],
  minShare: number,
  max: number,
): Each[] {
  const sorted = scored.toSorted((a, b) => b.score - a.score);
  const least = minShare * (sorted[0]?.score ?? 0);
  return sorted.filter(({ score }) => score >= least).slice(0, max);
}

function matchesOf(
  { lines, tool }: Document,
  query: readonly QueryTerm[],
  touched: ReadonlySet<Line>,
  weigh: Weigh,
): Matches {
  const weightOf = (term: string) => weigh(term, tool?.kind);
  const mostOf = (term: QueryTerm) => Math.max(...[...term.keys()].map(weightOf));
  const asked = sum(query.map((term) => (term.size > 0 ? mostOf(term) : unknownWeight)));
  const matches = lines.flatMap((line) => {
    if (!touched.has(line)) return [];
    const weights = query.map((term) => {
      let most = 0;
      for (const [one, confidence] of term)
        if (line.terms.has(one)) most = Math.max(most, weightOf(one) * confidence);
      return most;
    });
    const weight = sum(weights);
    // It shares words with the query that weigh nothing.
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

/** A page scores its best line, and for each term of the query the line that counts it most. */
function scorePage({ service }: Document, { matches, weights, asked }: Matches): ScoredPage[] {
  const scattered = sum(
    weights.map((most, at) => {
      const worths = matches.map(({ line, weights: of }) => lineWeights[line.kind] * (of[at] ?? 0));
      return most > weakWeight ? Math.max(...worths) : 0;
    }),
  );
  // Weak words on their own only find a name that consists of them.
  const counting = scattered > 0 ? matches : matches.filter(({ lineShare }) => lineShare === 1);
  const best = bestOf(counting);
  if (!service || !best) return [];
  const names = counting.filter(({ line }) => nameKinds.has(line.kind));
  const significant = weights.filter((weight) => weight > weakWeight).length;
  const isAsked =
    best.line.part !== undefined &&
    isWholeOf(best) &&
    significant < 2 &&
    best.weights.filter((weight) => weight > 0).length > 2;
  const isNamed = names.some(isWholeOf);
  const part = isNamed && significant < 2 ? undefined : partFor(counting, isNamed);
  return [
    {
      service,
      reason: (part ?? best).line,
      ...(part?.line.part && { part: part.line.part.id }),
      byName: names.length > 0,
      understood: Math.min(1, sum(weights) / asked),
      score: (scattered + best.score) * (isAsked ? answerBoost : 1),
      inNames: weights.map((_, at) => Math.max(0, ...names.map((match) => match.weights[at] ?? 0))),
      isAsked,
    },
  ];
}

/** The question or case that has most of what the query says beside the page's own title, if the query asks for it. */
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

const isWholeOf = ({ lineShare, queryShare }: Match) =>
  lineShare > wholePhrase && queryShare > wholePhrase;

/** A tool scores how much of the query its best phrase has, and how much of the phrase the query has. */
function scoreTool(
  { service }: Document,
  tool: FoundTool,
  { matches, asked }: Matches,
  found: readonly ScoredPage[],
  asksForNotice: boolean,
): Scored[] {
  const { pages } = tool;
  // Without a word for it, a notice is asked for by its whole name; else by most of one, or by its number.
  const least = pages ? 0.99 : tool.kind !== 'notice' ? 0 : asksForNotice ? mostOfName : 0.99;
  const best = bestOf(
    matches.filter((match) => match.lineShare > least && (pages ? true : asksFor(match))),
  );
  // The rest of the query says on which page: "surrender" by itself would lead to GST, also from "food licence surrender".
  const restOf = ({ inNames }: ScoredPage) => sum(inNames.filter((_, at) => !best?.weights[at]));
  const likely = found.slice(0, MOST_MEANT).filter(({ byName }) => byName);
  const mostOfRest = Math.max(...likely.map(restOf));
  const meant = likely.filter(
    (one, at) =>
      pages?.includes(one.service.slug) &&
      restOf(one) >= mostOfRest / 2 &&
      (restOf(one) > 0 || at === 0),
  );
  const isOwn = (one: ScoredPage) => one.service === service;
  const named = meant.find(isOwn) ?? meant[0] ?? likely.find(isOwn);
  const page = named?.service ?? service;
  if (!page || !best) return [];
  // Every page says what it costs: that is asked of the likeliest alone, and where no tool counts it.
  const isCounted = found.slice(0, 2).some((one) => !pages?.includes(one.service.slug));
  if (tool.kind === 'costs' && (isCounted || page !== found[0]?.service)) return [];
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

/** Whether a phrase has enough of the query: most of it, and more than one word by chance; or several words of it, or a number, stand whole in it. */
function asksFor({ line, weights, queryShare, lineShare }: Match): boolean {
  const isSaid = weights.filter((weight) => weight > weakWeight).length > 1;
  const isWhole = lineShare > wholePhrase;
  const isTold = isWhole && (isSaid || line.words.some(isCode));
  return (isSaid || isWhole) && queryShare >= minQueryShare / (isTold ? 2 : 1);
}

function bestOf(matches: readonly Match[]): Match | undefined {
  return matches.toSorted((a, b) => b.score - a.score)[0];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
