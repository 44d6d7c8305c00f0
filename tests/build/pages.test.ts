import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { home as landing } from '@/content/home';
import { owner } from '@/content/owner';
import { groups, services } from '@/content/services/catalogue';
import { site } from '@/content/site';
import { HONEYPOT } from '@/features/contact/contact-message';
import { telHref } from '@/lib/phone-links';
import { FIELDS } from '../../server/received-message';
import {
  dist,
  NOT_FOR_SEARCH,
  ORIGIN,
  pageOf,
  pages,
  sizeOfPng,
  tagsOf,
  withoutEntities,
  type BuiltPage,
} from '../support/built-pages';
import { allServicePages } from '../support/service-pages';
import { specifiedPaths } from '../support/specification';

/* The HTML of the last build, as visitors without scripts, search engines and messengers get it. */

/** The most bytes of a picture. WhatsApp shows no larger pictures. Other messengers have higher limits. */
const LARGEST_PICTURE = 300_000;

const titleOf = ({ head }: BuiltPage) => textIn(head, 'title');

/** The text of the only element with a tag. */
function textIn(html: string, tag: string): string {
  const [, found, ...others] = html.split(new RegExp(`<${tag}(?=[\\s>])[^>]*>(.*?)</${tag}>`, 's'));
  expect(others.length, `elements after the first ${tag}`).toBe(1);
  return plain(found ?? '');
}

const plain = (html: string) => withoutEntities(html.replace(/<[^>]*>/g, ''));

/** The meta tags by `property` or `name`, each present once. */
function metaOf({ head }: BuiltPage): Record<string, string> {
  const tags = tagsOf(head, 'meta').flatMap(({ property, name, content = '' }) =>
    (property ?? name) ? [[property ?? name, content]] : [],
  );
  const found = Object.fromEntries(tags) as Record<string, string>;
  expect(Object.keys(found)).toHaveLength(tags.length);
  return found;
}

type Node = Record<string, unknown>;

function dataOf({ html }: BuiltPage): Node[] {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return json ? (JSON.parse(json) as { '@graph': Node[] })['@graph'] : [];
}

const ofType = (nodes: Node[], type: string) =>
  nodes.filter((node) => [node['@type']].flat().includes(type));

test('every specified route and every service has a page, and all other paths share one page', () => {
  const hidden = new Set(owner.hiddenServices.map((slug) => `/services/${slug}`));
  const isNotHidden = (path: string) => !hidden.has(path);
  const ofServices = services.map(({ slug }) => `/services/${slug}`);
  expect(pages.map(({ path }) => path).toSorted()).toEqual(
    [...new Set([...specifiedPaths, ...ofServices, '/404'])].filter(isNotHidden).toSorted(),
  );
});

test.each<[string, (page: BuiltPage) => unknown]>([
  ['title', titleOf],
  ['description', (page) => metaOf(page)['description']],
])('no two pages share a %s', (_, textOf) => {
  expect(new Set(pages.map(textOf)).size).toBe(pages.length);
});

