import {
  serviceBySlug,
  services,
  type CatalogueService,
  type ServiceSlug,
} from '@/content/services/catalogue';
import type { SearchEntry } from '@/content/services/search-index';
import { audienceWords, stopWords, triggerWords } from '@/content/search-words';
import { sharedTools, type SharedTool, type SharedToolId } from '@/content/shared-tools';
import { keysOf } from '@/lib/keys';
import type { ToolKind } from '@/law/tool';
import { queryReader, type QueryTerm } from './query-reader';
import { isWeak, termsIn } from './terms';

/*
 * One index of services and tools. For example, "restrant licence kitna paisa":
 *
 * 1. Terms (`query-reader.ts`): "restrant" is one typo from "restaurant" (confidence 0.8), "licence" is known, and
 *    "kitna paisa" is a synonym of "cost".
 * 2. Weights: a term that few services have in a name weighs more. Of 43 services 12 have "licence", which weighs
 *    ln(1 + 43 / 12) = 1.5; "restaurant" names a trade, and keeps 0.3 of its 3.1; "cost" is weak and weighs 0.15, but 2 for
 *    tools that compute a cost, because it asks for one.
 * 3. Lines: "restaurant licence", a name of the food licence, has all its weight matched, and 93% of the query's. The line
 *    scores 3 (`fullMatchBoost`) × 1 (a name) × the weight matched × both shares.
 * 4. Documents: a service or tool scores its best line, and for each term the weight in the best line that has it.
 * 5. Tools that are asked for come first: of kind "cost", "food licence cost" has a trigger word, and the query and the phrase
 *    share enough. Services follow by score.
 */

/** How much a term counts in each kind of line: in a name far more than in a sentence. */
const lineWeights = {
  title: 1,
  name: 1,
  phrase: 1,
  heading: 0.9,
  form: 0.6,
  hint: 0.45,
  summary: 0.35,
  question: 0.35,
  text: 0.25,
};

type LineKind = keyof typeof lineWeights;

/** Lines that name something; the others say something about it. */
const nameKinds: ReadonlySet<LineKind> = new Set(['title', 'name', 'heading', 'form', 'phrase']);

/** How many times as much a line that matches as a whole counts as the same terms scattered over a page. */
const fullMatchBoost = 3;

/** An unknown term weighs as much as one that a few services share. */
const unknownWeight = 2;

/** A trigger word weighs as much for the tools that it asks for. */
const triggerWeight = 2;

const weakWeight = 0.15;

/** A word for a trade or an owner keeps this share of its weight. */
const audienceShare = 0.3;

/** If none of a page's names matches, its sentences must have this share of the query. */
const minShareInSentences = 0.6;

/** A tool is asked for if one of its phrases has this share of the query. */
const minQueryShare = 0.5;

/** The name of a page is no part of a phrase of a tool that many pages have; the query's words for it count by this share. */
const subjectShare = 0.8;

/** If the query has this share of a phrase, a single significant term is enough. */
const wholePhrase = 0.9;

/** A tool, or a part of a page, that the search leads to. */
export interface FoundTool {
  kind: ToolKind | SharedToolId;
  title: string;
  /** Opens it. */
  fragment: string;
}

export interface Found {
  service: CatalogueService;
  /** If it is a tool on the service's page, with a line of its own. */
  tool?: FoundTool & { line: string };
  /** The line that fits best: why it was found. */
  reason: { kind: LineKind; text: string };
  /** A name matches, and not only a sentence of the page. */
  byName: boolean;
  /** The share of the query's weight that matched. */
  understood: number;
}

/** The tools that a query asks for, 3 at most, then the services that it means, 8 at most, the likeliest first of each. */
export type Rank = (query: string) => readonly Found[];

/** A service, or a tool on a page. */
interface Document {
  /** None if only the query can say on which page. */
  service: CatalogueService | undefined;
  tool?: Found['tool'];
  /** Pages of a tool that many pages have: it is found on the one that the query means. */
  pages?: readonly ServiceSlug[];
  lines: readonly Line[];
}

type Text = readonly [kind: LineKind, text: string];

interface Line {
  kind: LineKind;
  text: string;
  /** Its terms, each with its weight. */
  terms: ReadonlyMap<string, number>;
  weight: number;
}

/** The part of a query that a line has. */
interface Match {
  line: Line;
  /** The weight of each term of the query in the line. */
  weights: readonly number[];
  queryShare: number;
  lineShare: number;
  score: number;
}

interface Matches {
  matches: readonly Match[];
  /** The weight of the query. */
  asked: number;
  /** The weight of each term of the query in the line that has most of it. */
  weights: readonly number[];
}

interface Scored extends Found {
  score: number;
  weights: readonly number[];
}

