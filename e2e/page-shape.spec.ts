import type { Page } from '@playwright/test';
import { services } from '../src/content/services/catalogue.ts';
import { expect, test } from './support/test.ts';

/** Of a window's height. */
const MOST_SCREENS = { service: 10, landing: 9, landingOnDesktop: 7 };

/** Visible ones, with everything folded that can be. */
const MOST_WORDS = 1200;

const PHONE = { width: 360, height: 780 };

/** `npm test` measures one company's page, and the one that has the chooser. */
const samples = new Set(['llp-registration', 'business-consultation']);

for (const { which, slugs, tag } of [
  {
    which: 'two services',
    slugs: services.filter(({ slug }) => samples.has(slug)),
    tag: [],
  },
  {
    which: 'every other service',
    slugs: services.filter(({ slug }) => !samples.has(slug)),
    tag: '@thorough',
  },
]) {
  test(`the page of ${which} is short enough to be read on a phone`, { tag }, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(PHONE);
    const tooLong: Record<string, object> = {};
    for (const { slug } of slugs) {
      await page.goto(`/services/${slug}`);
      const { screens, words } = await lengthOf(page);
      if (screens > MOST_SCREENS.service || words > MOST_WORDS) tooLong[slug] = { screens, words };
    }
    expect(tooLong).toEqual({});
  });
}

test('the landing page does not grow, and its first screen has the promise, the search, six services and both ways on, with nothing over them', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  expect((await lengthOf(page)).screens).toBeLessThanOrEqual(MOST_SCREENS.landing);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await lengthOf(page)).screens).toBeLessThanOrEqual(MOST_SCREENS.landingOnDesktop);

  await page.setViewportSize({ width: 360, height: 640 });
  const main = page.getByRole('main');
  const mostAsked = main.getByRole('list', { name: 'Most asked for' }).getByRole('link');
  await expect(mostAsked).toHaveCount(6);
  for (const part of [
    page.getByRole('heading', { level: 1 }),
    main.getByRole('link', { name: 'See each service’s own time' }),
    main.getByRole('searchbox', { name: 'What do you need?' }),
    ...(await mostAsked.all()),
    main.getByRole('link', { name: /^Call \+/ }).first(),
    main.getByRole('link', { name: 'Learn More' }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await expectNothingCovered(page);

  // The lowest of usual screens.
  await page.setViewportSize({ width: 1366, height: 768 });
  const hero = page.getByTestId('hero-consultation-form');
  await expect(hero.getByRole('button', { name: /^Get Free/ })).toBeInViewport({ ratio: 1 });
});

test('the promise leads to the times of all services, which it opens', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'See each service’s own time' }).click();
  await expect(page.getByRole('table', { name: 'Forty-three clocks' })).toBeInViewport();
  await expect(page.getByRole('table', { name: 'The most asked for' })).toBeHidden();
});

for (const path of ['/services/business-consultation', '/contact']) {
  test(
    `bars and tabs cover nothing in the first screen of ${path} that can be pressed`,
    { tag: '@thorough' },
    async ({ page }) => {
      await page.goto(path);
      await expectNothingCovered(page);
    },
  );
}

async function lengthOf(page: Page): Promise<{ screens: number; words: number }> {
  return page.evaluate(() => {
    // With true heights, where the browser puts an estimate for what is far from the screen.
    document.documentElement.dataset['navigated'] = '';
    return {
      screens: document.documentElement.scrollHeight / innerHeight,
      words: document.querySelector('main')?.innerText.match(/\S+/g)?.length ?? 0,
    };
  });
}

/** In the first screen, of any usual size. */
async function expectNothingCovered(page: Page): Promise<void> {
  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    [1366, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(coveredControls), `${width} × ${height}`).toEqual([]);
  }
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
