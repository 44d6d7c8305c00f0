import type { Locator, Page } from '@playwright/test';
import { menuGroups } from '@/content/navigation';
import { specifiedMenus } from '../tests/support/specification';
import { chunk, holdBack, hydrated, menusReady, open, scrollPage, wake } from './support/page';
import { withTypeSize } from './support/rendering';
import { expect, test } from './support/test';

test.skip(({ isMobile }) => isMobile, 'Narrow screens have a panel instead of five menus.');

const company = (page: Page) => page.getByTestId('nav-company-registration');
const tax = (page: Page) => page.getByTestId('nav-tax-compliance');
const entriesOf = (page: Page) => page.locator('header .desktop-menu').getByRole('link');

const sheetOf = (trigger: Locator) => trigger.locator('~ .menu-sheet');

/** The style sheet's waits of a closed menu that is about to open. */
const waitsOf = (sheet: Locator) => sheet.evaluate((element) => element.getAnimations().length);

/** Opens a page whose app does not come, and has the style sheet's waits stand still from their beginning. */
async function openWithoutApp(page: Page): Promise<{ release: () => void }> {
  const app = await holdBack(page, chunk('hydrate'));
  await page.goto('/about');
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return app;
}

/** Has the pointer rested on a closed menu for so many milliseconds. */
async function rest(sheet: Locator, ms: number): Promise<void> {
  await sheet.evaluate((element, time) => {
    const [wait] = element.getAnimations();
    if (!wait) throw new Error('The menu does not wait');
    wait.currentTime = time;
  }, ms);
}

async function expectOpen(trigger: Locator): Promise<void> {
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
}

async function expectClosed(trigger: Locator): Promise<void> {
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
}

