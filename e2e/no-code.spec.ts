import { categories } from '@/content/categories';
import { menuGroups } from '@/content/navigation';
import { chunk } from './support/page';
import { expect, test } from './support/test';

const lastOfTaxation = categories.find(({ id }) => id === 'taxation')!.items.at(-1)!.title;

test(
  'the chat and search buttons are links in a browser without popovers',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
    await page.goto('/about');
    await page.getByRole('button', { name: 'Support', exact: true }).click();
    await expect(page).toHaveURL('/contact');
    await page.getByRole('button', { name: 'Search services' }).click();
    await expect(page).toHaveURL('/#catalogue');
  },
);

test(
  'a visitor can read and use a page if no script arrives',
  { tag: ['@phone', '@thorough'] },
  async ({ page, allowProblems }) => {
    allowProblems(/ERR_FAILED/);
    await page.route(chunk('index'), async (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('7 days');
    // A tab of the catalogue is a link to its panel.
    await page.getByRole('tab', { name: 'Taxation' }).click();
    await expect(page.getByRole('heading', { name: lastOfTaxation })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^LLP/ })).toBeHidden();

    await page.getByTestId('mobile-menu-toggle').tap();
    await page.getByTestId('mobile-nav-company-registration').tap();
    const { title, href } = menuGroups[0]!.entries.at(-1)!;
    await page.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(href);
  },
);

/* forms.spec.ts sends the contact form without JavaScript. */
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the search and the chat lead to the catalogue, and a tool shows its table',
    { tag: '@engine' },
    async ({ page }) => {
      await page.goto('/about');
      const search = page.getByRole('dialog', { name: 'Find a service' });
      await page.getByRole('button', { name: 'Search services' }).click();
      await expect(search.getByRole('link').first()).toBeVisible();
      await page.keyboard.type('gst');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/\??#catalogue$/);

      await page.getByRole('button', { name: 'Support', exact: true }).click();
      const choices = page.getByRole('dialog', { name: 'Support' }).getByRole('list');
      await choices.getByRole('button', { name: 'Taxation' }).click();
      await expect(page).toHaveURL(/\/\??#taxation$/);
      await expect(page.getByRole('heading', { name: lastOfTaxation })).toBeVisible();

      await page.goto('/services/tds-return-filing');
      const contents = page.getByRole('navigation', { name: 'On this page' });
      await contents.getByRole('link', { name: 'Late statement worked out' }).click();
      await expect(page.locator('#tds-lateness').getByRole('table')).toBeInViewport();
    },
  );
});
