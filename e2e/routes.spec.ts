import { hydrated } from './support/page';
import { NOT_FOUND_REPORT, pagePaths, templatePaths } from './support/site-paths';
import { expect, test } from './support/test';

/* The pages' HTML, from titles to addresses, is tested in tests/build and tests/prerender.test.ts. */

/** What may differ between the HTML and the page in the browser: words that are only for one of the two, and the next due date. */
const DIFFERING =
  'noscript, time, [data-testid="payment-form"] button, [data-testid="payment-form"] button + p';

const { landing, pay, company } = templatePaths;
const samples: readonly string[] = [landing, pay, company];

for (const { which, paths, tag } of [
  { which: 'each page that has code of its own', paths: samples, tag: [] },
  {
    which: 'every other page',
    paths: pagePaths.filter((path) => !samples.includes(path)),
    tag: '@thorough',
  },
]) {
  test(
    `${which} is whole in its HTML, and stays so when React takes over`,
    { tag },
    async ({ page, request }) => {
      test.setTimeout(120_000);
      for (const path of paths) {
        await test.step(path, async () => {
          const response = await request.get(path);
          expect(response.status()).toBe(200);
          const html = await response.text();
          await page.goto(path);
          const written = await page.evaluate(describePage, { html, differing: DIFFERING });
          await hydrated(page);
          const shown = await page.evaluate(describePage, { html: null, differing: DIFFERING });
          expect(shown).toEqual(written);
          expect(shown.headings).toHaveLength(1);
        });
      }
    },
  );
}

test(
  'an address in other letters, with a slash too many or a file’s ending lands on its page',
  { tag: '@thorough' },
  async ({ page, allowProblems }) => {
    // A static host tells cases apart: the page that stands in for missing ones finds the right one.
    allowProblems(NOT_FOUND_REPORT);
    for (const { asked, shown, heading } of [
      {
        asked: '/services/GST-Filing/?from=mail#ask',
        shown: '/services/gst-filing?from=mail#ask',
        heading: 'GST filing',
      },
      { asked: '/about.html?utm_source=mail', shown: '/about?utm_source=mail', heading: /^About/ },
    ]) {
      await test.step(asked, async () => {
        await page.goto(asked);
        await hydrated(page);
        await expect(page).toHaveURL(shown);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
        await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
        expect(await page.locator('title').allTextContents()).toHaveLength(1);
      });
    }
  },
);

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
