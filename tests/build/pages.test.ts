import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { owner } from '@/content/owner';
import { groups, services } from '@/content/services/catalogue';
import { site } from '@/content/site';
import { HONEYPOT } from '@/features/contact/honeypot';
import { dayInIndia } from '@/lib/days';
import { telHref } from '@/lib/phone-links';
import { wrongBuild } from '../../vite/ready';
import { parseSettings } from '../../vite/settings';
import { builtFiles, dist, documentOf, pathOf, readBuilt, textOf } from '../support/built-pages';
import { servicePages } from '../support/service-pages';
import { specifiedPaths } from '../support/specification';

/* The pages as the last build has written them, as they are without scripts: to visitors, search engines and chats. */

/** Of the demo settings, see `.env.demo`. */
const ORIGIN = 'http://localhost:4173';

/** Bytes: chats refuse larger pictures, WhatsApp before all others. */
const LARGEST_PICTURE = 300_000;

const NOT_FOR_SEARCH = new Set(['404.html', 'razorpay-checkout.html']);

const files = builtFiles('.html');
const pages = new Map(files.map((file) => [file, documentOf(file)]));

function page(file: string): Document {
  const found = pages.get(file);
  if (!found) throw new Error(`${file} is not in the build`);
  return found;
}

const attributes = (parent: ParentNode | null | undefined, selector: string, name: string) =>
  [...(parent?.querySelectorAll(selector) ?? [])].map((found) => found.getAttribute(name));

/** By `property` or `name`, each told once. */
function metaOf(document: Document): Record<string, string> {
  const tags = [...document.head.querySelectorAll('meta[property], meta[name]')].map((tag) => [
    tag.getAttribute('property') ?? tag.getAttribute('name') ?? '',
    tag.getAttribute('content') ?? '',
  ]);
  expect(new Set(tags.map(([key]) => key)).size).toBe(tags.length);
  return Object.fromEntries(tags);
}

type Node = Record<string, unknown>;

function dataOf(document: Document): Node[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    (script) => (JSON.parse(script.textContent) as { '@graph': Node[] })['@graph'],
  );
}

const ofType = (nodes: Node[], type: string) =>
  nodes.filter((node) => [node['@type']].flat().includes(type));

