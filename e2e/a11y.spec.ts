import type { Page } from '@playwright/test';
import { axeFindings } from './support/axe';
import { pressTabThrough } from './support/keyboard';
import { hydratedPart, open } from './support/page';
import {
  controlsWithoutEdge,
  movingElements,
  screenPartsOnPaper,
  smallTargets,
  unreadable,
  setReaderStyles,
  withTypeSize,
} from './support/rendering';
import { missingPath, NOT_FOUND_REPORT, pagePaths, templatePaths } from './support/site-paths';
import { expect, test } from './support/test';

/** WCAG 2.2, success criterion 1.4.12. */
const SPACED_TEXT = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** The width of a 1280 px window at 400 % zoom (WCAG 2.2, success criterion 1.4.10). */
const REFLOW = { width: 320, height: 640 };

/** An upright A4 page without the margins of the style sheet, in CSS pixels. */
const PAPER = { width: 710, height: 1000 };

const { landing, contact, missing, company } = templatePaths;

/** `npm test` checks only these pages, because the others have the same parts. payment.spec.ts checks the pay page. */
const samples: Record<'desktop' | 'phone', readonly string[]> = {
  desktop: [landing],
  phone: [company],
};

for (const { which, tag } of [
  { which: 'the landing page and a service page', tag: ['@both'] },
  { which: 'every other page', tag: ['@both', '@thorough'] },
]) {
  test(
    `accessibility checks find no fault on ${which}, with any settings of a reader and in print`,
    { tag },
    async ({ page, isMobile, allowProblems }) => {
      allowProblems(NOT_FOUND_REPORT);
      const sample = samples[isMobile ? 'phone' : 'desktop'];
      const others = [...pagePaths, missingPath].filter((path) => !sample.includes(path));
      const paths = tag.includes('@thorough') ? others : sample;
      for (const path of paths) {
        await open(page, path);
        const found = Object.entries(await findingsOn(page, isMobile));
        expect
          .soft(
            found.filter(([, problems]) => problems.length > 0),
            path,
          )
          .toEqual([]);
      }
    },
  );
}

/** The problems that each check finds on the page. */
async function findingsOn(page: Page, isMobile: boolean): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {
    'less motion': await movingElements(page),
    // The site has a contrast of 7:1 everywhere, so it needs no mode for more contrast.
    axe: await axeFindings(page, { enhancedContrast: true }),
    targets: await smallTargets(page),
    'type of twice the size': await withTypeSize(page, 2, () => unreadable(page)),
  };
  await setReaderStyles(page, SPACED_TEXT);
  found['spaced text'] = await unreadable(page);
  await setReaderStyles(page, '');
  const before = page.viewportSize()!;
  if (isMobile) {
    await page.setViewportSize(REFLOW);
    found['320 px'] = await unreadable(page);
  } else {
    // Forced colours and print don't depend on the width.
    await page.emulateMedia({ forcedColors: 'active' });
    found['forced colours'] = await controlsWithoutEdge(page);
    await page.emulateMedia({ forcedColors: null, media: 'print' });
    await page.setViewportSize(PAPER);
    found['print'] = [...(await unreadable(page)), ...(await screenPartsOnPaper(page))];
    await page.emulateMedia({ media: null });
  }
  await page.setViewportSize(before);
  return found;
}

for (const path of Object.values(templatePaths)) {
  for (const screen of ['desktop', 'phone'] as const) {
    const isSample = screen === 'desktop' && path === contact;
    const tag = [...(screen === 'phone' ? ['@phone'] : []), ...(isSample ? [] : ['@thorough'])];

    test(
      `on a ${screen}, the Tab key reaches every control of ${path} in page order, and the focus is visible`,
      { tag },
      async ({ page, allowProblems }) => {
        allowProblems(NOT_FOUND_REPORT);
        await open(page, path);
        // The suggestions appear above the focused element, so wait for them first.
        if (path === missing) {
          const found = page.getByRole('region', { name: 'Perhaps you were looking for' });
          await expect(found.getByRole('link').first()).toBeVisible();
        }
        // A form's button is disabled until the form is seen and hydrated.
        for (const form of await page.locator('main [data-testid$="-form"]').all())
          await hydratedPart(form);
        const { stops, expected, problems } = await pressTabThrough(page);
        expect(stops).toEqual(expected);
        expect(stops.length).toBeGreaterThan(20);
        expect(problems).toEqual([]);
      },
    );
  }
}
