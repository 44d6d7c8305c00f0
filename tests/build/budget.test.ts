import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Manifest } from 'vite';
import { expect, test as anyTest } from 'vitest';
import { services } from '@/content/services/catalogue';
import { builtFiles, dist, isBuilt, readBuilt } from '../support/built-pages';

const KIB = 1024;

const root = fileURLToPath(new URL('../..', import.meta.url));

const test = anyTest.skipIf(!isBuilt);

anyTest('there is a build to look at', () => {
  expect(isBuilt, 'dist/ does not exist: run "npm run build:demo" first').toBe(true);
});

/* What JavaScript pages fetch by themselves after that is weighed as they do, in e2e/weight.spec.ts. */

/** The only JavaScript that a page fetches before its first paint. */
const entry = 'index.html';

const app = 'src/hydrate.tsx';
const landingPage = 'src/pages/home.tsx';

function manifest(): Manifest {
  return JSON.parse(
    readFileSync(join(root, 'node_modules/.build/manifest.json'), 'utf8'),
  ) as Manifest;
}

/** The chunks and everything that they import at once. */
function withImports(chunks: Manifest, keys: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (key: string) => {
    if (found.has(key)) return;
    found.add(key);
    const chunk = chunks[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}`);
    chunk.imports?.forEach(add);
  };
  keys.forEach(add);
  return found;
}

const firstLoad = (chunks: Manifest) => withImports(chunks, [entry, app, landingPage]);

/** The compressed size of a file, in bytes. */
const compressed = (file: string, quality = constants.BROTLI_MAX_QUALITY) =>
  brotliCompressSync(readFileSync(join(dist, file)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
  }).length;

/** Several tests count the same chunks. */
const chunkSizes = new Map<string, number>();

/** The compressed size of each chunk, in bytes, the largest first. */
function sizesOf(chunks: Manifest, keys: Iterable<string>) {
  return [...keys]
    .map((key) => {
      const file = chunks[key]?.file ?? '';
      const size = chunkSizes.get(file) ?? compressed(file);
      chunkSizes.set(file, size);
      return { file, size };
    })
    .toSorted((a, b) => b.size - a.size);
}

function expectAtMost(limit: number, sizes: readonly { file: string; size: number }[]) {
  const list = sizes.map(({ file, size }) => `${String(size).padStart(7)} ${file}`).join('\n');
  expect(total(sizes.map(({ size }) => size)), list).toBeLessThanOrEqual(limit);
}

const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);

const tagsOf = (html: string, name: string) =>
  html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];

test('the manifest is that of this build', () => {
  // The style sheet was a file until it was put into the pages.
  const files = Object.values(manifest()).filter(({ file }) => !file.endsWith('.css'));
  const missing = files.filter(({ file }) => !existsSync(join(dist, file)));
  expect(missing).toEqual([]);
});

test('before its first paint a page fetches at most 4 KiB of JavaScript', () => {
  const chunks = manifest();
  expectAtMost(4 * KIB, sizesOf(chunks, withImports(chunks, [entry])));
});

// The goal is 30. The style sheet of the whole site, which each page holds, is 16.5 of them; company pages have a year of
// duties, a specimen number, names to check and calculators besides.
test.each(builtFiles('.html'))('%s takes at most 38 KiB, style sheet included', (file) => {
  // The best compression takes 30 times as long as a good one: it is for what is too much without.
  const quick = compressed(file, 9);
  expect(quick <= 38 * KIB ? quick : compressed(file)).toBeLessThanOrEqual(38 * KIB);
});

// Two of them are how tools are asked for. It is fetched when the search opens.
test('the search index takes at most 23 KiB, and knows every service', () => {
  expect(compressed('search-index.json')).toBeLessThanOrEqual(23 * KIB);
  const entries = JSON.parse(readBuilt('search-index.json')) as { slug: string }[];
  expect(entries.map(({ slug }) => slug)).toEqual(services.map(({ slug }) => slug));
});

test('the search’s ranking comes with its first use, other names with the index alone, and texts with their page', () => {
  const chunks = manifest();
  const scripts = [...firstLoad(chunks)].map((key) => readBuilt(chunks[key]?.file ?? ''));
  for (const word of ['udyog', 'fuzzyGet', 'yourself:{']) {
    expect(scripts.filter((script) => script.includes(word))).toEqual([]);
  }
  expect(builtFiles('.js').filter((file) => readBuilt(file).includes('udyog aadhaar'))).toEqual([]);
});

test('the fonts take at most 45 KiB', () => {
  const fonts = builtFiles('.woff2');
  expect(fonts).not.toEqual([]);
  expect(total(fonts.map((file) => readFileSync(join(dist, file)).length))).toBeLessThanOrEqual(
    45 * KIB,
  );
  expect(builtFiles('.woff').concat(builtFiles('.ttf'), builtFiles('.otf'))).toEqual([]);
});

test.each(builtFiles('.html'))('nothing holds up the first paint of %s', (file) => {
  const html = readBuilt(file);
  const data = /type="application\/ld\+json"/;
  const scripts = tagsOf(html, 'script').filter((tag) => !data.test(tag));
  expect(scripts).toEqual([
    // It holds presses until the app is here, and stands in the page itself.
    '<script>',
    expect.stringMatching(/^<script async type="module"[^>]* src="\/assets\//),
  ]);
  expect(tagsOf(html, 'link').filter((tag) => tag.includes('stylesheet'))).toEqual([]);
  // One sheet for the page; the other is for browsers without scripts.
  expect(tagsOf(html, 'style')).toEqual([
    '<style>',
    '<style media="(scripting: none)" data-web-fonts>',
  ]);
  expect(html).not.toMatch(/\son(load|error|click)=/);
});

test.each(builtFiles('.html'))('%s asks for nothing that is not there', (file) => {
  const html = readBuilt(file);
  const asked = [...html.matchAll(/(?:src|href|srcSet|srcset)="(\/assets\/[^"#?]+)/g)].map(
    ([, path = '']) => path,
  );
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((path) => !existsSync(join(dist, path)))).toEqual([]);
});

test('the style sheet is in the pages, and nothing asks for it as a file', () => {
  expect(builtFiles('.css')).toEqual([]);
  expect(builtFiles('.js').filter((file) => /[\w-]+\.css["'`]/.test(readBuilt(file)))).toEqual([]);
});

