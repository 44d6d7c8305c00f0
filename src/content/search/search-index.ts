import { glossary } from '@/content/glossary';
import { services, type ServiceSlug } from '@/content/services/catalogue';
import type { ServiceDetails } from '@/content/services/schema';
import { allServicePages } from '@/content/services/all-service-pages';
import {
  foundParts,
  letterPhrases,
  namesIn,
  numberPhrases,
  pageNames,
  sharedTools,
  toolPhrases,
  type FoundPart,
  type SharedToolId,
} from '@/content/search/phrases';
import { byService } from '@/content/services/by-service';
import { pageOfTool, toolsOn } from '@/content/services/page-tools';
import { pageOfLetter, pageOfNumber } from '@/content/tools';
import type { Notice } from '@/law/letters/notice';
import { notices, type NoticeId } from '@/law/letters/notices';
import { senders, type SenderId } from '@/law/letters/senders';
import { numberNames } from '@/law/numbers/names';
import { isWeak, termOf, wordsOf } from '@/content/search/terms';
import { withoutCitations } from '@/law/marks';
import { fragmentWith } from '@/lib/fragment';
import { entriesOf, keysOf } from '@/lib/object-entries';

/** The search's data about the services and about the tools on their pages. The catalogue's rows have further data. */
export interface SearchIndex {
  pages: readonly PageEntry[];
  tools: readonly FoundTool[];
}

export interface PageEntry {
  slug: ServiceSlug;
  /** Other names of the service, including terms of the glossary. */
  names: readonly string[];
  /** The questions and cases of its page, and its blocks. */
  parts: readonly PartOfPage[];
  /** Numbers of forms and notices that its page explains: "AOC-4". */
  forms: readonly string[];
}

/** A part of a page that is a result: its element id, its title, and the words of its text. */
export type PartOfPage = readonly [id: string, title: string, words: string];

/** A tool, one of its answers, or a part of a page. */
export interface FoundTool extends Omit<FoundPart, 'phrases'> {
  /** The tool's page. For a tool on many pages: the page to which the tool leads if the query names no page. */
  slug?: ServiceSlug;
  /** All pages of a tool on many pages. */
  pages?: readonly ServiceSlug[];
  phrases: readonly string[];
}

/** Matches names of official forms: "GSTR-3B", "DIR-3", "15CA". */
const FORM = /\b(?:[A-Z]{2,5}-\d{1,3}[A-Z]{0,2}|\d{2,3}[A-Z]{1,3})\b/g;

/** The largest number of forms per page. */
const FORMS = 8;

/**
 * The search index of all services, from rows, pages, other names and the glossary. The build writes it to
 * `/search-index.json`. The browser fetches it when the search opens.
 */
export function searchIndex(): SearchIndex {
  const tools = services.flatMap(({ slug }) => toolsOf(slug));
  return {
    pages: allServicePages.map(({ slug, details }) => ({
      slug,
      names: [...namesOf(slug), ...new Set(termsOf(slug))],
      parts: partsOf(details),
      forms: [...formsOf(details), ...codesOf(tools.filter((tool) => tool.slug === slug))],
    })),
    tools: [...tools, ...keysOf(sharedTools).map(sharedTool)],
  };
}

/** The numbers of notices. Like numbers of forms, they lead to the page. */
function codesOf(tools: readonly FoundTool[]): string[] {
  return tools.flatMap(({ kind, phrases }) =>
    kind === 'notice' ? phrases.filter((phrase) => /\d/.test(phrase)) : [],
  );
}

function sharedTool(kind: SharedToolId): FoundTool {
  const tool: Omit<FoundPart, 'kind'> & { slug?: ServiceSlug } = sharedTools[kind];
  const pages = services.map(({ slug }) => slug).filter((slug) => sharedOf(slug).includes(kind));
  const { slug, ...rest } = tool;
  return {
    kind,
    ...rest,
    ...(slug && pages.includes(slug) && { slug }),
    pages,
    phrases: namesIn(tool.phrases),
  };
}

function namesOf(slug: ServiceSlug): string[] {
  const names = pageNames[slug];
  return names ? namesIn(names) : [];
}

const allNames = new Set(services.flatMap(({ slug }) => namesOf(slug)));

/** Glossary terms whose first service is this one, unless they are already the name of a service. */
function termsOf(slug: ServiceSlug): string[] {
  return glossary
    .filter(({ services: [first] }) => first === slug)
    .flatMap(({ term, expansion }) => [term.toLowerCase(), expansion.toLowerCase()])
    .filter((term) => !allNames.has(term));
}

