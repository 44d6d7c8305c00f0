import { textFile, type ServiceSlug } from '@/content/services/catalogue';
import type { ServiceText } from '@/content/services/service-page';

/** Each a chunk of JSON in the browser, see vite/service-texts.ts. */
const pages = import.meta.glob<ServiceText>(
  ['/src/content/services/details/*.ts', '/src/owner/services/*.ts'],
  { query: '?page', import: 'page' },
);

/** Fetches what the page of a service shows. */
export async function loadServiceText(slug: ServiceSlug): Promise<ServiceText> {
  const load = pages[`/src/${textFile(slug)}`];
  if (!load) throw new Error(`src/${textFile(slug)} does not exist`);
  return load();
}
