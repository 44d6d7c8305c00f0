import { checkOurFees } from '../src/content/our-fee-schema.ts';
import { ourFees } from '../src/content/our-fees.ts';
import { commonDates } from '../src/content/services/common-dates.ts';
import { servicePages } from '../src/content/services/service-pages.ts';
import { shortFacts } from '../src/content/services/short-facts.ts';
import { structureGuide } from '../src/law/structures/guide.ts';

// An error in the owner's fee sheet stops the build.
checkOurFees(ourFees);

/** What the browser gets in place of the code of some modules, by their paths in `src/`. */
export const valuesForBrowser: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'content/services/short-facts.ts': { shortFacts },
  'content/services/common-dates.ts': { commonDates },
  'law/structures/guide.ts': { structureGuide },
  ...Object.fromEntries(
    servicePages.map(({ slug, page }) => [`content/services/details/${slug}.ts?page`, { page }]),
  ),
};
