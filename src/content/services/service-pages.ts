import { services, type ServiceSlug } from '@/content/services/catalogue';
import { servicePage, type ServicePage } from '@/content/services/service-page';
import { typedNumbers, type TypedNumber } from '@/content/services/typed-numbers';
import { spelledOut, type WrittenDetails } from '@/content/services/written-details';

const written = import.meta.glob<WrittenDetails>('./details/*.ts', {
  eager: true,
  import: 'details',
});

interface BuiltPage extends ServicePage {
  slug: ServiceSlug;
  typed: readonly TypedNumber[];
}

/** Every service's page, from its text and its row. Made at build; the browser gets each page alone. */
export const servicePages: readonly BuiltPage[] = services.map(({ slug }) => {
  const text = written[`./details/${slug}.ts`];
  if (!text) throw new Error(`src/content/services/details/${slug}.ts does not exist`);
  return { slug, ...servicePage(slug, text), typed: typedNumbers(slug, spelledOut(text)) };
});