/** The tools that the search finds on this page; each tool has one page. */
function toolsOf(slug: ServiceSlug): FoundTool[] {
  const found = foundParts[slug];
  const tools = [
    ...toolsOn(slug)
      .filter(({ tool }) => tool.id in toolPhrases && pageOfTool(tool.id) === slug)
      .map(({ tool: { id, kind, question: title, line } }) => ({
        kind,
        title,
        line,
        fragment: `#${id}`,
        phrases: toolPhrases[id] ?? '',
      })),
    ...(found ? [found] : []),
    ...keysOf(numberPhrases)
      .filter((kind) => pageOfNumber[kind] === slug)
      .map((kind) => ({
        kind: 'number' as const,
        title: `Read a number part by part: ${numberNames[kind]}`,
        line: 'The meaning of each part, a check, and the official site. It stays on this device.',
        fragment: '#number',
        phrases: numberPhrases[kind],
      })),
    ...keysOf(letterPhrases)
      .filter((from) => pageOfLetter(from, from) === slug)
      .flatMap(lettersFrom),
    ...entriesOf<NoticeId, Notice>(notices)
      .filter(([id, { from }]) => pageOfLetter(id, from) === slug)
      .map(([id, { name, phrases }]) => ({
        kind: 'notice' as const,
        title: name,
        line: 'What it asks for, how and by when to answer, and how to check it.',
        fragment: fragmentWith('letter', { which: id }),
        phrases,
      })),
  ];
  return tools.map((tool: FoundPart) => ({ ...tool, slug, phrases: namesIn(tool.phrases) }));
}

function lettersFrom(from: SenderId): FoundPart[] {
  return entriesOf(letterPhrases[from] ?? {}).map(([asks, phrases]) => ({
    kind: 'letter',
    title:
      from === 'other'
        ? 'Is this letter, message or call real?'
        : `${senders[from].label}: is it real?`,
    line: 'How to recognise a real one, how to check it, and what to do next.',
    fragment: fragmentWith('letter', {
      which: from === 'other' ? '' : from,
      asks: asks === 'any' ? '' : asks,
    }),
    phrases,
  }));
}

function sharedOf(slug: ServiceSlug): SharedToolId[] {
  const { dueDates, firstYear, after = {} } = byService[slug] ?? {};
  const has: Record<SharedToolId, boolean> = {
    costs: toolsOn(slug).every(({ tool }) => tool.kind !== 'cost'),
    answerDue: toolsOn(slug).some(({ tool }) => tool.kind === 'due'),
    track: after.track !== undefined,
    keys: after.keys !== undefined,
    handover: after.handover !== undefined,
    stop: after.stop !== undefined,
    bank: after.bank !== undefined,
    dueDates: dueDates !== undefined,
    firstYear: firstYear !== undefined,
    documents: true,
  };
  return keysOf(sharedTools).filter((id) => has[id]);
}

function partsOf({ questions, wrong, need, costs, table, steps, after }: ServiceDetails) {
  return [
    ...questions.map(({ question, answer }, at) =>
      partOf(`question-${at + 1}`, question, [answer]),
    ),
    ...wrong.map(({ when, outcome }, at) => partOf(`case-${at + 1}`, when, [outcome])),
    partOf('need', 'Do you need it?', Object.values(need).flat()),
    partOf('costs', 'What you pay, to whom', [
      ...costs.rows.flatMap(({ what, note = '', amount }) => [what, note, amount]),
      ...costs.more,
      ...(table ? [table.heading, ...table.rows.flat()] : []),
    ]),
    partOf(
      'steps',
      'How it works, step by step',
      steps.flatMap(({ title, text }) => [title, text]),
    ),
    partOf(
      'afterwards',
      'Afterwards, and every year',
      after.flatMap(({ when, duty }) => [when, duty]),
    ),
  ];
}

/** Each term once, sorted, without weak words. This keeps the index to a fifth of the size of the pages’ text. */
function partOf(id: string, title: string, texts: readonly string[]): PartOfPage {
  const words = wordsOf(withoutCitations(texts.join(' '))).filter((word) => !isWeak(word));
  return [id, withoutCitations(title), [...new Set(words.map(termOf))].toSorted().join(' ')];
}

function formsOf(page: ServiceDetails): string[] {
  const counts = new Map<string, number>();
  for (const [form] of JSON.stringify(page).matchAll(FORM)) {
    counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, FORMS)
    .map(([form]) => form);
}
