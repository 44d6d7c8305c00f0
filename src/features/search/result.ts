import type { CatalogueService } from '@/content/services/catalogue';
import type { FoundTool } from './documents';
import type { Found } from './ranking';

/** What an entry of the results leads to: the page of a service, or a tool on it. */
export interface Result {
  service: CatalogueService;
  tool?: FoundTool;
  /** Below the title: what it is, or why it was found. */
  line: string;
}

export function resultOf({ service, tool, reason }: Found): Result {
  return { service, line: tool?.line ?? reasonText(service, reason), ...(tool && { tool }) };
}

/** Says in one line why a service was found, or gives the service's usual hint if the title says it already. */
function reasonText(service: CatalogueService, { kind, text }: Found['reason']): string {
  switch (kind) {
    case 'name':
      return isInTitle(text, service) ? service.hint : `Matches “${text}”`;
    case 'form':
      return `Form ${text} is explained here`;
    case 'question':
    case 'text':
      return `On the page: “${text}”`;
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
