import type { CatalogueService } from '@/content/services/catalogue';
import type { SearchEntry } from '@/content/services/search-index';
import {
  documentsIn,
  lineWeights,
  nameKinds,
  otherWords,
  triggers,
  unknownWeight,
  weakWeight,
  type Document,
  type FoundTool,
  type Line,
  type LineKind,
  type Weigh,
} from './documents';
import { isWeak } from '@/content/search/terms';
import { queryReader, type QueryTerm } from './query-reader';

/*
 * Services and tools are documents of one index, each with lines of text. How "restarant licence kitna paisa" is ranked:
 *
 * 1. `query-reader.ts` reads terms: "restarant" is one typo from "restaurant" (confidence 0.8), "licence" is known, and
 *    "kitna paisa" is a synonym of "cost" (`search-terms.ts` joins the two words).
 * 2. `documents.ts` weighs them, the rarer the more. "Licence" stands in a title and counts as a subject; "restaurant", the word
 *    for a trade, keeps 0.3 of its weight. "Cost" is weak; for tools and parts of the kind `cost` it is what asks for them.
 * 3. A line scores the weight of what it has of the query, times the shares that this is of the query and of the line: the food
 *    licence's name "restaurant licence" has nearly all of both.
 * 4. The page scores its best line and the terms wherever they stand, and leads to the question, case or block that has most of
 *    what the query says besides the page's title.
 * 5. The part of the food licence's page that says the cost, ranked as a tool, has the phrase "restaurant licence cost", and
 *    comes before the pages: it is asked for.
 */

/** How many times as much a line that matches as a whole counts as the same terms scattered over a page. */
const fullMatchBoost = 3;

/** If none of a page's names matches, its sentences must have this share of the query. */
const minShareInSentences = 0.6;

/** A tool is asked for if one of its phrases has this share of the query. */
const minQueryShare = 0.5;

/** The query's words for a page's name count by this share for a tool of many pages, whose phrases lack that name. */
const subjectShare = 0.8;

/** A tool that many pages have comes up only if the query has this share of itself to it, the page's name counted. */
const minSharedQuery = 0.385;

/** How many of the pages that a query means may be the one whose part it asks for. */
const MOST_MEANT = 4;

/** In more words, "charge" or "free" asks for no fee. */
const MOST_WORDS = 8;

/** The share of its score that a part of a page has for its words alone; the rest is for its title. */
const partInWords = 0.3;

/** A part is where a result leads if it scores this share of what the page's best name scores. */
const partOfName = 0.25;

/** How many times as much a page counts if one of its questions is just what is asked, in words that name no page. */
const answerBoost = 2;

/** The share that a part has to have of what the query says beside the page's title. */
const partOfRest = 0.7;

/** The share that a query has to have of what people call a notice. */
const mostOfName = 0.7;

/** If the query has this share of a phrase, a single significant term is enough. */
const wholePhrase = 0.9;

/** A form, section or rule: "drc1", "143(1)". */
const isCode = (term: string) => /\d/.test(term) && !isWeak(term);

export interface Found {
  service: CatalogueService;
  /** If it is a tool on the service's page. */
  tool?: FoundTool & { line: string };
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
export { fixedFor } from './fixed-for';
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
  score: number;
}

/** The part of a query that a document has. */
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
 * Learns what services and tools are called and what the pages say.
 *
 * A visitor wants one page, not a list of documents: a whole name outweighs any number of words in sentences. MiniSearch's
 * own ranking, with the same words and typos, missed 21 of 661 phrases in `tests/features/search/cases/queries.ts`; this one
 * misses some 7 of now 663.
 *
 * @param entries the index; without it only the catalogue's rows are searched
 */
export function createRanking(entries: readonly SearchEntry[]): Rank {
  const { documents, weigh } = documentsIn(entries);
  const lines = documents.flatMap((document) => document.lines);
  const readQuery = queryReader(
    lines.map(({ words, kind }) => ({ words, isName: nameKinds.has(kind) })),
  );
  const linesWith = new Map<string, Line[]>();
  for (const line of lines) {
    for (const term of line.terms) {
      const having = linesWith.get(term);
      if (having) having.push(line);
      else linesWith.set(term, [line]);
    }
  }

  return (query) => {
    const terms = readQuery(query);
    const known = [...new Set(terms.flatMap((term) => [...term.keys()]))];
    const touched = new Set(known.flatMap((term) => [...(linesWith.get(term) ?? [])]));
    const match = (document: Document) => matchesOf(document, terms, touched, weigh);
    const found = likeliest(
      documents.flatMap((document) => (document.tool ? [] : scorePage(document, match(document)))),
      { minScore: 0.2, max: 8 },
    );
    const hasTrigger = (kind: FoundTool['kind']) => {
      const words = triggers.get(kind);
      return !words || known.some((term) => words.has(term));
    };
    const isAskedFor = ({ kind }: FoundTool) => {
      // Who writes a notice has none; whether one is real is asked of its sender, and what lateness costs of a tool that counts it.
      if (kind === 'notice') return !known.some((term) => otherWords.has(term));
      return hasTrigger(kind) && !(kind === 'costs' && hasTrigger('late'));
    };
    const asksForNotice = hasTrigger('notice');
    const asked = documents.flatMap((document) =>
      document.tool && isAskedFor(document.tool) && !(document.pages && found[0]?.isAsked)
        ? scoreTool(document, document.tool, match(document), found, asksForNotice)
        : [],
    );
    const tools = likeliest(asked, { minScore: 0.8, max: 3 });
    // A part of a page may be found in its own words and as a tool that many pages have.
    return [...tools.filter(isFirstOfPlace), ...found];
  };
}

