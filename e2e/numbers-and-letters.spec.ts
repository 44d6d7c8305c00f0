import { expectNoSidewaysScroll, open } from './support/page';
import { expect, test } from './support/test';

test(
  'a GSTIN pasted into the search opens with its reading, and nothing of it leaves the phone',
  { tag: ['@phone', '@thorough'] },
  async ({ page }) => {
    await open(page, '/contact');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
    await page.getByRole('button', { name: 'Search services' }).click();
    const dialog = page.getByRole('dialog', { name: 'Find a service' });
    await dialog.getByRole('combobox').fill('27 aapfu0938f 1zv');
    await dialog.getByRole('option', { name: /This looks like a GSTIN of Maharashtra/ }).click();

    await expect(page).toHaveURL('/services/gst-registration#number&value=27AAPFU0938F1ZV');
    await expect(page.getByRole('textbox', { name: /Your number/ })).toBeInViewport();
    await expect(page.getByText(/check digit.*Compare it with the certificate/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    expect(asked.filter((text) => /aapfu/i.test(text))).toEqual([]);

    // The same search on the page itself changes what is read, and Back leaves the page.
    await page.getByRole('button', { name: 'Search services' }).click();
    await dialog.getByRole('combobox').fill('27ABCFS0000Z1ZR');
    await dialog.getByRole('option').first().click();
    await expect(
      page.getByRole('status').filter({ hasText: 'its check digit fits' }),
    ).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/contact');
  },
);

test(
  'plain words about a letter lead to its answer, which a link opens elsewhere',
  { tag: '@thorough' },
  async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Search services' }).click();
    const dialog = page.getByRole('dialog', { name: 'Find a service' });
    await dialog.getByRole('combobox').fill('got a letter to pay for trademark publication');
    await dialog.getByRole('option', { name: /^A letter that asks for a fee/ }).click();
    const answer = '/services/trademark-registration#letter&from=directory&by=post&asks=money';
    await expect(page).toHaveURL(answer);
    await expect(page.getByText('Most likely a fraud.')).toBeInViewport();

    await page.goto('about:blank');
    await open(page, answer);
    await expect(page.getByText('Most likely a fraud.')).toBeInViewport();
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the parts of a specimen can be read', { tag: '@thorough' }, async ({ page }) => {
    await page.goto('/services/tds-return-filing');
    await page.getByRole('heading', { name: 'After you have it' }).click();
    await page.getByRole('heading', { name: 'Read your TAN' }).click();
    await expect(
      page.getByRole('definition').filter({ hasText: 'tax office’s area' }),
    ).toBeVisible();
  });
});
