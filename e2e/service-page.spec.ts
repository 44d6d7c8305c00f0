import { services } from '../src/content/services/catalogue.ts';
import { open, sheetsOf } from './support/page.ts';
import { expect, test } from './support/test.ts';

const PAGE = '/services/gst-registration';

test('contents, citations and questions of a service page lead to what they name', async ({
  page,
}) => {
  await open(page, PAGE);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Documents' }).click();
  const heading = page.getByRole('heading', { name: 'Documents', exact: true });
  await expect(heading).toBeInViewport();
  const box = await heading.boundingBox();
  expect(box?.y, 'below the fixed header').toBeGreaterThanOrEqual(70);

  await contents.getByRole('link', { name: 'Questions' }).click();
  await expect(page.locator('#questions dd').last()).toBeVisible();

  const citation = page.locator('#need ~ * a[aria-label^="Source"]').first();
  const href = await citation.getAttribute('href');
  await citation.click();
  const source = page.locator(href ?? '');
  await expect(source).toBeInViewport();
  await expect(source).toContainText(/section|rule|\d+\/\d{4}/);
  await expect(source.getByRole('link').last()).toHaveAttribute('href', /^https:/);
});

test(
  'each page prints on five sheets or fewer, its checklist on one',
  { tag: '@thorough' },
  async ({ page }) => {
    for (const { slug } of services) {
      await open(page, `/services/${slug}`);
      expect.soft(await sheetsOf(page), slug).toBeLessThanOrEqual(5);
      await page.evaluate(() => (window.print = () => {}));
      const documents = page.getByRole('region', { name: 'Documents' });
      await documents.getByRole('button', { name: 'Print' }).click();
      expect.soft(await sheetsOf(page), `checklist of ${slug}`).toBe(1);
    }
  },
);