function isFirstOfPlace({ service, tool }: Found, at: number, all: readonly Found[]): boolean {
  const isSame = (one: Found) => one.service === service && one.tool?.fragment === tool?.fragment;
  return all.findIndex(isSame) === at;
}

/** The best of them, without those that have less than a share of the first one's score. */
function likeliest<Each extends Scored>(
  scored: readonly Each[],
  { minScore, max }: { minScore: number; max: number },
): Each[] {
  const sorted = scored.toSorted((a, b) => b.score - a.score);
  const least = minScore * (sorted[0]?.score ?? 0);
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
      for (const [one, confidence] of term) {
        if (line.terms.has(one)) most = Math.max(most, weightOf(one) * confidence);
      }
      return most;
    });
    const weight = sum(weights);
    // It shares words with the query that weigh nothing.
    if (weight === 0) return [];
    const queryShare = Math.min(1, weight / asked);
    const lineShare = line.part
      ? partInWords + (1 - partInWords) * shareOf(line.part.titleTerms, query, weightOf)
      : Math.min(1, weight / sum([...line.terms].map(weightOf)));
    const score = fullMatchBoost * lineWeights[line.kind] * weight * queryShare * lineShare;
    return [{ line, weights, queryShare, lineShare, score }];
  });
  return { matches, weights: mostOfEach(query.length, matches), asked };
}

/** The share of a title that the query has. */
function shareOf(
  title: readonly string[],
  query: readonly QueryTerm[],
  weightOf: (term: string) => number,
): number {
  const all = sum(title.map(weightOf));
  const had = title.map(
    (one) => weightOf(one) * Math.max(0, ...query.map((term) => term.get(one) ?? 0)),
  );
  return all > 0 ? sum(had) / all : 0;
}

/** The weight of each term of the query in the line that has most of it. */
function mostOfEach(terms: number, matches: readonly Match[]): number[] {
  const mostAt = (at: number) => Math.max(0, ...matches.map(({ weights }) => weights[at] ?? 0));
  return Array.from({ length: terms }, (_, at) => mostAt(at));
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
  const names = counting.filter(({ line }) => nameKinds.has(line.kind));
  const byName = names.length > 0;
  const understood = Math.min(1, sum(weights) / asked);
  if (!service || !best || (!byName && understood < minShareInSentences)) return [];
  const significant = weights.filter((weight) => weight > weakWeight).length;
  const isAsked =
    best.line.part !== undefined &&
    isWholeOf(best) &&
    significant < 2 &&
    best.weights.filter((weight) => weight > 0).length > 2;
  const score = (scattered + best.score) * (isAsked ? answerBoost : 1);
  const inNames = mostOfEach(weights.length, names);
  const part = partFor(counting, weights.length);
  const isNamed = names.some(isWholeOf);
  const isPart =
    part &&
    part.score >= partOfName * (bestOf(names)?.score ?? 0) &&
    (!isNamed || part.line.part?.id.startsWith('question')) &&
    part.lineShare >= leastTitle(significant, isNamed);
  const { line: reason } = isPart ? part : best;
  const found = { service, reason, byName, understood, score, inNames, isAsked };
  return [isPart && reason.part ? { ...found, part: reason.part.id } : found];
}

const isWholeOf = ({ lineShare, queryShare }: Match) =>
  lineShare > wholePhrase && queryShare > wholePhrase;

/** How much of a part's title a query must have: a long one little, a name of one word never enough, others most. */
function leastTitle(significant: number, isNamed: boolean): number {
  if (isNamed && significant < 2) return Infinity;
  return significant > 2 ? 0.45 : 0.6;
}

/** The part that has most of what the query says beside the page's own title. Undefined if it says nothing besides. */
function partFor(matches: readonly Match[], terms: number): Match | undefined {
  const inTitle = mostOfEach(
    terms,
    matches.filter(({ line }) => line.kind === 'title' || line.kind === 'heading'),
  );
  const beside = ({ weights }: Match) =>
    sum(weights.filter((weight, at) => !inTitle[at] && weight > weakWeight));
  const parts = matches.filter((match) => match.line.part && beside(match) > 0);
  const most = Math.max(...matches.map(beside));
  return bestOf(parts.filter((match) => beside(match) >= partOfRest * most));
}

/** A tool scores how much of the query its best phrase has, and how much of the phrase the query has. */
function scoreTool(
  { service, pages }: Document,
  tool: FoundTool & { line: string },
  { matches, asked }: Matches,
  found: readonly ScoredPage[],
  asksForNotice: boolean,
): Scored[] {
  // Without the word for it, a notice is asked for by its whole name; else by most of one, or by its number.
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
  // Every page says what it costs: that is asked in few words, of the likeliest alone, and where no tool counts it.
  const [first] = found;
  const isCounted = found.slice(0, 2).some((one) => !pages?.includes(one.service.slug));
  const isBeside = isCounted || page !== first?.service || best.weights.length > MOST_WORDS;
  if (tool.kind === 'costs' && isBeside) return [];
  const weights = best.weights.map((weight, at) =>
    Math.max(weight, subjectShare * (named?.inNames[at] ?? 0)),
  );
  const understood = Math.min(1, sum(weights) / asked);
  if (pages && understood < minSharedQuery) return [];
  const title = pages ? `${page.title}: ${tool.title.toLowerCase()}` : tool.title;
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
