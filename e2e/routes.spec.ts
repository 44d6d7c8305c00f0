import { readdir } from 'node:fs/promises';
import { hydrated, spinnerWasShown, watchForSpinner } from './support/page';
import { settings } from './support/settings';
import { deadPaths, NOT_FOUND_REPORT, pagePaths } from './support/site-paths';
import { expect, test } from './support/test';

/** What may differ between the HTML as written and the page in the browser: words for either of the two alone. */
const DIFFERING = 'noscript, [data-testid="payment-form"] button';

const notFoundPaths = [...deadPaths, '/services', '/services/no-such-service', '/legal'];

test('the build has written a file for every page and no other', async () => {
  const files = await readdir('dist', { recursive: true });
  const pages = files
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`);
  expect(pages.sort()).toEqual([...pagePaths].sort());
});

for (const path of pagePaths) {
  test(`${path} is whole in its HTML, and stays so when React takes over`, async ({
    page,
    request,
  }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    await watchForSpinner(page);
    await page.goto(path);
    const written = await page.evaluate(describePage, { html, differing: DIFFERING });
    await hydrated(page);
    const shown = await page.evaluate(describePage, { html: null, differing: DIFFERING });

    expect(shown).toEqual(written);
    expect(shown.titles).toHaveLength(1);
    expect(shown.descriptions).toHaveLength(1);
    expect(shown.headings).toHaveLength(1);
    expect(shown.titles[0]).toBeTruthy();
    expect(shown.descriptions[0]?.length).toBeGreaterThanOrEqual(50);
    expect(shown.canonicals).toEqual([settings.VITE_SITE_URL + path]);
    expect(shown.robots).toEqual(path === '/razorpay-checkout' ? ['noindex'] : []);
    expect(await spinnerWasShown(page), 'spinner on the first load').toBe(false);
  });
}

for (const path of notFoundPaths) {
  test(`${path} answers 404 with the page for it`, async ({ page, request, allowProblems }) => {
    allowProblems(NOT_FOUND_REPORT);
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    const html = await response.text();
    await watchForSpinner(page);
    await page.goto(path);
    const written = await page.evaluate(describePage, { html, differing: DIFFERING });
    await hydrated(page);
    const shown = await page.evaluate(describePage, { html: null, differing: DIFFERING });

    for (const { titles, descriptions, headings, canonicals, robots } of [written, shown]) {
      expect(titles).toHaveLength(1);
      expect(titles[0]).toMatch(/^404 Page Not Found/);
      expect(descriptions).toHaveLength(1);
      expect(headings).toEqual(['404 Page Not Found']);
      expect(canonicals).toEqual([]);
      expect(robots).toEqual(['noindex']);
    }
    expect(shown.text).toContain('Did you forget to add the page to the router?');
    expect(await spinnerWasShown(page), 'spinner on the first load').toBe(false);
  });
}

test('titles, descriptions and headings are told apart from page to page', async ({ request }) => {
  const pages = await Promise.all(pagePaths.map(async (path) => (await request.get(path)).text()));
  for (const pattern of [
    /<title[^>]*>([^<]+)<\/title>/,
    /<meta [^>]*name="description" content="([^"]+)"/,
    /<h1[^>]*>(.+?)<\/h1>/,
  ]) {
    const found = pages.map((html) => pattern.exec(html)?.[1]);
    expect(new Set(found).size, String(pattern)).toBe(pagePaths.length);
  }
});

for (const { asked, shown, heading } of [
  { asked: '/About', shown: '/about', heading: /^About/ },
  { asked: '/contact/', shown: '/contact', heading: 'Tell us what you are starting' },
  { asked: '/Legal/TERMS', shown: '/legal/terms', heading: /Terms/ },
  {
    asked: '/services/GST-Filing/?from=mail#ask',
    shown: '/services/gst-filing?from=mail#ask',
    heading: /return filing$/,
  },
  { asked: '/index.html', shown: '/', heading: /registered in/ },
  { asked: '/about.html?utm_source=mail', shown: '/about?utm_source=mail', heading: /^About/ },
  { asked: '/legal//terms', shown: '/legal/terms', heading: /Terms/ },
]) {
  test(`${asked} lands on ${shown}`, async ({ page, allowProblems }) => {
    // A static host tells cases apart: the page that stands in for missing ones finds the right one.
    allowProblems(NOT_FOUND_REPORT);
    await page.goto(asked);
    await hydrated(page);

    await expect(page).toHaveURL(shown);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    expect(await page.locator('title').allTextContents()).toHaveLength(1);
  });
}

test('a missing file of the build answers 404 and not with a page', async ({ request }) => {
  const response = await request.get('/assets/about-00000000.js');
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).toContain('text/plain');
});

interface PageSource {
  /** Null for the page as it stands in the browser. */
  html: string | null;
  differing: string;
}

/** Runs in the browser. */
function describePage({ html, differing }: PageSource) {
  const source = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...source.querySelectorAll(selector)];
  const main = source.querySelector('main')?.cloneNode(true) as HTMLElement;
  for (const element of main.querySelectorAll(differing)) element.remove();
  return {
    titles: all('title')
      .filter((title) => !title.closest('svg'))
      .map((title) => title.textContent),
    descriptions: all('meta[name="description"]').map((meta) => meta.getAttribute('content') ?? ''),
    canonicals: all('link[rel="canonical"]').map((link) => link.getAttribute('href')),
    robots: all('meta[name="robots"]').map((meta) => meta.getAttribute('content')),
    headings: all('h1').map((heading) => heading.textContent),
    text: main.textContent.replace(/\s+/g, ' ').trim(),
  };
}
