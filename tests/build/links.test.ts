import { expect, test } from 'vitest';
import { builtFiles, pages, tagsOf, type BuiltPage } from '../support/built-pages';
import { specifiedDeadEnds } from '../support/specification';

const idsOf = (page: BuiltPage) =>
  new Set([...page.html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));
const idsAt = new Map(pages.map((page) => [page.path, idsOf(page)]));
const known = new Set([...idsAt.keys(), ...builtFiles('').map((file) => `/${file}`)]);

const links = pages.flatMap((page) =>
  // A social link without an address has no `href` (footer.tsx).
  tagsOf(page.html, 'a').flatMap(({ href, target, rel = '' }) =>
    href === undefined ? [] : [{ page: page.path, href, leaves: target !== undefined, rel }],
  ),
);
type Link = (typeof links)[number];

const isElsewhere = ({ href }: Link) => /^(https?:)?\/\//.test(href);
const isOwn = ({ href }: Link) => /^\/(?!\/)/.test(href);

test('no page requests a missing script, style or picture', () => {
  const asked = pages.flatMap(({ html }) => html.match(/(?<=[" ])\/assets\/[\w./-]+/g) ?? []);
  expect(asked.filter((path) => !known.has(path))).toEqual([]);
});

test.each<[string, (link: Link) => unknown]>([
  [
    'leads to another site or a new tab without noopener',
    (link) => (isElsewhere(link) || link.leaves) && !link.rel.split(' ').includes('noopener'),
  ],
  ['runs a script', ({ href }) => !/^([/#]|(https|tel|mailto|webcal):)/.test(href)],
  [
    'leads to a missing page or file, except the dead links of the specification',
    (link) => {
      const path = link.href.replace(/[#?].*/, '');
      return isOwn(link) && !known.has(path) && !specifiedDeadEnds.includes(path);
    },
  ],
  [
    'leads to a missing place on a page',
    ({ page, href }) => {
      const [, path = '', id = ''] = /^(\/[^#]*|)#([^&]+)/.exec(href) ?? [];
      return id && idsAt.get(path || page)?.has(decodeURIComponent(id)) === false;
    },
  ],
])('no link %s', (_, isWrong) => {
  expect(links.filter(isElsewhere).length).toBeGreaterThan(100);
  expect(links.filter(isOwn).length).toBeGreaterThan(1000);
  expect(links.filter(isWrong).map(({ page, href }) => `${page}: ${href}`)).toEqual([]);
});
