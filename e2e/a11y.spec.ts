import type { Page } from '@playwright/test';
import { axeFindings } from './support/axe';
import { chunk, holdBack, hydrated, open } from './support/page';
import {
  clippedTexts,
  controlsWithoutEdge,
  movingElements,
  screenPartsOnPaper,
  widerThanWindow,
  withReaderStyles,
  withTypeSize,
} from './support/rendering';
import { missingPath, NOT_FOUND_REPORT, pagePaths, templatePaths } from './support/site-paths';
import { smallTargets } from './support/targets';
import { expect, test } from './support/test';

test.use({ trace: 'off' });

/** Pages that share a window and a test: to open a window for each would cost more than to look at it. */
const BATCH = 13;

/** WCAG 2.2, success criterion 1.4.12. */
const SPACED_TEXT = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** As wide as a window of 1280 px that is magnified to 400 % (WCAG 2.2, success criterion 1.4.10). */
const REFLOW = { width: 320, height: 640 };

/** A4 upright between the margins of the style sheet, in CSS pixels. */
const PAPER = { width: 710, height: 1000 };

/** What can't be read whole on a page as it stands now. */
async function unreadable(page: Page): Promise<string[]> {
  return [...(await widerThanWindow(page)), ...(await clippedTexts(page))];
}

const allPaths = [...pagePaths, missingPath];
const kinds = new Set<string>(Object.values(templatePaths));

// Contrast is looked at by the enhanced rule as well (7:1), so that nobody has to ask for more of it.
for (let first = 0; first < allPaths.length; first += BATCH) {
  const batch = allPaths.slice(first, first + BATCH);

  test(`${batch[0]} to ${batch.at(-1)}: axe finds nothing, targets are large, text can be enlarged and spaced`, async ({
    page,
    isMobile,
    allowProblems,
  }) => {
    allowProblems(NOT_FOUND_REPORT);
    test.setTimeout(240_000);
    const findings: Record<string, string[]> = {};
    for (const path of batch) {
      await page.goto(path);
      // All other pages are whole in their HTML, and stay so when their code comes (routes.spec.ts).
      if (path === missingPath) await hydrated(page);
      const found = {
        axe: await axeFindings(page, {
          rules: ['color-contrast-enhanced'],
          // Header and footer are the same on all pages: they are looked at on one of each kind.
          within: kinds.has(path) ? undefined : 'main',
        }),
        targets: await smallTargets(page),
        'spaced text': await withReaderStyles(page, SPACED_TEXT, () => unreadable(page)),
        ...(isMobile
          ? { '320 px': await inWindow(page, REFLOW, () => unreadable(page)) }
          : { 'type of twice the size': await withTypeSize(page, 2, () => unreadable(page)) }),
      };
      for (const [check, problems] of Object.entries(found)) {
        if (problems.length > 0) findings[`${path}, ${check}`] = problems;
      }
    }
    expect(findings).toEqual({});
  });
}

test('every kind of page heeds how its reader wants to see it', async ({
  page,
  isMobile,
  allowProblems,
}) => {
  allowProblems(NOT_FOUND_REPORT);
  test.setTimeout(120_000);
  const { landing, about, contact, pay, legal, missing, company } = templatePaths;
  const findings: Record<string, string[]> = {};
  for (const path of [landing, about, contact, pay, legal, missing, company]) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    const found: Record<string, string[]> = { 'less motion': await movingElements(page) };
    if (isMobile) {
      found['type of twice the size'] = await withTypeSize(page, 2, () => unreadable(page));
    } else {
      // Neither depends on the width.
      await page.emulateMedia({ forcedColors: 'active' });
      found['forced colours'] = [
        ...(await axeFindings(page)),
        ...(await controlsWithoutEdge(page)),
      ];
      await page.emulateMedia({ forcedColors: null, media: 'print' });
      found['print'] = await inWindow(page, PAPER, async () => [
        ...(await unreadable(page)),
        ...(await screenPartsOnPaper(page)),
      ]);
      await page.emulateMedia({ media: null });
    }
    for (const [wish, problems] of Object.entries(found)) {
      if (problems.length > 0) findings[`${path}, ${wish}`] = problems;
    }
  }
  expect(findings).toEqual({});
});

test('for visitors who asked for less motion the spinner stands still and pages do not glide', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const about = await holdBack(page, chunk('about'));
  await open(page, '/');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  const spinner = page.getByRole('status').filter({ hasText: 'Opening the file' });
  await expect(spinner).toBeVisible();
  expect(await movingElements(page)).toEqual([]);
  about.release();
  await expect(spinner).toBeHidden();
});

test('without that wish the spinner turns', async ({ page }) => {
  const about = await holdBack(page, chunk('about'));
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  const spinner = page.getByRole('status').filter({ hasText: 'Opening the file' });
  await expect(spinner).toBeVisible();
  expect(await movingElements(page)).toContainEqual(expect.stringContaining('spinner'));
  about.release();
  await expect(spinner).toBeHidden();
});

/** What a check says of the page in a window of another size. */
async function inWindow<Result>(
  page: Page,
  size: { width: number; height: number },
  check: () => Promise<Result>,
): Promise<Result> {
  const before = page.viewportSize();
  await page.setViewportSize(size);
  const result = await check();
  if (before) await page.setViewportSize(before);
  return result;
}