test.each(pages)(
  '$path has its whole content without scripts, and its security policy',
  ({ path, html, head }) => {
    expect(head).toMatch(
      /<meta charset="utf-8" \/><meta http-equiv="Content-Security-Policy" content="/,
    );
    const [inside = ''] = html
      .slice(html.indexOf('<div id="root"'))
      .split(/<script type="app|<link[^>]* as="font"/);
    expect(tagsOf(html, 'html')[0]).toMatchObject({
      'data-path': path,
      'data-code': expect.stringMatching(/^\/assets\/\S+\.js/),
    });
    // React sends late parts as markup that a script moves into place. Visitors without scripts would not see these parts.
    expect(
      inside.match(/<template|<script|<!--\$[?!]-->|id="S:|\$RC|Loading the page/g),
    ).toBeNull();
    expect(inside.match(/<(link|meta|style)\b/g)).toBeNull();
    const header = path === '/' ? 'transparent' : 'solid';
    const parts = `<h1[ >]| id="main"|<header [^>]*data-state="${header}"(?:(?!</header>)[^])*href="tel:|<footer[ >]|data-testid="chat-toggle"`;
    for (const part of parts.split('|')) {
      expect(html.match(new RegExp(part, 'g')), part).toHaveLength(1);
    }
    const edge = tagsOf(html, 'a').filter((a) => a.class?.split(' ').includes('edge-tab'));
    const onService = path.startsWith('/services/') ? ['#ask', '#contents'] : [];
    expect(edge.map(({ href }) => href)).toEqual(path === '/' ? ['/razorpay-checkout'] : onService);
  },
);

test.each(pages)('$path describes itself to search engines and messengers', (page) => {
  const { path, head } = page;
  const title = titleOf(page);
  expect(title).toContain(site.name);
  // A search result cuts off the end of a long title. The provider's name is at the end, so it may be long.
  const ownTitle = title.replace(` | ${site.name}`, '');
  expect(ownTitle.replace(site.name, '').length).toBeLessThanOrEqual(60);

  const meta = metaOf(page);
  expect(meta['description']).toMatch(/^.{50,160}$/);
  expect(meta['robots']).toBe(NOT_FOR_SEARCH.has(path) ? 'noindex' : undefined);
  const address = path === '/404' ? undefined : ORIGIN + path;
  const canonical = tagsOf(head, 'link').filter(({ rel }) => rel === 'canonical');
  expect(canonical.map(({ href }) => href)).toEqual(address ? [address] : []);
  expect(meta).toMatchObject({
    'og:type': 'website',
    'og:site_name': site.name,
    'og:locale': 'en_IN',
    'og:title': ownTitle,
    'og:description': meta['description'],
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': expect.stringContaining(` – ${site.name}`),
    'twitter:card': 'summary_large_image',
  });
  expect(meta['og:url']).toBe(address);
  const picture = meta['og:image']?.slice(ORIGIN.length) ?? '';
  expect(sizeOfPng(picture)).toBe('1200x630');
  expect(statSync(join(dist, picture)).size).toBeLessThan(LARGEST_PICTURE);
});

const home = dataOf(pageOf('/'));

test('the structured data of the landing page names the provider as a business, not as a law firm', () => {
  expect(ofType(home, 'Organization')).toEqual([
    expect.objectContaining({
      '@type': ['Organization', 'ProfessionalService'],
      '@id': `${ORIGIN}/#organization`,
      name: site.name,
      url: `${ORIGIN}/`,
      telephone: owner.phone,
    }),
  ]);
});

const PAGE_TYPES: Partial<Record<string, string>> = {
  '/about': 'AboutPage',
  '/contact': 'ContactPage',
};

test.each(pages)('the structured data of $path names its page and no unknown address', (page) => {
  const { path } = page;
  const nodes = dataOf(page);
  const isKept = !NOT_FOR_SEARCH.has(path);
  expect(ofType(nodes, PAGE_TYPES[path] ?? 'WebPage')).toEqual(
    isKept ? [expect.objectContaining({ url: ORIGIN + path })] : [],
  );
  const text = JSON.stringify(nodes);
  expect(text).not.toMatch(/"(aggregateRating|review|offers|priceRange)"|\bsample\b/i);
  expect(
    text.match(/"name":"[^"]+","item":"[^"]+/g)?.map((crumb) => crumb.split('"').at(-1)),
  ).toEqual(isKept && path !== '/' ? [`${ORIGIN}/`, ORIGIN + path] : undefined);
  const known = new Set([...home, ...nodes].map((node) => node['@id']));
  const named = [...text.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
  const others = new Set(['https://schema.org', ...site.socials.map(({ address }) => address)]);
  for (const [, address = ''] of text.matchAll(/"(https?:[^"]*)"/g)) {
    if (!others.has(address)) expect(address).toMatch(/^http:\/\/localhost:4173\//);
    if (address.endsWith('.png')) sizeOfPng(address.replace(ORIGIN, ''));
  }
});

test.each(services)(
  'the page and the structured data of $slug agree with the catalogue',
  (service) => {
    const { slug, title, name, group, heading, summary } = service;
    const page = pageOf(`/services/${slug}`);
    expect(textIn(page.body, 'h1')).toBe(name);
    expect(titleOf(page)).toBe(`${heading} | ${site.name}`);
    const main = textIn(page.body, 'main');
    expect(main).toContain(summary);
    const [crumbs = ''] = /<nav [^>]*aria-label="You are here".*?<\/nav>/s.exec(page.body) ?? [];
    expect(tagsOf(crumbs, 'a')[0]).toMatchObject({ href: '/' });
    expect(plain(crumbs)).toContain(groups[group].title);
    expect(page.body.match(/data-testid="consultation-form"/g)).toHaveLength(1);

    const nodes = dataOf(page);
    expect(ofType(nodes, 'Service')).toEqual([
      expect.objectContaining({ name, serviceType: title, description: summary }),
    ]);
    expect(ofType(nodes, 'WebPage')[0]?.['lastReviewed']).toBe(
      allServicePages.find((row) => row.slug === slug)?.details.checked,
    );
  },
);

test('the landing page has its own title, and its sections in the order of the specification', () => {
  const page = pageOf('/');
  expect(titleOf(page)).not.toContain(`| ${site.name}`);
  const inOrder = [
    '<h1',
    'data-testid="hero-consultation-form"',
    ...(landing.strip.length > 0 ? ['aria-label="In numbers"'] : []),
    'role="tablist"',
    '<ol',
    'class="comparison ',
    ...(owner.testimonials.length > 0 ? ['<blockquote'] : []),
    'data-testid="contact-form"',
    '<footer',
    'href="/razorpay-checkout"',
    'data-testid="chat-toggle"',
  ];
  let at = 0;
  for (const part of inOrder) {
    at = page.body.indexOf(part, at);
    expect(at, part).toBeGreaterThan(0);
  }
});

// e2e/forms.spec.ts sends the contact form without scripts.
test('the form at the top of the landing page can be sent without scripts', () => {
  const form = /<form [^>]*data-testid="hero-consultation-form".*?<\/form>/s;
  const [html = ''] = form.exec(pageOf('/').body) ?? [];
  expect(tagsOf(html, 'form')).toMatchObject([{ action: '/contact.php', method: 'post' }]);
  const names = tagsOf(html, '(?:input|select|textarea)').map(({ name }) => name);
  expect(new Set(names)).toEqual(
    new Set([...FIELDS.filter((name) => name !== 'lastName'), HONEYPOT]),
  );
  expect(html).toMatch(/<button [^>]*type="submit"/);
});

test('a service page tells visitors without scripts to call, or to use the contact page', () => {
  const [words = ''] =
    /<noscript>.*?<\/noscript>/s.exec(
      pageOf('/services/gst-filing').body.split(' id="ask"')[1] ?? '',
    ) ?? [];
  expect(words).toContain('JavaScript');
  expect(tagsOf(words, 'a').map(({ href }) => href)).toEqual([telHref(owner.phone), '/contact']);
});
