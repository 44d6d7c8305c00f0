// @vitest-environment node
import { JSDOM } from 'jsdom';
import { afterEach, expect, test, vi } from 'vitest';
import { services } from '@/content/services/catalogue';
import { HONEYPOT } from '@/features/contact/honeypot';
import { site } from '@/content/site';
import { factsOf, pages, provider, renderPage } from '@/prerender';
import { specifiedMenus, specifiedPaths } from './support/specification';

// The first page brings the whole site with it.
vi.setConfig({ testTimeout: 30_000 });

afterEach(() => {
  vi.doUnmock('@/features/consultation/consultation-form');
  vi.resetModules();
});

/** Each page is rendered once, as it will be written. */
const written = new Map(pages.map(({ path }) => [path, lazily(() => renderPage(path))]));

async function page(path: string) {
  const render = written.get(path);
  if (!render) throw new Error(`No page is written for ${path}`);
  return render();
}

const documents = new Map<string, Document>();

/** The same as a document; reading one takes its time, so only where a look at the text won't do. */
async function documentOf(path: string): Promise<Document> {
  const known = documents.get(path);
  if (known) return known;
  const { head, body } = await page(path);
  const { document } = new JSDOM(`<head>${head}</head><body>${body}</body>`).window;
  documents.set(path, document);
  return document;
}

function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

const everyPath = pages.map(({ path }) => path);
const oneOfEach = ['/', '/about', '/contact', '/legal/terms', '/services/gst-filing', '/404'];

const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found]) => found);
const headings = (html: string) => all(html, /<h1\b[^>]*>(.*?)<\/h1>/g);
const textOf = (html: string) => html.replace(/<!--.*?-->|<[^>]*>/g, '');
/** As React writes it into HTML. */
const inHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');

const hrefs = (links: Iterable<Element>) => [...links].map((link) => link.getAttribute('href'));

test('a page is written for every route of the specification, and one for any other path', () => {
  expect(pages.map(({ path }) => path).toSorted()).toEqual([...specifiedPaths, '/404'].toSorted());
});

test('pages are written where plain static hosts look for them', () => {
  const files = Object.fromEntries(pages.map(({ path, file }) => [path, file]));
  expect(files).toMatchObject({
    '/': 'index.html',
    '/about': 'about.html',
    '/legal/terms': 'legal/terms.html',
    '/services/gst-filing': 'services/gst-filing.html',
    '/404': '404.html',
  });
  expect(new Set(Object.values(files)).size).toBe(pages.length);
});

