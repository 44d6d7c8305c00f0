import { expectNoSidewaysScroll, open } from './support/page';
import { expect, test } from './support/test';

test(
  'plain words lead to a tool with the next tap, open and ready for typing',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/contact');
    const dialog = page.getByRole('dialog', { name: 'Find a service' });
    for (const { words, address, field } of [
      {
        words: 'late gst fee',
        address: '/services/gst-filing#gst-return-lateness',
        field: page.getByRole('combobox', { name: 'Which return?' }),
      },
      {
        words: 'kaunsi company kholu',
        address: '/services/business-consultation#choose',
        field: page.getByRole('radio', { name: /profit/i }).first(),
      },
      {
        words: 'meri due date',
        address: '/services/compliance-consultation#due-dates',
        field: page.getByRole('radio').first(),
      },
    ]) {
      await page.getByRole('button', { name: 'Search services' }).click();
      await dialog.getByRole('combobox').fill(words);
      const first = dialog.getByRole('option').first();
      await expect(first).toHaveAttribute('href', address);
      await first.click();
      await expect(page).toHaveURL(address);
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport();
    }
  },
);

test('the strip on the landing page leads to six tools, each at its first field', async ({
  page,
}) => {
  await open(page, '/');
  const strip = page.getByRole('navigation', { name: 'Work it out yourself' });
  const addresses = await strip
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses).toHaveLength(6);
  for (const address of addresses) {
    await open(page, '/');
    await strip.locator(`a[href="${address}"]`).click();
    await expect(page).toHaveURL(address);
    await expect(
      page.locator('[data-tool] :is(input, select, textarea):focus'),
      address,
    ).toBeInViewport();
  }
  await expectNoSidewaysScroll(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the contents list leads to a tool and what can be read of it', async ({ page }) => {
    await page.goto('/services/tds-return-filing');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Late statement worked out' })
      .click();
    await expect(page.locator('#tds-lateness').getByRole('table')).toBeInViewport();
  });
});
