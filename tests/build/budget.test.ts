import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { owner } from '@/content/owner';
import { services } from '@/content/services/catalogue';
import type { SearchIndex } from '@/content/search/search-index';
import {
  builtFiles,
  dist,
  pageOf,
  pages,
  readBuilt,
  tagsOf,
  textsIn,
} from '../support/built-pages';

const KIB = 1024;

/** The compressed size of a text, in bytes. */
const compressed = (text: string, quality = constants.BROTLI_MAX_QUALITY) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);

/** The most bytes of HTML, with the style sheet, up to the end of a phone's first screen. */
const FIRST_SCREEN = 24_000;

/** The best compression is very slow. It is used only if the text is too large with a faster compression. */
function expectAtMost(bytes: number, text: string): void {
  if (compressed(text, 5) > bytes) expect(compressed(text)).toBeLessThanOrEqual(bytes);
}

/** A page without the owner's texts, so that a longer name or address breaks no budget. */
function withoutOwn(html: string): string {
  const texts = textsIn(owner).filter((text) => text.length > 3);
  const written = texts.flatMap((text) => [
    text,
    text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'),
  ]);
  const longestFirst = written.toSorted((one, other) => other.length - one.length);
  return longestFirst.reduce((left, text) => left.replaceAll(text, ''), html);
}

test.each(pages)(
  '$path has at most 40 KiB with its style sheet, and 24,000 bytes up to the end of its first screen',
  ({ html }) => {
    const first = html.slice(0, html.search(/ id="first-screen-end(-on-phones)?"/));
    expect(first).toContain('</h1>');
    expectAtMost(FIRST_SCREEN, first);
    expectAtMost(40 * KIB, withoutOwn(html));
  },
);

// The browser fetches the index when the search opens. Words of questions, cases and blocks are half of the index.
test('the search index has at most 45 KiB, and every service', () => {
  const index = readBuilt('search-index.json');
  expectAtMost(45 * KIB, index);
  const { pages: known } = JSON.parse(index) as SearchIndex;
  expect(known.map(({ slug }) => slug)).toEqual(services.map(({ slug }) => slug));
});

test('the fonts have at most 46 KiB', () => {
  const fonts = builtFiles('.woff2');
  expect(fonts).not.toEqual([]);
  expect(total(fonts.map((file) => readFileSync(join(dist, file)).length))).toBeLessThanOrEqual(
    46 * KIB,
  );
  expect(builtFiles('.woff').concat(builtFiles('.ttf'), builtFiles('.otf'))).toEqual([]);
});

test.each(pages)('no other file delays the first paint of $path', ({ html, head }) => {
  const scripts = tagsOf(html, 'script').filter(({ src }) => src);
  expect(scripts.filter(({ async, type }) => async === undefined && type !== 'module')).toEqual([]);
  const links = tagsOf(head, 'link');
  expect(links.filter(({ rel }) => rel === 'stylesheet')).toEqual([]);
  expect(links).toContainEqual(expect.objectContaining({ rel: 'expect', blocking: 'render' }));
  expect(html).not.toMatch(/\son(load|error|click)=/);
});

test('all pages have the same style sheet of at most 16.75 KiB in the head, and the build has no other style sheet and no source map', () => {
  expect(builtFiles('.map')).toEqual([]);
  expect(builtFiles('.css')).toEqual([]);
  const sheets = pages.map(({ head }) => head.match(/<style>[^]*?<\/style>/g)?.join() ?? '');
  expect(new Set(sheets).size).toBe(1);
  expect(compressed(sheets[0]!)).toBeLessThanOrEqual(16.75 * KIB);
  expect(builtFiles('.js').filter((file) => /[\w-]+\.css["'`]/.test(readBuilt(file)))).toEqual([]);
});

/** The chunks that each chunk imports. */
const imports = new Map(
  builtFiles('.js').map((file) => {
    const found = readBuilt(file).matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g);
    return [file, [...found].map(([, name]) => `assets/${name}`)] as const;
  }),
);

/** The chunks that a chunk needs before it can run. */
function needsOf(start: string): Set<string> {
  const found = new Set(imports.get(start));
  for (const name of found) for (const further of imports.get(name) ?? []) found.add(further);
  return found;
}

// If two chunks import each other, the network decides which one runs first, and that one fails.
test('no chunk imports itself through other chunks', () => {
  expect([...imports.values()].flat().length).toBeGreaterThan(100);
  for (const file of imports.keys()) expect(needsOf(file)).not.toContain(file);
});

// e2e/weight.spec.ts limits the bytes that a page fetches later.
test('a page fetches at most 4 KiB of JavaScript before its first paint', () => {
  const [entry = ''] = tagsOf(pageOf('/').head, 'script').flatMap(({ src }) => src?.slice(1) ?? []);
  const sizes = [entry, ...needsOf(entry)].map((file) => compressed(readBuilt(file)));
  expect(total(sizes)).toBeLessThanOrEqual(4 * KIB);
});