/** Class names that zod keeps in what it builds; the small zod's begin with ZodMini, the core's with $, but for an error's. */
const classicZod = /["'`]Zod(?!Mini|EncodeError)[A-Z]\w+["'`]/;

test('the browser gets the small zod, never the classic one', () => {
  const source = readFileSync(join(root, 'node_modules/zod/v4/classic/schemas.js'), 'utf8');
  expect(source, 'the sign that is looked for').toMatch(classicZod);
  const scripts = builtFiles('.js');
  expect(scripts.some((file) => /["'`]ZodMini[A-Z]\w+["'`]/.test(readBuilt(file)))).toBe(true);
  expect(scripts.filter((file) => classicZod.test(readBuilt(file)))).toEqual([]);
});

/** Words of the local services that nothing else says. */
const localWords = [
  'messages.jsonl',
  '/sandbox/orders',
  'This is a sandbox.',
  'Pay (succeeds)',
  '[refuse]',
];

test('no build contains the local services', () => {
  const folder = join(root, 'vite/local-services');
  const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  for (const words of localWords) {
    expect(
      sources.some((source) => source.includes(words)),
      `${words} is a sign of them`,
    ).toBe(true);
  }
  const texts = [...builtFiles('.js'), ...builtFiles('.html')];
  const found = localWords.filter((words) => texts.some((file) => readBuilt(file).includes(words)));
  expect(found).toEqual([]);
});

test('the tools of the build stay out of it', () => {
  expect(builtFiles('.map')).toEqual([]);
  expect(existsSync(join(dist, '.vite'))).toBe(false);
});
