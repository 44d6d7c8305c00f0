import type { Page } from '@playwright/test';
import { menuGroups } from '@/content/navigation';
import { colourOf, open } from './support/page';
import { PHONE } from './support/phone';
import { expect, test } from './support/test';

const toggleOf = (page: Page) => page.getByTestId('mobile-menu-toggle');
const panelOf = (page: Page) => page.getByTestId('mobile-menu-panel');
const groupOf = (page: Page, testId: string) => page.getByTestId(`mobile-${testId}`);

// Playwright has no `isMobile` in Firefox.
test.use({ viewport: PHONE.viewport, hasTouch: true });

test(
  'the menu panel of a phone shows one group of links at a time, and closes in each usual way',
  { tag: ['@phone', '@engine'] },
  async ({ page, expectAccessible }) => {
    await open(page, '/');
    const header = page.getByRole('banner');
    const support = page.getByRole('button', { name: 'Support' });
    const alpha = async () => (await colourOf(header, 'background-color')).alpha;
    await expect(support).toBeVisible();
    await toggleOf(page).tap();
    expect(await panelOf(page).boundingBox()).toMatchObject({ x: 0, y: 70, width: 360 });
    await expect(support).toBeHidden();
    await expect.poll(alpha, 'the header is solid').toBe(1);
    for (const { testId, entries } of menuGroups.slice(0, 2)) {
      await groupOf(page, testId).tap();
      const links = panelOf(page).getByRole('listitem').getByRole('link');
      await expect(links).toHaveText(entries.map(({ title }) => new RegExp(`^${title}`)));
    }
    await expectAccessible({ within: 'header' });
    await toggleOf(page).tap();
    await expect(panelOf(page)).toBeHidden();
    await expect.poll(alpha).toBeLessThan(1);

    await toggleOf(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(groupOf(page, 'nav-company-registration')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await expect(toggleOf(page)).toBeFocused();

    await page.setViewportSize({ width: 360, height: 480 });
    await toggleOf(page).tap();
    await groupOf(page, 'nav-company-registration').tap();
    const last = panelOf(page).getByRole('link', { name: 'Pay' });
    await last.scrollIntoViewIfNeeded();
    await expect(last, 'on a low screen').toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 360, height: 900 });
    await page.touchscreen.tap(4, 880);
    await expect(panelOf(page)).toBeHidden();
    await expect(page).toHaveURL('/');

    await toggleOf(page).tap();
    await panelOf(page)
      .getByRole('link', { name: /Section 8/ })
      .tap();
    await expect(page).toHaveURL('/services/section-8-company');
    await expect(panelOf(page)).toBeHidden();
    await toggleOf(page).tap();
    await expect(panelOf(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(panelOf(page)).toBeHidden();
  },
);
