// @vitest-environment node
import { JSDOM } from 'jsdom';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test as anyTest } from 'vitest';
import { services } from '@/content/services/catalogue';
import { servicePages } from '../support/service-pages';
import { specifiedPaths } from '../support/specification';

/* What the last build tells search engines and chats: `npm run build:demo` comes before. */

/** Of the demo settings, see `.env.demo`. */
const ORIGIN = 'http://localhost:4173';

const NAME = 'Sthapana';

/** Bytes: chats refuse larger pictures, WhatsApp before all others. */
const LARGEST_PICTURE = 300_000;

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const test = anyTest.skipIf(!existsSync(dist));

const read = (file: string) => readFileSync(join(dist, file), 'utf8');

function htmlFiles(): string[] {
  if (!existsSync(dist)) return [];
  return readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
}

const files = htmlFiles();
const pathOf = (file: string) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
const leftOut = new Set(['404.html', 'razorpay-checkout.html']);

interface Page {
  document: Document;
  /** By `property` or `name`. */
  meta: ReadonlyMap<string, string[]>;
  links: (rel: string) => string[];
}

const pages = new Map(files.map((file) => [file, pageOf(read(file))]));

function pageOf(html: string): Page {
  const { document } = new JSDOM(html).window;
  const meta = new Map<string, string[]>();
  for (const tag of document.head.querySelectorAll('meta')) {
    const key = tag.getAttribute('property') ?? tag.getAttribute('name') ?? '';
    meta.set(key, [...(meta.get(key) ?? []), tag.getAttribute('content') ?? '']);
  }
  return {
    document,
    meta,
    links: (rel) =>
      [...document.head.querySelectorAll(`link[rel="${rel}"]`)].map(
        (link) => link.getAttribute('href') ?? '',
      ),
  };
}

function page(file: string): Page {
  const found = pages.get(file);
  if (!found) throw new Error(`${file} is not in the build`);
  return found;
}

type Node = Record<string, unknown>;

function dataOf({ document }: Page): Node[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    (script) => (JSON.parse(script.textContent) as { '@graph': Node[] })['@graph'],
  );
}

const ofType = (nodes: Node[], type: string) =>
  nodes.filter((node) => [node['@type']].flat().includes(type));

/** A picture's size by its head. */
function sizeOf(file: string): { width: number; height: number } {
  const bytes = readFileSync(join(dist, file));
  expect(bytes.subarray(1, 4).toString(), file).toBe('PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** The file of the build that an address names. */
const fileAt = (address: string) => address.replace(`${ORIGIN}/`, '');

test('no two pages share a title, a description or a picture', () => {
  const all = [...pages.values()];
  for (const values of [
    all.map(({ document }) => document.title),
    all.map(({ meta }) => meta.get('description')?.[0]),
    all.map(({ meta }) => meta.get('og:image')?.[0]),
  ]) {
    expect(new Set(values).size).toBe(files.length);
  }
});

test.each(files)('%s has one title and one description of a length that is shown whole', (file) => {
  const { document, meta } = page(file);
  expect(document.head.querySelectorAll('title')).toHaveLength(1);
  expect(document.title.length).toBeGreaterThanOrEqual(15);
  expect(document.title.length).toBeLessThanOrEqual(70);
  expect(document.title).toContain(NAME);
  expect(meta.get('description')).toEqual([expect.stringMatching(/^.{50,160}$/)]);
});

test.each(files)('%s has one canonical address, or none where it stands for others', (file) => {
  expect(page(file).links('canonical')).toEqual(file === '404.html' ? [] : [ORIGIN + pathOf(file)]);
});

test.each(files)('only the pages that nobody looks for ask to be left out: %s', (file) => {
  expect(page(file).meta.get('robots')).toEqual(leftOut.has(file) ? ['noindex'] : undefined);
});

test.each(files)('a link to %s shows its title, its description and a picture', (file) => {
  const { document, meta } = page(file);
  const tag = (key: string) => {
    expect(meta.get(key), key).toHaveLength(1);
    return meta.get(key)?.[0] ?? '';
  };
  const title = document.title.replace(/ \| Sthapana$/, '');
  expect(tag('og:title')).toBe(title);
  expect(tag('og:description')).toBe(tag('description'));
  expect(tag('og:type')).toBe('website');
  expect(tag('og:site_name')).toBe(NAME);
  expect(tag('og:locale')).toBe('en_IN');
  expect(tag('twitter:card')).toBe('summary_large_image');
  if (file === '404.html') expect(meta.has('og:url')).toBe(false);
  else expect(tag('og:url')).toBe(ORIGIN + pathOf(file));

  const picture = tag('og:image');
  expect(picture).toBe(`${ORIGIN}/share/${file.replace(/html$/, 'png')}`);
  expect(sizeOf(fileAt(picture))).toEqual({ width: 1200, height: 630 });
  expect([tag('og:image:width'), tag('og:image:height')]).toEqual(['1200', '630']);
  expect(tag('og:image:type')).toBe('image/png');
  const heading = document.querySelector('h1')?.textContent ?? 'missing';
  expect(tag('og:image:alt')).toContain(heading);
});

test.each(files)('the picture of %s is small enough for every chat', (file) => {
  const { size } = statSync(join(dist, 'share', file.replace(/html$/, 'png')));
  expect(size).toBeLessThan(LARGEST_PICTURE);
  expect(size).toBeGreaterThan(20_000);
});

test.each(files)('%s names the icons, the colour and the manifest', (file) => {
  const { links, meta } = page(file);
  expect(links('icon').toSorted()).toEqual(['/favicon.ico', '/favicon.svg']);
  expect(links('apple-touch-icon')).toEqual(['/apple-touch-icon.png']);
  expect(links('manifest')).toEqual(['/manifest.webmanifest']);
  expect(meta.get('theme-color')).toEqual(['#0c142d']);
});

test('every icon that is named is there, in the size it claims', () => {
  const manifest = JSON.parse(read('manifest.webmanifest')) as {
    icons: { src: string; sizes: string }[];
  };
  expect(sizeOf('apple-touch-icon.png')).toEqual({ width: 180, height: 180 });
  for (const { src, sizes } of manifest.icons) {
    if (sizes === 'any') expect(existsSync(join(dist, src)), src).toBe(true);
    else
      expect(sizeOf(src.slice(1)), src).toEqual({
        width: parseInt(sizes),
        height: parseInt(sizes),
      });
  }
  const ico = readFileSync(join(dist, 'favicon.ico'));
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 3, 16]);
});