/** Time stands still from here on and moves by `page.clock.runFor` alone. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install();
  await open(page, '/');
  await menusReady(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('five menus show title, description and address of each entry in order', async ({ page }) => {
  await open(page, '/');
  await menusReady(page);
  const triggers = page.locator('header .desktop-menu').getByRole('button');
  await expect(triggers).toHaveText(specifiedMenus.map(({ title }) => title));

  for (const [index, { testId, hrefs }] of specifiedMenus.entries()) {
    await page.getByTestId(testId).focus();
    await page.keyboard.press('Enter');
    await expectOpen(page.getByTestId(testId));
    await expect(entriesOf(page)).toHaveCount(hrefs.length);
    const entries = menuGroups[index]?.entries ?? [];
    expect(entries.map(({ href }) => href)).toEqual(hrefs);
    for (const [position, { title, description, href }] of entries.entries()) {
      const entry = entriesOf(page).nth(position);
      await expect(entry).toBeVisible();
      await expect(entry).toHaveAttribute('href', href);
      await expect(entry).toHaveText(title + description);
      expect(description.length).toBeGreaterThan(0);
    }
  }
});

test('the menus outlast a scroll that comes before their code', async ({ page }) => {
  await open(page, '/');
  await scrollPage(page, 400);
  await expect(page.getByRole('banner')).toHaveAttribute('data-state', 'solid');
  await expect(tax(page)).toBeVisible();
  await menusReady(page);
  await tax(page).click();
  await expectOpen(tax(page));
});

test('an entry leads to its service, and the menu closes', async ({ page }) => {
  await open(page, '/');
  await menusReady(page);
  await tax(page).click();
  await entriesOf(page).filter({ hasText: 'TDS Return Filing' }).click();
  await expect(page).toHaveURL('/services/tds-return-filing');
  await expectClosed(tax(page));

  await tax(page).click();
  await expect(entriesOf(page).filter({ hasText: 'TDS Return Filing' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a menu opens when the pointer has rested on it for 200 ms', async ({ page }) => {
  await openWithStoppedClock(page);
  await company(page).hover();
  await page.clock.runFor(190);
  await expectClosed(company(page));
  await page.clock.runFor(20);
  await expectOpen(company(page));
});

test('before the app is there a menu opens when the pointer has rested on it for 200 ms', async ({
  page,
}) => {
  await openWithoutApp(page);
  const sheet = sheetOf(company(page));
  await company(page).hover();
  await rest(sheet, 199);
  await expect(sheet).toBeHidden();
  await rest(sheet, 200);
  await expect(sheet).toBeVisible();
  await page.mouse.move(300, 600);
  await expect(sheet).toBeHidden();
});

test('so it does for readers who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithoutApp(page);
  await company(page).hover();
  await rest(sheetOf(company(page)), 199);
  await expect(sheetOf(company(page))).toBeHidden();
});

test('before the app is there the keyboard opens a menu at once', async ({ page }) => {
  await openWithoutApp(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .focus();
  await page.keyboard.press('Tab');
  await expect(company(page)).toBeFocused();
  await expect(sheetOf(company(page))).toBeVisible();
  expect(await waitsOf(sheetOf(company(page)))).toBe(0);
});

test('a menu that is pressed before the app is there stays open', async ({ page }) => {
  const app = await openWithoutApp(page);
  await company(page).click();
  await expect(sheetOf(company(page))).toBeVisible();
  app.release();
  await hydrated(page);
  await expectOpen(company(page));
  await expect(sheetOf(company(page))).toBeVisible();
});

test('a pointer that comes shortly before the app waits no longer than 200 ms', async ({
  page,
}) => {
  await page.clock.install();
  const app = await openWithoutApp(page);
  await company(page).hover();
  await rest(sheetOf(company(page)), 150);
  await page.clock.pauseAt(Date.now() + 60_000);
  app.release();
  await wake(page);
  await expect(page.locator('.desktop-menu')).toHaveAttribute('data-ready');
  await page.clock.runFor(45);
  await expectClosed(company(page));
  await page.clock.runFor(10);
  await expectOpen(company(page));
  await expect(sheetOf(company(page))).toBeVisible();
});

test('a pointer that only passes opens nothing', async ({ page }) => {
  await openWithStoppedClock(page);
  await company(page).hover();
  await page.clock.runFor(150);
  await page.mouse.move(300, 600);
  await page.clock.runFor(1000);
  await expectClosed(company(page));
});

test('a menu closes 150 ms after the pointer has left it, and the next opens at once within 300 ms', async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await company(page).hover();
  await page.clock.runFor(210);
  await expectOpen(company(page));

  // From one to the next without a wait.
  await tax(page).hover();
  await expectOpen(tax(page));
  await expectClosed(company(page));

  await page.mouse.move(300, 700);
  await page.clock.runFor(140);
  await expectOpen(tax(page));
  await page.clock.runFor(20);
  await expectClosed(tax(page));

  await page.clock.runFor(200);
  await company(page).hover();
  await page.clock.runFor(1);
  await expectOpen(company(page));

  await page.mouse.move(300, 700);
  await page.clock.runFor(160);
  await expectClosed(company(page));
  await page.clock.runFor(310);
  await company(page).hover();
  await page.clock.runFor(190);
  await expectClosed(company(page));
  await page.clock.runFor(20);
  await expectOpen(company(page));
});

test('the pointer can go from the trigger into its menu', async ({ page }) => {
  await openWithStoppedClock(page);
  await company(page).hover();
  await page.clock.runFor(210);
  await entriesOf(page).filter({ hasText: 'Nidhi Company' }).hover();
  await page.clock.runFor(1000);
  await expectOpen(company(page));
});

test('a click right after a hover keeps the menu open, and a second click closes it', async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await company(page).hover();
  await page.clock.runFor(210);
  await expectOpen(company(page));
  await company(page).click();
  await page.clock.runFor(500);
  await expectOpen(company(page));
  await company(page).click();
  await page.clock.runFor(500);
  await expectClosed(company(page));
});

test('a click before the hover has opened it opens the menu and keeps it open', async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await company(page).hover();
  await page.clock.runFor(100);
  await company(page).click();
  await expectOpen(company(page));
  await page.clock.runFor(1000);
  await expectOpen(company(page));
});

test('Enter and Space open a menu, and Escape closes it and gives the focus back', async ({
  page,
}) => {
  await open(page, '/');
  await menusReady(page);
  for (const key of ['Enter', 'Space']) {
    await company(page).focus();
    await page.keyboard.press(key);
    await expectOpen(company(page));
    await page.keyboard.press('ArrowDown');
    await expect(entriesOf(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expectClosed(company(page));
    await expect(company(page)).toBeFocused();
  }
});

test('Tab walks through an open menu and out of it to the next trigger', async ({ page }) => {
  await open(page, '/');
  await menusReady(page);
  await tax(page).focus();
  await page.keyboard.press('Enter');
  await expectOpen(tax(page));
  const count = specifiedMenus[1].hrefs.length;
  for (let entry = 0; entry < count; entry++) {
    await page.keyboard.press('Tab');
    await expect(entriesOf(page).nth(entry)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('nav-licenses')).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await expect(entriesOf(page).or(tax(page)).and(page.locator(':focus'))).toHaveCount(1);
});

test('closed menus are no stop of the Tab key', async ({ page }) => {
  await open(page, '/');
  await menusReady(page);
  await company(page).focus();
  await page.keyboard.press('Tab');
  await expect(tax(page)).toBeFocused();
});

test('the menus stand in one row from 1024 px on, and each fits on the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await open(page, '/');
  await menusReady(page);
  for (const { testId } of specifiedMenus) {
    await page.getByTestId(testId).focus();
    await page.keyboard.press('Enter');
    for (const entry of await entriesOf(page).all())
      await expect(entry).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1023, height: 700 });
  await expect(company(page)).toBeHidden();
  await expect(page.getByTestId('mobile-menu-toggle')).toBeVisible();
});

for (const fonts of ['web fonts', 'the fonts in their place']) {
  test(`nothing in the header wraps or overlaps with ${fonts}, whatever the width`, async ({
    page,
    allowProblems,
  }) => {
    if (fonts !== 'web fonts') {
      allowProblems(/ERR_FAILED/);
      await page.route('**/*.woff2', async (route) => route.abort());
    }
    await open(page, '/about');
    await page.evaluate(async () => document.fonts.ready);
    for (const width of [1024, 1120, 1121, 1263, 1264, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await page.evaluate(crowdedInHeader), `${width} px`).toEqual([]);
    }
  });
}

