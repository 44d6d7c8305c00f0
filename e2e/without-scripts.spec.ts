import { mostAsked } from '@/content/services/most-asked';
import { expect, test } from './support/test';

/* For browsers that run no scripts at all. The contact form is sent in forms.spec.ts. */

test.use({ javaScriptEnabled: false });

test(
  'a visitor finds a service by the search, the chat and the catalogue, and reads a tool',
  { tag: '@engine' },
  async ({ page }) => {
    await page.goto('/about');
    const search = page.getByRole('dialog', { name: 'Find a service' });
    await page.getByRole('button', { name: 'Search services' }).click();
    await expect(search.getByRole('link')).toHaveCount(mostAsked.length);
    await page.keyboard.type('gst');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/\??#catalogue$/);

    await page.getByRole('button', { name: 'Support', exact: true }).click();
    const categories = page.getByRole('dialog', { name: 'Support' }).getByRole('list');
    await categories.getByRole('button', { name: 'Taxation' }).click();
    await expect(page).toHaveURL(/\/\??#taxation$/);
    await expect(page.getByRole('heading', { name: 'Transfer Pricing' })).toBeVisible();

    await page.goto('/services/tds-return-filing');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Late statement worked out' }).click();
    await expect(page.locator('#tds-lateness').getByRole('table')).toBeInViewport();
  },
);
