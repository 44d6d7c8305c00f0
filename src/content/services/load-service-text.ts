import { textFile, type ServiceSlug } from '@/content/services/catalogue';
import type { ServiceText } from '@/content/services/service-page';

/** Each page is a chunk of JSON in the browser (vite/service-texts.ts). */
const pages = import.meta.glob<ServiceText>(
  ['/src/content/services/details/*.ts', '/src/owner/services/*.ts'],
  { query: '?page', import: 'page' },
);

/** Fetches the text of a service's page. */
export async function loadServiceText(slug: ServiceSlug): Promise<ServiceText> {
  const load = pages[`/src/${textFile(slug)}`];
  if (!load) throw new Error(`src/${textFile(slug)} does not exist`);
  return load();
}
