import { checkOurFees } from '../src/content/our-fee-schema.ts';
import { ourFees } from '../src/content/our-fees.ts';
import { commonDates } from '../src/content/services/common-dates.ts';
import type { ServiceText } from '../src/content/services/service-page.ts';
import { shortFacts } from '../src/content/services/short-facts.ts';

const pages = import.meta.glob<ServiceText>('./details/*.ts', {
  base: '../src/content/services/',
  eager: true,
  import: 'page',
});

// An error in the owner's fee sheet stops the build.
checkOurFees(ourFees);

/** What the browser gets of the modules in content/services/, by their paths in it. */
export const valuesForBrowser: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  './short-facts.ts': { shortFacts },
  './common-dates.ts': { commonDates },
  ...Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, { page }])),
};
