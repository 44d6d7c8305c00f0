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

test('the strip on the landing page leads to tools, at their first field', async ({ page }) => {
  await open(page, '/');
  const strip = page.getByRole('navigation', { name: 'Work it out yourself' });
  const addresses = await strip
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses).toHaveLength(6);
  // One whose fields come with its code, and one whose fields stand in the page.
  for (const address of [addresses[0] ?? '', addresses[5] ?? '']) {
    await open(page, '/');
    await strip.locator(`a[href="${address}"]`).click();
    await expect(page).toHaveURL(address);
    await expect(
      page.locator('[data-tool] :is(input, select, textarea):focus'),
      address,
    ).toBeInViewport({ timeout: 15_000 });
  }
  await expectNoSidewaysScroll(page);
});

test(
  'a message pasted into the search leads to what speaks for a fraud, and no word of it leaves the phone',
  { tag: '@phone' },
  async ({ page, expectAccessible }) => {
    await open(page, '/contact');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
    await page.getByRole('button', { name: 'Search services' }).click();
    const dialog = page.getByRole('dialog', { name: 'Find a service' });
    await dialog
      .getByRole('combobox')
      .fill(
        'Dear Zulekha, your income tax refund is approved. Share the OTP at http://tax-zulekha.top',
      );
    await dialog.getByRole('option', { name: /^Is this message real\?/ }).click();
    await expect(page).toHaveURL(
      '/services/sole-proprietorship-registration#letter&from=tax&by=message&asks=secrets&saw=secret.link',
    );
    await expect(page.getByText(/^A fraud: no office/)).toBeVisible();
    await expect(page.getByText(/It wants a password, a PIN, an OTP/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible({ within: '#letter' });
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Share as a picture' }).click();
    expect((await saved).suggestedFilename()).toBe('is-this-real.png');
    expect(asked.filter((text) => /zulekha/i.test(text))).toEqual([]);
  },
);

test('the first year stands on one page, to print and to send', async ({ page }) => {
  await open(page, '/services/private-limited-company#first-year');
  const day = page.getByLabel('Date of incorporation');
  await expect(day).toBeFocused();
  await day.fill('2026-11-23');
  await page.getByRole('button', { name: 'My first year on one page' }).click();
  await page.getByRole('textbox', { name: 'Business name' }).fill('Meera Textiles');
  await expect(page.getByRole('img', { name: /^The first year of Meera Textiles/ })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share as a picture' }).first().click();
  expect((await saved).suggestedFilename()).toBe('my-first-year.png');

  await page.evaluate(() => (window.print = () => {}));
  await page.getByRole('button', { name: 'Print on one page' }).click();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
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
