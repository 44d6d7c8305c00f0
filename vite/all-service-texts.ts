import { checkOurFees } from '../src/content/our-fee-schema.ts';
import { ourFees } from '../src/content/our-fees.ts';
import type { ServiceText } from '../src/content/services/service-page.ts';
import { shortFacts } from '../src/content/services/short-facts.ts';

const pages = import.meta.glob<ServiceText>('../src/content/services/details/*.ts', {
  eager: true,
  import: 'page',
});

/**
 * What the browser gets of the modules in content/services/, by their paths in it.
 *
 * @throws Error if the owner's fee sheet is not valid
 */
export function valuesForBrowser(): Record<string, Readonly<Record<string, unknown>>> {
  checkOurFees(ourFees);
  return {
    'short-facts.ts': { shortFacts },
    ...Object.fromEntries(
      Object.entries(pages).map(([path, page]) => [path.slice(FOLDER.length), { page }]),
    ),
  };
}

const FOLDER = '../src/content/services/';