test('with type twice as large the header has the toggle of a narrower window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2048, height: 900 });
  await open(page, '/about');
  await withTypeSize(page, 2, async () => {
    await expect(company(page)).toBeHidden();
    await expect(page.getByTestId('mobile-menu-toggle')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(crowdedInHeader)).toEqual([]);
  });
});

/** Controls of the header whose words take more than one line, or that begin before the one to their left has ended. */
function crowdedInHeader(): string[] {
  const controls = [...document.querySelectorAll('header :is(a, button)')].filter(
    (control) => control.checkVisibility() && !control.closest('.menu-sheet'),
  );
  return controls.flatMap((control, index) => {
    const name = control.textContent ?? '';
    const words = [...control.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const range = document.createRange();
    const lines = words.flatMap((text) => {
      range.selectNode(text);
      return [...range.getClientRects()];
    });
    const before = controls[index - 1]?.getBoundingClientRect().right ?? 0;
    return [
      ...(lines.length > 1 ? [`${name} wraps`] : []),
      ...(control.getBoundingClientRect().left < before - 0.5 ? [`${name} overlaps`] : []),
    ];
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a menu opens on hover and on focus', async ({ page }) => {
    await page.goto('/');
    const entry = page.getByRole('link', { name: /Nidhi Company/ });
    await expect(entry).toBeHidden();
    await company(page).hover();
    await expect(entry).toBeVisible();
    await page.mouse.move(300, 700);
    await expect(entry).toBeHidden();
    await company(page).focus();
    await expect(entry).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /Private Limited Company/ }).first()).toBeFocused();
    await entry.click();
    await expect(page).toHaveURL('/services/nidhi-company');
  });
});