test.each(everyPath)('%s is complete without any script', async (path) => {
  const { head, body } = await page(path);
  // React's means of moving late parts into place: without scripts those parts would be lost.
  expect(body).not.toMatch(/<template|<script|<!--\$[?!]-->|id="S:|\$RC/);
  expect(body).not.toContain('Opening the file');
  expect(headings(body)).toEqual([expect.stringMatching(/\S/)]);
  expect(body.match(/<main\b/g)).toHaveLength(1);

  // What React hoists is split off, whole, and nothing else is.
  expect(head).toMatch(/^(<title>[^<]+<\/title>|<(meta|link)\b[^>]*>)+$/);
  expect(body).not.toMatch(/<(title|meta|link)\b/);
  expect(head.match(/<title>/g)).toHaveLength(1);
  expect(head.match(/<meta name="description"/g)).toHaveLength(1);
});

test.each(oneOfEach)('%s has the frame of every page', async (path) => {
  const document = await documentOf(path);
  expect(document.querySelector('a')?.getAttribute('href')).toBe('#main');
  expect(document.querySelector('main')?.id).toBe('main');
  expect(document.querySelector('header')?.dataset.state).toBe(
    path === '/' ? 'transparent' : 'solid',
  );
  expect(document.querySelector('footer')?.textContent).toContain('© 2024');
  expect(document.querySelector('[data-testid=chat-toggle]')?.textContent).toBe('Support');
  expect(document.querySelector('header [aria-label="Search services"]')).not.toBeNull();
  expect(document.querySelector('[role=region][aria-label="Notification"]')).not.toBeNull();
  expect(document.querySelector('[data-testid=route-announcer]')?.textContent).toBe('');
});

test.each(oneOfEach)('%s holds every link of both menus', async (path) => {
  const document = await documentOf(path);
  for (const { testId, title, hrefs: specified } of specifiedMenus) {
    const trigger = document.querySelector(`header [data-testid="${testId}"]`);
    expect(trigger?.textContent).toBe(title);
    expect(hrefs(trigger?.closest('li')?.querySelectorAll('a') ?? [])).toEqual(specified);
    const summary = document.querySelector(`header [data-testid="mobile-${testId}"]`);
    expect(summary?.textContent).toBe(title);
    expect(hrefs(summary?.closest('details')?.querySelectorAll('a') ?? [])).toEqual(specified);
  }
});

test('no two pages share a title or a description, and each has 50 to 160 characters to say what it is', async () => {
  const heads = await Promise.all(everyPath.map(async (path) => (await page(path)).head));
  const titles = heads.flatMap((head) => all(head, /<title>(.*?)<\/title>/g));
  const descriptions = heads.flatMap((head) =>
    all(head, /<meta name="description" content="(.*?)"/g),
  );
  expect(new Set(titles).size).toBe(pages.length);
  expect(new Set(descriptions).size).toBe(pages.length);
  expect(descriptions.filter((text = '') => text.length < 50 || text.length > 160)).toEqual([]);
});

test.each(specifiedPaths)('%s names itself as its canonical address', async (path) => {
  const { head } = await page(path);
  expect(all(head, /<link rel="canonical" href="(.*?)"/g)).toEqual([site.origin + path]);
});

test('search engines are told to leave out the payment page and the 404 page, and no other', async () => {
  const heads = await Promise.all(everyPath.map(async (path) => ({ path, ...(await page(path)) })));
  const left = heads.filter(({ head }) => head.includes('<meta name="robots" content="noindex"'));
  expect(left.map(({ path }) => path).toSorted()).toEqual(['/404', '/razorpay-checkout']);
});

test.each([
  ['/', 'Your business, registered in 7 days.'],
  ['/about', 'About Sthapana'],
  ['/contact', 'Tell us what you are starting'],
  ['/razorpay-checkout', 'Pay Now'],
  ['/404', '404 Page Not Found'],
])('the heading of %s is "%s"', async (path, heading) => {
  const { body } = await page(path);
  expect(headings(body).map((found = '') => textOf(found))).toEqual([heading]);
});

test.each(services)(
  '/services/$slug stands with its heading, line, breadcrumb and form',
  async ({ slug, title, heading, summary }) => {
    const { head, body } = await page(`/services/${slug}`);
    const [main = ''] = all(body, /<main\b(.*)<\/main>/gs);
    expect(headings(body)).toEqual([inHtml(heading)]);
    expect(head).toContain(`<title>${inHtml(`${heading} | ${site.name}`)}</title>`);
    expect(textOf(main)).toContain(inHtml(summary));
    const [crumbs = ''] = all(main, /<nav aria-label="You are here"[^>]*>(.*?)<\/nav>/gs);
    expect(crumbs).toContain('href="/"');
    expect(crumbs).toContain(`<span aria-current="page">${inHtml(title)}</span>`);
    expect(main.match(/<form data-testid="consultation-form"/g)).toHaveLength(1);
  },
);

test('the landing page has its sections in the order of the specification', async () => {
  const document = await documentOf('/');
  const marks = [
    'h1',
    'form[data-testid=hero-consultation-form]',
    '[aria-label="In numbers"]',
    '[role=tablist]',
    'ol h3',
    'table',
    'figure blockquote',
    'form[data-testid=contact-form]',
    'footer',
    'a.edge-tab[href="/razorpay-checkout"]',
    '[data-testid=chat-toggle]',
  ];
  const elements = [...document.querySelectorAll('*')];
  const places = marks.map((mark) => {
    const element = document.querySelector(mark);
    return element ? elements.indexOf(element) : mark;
  });
  expect(places).toEqual([...places].sort((a, b) => Number(a) - Number(b)));
  expect(places.filter((place) => typeof place === 'string')).toEqual([]);
});

test('the landing page calls and leads on to /contact from its hero', async () => {
  const document = await documentOf('/');
  const main = document.querySelector('main');
  const links = [...(main?.querySelectorAll('a') ?? [])].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(links.slice(0, 2)).toEqual([
    ['Call +91 00000 00000', 'tel:+910000000000'],
    ['Learn More', '/contact'],
  ]);
});

test('the landing page holds all thirty cards of the catalogue, as headed lists', async () => {
  const document = await documentOf('/');
  const panels = [...document.querySelectorAll('[role=tabpanel]')];
  expect(panels.map((panel) => panel.querySelector('h3')?.textContent)).toEqual([
    'Registrations',
    'Compliance',
    'IPR',
    'Taxation',
    'Consultation',
  ]);
  for (const panel of panels) {
    expect(panel.querySelectorAll('li')).toHaveLength(6);
    for (const link of panel.querySelectorAll('li a')) {
      expect(link.textContent).toBe('Know More');
    }
  }
  expect(panels.map((panel) => panel.hasAttribute('data-selected'))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('only the landing page has the fixed Pay button', async () => {
  for (const path of ['/', '/about', '/services/gst-filing']) {
    const tabs = (await documentOf(path)).querySelectorAll('a.edge-tab');
    expect(hrefs(tabs), path).toEqual(path === '/' ? ['/razorpay-checkout'] : []);
  }
});

const contactNames = ['firstName', 'lastName', 'email', 'phone', 'serviceRequired', 'message'];

test.each([
  ['/', 'contact-form', contactNames],
  ['/contact', 'contact-form', contactNames],
  ['/', 'hero-consultation-form', contactNames.filter((name) => name !== 'lastName')],
])('on %s the %s can be sent without scripts', async (path, testId, names) => {
  const document = await documentOf(path);
  const form = document.querySelector<HTMLFormElement>(`form[data-testid=${testId}]`);
  expect(form?.getAttribute('action')).toBe('/contact.php');
  expect(form?.getAttribute('method')).toBe('post');
  expect(
    [...(form?.elements ?? [])].flatMap((element) => element.getAttribute('name') ?? []),
  ).toEqual([...names, HONEYPOT]);
  expect(form?.querySelector('button[type=submit]')).not.toBeNull();
});

test('a service page whose form needs scripts says what to do without them', async () => {
  const document = await documentOf('/services/gst-filing');
  const words = document.querySelector('main noscript');
  expect(words?.textContent).toContain('JavaScript');
  expect(hrefs(words?.querySelectorAll('a') ?? [])).toEqual(['tel:+910000000000', '/contact']);
});

test('nothing is chosen in advance in the form of a service', async () => {
  const document = await documentOf('/services/gst-registration');
  const select = document.querySelector<HTMLSelectElement>(
    '[data-testid=consultation-form] select',
  );
  expect(select?.value).toBe('');
  expect(select?.selectedOptions[0]?.textContent).toBe('Select Service');
});

test('the 404 page has the title and the text of the specification, a way on and no address', async () => {
  const document = await documentOf('/404');
  expect(document.title).toMatch(/^404 Page Not Found/);
  expect(document.querySelector('main')?.textContent).toContain(
    'Did you forget to add the page to the router?',
  );
  expect(document.querySelectorAll('link[rel=canonical]')).toHaveLength(0);
  expect(hrefs(document.querySelectorAll('main a'))).toContain('tel:+910000000000');
});

test('what is told of a service to machines is what its page says, without the marks of its sources', async () => {
  const { service } = await factsOf('/services/gst-filing');
  expect(service).toMatchObject({
    title: 'GST Filing',
    group: 'Tax & Compliance',
    colour: 'haldi',
    checked: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(service?.questions.length).toBeGreaterThanOrEqual(5);
  expect(JSON.stringify(service)).not.toContain('[[');
});

test('a page that is no service says which kind it is', async () => {
  expect(await factsOf('/')).toEqual({ type: 'WebPage' });
  expect(await factsOf('/about')).toEqual({ type: 'AboutPage' });
  expect(await factsOf('/contact')).toEqual({ type: 'ContactPage' });
  expect(await factsOf('/legal/terms')).toEqual({ type: 'WebPage' });
});

test('machines are not told samples', () => {
  expect(provider).toMatchObject({ name: 'Sthapana', legalName: undefined, address: undefined });
});

test('a page that cannot be rendered stops the build', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  vi.resetModules();
  vi.doMock('@/features/consultation/consultation-form', () => ({
    ConsultationForm: () => {
      throw new Error('This form is broken');
    },
  }));
  const { renderPage: renderBroken } = await import('@/prerender');
  await expect(renderBroken('/services/gst-filing')).rejects.toThrow('This form is broken');
  vi.mocked(console.error).mockClear();
});
