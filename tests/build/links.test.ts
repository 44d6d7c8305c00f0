import { expect, test } from 'vitest';
import { builtFiles, pathOf, readBuilt } from '../support/built-pages';
import { specifiedDeadEnds } from '../support/specification';

/* Reads what the last build has written, so that no link is left out. */

const pages = builtFiles('.html');

/** The value of each attribute of this name, by its page. */
const valuesOf = (pattern: RegExp) =>
  new Map(
    pages.map((page) => [page, [...readBuilt(page).matchAll(pattern)].map(([, v = '']) => v)]),
  );

// A link without a target has no address (footer.tsx).
const links = valuesOf(/<a\s([^>]*\bhref=[^>]*)>/g);
const ids = valuesOf(/\sid="([^"]*)"/g);
const known = new Set([...pages.map(pathOf), ...builtFiles('').map((file) => `/${file}`)]);

const valueOf = (attributes: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];

/** Those of all pages that something is wrong with: "about.html: //evil.example". */
const wrong = (isWrong: (href: string, attributes: string, page: string) => unknown) =>
  [...links].flatMap(([page, all]) =>
    all.flatMap((attributes) => {
      const href = valueOf(attributes, 'href') ?? '';
      return isWrong(href, attributes, page) ? [`${page}: ${href}`] : [];
    }),
  );

test('the pages hold links to other sites, or the tests below would find nothing', () => {
  expect(wrong((href) => href.startsWith('https:')).length).toBeGreaterThan(100);
});

test('every link that leaves the site, or the tab, is noopener', () => {
  const open = wrong(
    (href, attributes) =>
      (/^(https?:)?\/\//.test(href) || valueOf(attributes, 'target')) &&
      !valueOf(attributes, 'rel')?.split(' ').includes('noopener'),
  );
  expect(open).toEqual([]);
});

test('no link runs a script', () => {
  expect(wrong((href) => !/^([/#]|(https|tel|mailto|webcal):)/.test(href))).toEqual([]);
});

test('every link of the site to itself leads to a page, a file or a specified dead end', () => {
  const isOwn = (href: string) => /^\/(?!\/)/.test(href);
  expect(wrong(isOwn).length).toBeGreaterThan(1000);
  const lost = wrong((href) => {
    const path = href.replace(/[#?].*/, '');
    return isOwn(href) && !known.has(path) && !specifiedDeadEnds.includes(path);
  });
  expect(lost).toEqual([]);
});

test('every link to a place leads to one that is there', () => {
  expect(
    wrong((href, _attributes, page) => {
      const [, path = '', id = ''] = /^(\/[^#]*|)#(.+)$/.exec(href) ?? [];
      const target = path ? pages.find((file) => pathOf(file) === path) : page;
      return id && target && !ids.get(target)?.includes(decodeURIComponent(id));
    }),
  ).toEqual([]);
});
