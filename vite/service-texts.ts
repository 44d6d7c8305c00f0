import type { Plugin } from 'vite';
import type * as AllTexts from './all-service-texts.ts';
import { runModule } from './run-module.js';

/**
 * Asks for the text of a service page as it is shown, `details/gst-filing.ts?page`, or for the rows of the ledger,
 * `by-service.ts?ledger`.
 */
const REQUEST =
  /\/src\/content\/services\/(?:details\/([a-z0-9-]+)\.ts\?page|by-service\.ts\?ledger)$/;

/**
 * Adds what is computed at build time (all-service-texts.ts) to the text of each service page: the marks and notes of its
 * terms, its calculators' texts, its specimen of a number, and the first year after a registration.
 *
 * Which use of a term is the first depends on the whole page. In the browser this would need the whole glossary (about 9 KiB,
 * compressed) to show a few of its rows; during rendering it would need state that StrictMode's second pass spoils. As data
 * made here it is the same for the prerendered page, the browser and the tests, and each page fetches only its own terms and
 * its own first year.
 */
export function serviceTextsPlugin(): Plugin {
  let texts: ReturnType<typeof loadTexts> | undefined;
  return {
    name: 'site:service-texts',
    // Both builds, for the browser and for prerendering, show the same texts.
    sharedDuringBuild: true,
    load: {
      filter: { id: REQUEST },
      async handler(id) {
        const [, slug] = REQUEST.exec(id) ?? [];
        const { textBySlug, sources } = await (texts ??= loadTexts());
        for (const file of sources) this.addWatchFile(file);
        if (!slug) {
          // Without the rest of the rows, which no list shows.
          const rows = Object.entries(textBySlug).map(
            ([name, { short }]) => [name, short] as const,
          );
          return `export const shortFacts = ${JSON.stringify(Object.fromEntries(rows))};`;
        }
        const text = textBySlug[slug];
        if (!text) this.error(`${slug} has no text or no row in the catalogue`);
        return Object.entries(text)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
    watchChange: () => void (texts = undefined),
  };
}

async function loadTexts() {
  const { module, dependencies } = await runModule<typeof AllTexts>('all-service-texts.ts');
  return { textBySlug: module.buildServiceTexts(), sources: dependencies };
}