type Weigh = (term: string, kind?: FoundTool['kind']) => number;

/**
 * Learns what services and tools are called and what the pages say.
 *
 * A visitor wants one page, not a list of documents: a whole name outweighs any number of words in sentences. MiniSearch's
 * own ranking, with the same words and typos, missed 21 of the 661 phrases in `tests/features/search/queries.ts`, 5 of them
 * abbreviations; this one misses 6 and no abbreviation.
 *
 * @param entries the index; without it only the catalogue's rows are searched
 */
export function createRanking(entries: readonly SearchEntry[]): Rank {
  const rows = services.map((service) => ({ service, texts: textsOf(service, entries) }));
  const weigh = weightsOf(rows.map(({ texts }) => texts));
  const pages: Document[] = rows.map(({ service, texts }) => ({
    service,
    lines: texts.map((text) => lineOf(text, weigh)),
  }));
  const tools = toolsIn(entries, weigh);
  const lines = [...pages, ...tools].flatMap((document) => document.lines);
  const readQuery = queryReader(
    lines.map(({ text, kind }) => ({ text, isName: nameKinds.has(kind) })),
  );
  const linesWith = new Map<string, Line[]>();
  for (const line of lines) {
    for (const [term, weight] of line.terms) {
      if (weight > 0) linesWith.set(term, [...(linesWith.get(term) ?? []), line]);
    }
  }

  return (query) => {
    const terms = readQuery(query);
    const known = new Set(terms.flatMap((term) => [...term.keys()]));
    const touched = new Set([...known].flatMap((term) => linesWith.get(term) ?? []));
    const match = (document: Document) => matchesOf(document, terms, touched, weigh);
    const found = likeliest(
      pages.flatMap((page) => scorePage(page, match(page))),
      { minScore: 0.2, max: 8 },
    );
    const asked = tools
      .filter(({ tool }) => isTriggered(tool, terms))
      .flatMap((tool) => scoreTool(tool, match(tool), found));
    return [...likeliest(asked, { minScore: 0.8, max: 3 }), ...found];
  };
}

/** The best of them, without those that have less than a share of the first one's score. */
function likeliest(
  scored: readonly Scored[],
  { minScore, max }: { minScore: number; max: number },
): Scored[] {
  const sorted = scored.toSorted((a, b) => b.score - a.score);
  const least = minScore * (sorted[0]?.score ?? 0);
  return sorted.filter(({ score }) => score >= least).slice(0, max);
}

/** The lines of a document that have a part of the query. */
function matchesOf(
  { lines, tool }: Document,
  query: readonly QueryTerm[],
  touched: ReadonlySet<Line>,
  weigh: Weigh,
): Matches {
  const weightOf = (term: QueryTerm) =>
    term.size > 0
      ? Math.max(...[...term.keys()].map((one) => weigh(one, tool?.kind)))
      : unknownWeight;
  const asked = sum(query.map(weightOf));
  const matches = lines
    .filter((line) => touched.has(line))
    .map((line) => {
      const weights = query.map((term) => weightIn(line, term));
      const weight = sum(weights);
      const queryShare = Math.min(1, weight / asked);
      const lineShare = Math.min(1, weight / line.weight);
      const score = fullMatchBoost * lineWeights[line.kind] * weight * queryShare * lineShare;
      return { line, weights, queryShare, lineShare, score };
    });
  const weights = query.map((_, at) =>
    Math.max(0, ...matches.map((match) => match.weights[at] ?? 0)),
  );
  return { matches, asked, weights };
}

function weightIn({ terms }: Line, queryTerm: QueryTerm): number {
  let most = 0;
  for (const [term, weight] of terms) most = Math.max(most, weight * (queryTerm.get(term) ?? 0));
  return most;
}

function scorePage({ service }: Document, { matches, asked, weights }: Matches): Scored[] {
  const scattered = sum(
    weights.map((most, at) =>
      most > weakWeight
        ? Math.max(
            ...matches.map((match) => lineWeights[match.line.kind] * (match.weights[at] ?? 0)),
          )
        : 0,
    ),
  );
  // Weak words on their own only find a name that consists of them.
  const counting = scattered > 0 ? matches : matches.filter(({ lineShare }) => lineShare === 1);
  const best = bestOf(counting);
  if (!service || !best) return [];
  const byName = counting.some(({ line }) => nameKinds.has(line.kind));
  const understood = Math.min(1, sum(weights) / asked);
  if (!byName && understood < minShareInSentences) return [];
  const score = scattered + best.score;
  return [
    {
      service,
      reason: { kind: best.line.kind, text: best.line.text },
      byName,
      understood,
      score,
      weights,
    },
  ];
}

