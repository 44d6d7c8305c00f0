import type { CatalogueService } from '@/content/services/catalogue';
import type { Found } from './ranking';

/** Says in one line why a service was found, or gives the service's usual hint if the title says it already. */
export function reasonText(service: CatalogueService, { kind, text }: Found['reason']): string {
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
    case 'title':
    case 'hint':
      return service.hint;
  }
}

/** A name that only repeats the title explains nothing. */
function isInTitle(name: string, { title }: CatalogueService): boolean {
  return title.toLowerCase().includes(name);
}
