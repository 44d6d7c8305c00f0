import { serviceBySlug, services, type CatalogueService } from '@/content/services/catalogue';
import type { FoundTool, PageEntry, SearchIndex } from '@/content/search/search-index';
import { isWeak, termOf, termsIn, wordsOf } from '@/content/search/terms';
import { audienceWords, stopWords, triggerWords } from '@/content/search/words';

/** A page or tool that the search can find. */
export interface Document {
  /** The page. Undefined for a tool on several pages: there the query decides the page. */
  service: CatalogueService | undefined;
  tool?: FoundTool;
  lines: readonly Line[];
}

/** The weight of a match in each kind of line: a name counts far more than a sentence. */
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
  /** The normalised words, for comparison. */
  terms: ReadonlySet<string>;
  /** Set for a question or case of the page. `ownTerms` are the terms in its title that are not in the page's title. */
  part?: { id: string; titleTerms: readonly string[]; ownTerms: readonly string[] };
}

/** The weight of a term. A trigger word has another weight for tools of its kind. */
export type Weigh = (term: string, kind?: FoundTool['kind']) => number;

/** Kinds of lines that are names, not descriptions. */
export const nameKinds = new Set<LineKind>(['title', 'name', 'phrase', 'heading', 'form']);

/** The weight of an unknown term, as for a term that few services have. */
export const unknownWeight = 2;

/** The weight of a trigger word for tools of its kind. */
const triggerWeight = 2;

export const weakWeight = 0.15;

/** A word for a trade or a kind of owner keeps this share of its weight. */
const audienceShare = 0.3;

/** The factor for numbers of forms and sections, and for words of few titles: they are the subject of the query. */
const subjectBoost = 1.3;

/** A word in more titles than this doesn't get the factor: "registration" is in too many. */
const fewTitles = 8;

/** The largest weight of a word that isn't a name by itself. A long question has rare words by chance. */
const mostWeight = 3;

/** The services and tools with their lines, and the weights of terms. */
export function documentsIn(index: SearchIndex) {
  const entries = new Map(index.pages.map((entry) => [entry.slug, entry] as const));
  const pages: Document[] = services.map((service) => ({
    service,
    lines: linesOf(service, entries.get(service.slug)),
  }));
  const tools: Document[] = index.tools.map((tool) => ({
    service: tool.slug && serviceBySlug(tool.slug),
    tool,
    lines: tool.phrases.map((phrase) => lineOf('phrase', phrase)),
  }));
  // Kinds of tools without trigger words are found by any words.
  const triggers = new Map(
    [
      ...Object.entries(triggerWords),
      ...index.tools.flatMap(({ kind, pages: all, phrases }) =>
        all ? [[kind, phrases.join(', ')] as const] : [],
      ),
    ].map(([kind, words]) => [kind as FoundTool['kind'], termsIn(words)] as const),
  );
  const weightOf = weightsOf(pages.map(({ lines }) => lines));
  const weigh: Weigh = (term, kind) =>
    kind && triggers.get(kind)?.has(term) ? triggerWeight : weightOf(term);
  return { pages, tools, triggers, weigh };
}

function linesOf(service: CatalogueService, entry?: PageEntry): Line[] {
  const all = (kind: LineKind, texts: readonly string[] = []) =>
    texts.map((text) => lineOf(kind, text));
  const titles = [lineOf('title', service.title), lineOf('heading', service.heading)];
  const isOwn = (term: string) => titles.every(({ terms }) => !terms.has(term));
  return [
    ...titles,
    lineOf('hint', service.hint),
    lineOf('summary', service.summary),
    ...all('name', entry?.names),
    ...all('form', entry?.forms),
    ...(entry?.parts ?? []).map(([id, title, words]): Line => {
      const line = { ...lineOf('part', `${title} ${words}`), text: title };
      // The heading of a block is the same on every page, so it is no answer.
      const isAnswer = id.includes('-');
      const titleTerms = [...termsIn(title)];
      const part = { id, titleTerms, ownTerms: titleTerms.filter(isOwn) };
      return isAnswer ? { ...line, part } : line;
    }),
  ];
}

function lineOf(kind: LineKind, text: string): Line {
  const words = wordsOf(text);
  return { kind, text, words, terms: new Set(words.map(termOf)) };
}

/** A term weighs more if fewer services have it in a name. If no name has it, the services' other lines count. */
function weightsOf(pages: readonly (readonly Line[])[]): (term: string) => number {
  const countsIn = (isCounted: (line: Line) => boolean) =>
    countsOf(pages.map((lines) => lines.filter(isCounted)));
  const inNames = countsIn(({ kind }) => nameKinds.has(kind));
  const anywhere = countsIn(() => true);
  const titles = countsIn(({ kind }) => kind === 'title');
  const names = new Set(
    pages
      .flat()
      .flatMap(({ kind, terms }) => (kind === 'name' && terms.size === 1 ? [...terms] : [])),
  );
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
  const known = new Map<string, number>();
  return (term) => {
    const weight = known.get(term) ?? weightOf(term);
    known.set(term, weight);
    return weight;
  };
}

/** How many pages have each term. */
function countsOf(pages: readonly (readonly Line[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const lines of pages) {
    for (const term of new Set(lines.flatMap(({ terms }) => [...terms])))
      counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}
