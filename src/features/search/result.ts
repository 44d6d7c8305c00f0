import type { CatalogueService } from '@/content/services/catalogue';
import { lowerFirst } from '@/lib/letter-case';
import type { FoundTool } from './documents';
import type { Found } from './ranking';

/** What an entry of the results leads to: the page of a service, or a tool on it. */
export interface Result {
  service: CatalogueService;
  tool?: FoundTool;
  /** A part of the page, by its id and title. */
  part?: { id: string; title: string };
  /** Below the title: what it is, or why it was found. */
  line: string;
}

export function resultOf({ service, tool, part, reason }: Found): Result {
  if (tool) return { service, tool, line: tool.line };
  // A question says by itself what it is about; a block's heading needs the page's title.
  if (part) {
    const isBlock = !part.includes('-');
    const title = isBlock ? `${service.title}: ${lowerFirst(reason.text)}` : reason.text;
    return { service, part: { id: part, title }, line: isBlock ? service.hint : service.title };
  }
  return { service, line: reasonText(service, reason) };
}

/** Says in one line why a service was found, or gives the service's usual hint if the title says it already. */
function reasonText(service: CatalogueService, { kind, text }: Found['reason']): string {
  switch (kind) {
    case 'name':
      return isInTitle(text, service) ? service.hint : `Matches “${text}”`;
    case 'form':
      return `Form ${text} is explained here`;
    case 'summary':
      return text;
    case 'heading':
      return text === service.title ? service.hint : text;
    default:
      return service.hint;
  }
}

/** A name that only repeats the title explains nothing. */
function isInTitle(name: string, { title }: CatalogueService): boolean {
  return title.toLowerCase().includes(name);
}
