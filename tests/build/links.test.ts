// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test as anyTest } from 'vitest';

/* Reads what the last build has written, so that no link is left out; budget.test.ts tells where there is no build. */

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const isBuilt = existsSync(dist);

const test = anyTest.skipIf(!isBuilt);

const pages = isBuilt
  ? readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    )
  : [];

interface Link {
  href: string;
  rel: readonly string[];
  target: string | undefined;
}

function linksOf(page: string): Link[] {
  const html = readFileSync(join(dist, page), 'utf8');
  return [...html.matchAll(/<a\s([^>]*)>/g)].map(([, attributes = '']) => ({
    href: valueOf(attributes, 'href') ?? '',
    rel: valueOf(attributes, 'rel')?.split(' ') ?? [],
    target: valueOf(attributes, 'target'),
  }));
}

function valueOf(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
}

test('the pages hold links to other sites, or the tests below would find nothing', () => {
  const found = pages.flatMap(linksOf).filter(({ href }) => href.startsWith('https:'));
  expect(found.length).toBeGreaterThan(100);
});

test.each(pages)('every link of %s that leaves the site, or the tab, is noopener', (page) => {
  const open = linksOf(page).filter(
    ({ href, target, rel }) =>
      (/^(https?:)?\/\//.test(href) || target) && !rel.includes('noopener'),
  );
  expect(open).toEqual([]);
});

test.each(pages)('no link of %s runs a script', (page) => {
  const kinds = new Set(
    linksOf(page).map(({ href }) => /^[a-z]+:/i.exec(href)?.[0] ?? href.slice(0, 1)),
  );
  expect(
    [...kinds].filter((kind) => !['/', '#', 'https:', 'tel:', 'mailto:', 'webcal:'].includes(kind)),
  ).toEqual([]);
});
