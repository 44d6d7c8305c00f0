import type { Page } from '@playwright/test';
import { colourOf, open, scrollPage } from './support/page';
import { withTypeSize } from './support/rendering';
import { expect, test } from './support/test';

const headerOf = (page: Page) => page.getByRole('banner');

/** The header's background is dark if red, green and blue are near 0. */
const backgroundOf = async (page: Page) => colourOf(headerOf(page), 'background-color');

async function expectTranslucentDark(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const { red, green, blue, alpha } = await backgroundOf(page);
      return { isDark: red + green + blue < 200, isTranslucent: alpha > 0.3 && alpha < 0.95 };
    })
    .toEqual({ isDark: true, isTranslucent: true });
}

test('the header turns from dark to white after 20 px, and its controls fit at any width', async ({
  page,
}) => {
  await open(page, '/');
  await expectTranslucentDark(page);
  const logo = await headerOf(page).getByRole('link', { name: /home$/ }).boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(heading?.x, 'header and content start at the same edge').toBe(logo?.x);
  await scrollPage(page, 20);
  await expectTranslucentDark(page);
  await scrollPage(page, 21);
  const white = { red: 255, green: 255, blue: 255, alpha: 1 };
  await expect.poll(async () => backgroundOf(page)).toEqual(white);
  await expect(headerOf(page)).not.toHaveCSS('box-shadow', 'none');
  const { red, green, blue } = await colourOf(headerOf(page), 'color');
  expect(red + green + blue, 'dark text').toBeLessThan(200);

  for (const width of [360, 1024, 1121, 1264, 2200]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(crowdedInHeader), `${width} px`).toEqual([]);
    expect(await headerOf(page).boundingBox()).toEqual({ x: 0, y: 0, width, height: 70 });
    if (width < 1268) continue;
    const row = await headerOf(page).locator('> div').boundingBox();
    expect(row).toMatchObject({ width: 1268, x: (width - 1268) / 2 });
  }
  await scrollPage(page, 0);
  await expectTranslucentDark(page);

  // With larger type, the header looks the same as in a narrower window.
  await page.setViewportSize({ width: 2048, height: 900 });
  await withTypeSize(page, 2, async () => {
    await expect(page.getByTestId('nav-licenses')).toBeHidden();
    await expect(page.getByTestId('mobile-menu-toggle')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(crowdedInHeader)).toEqual([]);
  });
});

/** Controls of the header with text on two lines, and controls that overlap the control to their left. */
function crowdedInHeader(): string[] {
  const controls = [...document.querySelectorAll('header :is(a, button)')].filter(
    (control) => control.checkVisibility() && !control.closest('.menu-sheet'),
  );
  return controls.flatMap((control, index) => {
    const name = control.textContent;
    const range = document.createRange();
    const lines = [...control.childNodes].flatMap((part) => {
      range.selectNode(part);
      return part.nodeType === Node.TEXT_NODE ? [...range.getClientRects()] : [];
    });
    const before = controls[index - 1]?.getBoundingClientRect().right ?? 0;
    return [
      ...(lines.length > 1 ? [`${name} wraps`] : []),
      ...(control.getBoundingClientRect().left < before - 0.5 ? [`${name} overlaps`] : []),
    ];
  });
}
