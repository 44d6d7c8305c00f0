import {
  serviceBySlug,
  type CatalogueService,
  type ServiceSlug,
} from '@/content/services/catalogue';
import type { SearchEntry, ToolLink } from '@/content/services/search-index';
import type { ToolKind } from '@/law/tool';
import { sharedTools, type SharedToolId } from '@/content/shared-tools';
import { lexicon } from './lexicon';
import { sum, type Found } from './ranking';
import { silent } from './vocabulary';
import { isFiller, termsIn } from './words';
import { keysOf } from '@/lib/keys';

/** A tool on the page of a service. */
export interface FoundTool {
  service: CatalogueService;
  tool: Pick<ToolLink, 'title' | 'line' | 'fragment'> & { kind: ToolKind | SharedToolId };
}

/**
 * The tools that answer a query, the likeliest first.
 *
 * @param found the services that the query means
 */
export type FindTools = (query: string, found: readonly Found[]) => readonly FoundTool[];

/** A query finds this kind of tool only if it contains one of these words. */
const cuesOf: Readonly<Record<ToolKind, ReadonlySet<string>>> = {
  letter: termsIn(
    'letter call called mail email sms message whatsapp visit came invoice summons fake real genuine fraud otp inspector officer suspicious',
  ),
  late: termsIn(
    'late penalty missed interest additional surcharge restoration belated revised deactivated 234a 234b 234e 234f',
  ),
  cost: termsIn('cost free'),
  due: termsIn(''),
  number: termsIn('read check verify mean meaning matlab format decode digit fake real sahi'),
  name: termsIn('check available availability allowed approved milega rules'),
  class: termsIn('class'),
  dates: termsIn('date'),
  structure: termsIn('which or best better versus choose chooser compare type'),
};

/** The query must contain this share of a phrase. It is 0 for letters, which people describe in words that we can't foresee. */
const COVERED: Readonly<Record<ToolKind, number>> = {
  letter: 0,
  late: 0.6,
  cost: 0.6,
  due: 0.6,
  number: 0.6,
  name: 0.6,
  class: 0.6,
  dates: 0.6,
  structure: 0.5,
};

/** How much a word that occurs in most sentences counts. */
const FILLER = 0.2;

/** A phrase must contain this share of the query. */
const UNDERSTOOD = 0.5;

/** Tools with less than this share of the best one's score are left out. */
const FLOOR = 0.8;

const MOST = 3;

/** Learns what people ask the tools. The function that it returns finds the tools that a query asks for, if any. */
export function createToolSearch(entries: readonly SearchEntry[]): FindTools {
  const phrases = entries.flatMap(({ slug, tools = [] }) =>
    tools.flatMap((tool) =>
      tool.phrases.map((text) => ({
        found: { service: serviceBySlug(slug), tool },
        text,
        terms: termsIn(text),
      })),
    ),
  );
  const understand = lexicon(
    [...phrases.map(({ text }) => text), ...Object.values(sharedTools).map(({ cues }) => cues)].map(
      (text) => ({ text, isName: true }),
    ),
  );
  const kinds = keysOf(cuesOf);
  const searches = kinds.map((kind) =>
    searchOf(
      phrases.filter(({ found }) => found.tool.kind === kind),
      kind,
    ),
  );
  const shared = createSharedSearch(entries);

  return (query, found) => {
    const units = understand(query).map((unit) =>
      [...unit].toSorted(([, one], [, other]) => other - one),
    );
    const scored = searches.flatMap((search) => search(units)).sort((a, b) => b.score - a.score);
    const floor = FLOOR * (scored[0]?.score ?? 0);
    const best = scored.filter(({ score }) => score >= floor).slice(0, MOST);
    return best.length > 0 ? best.map(({ found: tool }) => tool) : shared(query, found);
  };
}

interface Phrase {
  found: FoundTool;
  terms: ReadonlySet<string>;
}

/** If the query contains this share of a phrase, a single significant word is enough. */
const WHOLE = 0.9;

type Reading = readonly [term: string, sure: number];

/** Finds the tools of one kind, each with its best matching phrase. */
function searchOf(phrases: readonly Phrase[], kind: ToolKind) {
  const isCue = (term: string) => cuesOf[kind].has(term);

  const having = new Map<string, Set<FoundTool['tool']>>();
  for (const { terms, found } of phrases) {
    for (const term of terms) having.set(term, (having.get(term) ?? new Set()).add(found.tool));
  }

  function weigh(term: string): number {
    if (silent.has(term)) return 0;
    if (isFiller(term) && !isCue(term)) return FILLER;
    const tools = having.get(term);
    return tools ? Math.log(1 + phrases.length / tools.size) : 1;
  }

  const weighed = phrases.map((phrase) => ({
    ...phrase,
    whole: sum([...phrase.terms].map(weigh)),
  }));

  return (units: readonly (readonly Reading[])[]) => {
    if (!units.some((readings) => readings.some(([term]) => isCue(term)))) return [];
    const asked = sum(units.map((readings) => weigh(readings[0]?.[0] ?? '')));
    const best = new Map<FoundTool['tool'], { found: FoundTool; score: number }>();
    for (const { found, terms, whole } of weighed) {
      const fitting = units.map((readings) => readings.find(([term]) => terms.has(term)));
      const matched = sum(fitting.map((reading) => (reading ? reading[1] * weigh(reading[0]) : 0)));
      const telling = fitting.filter((reading) => reading && weigh(reading[0]) > FILLER);
      const isMeant =
        (telling.length > 1 || matched / whole > WHOLE) &&
        matched / asked >= UNDERSTOOD &&
        matched / whole >= COVERED[kind];
      const score = (matched / asked) * (matched / whole);
      if (isMeant && score > (best.get(found.tool)?.score ?? 0)) {
        best.set(found.tool, { found, score });
      }
    }
    return [...best.values()];
  };
}

/** Finds tools that many pages have: the tool by its own words, the page by the service that the query means. */
function createSharedSearch(entries: readonly SearchEntry[]): FindTools {
  const tools = keysOf(sharedTools).map((id) => ({
    id,
    cues: sharedTools[id].cues.split(',').map((cue) => [...termsIn(cue)]),
  }));
  const pagesWith = (id: SharedToolId) =>
    new Set<ServiceSlug>(
      entries.filter(({ shared }) => shared.includes(id)).map(({ slug }) => slug),
    );

  return (query, found) => {
    const asked = termsIn(query);
    const meant = tools.find(({ cues }) =>
      cues.some((terms) => terms.every((term) => asked.has(term))),
    );
    if (!meant) return [];
    const { title, line, fragment, ...shared } = sharedTools[meant.id];
    const pages = pagesWith(meant.id);
    const named = found.find(({ service, byName }) => byName && pages.has(service.slug))?.service;
    const service = named ?? ('page' in shared ? serviceBySlug(shared.page) : undefined);
    if (!service) return [];
    return [
      {
        service,
        tool: {
          kind: meant.id,
          title: named ? `${service.title}: ${title.toLowerCase()}` : title,
          line,
          fragment,
        },
      },
    ];
  };
}