function sizeOfPng(file: string): [width: number, height: number] {
  const bytes = readFileSync(join(dist, file));
  expect(bytes.subarray(1, 4).toString(), file).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test('there is a page for every route of the specification and every service, and one for any other path', () => {
  const ofServices = services.map(({ slug }) => `/services/${slug}`);
  expect(files.map(pathOf).toSorted()).toEqual(
    [...new Set([...specifiedPaths, ...ofServices, '/404'])].toSorted(),
  );
});

test('no two pages share a title or a description', () => {
  const titles = [...pages.values()].map(({ title }) => title);
  const descriptions = [...pages.values()].map((document) => metaOf(document)['description']);
  expect(new Set(titles).size).toBe(files.length);
  expect(new Set(descriptions).size).toBe(files.length);
});

const isService = (file: string) => file.startsWith('services/');

test.each(files)('%s is whole without scripts', (file) => {
  const document = page(file);
  const root = document.querySelector<HTMLElement>('#root');
  expect(root?.dataset['path']).toBe(pathOf(file));
  expect(root?.dataset['code']).toMatch(/^\/assets\/\S+\.js/);
  const html = readBuilt(file);
  const inside = html
    .slice(html.indexOf('<div id="root"'))
    .split('<script type="application/ld')[0];
  // React's means of moving late parts into place: without scripts those parts would be lost.
  expect(inside?.match(/<template|<script|<!--\$[?!]-->|id="S:|\$RC|Loading the page/g)).toBeNull();
  // The style sheet alone, where the first screen ends.
  expect(root?.querySelectorAll('title, meta, link, style')).toHaveLength(1);
  for (const once of [
    'h1',
    'main#main',
    'header[data-state]',
    'footer',
    '[data-testid=chat-toggle]',
  ]) {
    expect(document.querySelectorAll(once), once).toHaveLength(1);
  }
  expect(attributes(document, 'a.edge-tab', 'href')).toEqual(
    file === 'index.html' ? ['/razorpay-checkout'] : isService(file) ? ['#ask', '#contents'] : [],
  );
});

test.each(files)('search engines and chats are told what %s is', (file) => {
  const document = page(file);
  const { title } = document;
  expect(document.head.querySelectorAll('title')).toHaveLength(1);
  expect(title).toContain(site.name);
  // Where a search result has no room for all, it leaves the end out: the name, which may be long.
  const ownTitle = title.replace(` | ${site.name}`, '');
  expect(ownTitle.replace(site.name, '').length).toBeLessThanOrEqual(60);

  const meta = metaOf(document);
  expect(meta['description']).toMatch(/^.{50,160}$/);
  expect(meta['robots']).toBe(NOT_FOR_SEARCH.has(file) ? 'noindex' : undefined);
  const address = file === '404.html' ? undefined : ORIGIN + pathOf(file);
  expect(attributes(document.head, 'link[rel=canonical]', 'href')).toEqual(
    address ? [address] : [],
  );
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

  const picture = meta['og:image']?.slice(`${ORIGIN}/`.length) ?? '';
  expect(sizeOfPng(picture)).toEqual([1200, 630]);
  expect(statSync(join(dist, picture)).size).toBeLessThan(LARGEST_PICTURE);
});

test('every icon that is named is there, in the size it claims and in the colours of the page', () => {
  const { head } = page('index.html');
  expect(attributes(head, 'link[rel=icon]', 'href')).toEqual(['/favicon.svg', '/favicon.ico']);
  expect(attributes(head, 'link[rel=apple-touch-icon]', 'href')).toEqual(['/apple-touch-icon.png']);
  expect(attributes(head, 'link[rel=manifest]', 'href')).toEqual(['/manifest.webmanifest']);
  expect(readFileSync(join(dist, 'favicon.ico')).readUInt16LE(2)).toBe(1);
  expect(sizeOfPng('apple-touch-icon.png')).toEqual([180, 180]);

  const manifest = JSON.parse(readBuilt('manifest.webmanifest')) as {
    name: string;
    theme_color: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.name).toBe(site.name);
  expect(manifest.theme_color).toBe(metaOf(page('index.html'))['theme-color']);
  for (const { src, sizes } of manifest.icons) {
    if (sizes === 'any') expect(readBuilt(src)).toMatch(/^<svg/);
    else expect(sizeOfPng(src).join('x')).toBe(sizes);
  }
});

test('the sitemap lists every page that may be kept once, and no other', () => {
  const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url = '']) => url,
  );
  const wanted = files.filter((file) => !NOT_FOR_SEARCH.has(file));
  expect(listed.toSorted()).toEqual(wanted.map((file) => ORIGIN + pathOf(file)).toSorted());
  expect(readBuilt('robots.txt')).toMatch(
    /^# Built on [\d-]+\nUser-agent: \*\nAllow: \/\n\nSitemap: http:\/\/localhost:4173\/sitemap.xml\n$/,
  );
});

