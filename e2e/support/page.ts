import { expect, type Locator, type Page, type Route } from '@playwright/test';

export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

export function footerLink(page: Page, name: string): Locator {
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true });
}

/** Waits until React has hydrated the header and the page. Some parts of the page are never hydrated (src/ui/static.tsx). */
export async function hydrated(page: Page): Promise<void> {
  const isAlive = () =>
    page.evaluate(() =>
      ['header', 'main > :first-child'].every((part) =>
        Object.keys(document.querySelector(part) ?? {}).some((key) => key.startsWith('__react')),
      ),
    );
  // While a page loads, its JavaScript context may disappear.
  await expect.poll(() => isAlive().catch(() => false), { intervals: [25] }).toBe(true);
  await settled(page);
}

/** Some parts, such as forms, hydrate only on the screen. Scrolls to such a part and waits until React has hydrated it. */
export async function hydratedPart(part: Locator): Promise<void> {
  // A change of page may replace the part during the scroll.
  await expect(() => part.scrollIntoViewIfNeeded({ timeout: 2000 })).toPass();
  await expect
    .poll(
      () =>
        part.evaluate((element) =>
          Object.keys(element).some((key) => key.startsWith('__reactProps$')),
        ),
      { intervals: [25] },
    )
    .toBe(true);
  await settled(part.page());
}

/** Goes to a page and waits until React has hydrated it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Marks the document. The mark is gone after a whole page load. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
}

export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-mark');
}

/** Waits until React has finished. React renders in slices, and marks its elements before the last slice. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        // Safari has no requestIdleCallback yet.
        if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1000 });
        else setTimeout(resolve, 100);
      }),
  );
}

/** Scrolls at once, without the style sheet's smooth scrolling. */
export async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo({ top: y }), top);
  await expect.poll(async () => page.evaluate(() => scrollY)).toBe(top);
}

/** Matches the address of the built file with this name and any hash. */
export function chunk(name: string): RegExp {
  return new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`);
}

/** Delays all responses from an address until `release` is called. */
export async function holdBack(page: Page, url: RegExp): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route: Route) => {
    await released;
    // The browser may have left the page by now.
    await route.continue().catch(() => {});
  });
  return { release };
}

/** A colour as the screen shows it: red, green and blue from 0 to 255, and alpha from 0 to 1. */
export async function colourOf(
  locator: Locator,
  property: 'background-color' | 'color',
): Promise<{ red: number; green: number; blue: number; alpha: number }> {
  return locator.evaluate((element, name) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = getComputedStyle(element).getPropertyValue(name);
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return { red, green, blue, alpha: alpha / 255 };
  }, property);
}

/**
 * Parts that may differ between a page's HTML and the page in the browser: the next due date, texts that are only in the HTML,
 * and texts that only a script shows.
 */
const DIFFERING =
  'noscript, time, [data-testid="payment-form"] button, [data-testid="payment-form"] button + p';

/** A rare Devanagari letter, which the imitated translator of changed-pages.spec.ts adds to each text. */
export const MARK = 'ऴ';

/** The contents of the given HTML or, without HTML, of the page in the browser. A translator's marks are left out. */
export async function contentsOf(page: Page, html = '') {
  return page.evaluate(describeContents, { html, mark: MARK, differing: DIFFERING });
}

/** Runs in the page. */
function describeContents({
  html,
  mark,
  differing,
}: Record<'html' | 'mark' | 'differing', string>) {
  const source = html ? new DOMParser().parseFromString(html, 'text/html') : document;
  const main = source.querySelector('main')?.cloneNode(true) as HTMLElement;
  for (const element of main.querySelectorAll(differing)) element.remove();
  const plain = (text: string) => text.replaceAll(mark, '').replaceAll(/\s/g, '');
  const all = (selector: string, part: ParentNode = source) => [...part.querySelectorAll(selector)];
  return {
    head: all('head :is(title, meta[name], link[rel="canonical"])')
      .map((tag) => tag.getAttribute('href') ?? tag.getAttribute('content') ?? tag.textContent)
      .toSorted(),
    headings: all('h1').map(({ textContent }) => plain(textContent)),
    text: plain(main.textContent),
    // The text and the address of a link must still belong together (react/react#12536).
    links: all('a', main).map((link) => `${plain(link.textContent)} ${link.getAttribute('href')}`),
    fields: all('input, select, textarea, button', main).length,
    unseen: all('main :is(h1, h2, h3, p)')
      .filter((part) => part.checkVisibility())
      .filter((part) => !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map(({ textContent }) => textContent),
  };
}

/** The number of printed sheets of a page, counted in a PDF. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
