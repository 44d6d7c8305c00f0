import { services, textFile, type ServiceSlug } from '@/content/services/catalogue';
import { servicePage, type ServicePage } from '@/content/services/service-page';
import { typedNumbers, type TypedNumber } from '@/content/services/typed-numbers';
import { spelledOut, type WrittenDetails } from '@/content/services/written-details';

const written = import.meta.glob<WrittenDetails>(
  ['/src/content/services/details/*.ts', '/src/owner/services/*.ts'],
  { eager: true, import: 'details' },
);

interface BuiltPage extends ServicePage {
  slug: ServiceSlug;
  typed: readonly TypedNumber[];
}

/** All service pages. They exist at build time only; the browser loads each page separately. */
export const servicePages: readonly BuiltPage[] = services.map(({ slug }) => {
  const text = written[`/src/${textFile(slug)}`];
  if (!text) throw new Error(`src/${textFile(slug)} does not exist`);
  return { slug, ...servicePage(slug, text), typed: typedNumbers(slug, spelledOut(text)) };
});
