import { chunk, expectNoSidewaysScroll, holdBack, hydratedPart, open } from './support/page';
import { clippedTexts, movingElements } from './support/rendering';
import { NOT_FOUND_REPORT, pagePaths } from './support/site-paths';
import { expect, test } from './support/test';

for (const path of pagePaths) {
  test(`axe finds nothing on ${path}`, async ({ page, isMobile, expectAccessible }) => {
    await open(page, path);
    await expectAccessible();

    // As wide as a window of 1280 px that is magnified to 400 %.
    if (!isMobile) return;
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    expect(await clippedTexts(page)).toEqual([]);
  });
}

test('axe finds nothing on a page that is missing', async ({
  page,
  isMobile,
  allowProblems,
  expectAccessible,
}) => {
  allowProblems(NOT_FOUND_REPORT);
  await open(page, '/services/gst-number');
  await expectAccessible();

  if (!isMobile) return;
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  expect(await clippedTexts(page)).toEqual([]);
});

test('text that is spaced out by the reader stays whole', async ({ page }) => {
  await open(page, '/');
  // WCAG 2.2, success criterion 1.4.12.
  await page.addStyleTag({
    content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`,
  });
  await expectNoSidewaysScroll(page);
  expect(await clippedTexts(page)).toEqual([]);
});

test('nothing moves for visitors who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const about = await holdBack(page, chunk('about'));
  await open(page, '/');
  expect(await movingElements(page)).toEqual([]);
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

test('controls keep an edge where the system sets all colours', async ({
  page,
  expectAccessible,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/');
  const form = page.getByTestId('contact-form');
  await hydratedPart(form);
  for (const control of [
    form.getByRole('button', { name: 'Send Message' }),
    form.getByLabel('First name'),
    form.getByLabel('Service'),
    page.getByRole('link', { name: 'Learn More' }),
    page.getByRole('tab', { name: 'Taxation' }),
  ]) {
    await expect(control).toHaveCSS('border-top-style', 'solid');
  }

  await form.getByLabel('First name').focus();
  await expect(form.getByLabel('First name')).not.toHaveCSS('outline-style', 'none');
  await expectAccessible();
});

test('every stop of the Tab key can be seen and is not hidden behind the header', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'Phones have no Tab key.');
  // The page jumps to what has focus instead of gliding there.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/contact');
  await hydratedPart(page.getByTestId('contact-form'));

  const hidden: string[] = [];
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { left, top, width, height } = element.getBoundingClientRect();
      const middle = document.elementFromPoint(left + width / 2, top + height / 2);
      const isSeen =
        middle !== null && (element.contains(middle) || middle.contains(element)) && height > 0;
      return { text: element.outerHTML.slice(0, 120), isSeen };
    });
    if (!focused) break;
    if (!focused.isSeen) hidden.push(focused.text);
  }
  expect(hidden).toEqual([]);
});
