import { textFile } from '../src/content/services/catalogue.ts';
import { commonDates } from '../src/content/services/common-dates.ts';
import { mistakesOf } from '../src/content/services/schema.ts';
import { servicePages } from '../src/content/services/service-pages.ts';
import { typedInWords } from '../src/content/services/typed-numbers.ts';
import { lawMistakes } from '../src/law/mistakes.ts';
import { shortFacts } from '../src/content/services/short-facts.ts';
import { chooserTexts } from '../src/law/structures/guide.ts';

// The build stops if a fact or a page has an error, or if a page cites a fact and also has its value typed by hand.
const typed = servicePages.flatMap((page) => page.typed);
const ofPages = servicePages.flatMap(({ slug, details }) =>
  mistakesOf(details).map((mistake) => `src/${textFile(slug)}: ${mistake}`),
);
const mistakes = [
  ...lawMistakes(),
  ...ofPages,
  ...typed.filter(({ isCited }) => isCited).map(typedInWords),
];
if (mistakes.length > 0) throw new Error(mistakes.join('\n'));

/** The values that replace the code of some modules in the browser, by path in `src/`. */
export const valuesForBrowser: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'content/services/short-facts.ts': { shortFacts },
  'content/services/common-dates.ts': { commonDates },
  // The browser needs neither the comparison nor its facts.
  'law/structures/guide.ts': { structureGuide: { ...chooserTexts, facts: [] } },
  ...Object.fromEntries(servicePages.map(({ slug, page }) => [`${textFile(slug)}?page`, { page }])),
};