/** Whether a query has a word that asks for a tool of this kind. */
function isTriggered(tool: FoundTool | undefined, query: readonly QueryTerm[]): boolean {
  const words = tool && triggers.get(tool.kind);
  return !words || query.some((term) => [...term.keys()].some((one) => words.has(one)));
}

function scoreTool(
  { service, tool, pages }: Document,
  { matches, asked }: Matches,
  found: readonly Scored[],
): Scored[] {
  const named = found.find((page) => page.byName && pages?.includes(page.service.slug));
  const page = named?.service ?? service;
  if (!tool || !page) return [];
  const best = bestOf(
    matches.filter(({ weights, queryShare, lineShare }) => {
      if (pages) return lineShare > 0.99;
      const significant = weights.filter((weight) => weight > weakWeight).length;
      return (significant > 1 || lineShare > wholePhrase) && queryShare >= minQueryShare;
    }),
  );
  if (!best) return [];
  const weights = best.weights.map((weight, at) =>
    Math.max(weight, subjectShare * (named?.weights[at] ?? 0)),
  );
  const understood = Math.min(1, sum(weights) / asked);
  const { kind, title, line, fragment } = tool;
  return [
    {
      service: page,
      tool: {
        kind,
        line,
        fragment,
        title: named ? `${page.title}: ${title.toLowerCase()}` : title,
      },
      reason: { kind: best.line.kind, text: best.line.text },
      byName: true,
      understood,
      score: understood * best.lineShare,
      weights,
    },
  ];
}

function bestOf<Each extends { score: number }>(all: readonly Each[]): Each | undefined {
  return all.toSorted((a, b) => b.score - a.score)[0];
}

function textsOf(service: CatalogueService, entries: readonly SearchEntry[]): Text[] {
  const entry = entries.find(({ slug }) => slug === service.slug);
  const all = (kind: LineKind, texts: readonly string[] = []) =>
    texts.map((text): Text => [kind, text]);
  return [
    ['title', service.title],
    ['heading', service.heading],
    ['hint', service.hint],
    ['summary', service.summary],
    ...all('name', entry?.names),
    ...all('form', entry?.forms),
    ...all('question', entry?.questions),
    ...all('text', entry?.headings),
  ];
}

/** Tools on one page, and those that many pages have. */
function toolsIn(entries: readonly SearchEntry[], weigh: Weigh): Document[] {
  const linesOf = (phrases: readonly string[], kind: FoundTool['kind']) =>
    phrases.map((phrase) => lineOf(['phrase', phrase], (term) => weigh(term, kind)));
  return [
    ...entries.flatMap(({ slug, tools = [] }) =>
      tools.map(({ phrases, ...tool }) => ({
        service: serviceBySlug(slug),
        tool,
        lines: linesOf(phrases, tool.kind),
      })),
    ),
    ...keysOf(sharedTools).map((kind) => {
      const { phrases, page, ...tool }: SharedTool = sharedTools[kind];
      const pages = entries.filter(({ shared }) => shared.includes(kind)).map(({ slug }) => slug);
      return {
        service: page && pages.includes(page) ? serviceBySlug(page) : undefined,
        tool: { kind, ...tool },
        pages,
        lines: linesOf(phrases.split(','), kind),
      };
    }),
  ];
}

function lineOf([kind, text]: Text, weigh: Weigh): Line {
  const terms = new Map([...termsIn(text)].map((term) => [term, weigh(term)] as const));
  return { kind, text, terms, weight: sum([...terms.values()]) };
}

/** Weighs a term by how few services have it in a name; if no name has it, by how few have it in any line. */
function weightsOf(pages: readonly (readonly Text[])[]): Weigh {
  const inNames = new Map<string, number>();
  const anywhere = new Map<string, number>();
  for (const texts of pages) {
    const names = texts.filter(([kind]) => nameKinds.has(kind));
    countTerms(names, inNames);
    countTerms(texts, anywhere);
  }
  return (term, kind) => {
    if (kind && triggers.get(kind)?.has(term)) return triggerWeight;
    if (stopWords.has(term)) return 0;
    const having = inNames.get(term) ?? anywhere.get(term);
    if (isWeak(term)) return having ? weakWeight : 0;
    if (!having) return unknownWeight;
    return Math.log(1 + services.length / having) * (audienceWords.has(term) ? audienceShare : 1);
  };
}

/** Counts each term of a page once. */
function countTerms(texts: readonly Text[], counts: Map<string, number>) {
  for (const term of new Set(texts.flatMap(([, text]) => [...termsIn(text)]))) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
}

/** In the phrases of a tool that many pages have, every word counts. */
const triggers: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...Object.entries(triggerWords).map(([kind, words]) => [kind, termsIn(words)] as const),
  ...keysOf(sharedTools).map((kind) => [kind, termsIn(sharedTools[kind].phrases)] as const),
]);

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
