import type { Page } from '@playwright/test';
import { services } from '../src/content/services/catalogue.ts';
import { expect, test } from './support/test.ts';

/** Of a phone's height; the specified blocks of the landing page take more. */
const MOST_SCREENS = { service: 10, landing: 14 };

/** Visible ones, with everything folded that can be. */
const MOST_WORDS = 1200;

const CONSULTATION = '/services/business-consultation';

/** `npm test` measures one company's page, and the one that has the chooser. */
const samples = new Set(['llp-registration', 'business-consultation']);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  for (const { which, slugs, tag } of [
    {
      which: 'two services',
      slugs: services.filter(({ slug }) => samples.has(slug)),
      tag: [],
    },
    {
      which: 'every other service',
      slugs: services.filter(({ slug }) => !samples.has(slug)),
      tag: ['@thorough'],
    },
  ]) {
    test(`the page of ${which} is short enough to be read`, { tag }, async ({ page }) => {
      test.setTimeout(120_000);
      const tooLong: Record<string, object> = {};
      for (const { slug } of slugs) {
        await page.goto(`/services/${slug}`);
        const { screens, words } = await lengthOf(page);
        if (screens > MOST_SCREENS.service || words > MOST_WORDS)
          tooLong[slug] = { screens, words };
      }
      expect(tooLong).toEqual({});
    });
  }

  test('the landing page does not grow', { tag: '@thorough' }, async ({ page }) => {
    await page.goto('/');
    expect((await lengthOf(page)).screens).toBeLessThanOrEqual(MOST_SCREENS.landing);
  });
});

async function lengthOf(page: Page): Promise<{ screens: number; words: number }> {
  return page.evaluate(() => ({
    screens: document.documentElement.scrollHeight / innerHeight,
    words: document.querySelector('main')?.innerText.match(/\S+/g)?.length ?? 0,
  }));
}

for (const { path, tag } of [
  { path: '/', tag: [] },
  { path: CONSULTATION, tag: '@thorough' },
  { path: '/contact', tag: '@thorough' },
]) {
  test(
    `bars and tabs cover nothing in the first screen of ${path} that can be pressed`,
    { tag },
    async ({ page }) => {
      await page.goto(path);
      for (const [width, height] of [
        [360, 640],
        [768, 1024],
        [1366, 768],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await page.evaluate(coveredControls), `${width} × ${height}`).toEqual([]);
      }
    },
  );
}

/** Those that are whole in the window, but whose middle a fixed element takes the press of. */
function coveredControls(): string[] {
  const controls = document.querySelectorAll('main :is(a[href], button, input, select, textarea)');
  return [...controls].flatMap((control) => {
    const { left, top, bottom, width, height } = control.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const isCovered = hit?.closest('header, .edge-tabs') && bottom <= innerHeight;
    return width > 0 && isCovered ? [control.outerHTML.slice(0, 120)] : [];
  });
}

test('on paper everything that is folded is open', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/services/gst-registration');
  const closed = page.locator('.folded:not(.no-print):not([open]) > div');
  await expect(closed.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const content of await closed.all()) await expect(content).toBeVisible();
});
