import type { Page } from '@playwright/test';
import { menuGroups } from '@/content/navigation';
import { specifiedMenus } from '../tests/support/specification';
import { chunk, colourOf, holdBack, hydrated, open } from './support/page';
import { withTypeSize } from './support/rendering';
import { expect, test } from './support/test';

test.skip(({ isMobile }) => !isMobile, 'Wide screens have five menus instead of a panel.');

const toggleOf = (page: Page) => page.getByTestId('mobile-menu-toggle');
const panelOf = (page: Page) => page.getByTestId('mobile-menu-panel');
const groupOf = (page: Page, testId: string) => page.getByTestId(`mobile-${testId}`);

test('the panel is as wide as the screen and holds the five groups with all their entries', async ({
  page,
}) => {
  await open(page, '/');
  await expect(panelOf(page)).toBeHidden();
  await toggleOf(page).tap();
  await expect(panelOf(page)).toBeVisible();
  const box = await panelOf(page).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 70, width: 360 });

  for (const [index, { testId, title, hrefs }] of specifiedMenus.entries()) {
    await expect(groupOf(page, testId)).toHaveText(title);
    await groupOf(page, testId).tap();
    const links = panelOf(page).getByRole('listitem').getByRole('link');
    // One group is open at a time.
    await expect(links).toHaveCount(hrefs.length);
    for (const [position, href] of hrefs.entries()) {
      const entry = menuGroups[index]?.entries[position];
      await expect(links.nth(position)).toHaveAttribute('href', href);
      await expect(links.nth(position)).toHaveText(`${entry?.title}${entry?.description}`);
    }
  }
});

/** A button as assistive technology finds it, told by whether what it opens is open. */
const buttonOf = (page: Page, name: string, expanded: boolean) =>
  page.getByRole('banner').getByRole('button', { name, expanded });

test('toggle and groups are buttons that tell whether they are open, before the app, while it comes and after', async ({
  page,
}) => {
  const app = await holdBack(page, chunk('hydrate'));
  await page.goto('/');
  await buttonOf(page, 'Menu', false).tap();
  await expect(buttonOf(page, 'Close', true)).toBeVisible();
  await buttonOf(page, 'Licenses', false).tap();
  await expect(buttonOf(page, 'Licenses', true)).toBeVisible();
  const entry = panelOf(page).getByRole('link', { name: /Trade License/ });
  await expect(entry).toBeVisible();

  app.release();
  await buttonOf(page, 'Other Services', false).tap();
  await expect(buttonOf(page, 'Other Services', true)).toBeVisible();
  await expect(buttonOf(page, 'Licenses', false)).toBeVisible();
  await hydrated(page);
  await expect(buttonOf(page, 'Other Services', true)).toBeVisible();
  await expect(panelOf(page).getByRole('link', { name: /Virtual CFO/ })).toBeVisible();

  await buttonOf(page, 'Licenses', false).tap();
  await expect(buttonOf(page, 'Licenses', true)).toBeVisible();
  await buttonOf(page, 'Licenses', true).tap();
  await expect(entry).toBeHidden();
  await buttonOf(page, 'Close', true).tap();
  await expect(buttonOf(page, 'Menu', false)).toBeVisible();
});

test('the header of the landing page is solid while the panel is open', async ({ page }) => {
  await open(page, '/');
  const header = page.getByRole('banner');
  const alpha = async () => (await colourOf(header, 'background-color')).alpha;
  expect(await alpha()).toBeLessThan(1);
  await toggleOf(page).tap();
  await expect.poll(alpha).toBe(1);
  await toggleOf(page).tap();
  await expect.poll(alpha).toBeLessThan(1);
});

test('the panel closes when an entry is followed', async ({ page }) => {
  await open(page, '/');
  await toggleOf(page).tap();
  await groupOf(page, 'nav-licenses').tap();
  await panelOf(page)
    .getByRole('link', { name: /Trade License/ })
    .tap();
  await expect(page).toHaveURL('/services/trade-license');
  await expect(panelOf(page)).toBeHidden();
});

test('the panel closes when the entry of the page one is on is followed', async ({ page }) => {
  await open(page, '/services/trade-license');
  await toggleOf(page).tap();
  await groupOf(page, 'nav-licenses').tap();
  const entry = panelOf(page).getByRole('link', { name: /Trade License/ });
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await entry.tap();
  await expect(panelOf(page)).toBeHidden();
});

test('the panel closes on Back and on Forward', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Learn More' }).tap();
  await expect(page).toHaveURL('/contact');

  await toggleOf(page).tap();
  await expect(panelOf(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(panelOf(page)).toBeHidden();

  await toggleOf(page).tap();
  await expect(panelOf(page)).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('/contact');
  await expect(panelOf(page)).toBeHidden();
});

test('the toggle, Escape and a tap beside the panel close it', async ({ page }) => {
  await open(page, '/about');
  await toggleOf(page).tap();
  await expect(toggleOf(page)).toHaveText('Close', { useInnerText: true });
  await toggleOf(page).tap();
  await expect(panelOf(page)).toBeHidden();
  await expect(toggleOf(page)).toHaveText('Menu', { useInnerText: true });

  await toggleOf(page).tap();
  await page.keyboard.press('Tab');
  await expect(groupOf(page, 'nav-company-registration')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await expect(toggleOf(page)).toBeFocused();

  await toggleOf(page).tap();
  await page.touchscreen.tap(180, 700);
  await expect(panelOf(page)).toBeHidden();
  await expect(page).toHaveURL('/about');
});

test('the panel offers a call and the pay page, and hides the tabs at the bottom', async ({
  page,
}) => {
  await open(page, '/');
  const support = page.getByRole('button', { name: 'Support' });
  await expect(support).toBeVisible();
  await toggleOf(page).tap();
  await expect(support).toBeHidden();
  await expect(panelOf(page).getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    /^tel:\+/,
  );
  await panelOf(page).getByRole('link', { name: 'Pay' }).tap();
  await expect(page).toHaveURL('/razorpay-checkout');
  await expect(panelOf(page)).toBeHidden();
});

test('the panel can be scrolled to its end on a low screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await open(page, '/');
  await toggleOf(page).tap();
  await groupOf(page, 'nav-company-registration').tap();
  const last = panelOf(page).getByRole('link', { name: 'Pay' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the panel and its groups open by a tap', async ({ page }) => {
    await page.goto('/legal/terms');
    await toggleOf(page).tap();
    await groupOf(page, 'nav-tax-compliance').tap();
    await panelOf(page)
      .getByRole('link', { name: /ROC Filing/ })
      .tap();
    await expect(page).toHaveURL('/services/roc-filing');
    await expect(panelOf(page)).toBeHidden();
  });
});

for (const times of [1.25, 1.5, 2]) {
  test(`with type ${times} times the size all of the header stays on the screen`, async ({
    page,
  }) => {
    await open(page, '/about');
    await withTypeSize(page, times, async () => {
      for (const control of [
        page.getByRole('banner').getByRole('link', { name: /, home$/ }),
        page.getByRole('button', { name: 'Search services' }),
        toggleOf(page),
      ]) {
        await expect(control).toBeInViewport({ ratio: 1 });
      }
    });
  });
}