test('the sitemap lists every page that may be kept once, and no other', () => {
  const { document } = new JSDOM(read('sitemap.xml'), { contentType: 'application/xml' }).window;
  const listed = [...document.querySelectorAll('url > loc')].map((loc) => loc.textContent);
  const wanted = specifiedPaths.filter((path) => path !== '/razorpay-checkout');
  expect(listed.toSorted()).toEqual(wanted.map((path) => ORIGIN + path).toSorted());
  expect(read('robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
  expect(read('robots.txt')).not.toMatch(/^Disallow: \S/m);
});

test.each(files.filter((file) => !leftOut.has(file)))(
  'the data of %s names its page and the one provider',
  (file) => {
    const nodes = dataOf(page(file));
    const own = ORIGIN + pathOf(file);
    expect(ofType(nodes, 'Organization')).toEqual([
      expect.objectContaining({ '@id': `${ORIGIN}/#organization`, url: `${ORIGIN}/`, name: NAME }),
    ]);
    expect(ofType(nodes, 'WebSite')).toHaveLength(1);
    const type = { 'about.html': 'AboutPage', 'contact.html': 'ContactPage' }[file] ?? 'WebPage';
    expect(ofType(nodes, type)).toEqual([expect.objectContaining({ url: own })]);
    expect(ofType(nodes, 'BreadcrumbList')).toHaveLength(file === 'index.html' ? 0 : 1);
    expect(JSON.stringify(nodes)).not.toMatch(/"(aggregateRating|review|offers|priceRange)"/);
    expect(JSON.stringify(nodes)).not.toMatch(/\bsample\b/i);
  },
);

test.each(files)(
  'every address in the data of %s is of this site, and each @id that is named is there',
  (file) => {
    const nodes = dataOf(page(file));
    if (leftOut.has(file)) expect(nodes).toEqual([]);
    const text = JSON.stringify(nodes);
    const known = new Set(nodes.map((node) => node['@id']));
    const named = [...text.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    for (const [, address = ''] of text.matchAll(/"(http[^"]+\.png)"/g)) {
      expect(existsSync(join(dist, fileAt(address))), address).toBe(true);
    }
    for (const [, address = ''] of text.matchAll(/"(https?:[^"]*)"/g)) {
      expect(address).toMatch(/^http:\/\/localhost:4173\/|^https:\/\/schema\.org$/);
    }
  },
);

test.each(services)('the data of $slug is what its page shows', ({ slug, title, summary }) => {
  const own = page(`services/${slug}.html`);
  const nodes = dataOf(own);
  expect(ofType(nodes, 'Service')).toEqual([
    expect.objectContaining({
      name: own.document.querySelector('h1')?.textContent,
      serviceType: title,
      description: summary,
      provider: { '@id': `${ORIGIN}/#organization` },
      areaServed: { '@type': 'Country', name: 'India' },
    }),
  ]);

  const [faq] = ofType(nodes, 'FAQPage');
  const questions = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  const details = servicePages.find((row) => row.slug === slug)?.details;
  expect(faq?.lastReviewed).toBe(details?.checked);
  const shown = [
    ...own.document.querySelectorAll('section[aria-labelledby=questions] details'),
  ].map((entry) => {
    const asides = entry.querySelectorAll('a[href^="#source-"], [popover]');
    for (const aside of asides) aside.remove();
    return [entry.querySelector('summary')?.textContent, entry.querySelector('p')?.textContent];
  });
  expect(questions.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(shown);
  expect(JSON.stringify(faq)).not.toContain('[[');
});

test('the data of the pages is in no script of the browser', () => {
  const scripts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'));
  expect(scripts).not.toEqual([]);
  const found = scripts.filter((file) =>
    /schema\.org|og:image|FAQPage/.test(read(`assets/${file}`)),
  );
  expect(found).toEqual([]);
});
