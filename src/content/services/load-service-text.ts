import type { ServiceSlug } from '@/content/services/catalogue';
import type { ServiceText } from '@/content/services/service-page';

/** Each a chunk of JSON in the browser, see vite/service-texts.ts. */
const pages = import.meta.glob<ServiceText>('./details/*.ts', {
  query: '?page',
  import: 'page',
});

/** Fetches what the page of a service shows. */
export async function loadServiceText(slug: ServiceSlug): Promise<ServiceText> {
  const load = pages[`./details/${slug}.ts`];
  if (!load) throw new Error(`src/content/services/details/${slug}.ts does not exist`);
  return load();
}
