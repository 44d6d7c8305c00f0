import {
  serviceBySlug,
  services,
  type CatalogueService,
  type ServiceSlug,
} from '@/content/services/catalogue';
import type { SearchEntry } from '@/content/services/search-index';
import { audienceWords, stopWords, triggerWords } from '@/content/search/words';
import { sharedTools, type SharedTool, type SharedToolId } from '@/content/search/shared-tools';
import type { ToolKind } from '@/law/tool';
import { keysOf } from '@/lib/keys';
import { isWeak, termOf, termsIn, wordsOf } from '@/content/search/terms';

/** A tool, or a part of a page, that the search leads to. */
export interface FoundTool {
  kind: ToolKind | SharedToolId | 'notice';
  title: string;
  /** The page that it is part of, if that is not a service's. */
  page?: string;
  /** Opens it. */
  fragment: string;
}

/** What the search finds: a service, or a tool on a page. */
export interface Document {
  /** None if only the query can say on which page. */
  service: CatalogueService | undefined;
  tool?: FoundTool & { line: string };
  /** Pages of a tool that many pages have: it is found on the one that the query means. */
  pages?: readonly ServiceSlug[];
  lines: readonly Line[];
}

/** How much a term counts in each kind of line: in a name far more than in a sentence. */
export const lineWeights = {
  title: 1,
  name: 1,
  phrase: 1,
  heading: 0.9,
  form: 0.6,
  hint: 0.45,
  summary: 0.35,
  part: 0.5,
};

export type LineKind = keyof typeof lineWeights;

export interface Line {
  kind: LineKind;
  text: string;
  words: readonly string[];
  /** What it is about. */
  terms: ReadonlySet<string>;
  /** Of a part of the page: its id, and the terms of its title. */
  part?: { id: string; titleTerms: readonly string[] };
}

/** The weight of a term; it differs for tools of a kind that the term asks for. */
export type Weigh = (term: string, kind?: FoundTool['kind']) => number;

/** Lines that name something; the others say something about it. */
export const nameKinds: ReadonlySet<LineKind> = new Set([
  'title',
  'name',
  'phrase',
  'heading',
  'form',
]);

/** An unknown term weighs as much as one that a few services share. */
export const unknownWeight = 2;

/** A trigger word weighs as much for the tools that it asks for. */
const triggerWeight = 2;

export const weakWeight = 0.15;

/** A word for a trade or an owner keeps this share of its weight. */
const audienceShare = 0.3;

/** The number of a form or section, or a word of few titles, says what the query is about, and counts this many times. */
const subjectBoost = 1.3;

/** As many titles as a word may have for that; "registration" says little. */
const fewTitles = 8;

/** No word weighs more that is no name by itself: in a long question, rare words by chance are many. */
const mostWeight = 3;

/** The words that ask for tools of each kind. In the phrases of a tool that many pages have, every word counts. */
export const triggers: ReadonlyMap<FoundTool['kind'], ReadonlySet<string>> = new Map([
  ...keysOf(triggerWords).map((kind) => [kind, termsIn(triggerWords[kind])] as const),
  ...keysOf(sharedTools).map((kind) => [kind, termsIn(sharedTools[kind].phrases)] as const),
]);

/** The words of who writes a notice, or asks whether one is real. */
export const otherWords = termsIn('draft format real fake fraud');

/** Services and tools with their lines, and what a term weighs in them. */
export function documentsIn(entries: readonly SearchEntry[]): {
  documents: readonly Document[];
  weigh: Weigh;
} {
  const pages = services.map((service) => ({ service, lines: linesOf(service, entries) }));
  const phraseOf = (phrase: string) => lineOf('phrase', phrase);
  const documents = [
    ...pages,
    ...entries.flatMap(({ slug, tools = [] }) =>
      tools.map(({ phrases, ...tool }) => ({
        service: serviceBySlug(slug),
        tool,
        lines: phrases.map(phraseOf),
      })),
    ),
    ...keysOf(sharedTools).map((kind) => {
      const { phrases, page, ...tool }: SharedTool = sharedTools[kind];
      const slugs = entries.filter(({ shared }) => shared.includes(kind)).map(({ slug }) => slug);
      return {
        service: page && slugs.includes(page) ? serviceBySlug(page) : undefined,
        tool: { kind, ...tool },
        pages: slugs,
        lines: phrases.split(',').map(phraseOf),
      };
    }),
  ];
  return { documents, weigh: weightsOf(pages.map(({ lines }) => lines)) };
}

function linesOf(service: CatalogueService, entries: readonly SearchEntry[]): Line[] {
  const entry = entries.find(({ slug }) => slug === service.slug);
  const all = (kind: LineKind, texts: readonly string[] = []) =>
    texts.map((text) => lineOf(kind, text));
  return [
    lineOf('title', service.title),
    lineOf('heading', service.heading),
    lineOf('hint', service.hint),
    lineOf('summary', service.summary),
    ...all('name', entry?.names),
    ...all('form', [...(entry?.forms ?? []), ...codesOf(entry)]),
    ...(entry?.parts ?? []).map(([id, title, words]): Line => {
      // The heading of a block is the same on every page.
      const titleTerms = id.includes('-') ? wordsOf(title).map(termOf) : [];
      return { ...lineOf('part', `${title} ${words}`), text: title, part: { id, titleTerms } };
    }),
  ];
}

/** The numbers of the notices that the page explains lead to it, as those of its forms do. */
function codesOf({ tools = [] }: Partial<SearchEntry> = {}): string[] {
  const notices = tools.filter(({ kind }) => kind === 'notice');
  return notices.flatMap(({ phrases }) => phrases.filter((phrase) => /\d/.test(phrase)));
}

function lineOf(kind: LineKind, text: string): Line {
  const words = wordsOf(text);
  return { kind, text, words, terms: new Set(words.map(termOf)) };
}

/** Weighs a term by how few services have it in a name; if no name has it, by how few have it in any line. */
function weightsOf(pages: readonly (readonly Line[])[]): Weigh {
  const inNames = countsOf(pages.map((lines) => lines.filter(({ kind }) => nameKinds.has(kind))));
  const anywhere = countsOf(pages);
  const titles = countsOf(pages.map((lines) => lines.filter(({ kind }) => kind === 'title')));
  const names = new Set(
    pages
      .flat()
      .flatMap(({ kind, terms }) => (kind === 'name' && terms.size === 1 ? [...terms] : [])),
  );
  const known = new Map<string, number>();
  const weightOf = (term: string) => {
    if (stopWords.has(term)) return 0;
    const having = inNames.get(term) ?? anywhere.get(term);
    if (isWeak(term)) return having ? weakWeight : 0;
    if (!having) return unknownWeight;
    const weight = Math.log(1 + services.length / having);
    if (audienceWords.has(term)) return weight * audienceShare;
    if (/\d/.test(term) || (titles.get(term) ?? Infinity) <= fewTitles)
      return weight * subjectBoost;
    return names.has(term) ? weight : Math.min(weight, mostWeight);
  };
  return (term, kind) => {
    if (kind && triggers.get(kind)?.has(term)) return triggerWeight;
    const weight = known.get(term) ?? weightOf(term);
    known.set(term, weight);
    return weight;
  };
}

/** How many pages have each term. */
function countsOf(pages: readonly (readonly Line[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const lines of pages) {
    for (const term of new Set(lines.flatMap(({ terms }) => [...terms]))) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  return counts;
}
