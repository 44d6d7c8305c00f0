import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Manifest } from 'vite';
import { expect, test } from 'vitest';
import { services } from '@/content/services/catalogue';
import { builtFiles, dist, readBuilt } from '../support/built-pages';

const KIB = 1024;

const root = fileURLToPath(new URL('../..', import.meta.url));

/* What JavaScript pages fetch by themselves after that is weighed as they do, in e2e/weight.spec.ts. */

/** The only JavaScript that a page fetches before its first paint. */
const entry = 'index.html';

const app = 'src/hydrate.tsx';
const landingPage = 'src/pages/home.tsx';

const manifest = JSON.parse(readBuilt('../node_modules/.build/manifest.json')) as Manifest;

/** The files of the chunks and of everything that they import at once. */
function filesOf(...keys: string[]): string[] {
  const found = new Map<string, string>();
  const add = (key: string) => {
    if (found.has(key)) return;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}`);
    found.set(key, chunk.file);
    chunk.imports?.forEach(add);
  };
  keys.forEach(add);
  return [...found.values()];
}

/** The compressed size of a text, in bytes. */
const compressed = (text: string, quality = constants.BROTLI_MAX_QUALITY) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);

const tagsOf = (html: string, name: string) =>
  html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];

test('before its first paint a page fetches at most 4 KiB of JavaScript', () => {
  const sizes = filesOf(entry).map((file) => compressed(readBuilt(file)));
  expect(total(sizes)).toBeLessThanOrEqual(4 * KIB);
});

/** Bytes of HTML and styles that a browser needs to paint the first screen: ten segments of 1,460, or little more. */
const FIRST_FLIGHT = { phone: 14_000, wide: 16_000 };

/** At most this many bytes. The best compression takes 30 times as long as a good one, so it is used where that is too large. */
function expectAtMost(bytes: number, text: string): void {
  const quality = [5, 9].find((each) => compressed(text, each) <= bytes);
  expect(compressed(text, quality)).toBeLessThanOrEqual(bytes);
}

test.each(builtFiles('.html'))('the first screen of %s comes in the first flight', (file) => {
  const html = readBuilt(file);
  const until = (end: RegExp) => html.slice(0, html.search(end));
  const onPhones = until(/ id="first-screen-end(-on-phones)?"/);
  expect(onPhones).toContain('</h1>');
  expectAtMost(FIRST_FLIGHT.phone, onPhones);
  expectAtMost(FIRST_FLIGHT.wide, until(/ id="first-screen-end"/));
});

test('the five largest pages take at most 26 KiB each', () => {
  const sizes = builtFiles('.html').map((file) => [file, compressed(readBuilt(file), 5)] as const);
  const largest = sizes.toSorted(([, one], [, other]) => other - one).slice(0, 5);
  for (const [file] of largest) {
    expect(compressed(readBuilt(file)), file).toBeLessThanOrEqual(26 * KIB);
  }
});

// Two of them are how tools are asked for. It is fetched when the search opens.
test('the search index takes at most 23 KiB, and knows every service', () => {
  expect(compressed(readBuilt('search-index.json'))).toBeLessThanOrEqual(23 * KIB);
  const entries = JSON.parse(readBuilt('search-index.json')) as { slug: string }[];
  expect(entries.map(({ slug }) => slug)).toEqual(services.map(({ slug }) => slug));
});

test('the search’s ranking comes with its first use, other names with the index alone, and texts with their page', () => {
  const scripts = filesOf(entry, app, landingPage).map(readBuilt);
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

test.each(builtFiles('.html'))(
  'nothing holds up the first paint of %s, and all that it asks for is there',
  (file) => {
    const html = readBuilt(file);
    const data = /type="application\/ld\+json"/;
    const scripts = tagsOf(html, 'script').filter((tag) => !data.test(tag));
    expect(scripts).toEqual([
      // It holds presses until the app is here, and stands in the page itself.
      '<script>',
      expect.stringMatching(/^<script async type="module"[^>]* src="\/assets\//),
    ]);
    // The first screen's rules, and the web fonts' for browsers without scripts. The whole sheet comes with what is below.
    const [head = '', body = ''] = html.split('<body>');
    expect(tagsOf(head, 'style')).toEqual([
      '<style>',
      '<style media="(scripting: none)" data-web-fonts>',
    ]);
    expect(tagsOf(head, 'link').filter((tag) => tag.includes('stylesheet'))).toEqual([]);
    expect(body).toMatch(
      / id="first-screen-end"><link rel="stylesheet" href="\/assets\/[^"]+" \/>/,
    );
    expect(html).not.toMatch(/\son(load|error|click)=/);
    const asked = [...html.matchAll(/(?:src|href|srcSet|srcset)="(\/assets\/[^"#?]+)/g)].map(
      ([, path = '']) => path,
    );
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((path) => !existsSync(join(dist, path)))).toEqual([]);
  },
);

test('all pages have one style sheet of at most 15 KiB, no script asks for it, and no source map is published', () => {
  expect(builtFiles('.map')).toEqual([]);
  const [sheet = '', ...others] = builtFiles('.css');
  expect(others).toEqual([]);
  expect(compressed(readBuilt(sheet))).toBeLessThanOrEqual(15 * KIB);
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