test.each(files)(
  'the data of %s names its page and the one provider, and no address but ours',
  (file) => {
    const nodes = dataOf(page(file));
    if (NOT_FOR_SEARCH.has(file)) {
      expect(nodes).toEqual([]);
      return;
    }
    const [firm, ...others] = ofType(dataOf(page('index.html')), 'Organization');
    expect(others).toEqual([]);
    expect(firm).toMatchObject({
      // No LegalService.
      '@type': ['Organization', 'ProfessionalService'],
      '@id': `${ORIGIN}/#organization`,
      name: site.name,
      url: `${ORIGIN}/`,
      telephone: owner.phone,
    });
    const type = { 'about.html': 'AboutPage', 'contact.html': 'ContactPage' }[file] ?? 'WebPage';
    expect(ofType(nodes, type)).toEqual([expect.objectContaining({ url: ORIGIN + pathOf(file) })]);

    const text = JSON.stringify(nodes);
    expect(text).not.toMatch(/"(aggregateRating|review|offers|priceRange)"|\bsample\b/i);
    const known = new Set([...dataOf(page('index.html')), ...nodes].map((node) => node['@id']));
    const named = [...text.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    const elsewhere = new Set([
      'https://schema.org',
      ...site.socials.map(({ address }) => address),
    ]);
    for (const [, address = ''] of text.matchAll(/"(https?:[^"]*)"/g)) {
      if (!elsewhere.has(address)) expect(address).toMatch(/^http:\/\/localhost:4173\//);
      if (address.endsWith('.png')) sizeOfPng(address.replace(ORIGIN, ''));
    }
  },
);

test.each(services)('the page of $slug is its service’s, and its data what it shows', (service) => {
  const { slug, title, name, group, heading, summary } = service;
  const document = page(`services/${slug}.html`);
  const main = document.querySelector('main');
  expect(document.querySelector('h1')?.textContent).toBe(name);
  expect(document.title).toBe(`${heading} | ${site.name}`);
  expect(main?.textContent).toContain(summary);
  const crumbs = main?.querySelector('nav[aria-label="You are here"]');
  expect(attributes(crumbs, 'a', 'href')).toContain('/');
  expect(crumbs?.textContent).toContain(groups[group].title);
  expect(main?.querySelectorAll('form[data-testid=consultation-form]')).toHaveLength(1);

  const nodes = dataOf(document);
  expect(ofType(nodes, 'Service')).toEqual([
    expect.objectContaining({ name, serviceType: title, description: summary }),
  ]);
  const [described] = ofType(nodes, 'WebPage');
  expect(described?.['lastReviewed']).toBe(
    servicePages.find((row) => row.slug === slug)?.details.checked,
  );
});

test.each(services)(
  'no term of $slug is explained inside another control or a heading',
  ({ slug }) => {
    const main = page(`services/${slug}.html`).querySelector('main');
    const outer = ':is(h1, h2, h3, a, label, summary, th, button)';
    expect(main?.querySelectorAll(`${outer} button[popovertarget]`)).toHaveLength(0);
    for (const id of attributes(main, 'button[popovertarget]', 'popovertarget')) {
      expect(attributes(main, `[id="${id}"]`, 'popover'), `${id}`).toEqual(['auto']);
    }
  },
);

/** Words without the marks of notes. */
const wordsOf = (main: Element) =>
  textOf(main.outerHTML)
    .replace(/\[\d+\]/g, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;

test.each(services)(
  '$slug has at most 4,500 words, and shows at most 900 before anything is opened',
  ({ slug }) => {
    const main = page(`services/${slug}.html`).querySelector('main')!.cloneNode(true) as Element;
    expect(wordsOf(main)).toBeLessThanOrEqual(4500);
    const closed = 'details:not([open]) > :not(summary), [hidden], [popover], .hidden, .sr';
    for (const part of main.querySelectorAll(closed)) part.remove();
    expect(wordsOf(main)).toBeLessThanOrEqual(900);
  },
);

test('the landing page has its own title, and its sections in the order of the specification', () => {
  const document = page('index.html');
  expect(document.title).not.toContain(`| ${site.name}`);
  const inOrder = [
    'h1',
    'form[data-testid=hero-consultation-form]',
    '[aria-label="In numbers"]',
    '[role=tablist]',
    'ol h3',
    'table.comparison',
    ...(owner.testimonials.length > 0 ? ['figure blockquote'] : []),
    'form[data-testid=contact-form]',
    'footer',
    'a.edge-tab[href="/razorpay-checkout"]',
    '[data-testid=chat-toggle]',
  ];
  const elements = [...document.querySelectorAll('*')];
  const places = inOrder.map((selector) => elements.findIndex((each) => each.matches(selector)));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('the go-live check reads the address and the day of the build', () => {
  const settings = parseSettings({ VITE_SITE_URL: ORIGIN });
  expect(wrongBuild(dist, settings, dayInIndia(new Date()))).toEqual([]);
});

const contactNames = ['firstName', 'lastName', 'email', 'phone', 'serviceRequired', 'message'];

test.each([
  ['index.html', 'contact-form', contactNames],
  ['contact.html', 'contact-form', contactNames],
  [
    'index.html',
    'hero-consultation-form',
    ['businessName', ...contactNames.filter((name) => name !== 'lastName')],
  ],
])('on %s the %s can be sent without scripts', (file, testId, names) => {
  const form = page(file).querySelector<HTMLFormElement>(`form[data-testid=${testId}]`);
  expect(form?.getAttribute('action')).toBe('/contact.php');
  expect(form?.method).toBe('post');
  expect(attributes(form, '[name]', 'name')).toEqual([...names, HONEYPOT]);
  expect(form?.querySelector('button[type=submit]')).not.toBeNull();
});

test('a business name that the app has not read is not sent away', () => {
  const form = page('index.html').querySelector('form[aria-label="Your business name"]');
  expect(form?.getAttribute('method')).toBe('dialog');
});

test('a service page whose form needs scripts says what to do without them', () => {
  const words = page('services/gst-filing.html').querySelector('#ask noscript');
  expect(words?.textContent).toContain('JavaScript');
  expect(attributes(words, 'a', 'href')).toEqual([telHref(owner.phone), '/contact']);
});

test('the data of the pages is in no script of the browser', () => {
  const scripts = builtFiles('.js');
  expect(scripts.filter((file) => /schema\.org|og:image/.test(readBuilt(file)))).toEqual([]);
});
