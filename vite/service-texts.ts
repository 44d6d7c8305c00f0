import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type { ServiceText } from '../src/pages/service/service-text.ts';

/** Asks for the text of a service page as it is shown: `details/gst-filing.ts?page`. */
const REQUEST = /\/src\/content\/services\/details\/([a-z0-9-]+)\.ts\?page$/;

/** The text of a service, as it was written. */
const TEXT = /\/content\/services\/details\/[^/]+$/;

const entry = fileURLToPath(new URL('./marked-pages.ts', import.meta.url));
const source = fileURLToPath(new URL('../src', import.meta.url));

/**
 * Works out the texts of service pages at build: facts of law filled in, terms of the glossary marked, the first year that
 * follows a registration.
 *
 * Which use of a term is the first depends on the whole page, and what a page says about its terms must come with it.
 * Done in the browser this would need the whole glossary there (about 9 KiB, compressed) to show a few of its rows; done while
 * rendering it would need a memory that StrictMode's second pass spoils. As data made here it is the same for the
 * prerendered page, the browser and the tests, and a page fetches its own terms and its own first year alone.
 */
export function serviceTexts(): Plugin {
  let pages: ReturnType<typeof loadPages> | undefined;
  return {
    name: 'site:service-texts',
    // Both builds, for the browser and for prerendering, show the same texts.
    sharedDuringBuild: true,
    load: {
      filter: { id: REQUEST },
      async handler(id) {
        const [, slug = ''] = REQUEST.exec(id) ?? [];
        const { markedPages, sources } = await (pages ??= loadPages());
        for (const file of sources) this.addWatchFile(file);
        const page = markedPages[slug];
        if (!page) this.error(`${slug} has no text or no row in the catalogue`);
        return `export const details = ${JSON.stringify(page.details)};
export const terms = ${JSON.stringify(page.terms)};
export const firstYear = ${JSON.stringify(page.firstYear)};`;
      },
    },
    watchChange: () => void (pages = undefined),
  };
}

async function loadPages() {
  const { module, dependencies } = await runnerImport<{
    markedPages: Record<string, ServiceText>;
  }>(entry, {
    configFile: false,
    envDir: false,
    logLevel: 'error',
    resolve: { alias: { '@': source } },
  });
  return {
    markedPages: module.markedPages,
    /** What each page is made of besides its own text, which Vite watches anyway. */
    sources: dependencies.filter((file) => !TEXT.test(file)),
  };
}
