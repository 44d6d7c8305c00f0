import type { FileColour } from '@/content/categories';
import type { IconName } from '@/content/icons';
import { groups, type CatalogueService } from '@/content/services/catalogue';
import type { ShortFacts } from '@/content/services/short-facts';
import { paths } from '@/paths';
import type { FoundTool } from '@/content/search/search-index';
import type { Found } from './ranking';

/** A row of the results: its link and its texts. */
export interface Result {
  href: string;
  icon: IconName;
  title: string;
  /** The description, or the reason for the match. */
  line: string;
  colour?: FileColour;
  /** Marked as a tool, because it asks the visitor something. */
  isTool?: boolean;
  /** Fee and time of a service. */
  facts?: ShortFacts | undefined;
  onFollow?: () => void;
}

export function serviceResult(service: CatalogueService, line = service.hint): Result {
  const { slug, group, icon, title } = service;
  return { href: paths.service(slug), icon, title, line, colour: groups[group].colour };
}

export function toolResult(service: CatalogueService, tool: Omit<FoundTool, 'phrases'>): Result {
  return {
    ...serviceResult(service, tool.line),
    href: (tool.page ?? paths.service(service.slug)) + tool.fragment,
    icon: toolIcons[tool.kind] ?? 'clock',
    title: tool.title,
    isTool: !tool.page && tool.kind !== 'answer' && !plainParts.has(tool.fragment),
  };
}

export function resultOf({ service, tool, part, reason }: Found, facts?: ShortFacts): Result {
  if (tool) return toolResult(service, tool);
  if (!part) return { ...serviceResult(service, lineFor(service, reason)), facts };
  const result = serviceResult(service, service.title);
  return { ...result, href: `${result.href}#${part}`, title: reason.text };
}

/** The reason for a match, or the service's hint if the title already shows it. */
function lineFor({ title, hint }: CatalogueService, { kind, text }: Found['reason']): string {
  if (kind === 'name' && !title.toLowerCase().includes(text)) return `Matches “${text}”`;
  if (kind === 'form') return `Form ${text} is explained here`;
  return kind === 'summary' || (kind === 'heading' && text !== title) ? text : hint;
}

/** Parts of a page with a table or rows, which ask nothing. */
const plainParts = new Set(['#costs', '#track', '#keys', '#stop', '#bank', '#handover']);

/** Icons of tools by kind; all others get the clock. */
const toolIcons: Readonly<Partial<Record<FoundTool['kind'], IconName>>> = {
  cost: 'rupee',
  costs: 'rupee',
  bank: 'rupee',
  number: 'search',
  track: 'search',
  letter: 'mail',
  notice: 'mail',
  structure: 'company',
  name: 'company',
  class: 'trademark',
  keys: 'lock',
  handover: 'check',
  answer: 'check',
  documents: 'check',
  stop: 'cross',
};
