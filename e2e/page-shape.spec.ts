import type { Page } from '@playwright/test';
import { services } from '../src/content/services/catalogue.ts';
import { open } from './support/page.ts';
import { expectNoSidewaysScroll } from './support/rendering.ts';
import { NOT_FOUND_REPORT, templatePaths } from './support/site-paths.ts';
import { expect, test } from './support/test.ts';

/** The longest allowed pages, in window heights. The limits leave room for an owner's fees and longer texts. */
const MOST_SCREENS = { service: 8.5, landing: 6.8, landingOnDesktop: 4.9 };

/** The limit for the visible words of a service page, with all folds closed. */
const MOST_WORDS = 1200;

const PHONE = { width: 360, height: 780 };

test(
  'on a phone, no service page is too long or scrolls sideways',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    const tooLong: Record<string, object> = {};
    for (const { slug } of services) {
      await page.goto(`/services/${slug}`);
      const words = await page.getByRole('main').innerText();
      const length = { screens: await screensOf(page), words: words.match(/\S+/g)?.length ?? 0 };
      if (length.screens > MOST_SCREENS.service || length.words > MOST_WORDS)
        tooLong[slug] = length;
      await expectNoSidewaysScroll(page);
    }
    expect(tooLong).toEqual({});
  },
);

test('the landing page is not too long, and its most important parts are on the first screen', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/');
  expect(await screensOf(page)).toBeLessThanOrEqual(MOST_SCREENS.landing);
  const main = page.getByRole('main');
  const learnMore = main.getByRole('link', { name: 'Learn More' });
  const prices = main.getByRole('table').first().getByRole('link');
  const onPhone = [
    page.getByRole('heading', { level: 1 }),
    main.getByRole('link', { name: /^Call .*\+/ }).first(),
    learnMore,
    ...(await prices.all()),
  ];
  expect(onPhone).toHaveLength(6);
  const onDesktop = [main.getByRole('button', { name: 'Get Free Consultation' }), learnMore];
  // The region is missing if the owner gives no figures.
  onDesktop.push(...(await page.getByRole('region', { name: 'In numbers' }).all()));
  for (const { width, height, parts } of [
    { width: 360, height: 640, parts: onPhone },
    { width: 768, height: 1024, parts: onPhone },
    { width: 1024, height: 768, parts: onDesktop },
    { width: 1366, height: 650, parts: onDesktop },
    { width: 1440, height: 900, parts: onDesktop },
  ]) {
    await page.setViewportSize({ width, height });
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    if (width > 1024) expect(await page.evaluate(underTabs), `${width} px`).toEqual([]);
  }
  expect(await screensOf(page)).toBeLessThanOrEqual(MOST_SCREENS.landingOnDesktop);

  // The link beside the heading opens the table of all services.
  const all = `All ${services.length} services`;
  await page.getByRole('link', { name: all, exact: true }).click();
  await expect(page.getByRole('table', { name: `${all}: fee and time` })).toBeInViewport();
});

/** Texts and controls that the vertical tabs at the right edge cover. */
function underTabs(): string[] {
  const { left } = document.querySelector('.edge-tabs')!.getBoundingClientRect();
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  const line = document.createRange();
  const under: string[] = [];
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode;
    if (!textContent?.trim() || !parent?.checkVisibility() || parent.closest('.receipts, .sr'))
      continue;
    line.selectNodeContents(texts.currentNode);
    if ([...line.getClientRects()].some(({ right }) => right > left)) under.push(textContent);
  }
  for (const control of document.querySelectorAll('main :is(a, button, input, select, textarea)')) {
    const { right, width } = control.getBoundingClientRect();
    if (width > 0 && right > left) under.push(control.outerHTML.slice(0, 120));
  }
  return under;
}

async function screensOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
}

test(
  'no word is broken over two lines at any width, even on a phone with type 1.5 times larger',
  { tag: '@thorough' },
  async ({ page, allowProblems }) => {
    allowProblems(NOT_FOUND_REPORT);
    for (const path of Object.values(templatePaths)) {
      await open(page, path);
      // A page 240 px wide has as little room as a page 360 px wide with type 1.5 times larger.
      for (const width of [320, 360, 412, 768, 1024, 1366, 1440, 240]) {
        await page.setViewportSize({ width, height: 780 });
        expect(await page.evaluate(brokenWords), `${path} ${width}`).toEqual([]);
      }
    }
  },
);

/** Words that are broken over two lines where no break is allowed. */
function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const letters = document.createRange();
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    // A long email address may break on the narrowest screens.
    const isLeftOut = text.parentElement?.closest('script, svg, [href^="mailto:"]');
    if (!text.parentElement?.checkVisibility() || isLeftOut) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}₹,.’]{3,}/gu)) {
      letters.setStart(text, index);
      letters.setEnd(text, index + word.length);
      const tops = [...letters.getClientRects()]
        .filter(({ width }) => width > 1)
        .map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > 8) broken.push(word);
    }
  }
  return broken;
}

test('every fold is open in print', { tag: ['@thorough', '@engine'] }, async ({ page }) => {
  await page.goto('/services/gst-registration');
  const closed = page.locator('.folded:not(.no-print):not([open]) > div');
  await expect(closed.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const content of await closed.all()) await expect(content).toBeVisible();
});
