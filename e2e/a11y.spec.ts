import type { Page } from '@playwright/test';
import { axeFindings } from './support/axe';
import { open } from './support/page';
import {
  clippedTexts,
  controlsWithoutEdge,
  movingElements,
  screenPartsOnPaper,
  widerThanWindow,
  withReaderStyles,
  withTypeSize,
} from './support/rendering';
import { NOT_FOUND_REPORT, pagePaths, templatePaths } from './support/site-paths';
import { smallTargets } from './support/targets';
import { expect, test } from './support/test';

test.use({ trace: 'off' });

/** WCAG 2.2, success criterion 1.4.12. */
const SPACED_TEXT = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** The width of a 1280 px window at 400 % zoom (WCAG 2.2, success criterion 1.4.10). */
const REFLOW = { width: 320, height: 640 };

/** A4 upright between the margins of the style sheet, in CSS pixels. */
const PAPER = { width: 710, height: 1000 };

/** Problems by the check that has found them. */
type Findings = Record<string, string[]>;

const { landing, about, contact, pay, legal, missing, company } = templatePaths;
const templates: readonly string[] = [landing, about, contact, pay, legal, missing, company];

/** The two longest pages, with which `npm test` runs every check; with the others it only runs axe. */
const samples = { desktop: landing, phone: company };

/**
 * The pay page is checked in payment.spec.ts. The contact page's form is on the landing page too, and the legal pages are made of
 * the same parts as a service page.
 */
const others: readonly string[] = [about, missing];

for (const path of templates) {
  for (const screen of ['desktop', 'phone'] as const) {
    const tag = [
      ...(screen === 'phone' ? ['@phone'] : []),
      ...(path === samples[screen] ? [] : ['@thorough']),
    ];

    test(
      `${path}: axe finds nothing, targets are large, and it heeds how its reader wants to see it, ${screen}`,
      { tag },
      async ({ page, isMobile, allowProblems }) => {
        if (path === missing) allowProblems(NOT_FOUND_REPORT);
        test.setTimeout(60_000);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page, path);
        const found: Findings = {
          'less motion': await movingElements(page),
          ...(await barriers(page)),
        };
        if (isMobile) {
          found['320 px'] = await inWindow(page, REFLOW, () => unreadable(page));
        } else {
          // Neither depends on the width.
          await page.emulateMedia({ forcedColors: 'active' });
          found['forced colours'] = await controlsWithoutEdge(page);
          await page.emulateMedia({ forcedColors: null, media: 'print' });
          found['print'] = await inWindow(page, PAPER, async () => [
            ...(await unreadable(page)),
            ...(await screenPartsOnPaper(page)),
          ]);
          await page.emulateMedia({ media: null });
        }
        found['type of twice the size'] = await withTypeSize(page, 2, () => unreadable(page));
        expect(withoutEmpty(found)).toEqual({});
      },
    );
  }
}

test('axe finds nothing on one page of each other kind', async ({ page, allowProblems }) => {
  allowProblems(NOT_FOUND_REPORT);
  test.setTimeout(60_000);
  for (const path of others) {
    await page.goto(path);
    expect(await axeFindings(page, { enhancedContrast: true, within: 'main' }), path).toEqual([]);
    expect(await smallTargets(page), path).toEqual([]);
  }
});

test(
  'axe finds nothing on every other page, targets are large, text can be enlarged and spaced',
  { tag: ['@both', '@thorough'] },
  async ({ page, isMobile }) => {
    test.setTimeout(600_000);
    for (const path of pagePaths.filter((one) => !templates.includes(one))) {
      // Whole in its HTML, and it stays so when its code comes (routes.spec.ts). Header and footer are the same on all pages.
      await page.goto(path);
      const found = await barriers(page, 'main');
      if (isMobile) found['320 px'] = await inWindow(page, REFLOW, () => unreadable(page));
      else found['large type'] = await withTypeSize(page, 2, () => unreadable(page));
      expect.soft(withoutEmpty(found), path).toEqual({});
    }
  },
);

async function barriers(page: Page, within?: string): Promise<Findings> {
  return {
    // So that nobody has to ask for more contrast.
    axe: await axeFindings(page, { enhancedContrast: true, within }),
    targets: await smallTargets(page),
    'spaced text': await withReaderStyles(page, SPACED_TEXT, () => unreadable(page)),
  };
}

function withoutEmpty(found: Findings): Findings {
  return Object.fromEntries(Object.entries(found).filter(([, problems]) => problems.length > 0));
}

/** Texts that can't be read completely on the page in its present state. */
async function unreadable(page: Page): Promise<string[]> {
  return [...(await widerThanWindow(page)), ...(await clippedTexts(page))];
}

/** Runs a check on the page in a window of another size. */
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
