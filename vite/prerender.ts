import { getMimeType } from 'hono/utils/mime';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin } from 'vite';
import type * as PrerenderEntry from '../src/prerender.tsx';
import { canonicalPath } from '../src/lib/canonical-path.ts';
import { screens } from '../src/lib/screens.ts';
import { writeMetadata } from './metadata.ts';
import { checkSentences } from './owner-files.ts';
import { shareTags } from './share-tags.ts';
import { structuredData, withStructuredData } from './structured-data.ts';
import { readPage, type WrittenPage } from './written-page.ts';

/** The app without the pages. `src/main.tsx` loads it. */
const APP = 'src/app.tsx';

/**
 * Renders each route to an HTML file, so that any static host serves the site without rewrite rules, and nothing above the fold
 * waits for scripts.
 *
 * The app is built twice: for the browser, and as a module for Node that renders the pages here.
 */
export function prerender(): Plugin {
  return {
    name: 'site:prerender',
    config: () => ({
      environments: {
        client: { build: { manifest: true } },
        ssr: {
          build: {
            outDir: 'node_modules/.prerender',
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { input: 'src/prerender.tsx' },
          },
        },
      },
      builder: {},
    }),
    // The dev server has no `dist/`, and makes data files anew for every request.
    configureServer({ middlewares, ssrLoadModule }) {
      middlewares.use(({ url = '' }, response, next) => {
        const [, name] = /^\/([\w/-]+\.(?:ics|json))(?:\?|$)/.exec(url) ?? [];
        if (!name) return next();
        ssrLoadModule('/src/prerender.tsx').then((module) => {
          const text = asEntry(module).dataFiles()[name];
          if (text === undefined) return next();
          response.setHeader('content-type', getMimeType(name) ?? '');
          response.setHeader('cache-control', 'no-store');
          response.end(text);
        }, next);
      });
    },
    // The dev server renders each page too, so that the page hydrates like a built page.
    transformIndexHtml: {
      order: 'pre',
      async handler(template, { server, originalUrl, path: file }) {
        // The page of components is not part of the site.
        if (!server || file.startsWith('/dev/')) return template;
        const { renderPage } = asEntry(await server.ssrLoadModule('/src/prerender.tsx'));
        const path = canonicalPath(new URL(originalUrl ?? '/', 'http://localhost').pathname);
        const { head, body } = await renderPage(path);
        return fillTemplate(template, { path, head: markPrerendered(head), code: [], body });
      },
    },
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('The client and ssr environments are missing');
      await builder.build(client);
      await builder.build(ssr);

      const root = builder.config.root;
      const dist = resolve(root, client.config.build.outDir);
      const entry = resolve(root, ssr.config.build.outDir, 'prerender.js');
      // Otherwise React renders with development warnings.
      process.env.NODE_ENV = 'production';
      const built: unknown = await import(pathToFileURL(entry).href);
      const { pages, renderPage, factsOf, provider, dataFiles } = asEntry(built);

      const write = async (file: string, text: string) => {
        await mkdir(dirname(join(dist, file)), { recursive: true });
        await writeFile(join(dist, file), text);
      };

      const template = await readFile(join(dist, 'index.html'), 'utf8');
      const listed = await readFile(join(dist, '.vite/manifest.json'), 'utf8');
      const manifest = JSON.parse(listed) as Manifest;
      const written: WrittenPage[] = [];
      const bodies = new Map<string, string>();
      for (const { path, sources, file } of pages) {
        const { head, body } = await renderPage(path);
        bodies.set(path, body);
        const page = readPage({ head, body }, await factsOf(path));
        written.push(page);
        const filled = fillTemplate(template, {
          path,
          head: linksThatDelayPaint(body) + markPrerendered(head) + shareTags(page, provider),
          code: codeOf(manifest, [APP, ...sources]),
          body,
        });
        await write(file, withStructuredData(filled, structuredData(page, provider)));
      }
      checkSentences(bodies);
      await writeMetadata(written, provider, dist);
      for (const [file, text] of Object.entries(dataFiles())) await write(file, text);
      // The site does not need the manifest.
      await rm(join(dist, '.vite'), { recursive: true });
      builder.config.logger.info(`Wrote ${pages.length} pages`);
    },
  };
}

/** TypeScript can't type this module, because it is loaded by a path known only at run time. */
const asEntry = (module: unknown) => module as typeof PrerenderEntry;

interface PageParts {
  path: string;
  head: string;
  /** The chunks of the app and the page; `src/main.tsx` fetches them side by side. */
  code: readonly string[];
  body: string;
}

export function fillTemplate(template: string, { path, head, code, body }: PageParts): string {
  const codeAttribute = code.length > 0 ? ` data-code="${code.join(' ')}"` : '';
  const parts = {
    '<html': `<html data-path="${path}"${codeAttribute}`,
    '<!--head: vite/prerender.ts-->': head,
    '<div id="root"><!--body: vite/prerender.ts-->': `<div id="root">${body}`,
  };
  return Object.entries(parts).reduce((html, [place, part]) => {
    if (!html.includes(place)) throw new Error(`index.html has lost its ${place}`);
    // A function, because replace() reads `$` in a string as a pattern.
    return html.replace(place, () => part);
  }, template);
}

/** Marks the tags for `onRecoverableError` (src/app.tsx), which removes them when React draws the page anew. */
export function markPrerendered(head: string): string {
  return head.replace(/<(title|meta|link)\b/g, '<$1 data-prerendered=""');
}

/** The addresses of the chunks of source files and of their imports, without the entry. */
export function codeOf(manifest: Manifest, sources: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}`);
    if (chunk.isEntry || files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    chunk.imports?.forEach(add);
  };
  sources.forEach(add);
  return [...files];
}

/**
 * Lets Chrome paint only after it has parsed the first screen (src/ui/first-screen-end.tsx), which may end earlier on phones.
 * Other browsers paint while they parse.
 */
export function linksThatDelayPaint(body: string): string {
  const end = (name: string, media = '') =>
    `<link rel="expect" href="#first-screen-end${name}" blocking="render"${media} />`;
  if (!body.includes(' id="first-screen-end"')) throw new Error('A page has no <FirstScreenEnd />');
  if (!body.includes(' id="first-screen-end-on-phones"')) return end('');
  const wideScreens = `all and (min-width: ${screens.lg})`;
  return end('-on-phones', ` media="not ${wideScreens}"`) + end('', ` media="${wideScreens}"`);
}
