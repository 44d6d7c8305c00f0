import type { ServiceSlug } from '@/content/services/catalogue';
import type { ServiceText } from '@/content/services/service-page';

/** Each a chunk of JSON in the browser, see vite/service-texts.ts. */
const pages = import.meta.glob<ServiceText>('./details/*.ts', { import: 'page' });

/** Fetches what the page of a service shows. */
export async function loadServiceText(slug: ServiceSlug): Promise<ServiceText | undefined> {
  return pages[`./details/${slug}.ts`]?.();
}
