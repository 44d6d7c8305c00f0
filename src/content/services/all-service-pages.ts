import { services, textFile, type ServiceSlug } from '@/content/services/catalogue';
import { commonDates } from '@/content/services/common-dates';
import { mistakesOf } from '@/content/services/schema';
import { servicePage, type ServicePage } from '@/content/services/service-page';
import { shortFacts } from '@/content/services/short-facts';
import { typedInWords, typedNumbers, type TypedNumber } from '@/content/services/typed-numbers';
import { spelledOut, type WrittenDetails } from '@/content/services/written-details';
import { lawMistakes } from '@/law/mistakes';
import { chooserTexts } from '@/law/structures/guide';

const written = import.meta.glob<WrittenDetails>(
  ['/src/content/services/details/*.ts', '/src/owner/services/*.ts'],
  { eager: true, import: 'details' },
);

interface BuiltPage extends ServicePage {
  slug: ServiceSlug;
  typed: readonly TypedNumber[];
}

/** All service pages. They exist at build time only; the browser loads each page separately. */
export const allServicePages: readonly BuiltPage[] = services.map(({ slug }) => {
  const text = written[`/src/${textFile(slug)}`];
  if (!text) throw new Error(`src/${textFile(slug)} does not exist`);
  return { slug, ...servicePage(slug, text), typed: typedNumbers(slug, spelledOut(text)) };
});

/**
 * The values that replace the code of some modules in the browser, by path in `src/` (vite/service-texts.ts).
 *
 * @throws Error if a fact or a page has a mistake, or if a page has the value of a fact typed beside its citation
 */
export function valuesForBrowser(): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const mistakes = [
    ...lawMistakes(),
    ...allServicePages.flatMap(({ slug, details, typed }) => [
      ...mistakesOf(details).map((mistake) => `src/${textFile(slug)}: ${mistake}`),
      ...typed.filter(({ isCited }) => isCited).map(typedInWords),
    ]),
  ];
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return {
    'content/services/short-facts.ts': { shortFacts },
    'content/services/common-dates.ts': { commonDates },
    // The browser needs neither the comparison nor its facts.
    'law/structures/guide.ts': { structureGuide: { ...chooserTexts, facts: [] } },
    ...Object.fromEntries(
      allServicePages.map(({ slug, page }) => [`${textFile(slug)}?page`, { page }]),
    ),
  };
}
