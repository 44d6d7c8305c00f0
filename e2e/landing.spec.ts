import type { Locator, Page } from '@playwright/test';
import { testimonials } from '@/content/testimonials';
import { hydratedPart, open } from './support/page';
import { settings } from './support/settings';
import { expect, test } from './support/test';

const main = (page: Page) => page.getByRole('main');

/** Fails unless the elements follow one another in the document. */
async function expectInOrder(elements: readonly Locator[]): Promise<void> {
  const [first, ...rest] = elements;
  if (!first) return;
  let before = first;
  for (const element of rest) {
    const handle = await element.elementHandle();
    const follows = await before.evaluate(
      (earlier, later) =>
        later !== null &&
        (earlier.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      handle,
    );
    expect(follows, `${String(element)} after ${String(before)}`).toBe(true);
    before = element;
  }
}

test('the sections stand in the order of the specification', async ({ page }) => {
  await open(page, '/');
  await expectInOrder([
    page.getByRole('banner'),
    page.getByRole('heading', { level: 1 }),
    page.getByTestId('hero-consultation-form'),
    page.getByRole('region', { name: 'In numbers' }),
    page.getByRole('tablist', { name: 'Service files' }),
    main(page).getByRole('heading', { name: 'Four entries, then the certificate' }),
    page.getByRole('table'),
    main(page).getByRole('figure').first(),
    page.getByTestId('contact-form'),
    page.getByRole('contentinfo'),
    page.getByRole('link', { name: 'Pay', exact: true }),
    page.getByRole('button', { name: 'Support' }),
  ]);
});

test('the hero promises registration in 7 days and a free expert consultation', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'Words and figures do not depend on the screen.');
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your business, registered in 7 days.',
  );
  await expect(main(page)).toContainText('free expert consultation');

  const call = main(page)
    .getByRole('link', { name: /^Call / })
    .first();
  await expect(call).toHaveText(`Call ${settings.VITE_PHONE}`);
  await expect(call).toHaveAttribute('href', `tel:${settings.VITE_PHONE.replace(/[^+\d]/g, '')}`);

  await page.getByRole('link', { name: 'Learn More' }).click();
  await expect(page).toHaveURL('/contact');
});

test('the trust statistics are those of the specification', async ({ page, isMobile }) => {
  test.skip(isMobile, 'Words and figures do not depend on the screen.');
  await open(page, '/');
  const figures = page.getByRole('main').locator('dl').first();
  await expect(figures.getByRole('definition')).toHaveText([
    '500+',
    '10,000+',
    '2,500+',
    'All India',
    '4.6/5',
    /^\d\.\d\/5$/,
  ]);
  await expect(figures.getByRole('term')).toHaveText([
    'certified experts',
    'reviews',
    'onboarded every month',
    'coverage',
    'on one review site',
    'on another',
  ]);
});

test('the strip names clients, rating, cities and support', async ({ page, isMobile }) => {
  test.skip(isMobile, 'Words and figures do not depend on the screen.');
  await open(page, '/');
  const strip = page.getByRole('region', { name: 'In numbers' });
  await expect(strip.getByRole('definition')).toHaveText(['10,000+', '4.9/5', '50+', '24/7']);
  await expect(strip.getByRole('term')).toHaveText([
    'clients',
    'average rating',
    'cities',
    'support',
  ]);
});

test('the process has four steps', async ({ page, isMobile }) => {
  test.skip(isMobile, 'Words and figures do not depend on the screen.');
  await open(page, '/');
  const steps = main(page)
    .locator('ol > li')
    .filter({ has: page.getByRole('heading') });
  await expect(steps.getByRole('heading')).toHaveText([
    'Fill the form',
    'Add business details',
    'Pay',
    'Get confirmation',
  ]);
  await expect(steps.filter({ hasText: 'Whose turn:' })).toHaveCount(4);
});

test('the comparison is a table, whatever it looks like', async ({ page }) => {
  await open(page, '/');
  const table = page.getByRole('table');
  await expect(table).toHaveAccessibleName(/compares with others$/);
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('columnheader').nth(2)).toHaveText(/^Others/);
  const rows = table.getByRole('row');
  await expect(rows).toHaveCount(7);
  for (const row of (await rows.all()).slice(1)) {
    await expect(row.getByRole('rowheader')).toHaveCount(1);
    await expect(row.getByRole('cell')).toHaveCount(2);
  }
});

test('three testimonials show rating, text, author, position, service and whether they are verified', async ({
  page,
}) => {
  expect(testimonials).toHaveLength(3);
  await open(page, '/');
  const receipts = main(page).getByRole('figure');
  await expect(receipts).toHaveCount(3);
  for (const [index, testimonial] of testimonials.entries()) {
    const receipt = receipts.nth(index);
    await expect(receipt.getByRole('img')).toHaveAccessibleName(`Rated ${testimonial.rating} of 5`);
    for (const words of ['text', 'author', 'position', 'service'] as const) {
      await expect(receipt).toContainText(testimonial[words]);
    }
    await expect(receipt.getByText('Verified client')).toHaveCount(testimonial.verified ? 1 : 0);
  }
});

test('the Pay button stays in sight and leads to the pay page, on the landing page alone', async ({
  page,
}) => {
  await open(page, '/');
  const pay = page.getByRole('link', { name: 'Pay', exact: true });
  await expect(pay).toHaveText('Pay');
  await expect(pay).toBeInViewport({ ratio: 1 });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(pay).toBeInViewport({ ratio: 1 });
  await pay.click();
  await expect(page).toHaveURL('/razorpay-checkout');
  await expect(pay).toHaveCount(0);
  await page.goBack();
  await expect(pay).toBeVisible();
});

test('the tabs at the bottom give way to a field that has the focus, on small screens', async ({
  page,
  isMobile,
}) => {
  await open(page, '/');
  const pay = page.getByRole('link', { name: 'Pay', exact: true });
  const name = page.getByTestId('hero-consultation-form').getByLabel('Full name');
  await name.focus();
  if (isMobile) await expect(pay).toBeHidden();
  else await expect(pay).toBeVisible();
  await name.blur();
  await expect(pay).toBeVisible();
});

test('a press on a button at the bottom edge, right after typing, is not lost to the tabs', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'Wide screens have room for both.');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const form = page.getByTestId('hero-consultation-form');
  await hydratedPart(form);
  await form.getByLabel('Phone').focus();
  const submit = form.getByRole('button');
  // To the very edge, where the tabs would lie over it.
  await submit.evaluate((button) => {
    scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
  });
  const box = await submit.boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) - 40, 740 - 20);
  await expect(form.getByText('Enter your full name')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('the first screen of a phone holds promise, call and all six figures', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'About phones.');
  await open(page, '/');
  const call = main(page)
    .getByRole('link', { name: /^Call / })
    .first();
  await expect(call).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Learn More' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('on another')).toBeInViewport({ ratio: 1 });
});

test('header and content share both edges on a wide screen', async ({ page, isMobile }) => {
  test.skip(isMobile, 'About wide screens.');
  await open(page, '/');
  const logo = await page.getByRole('banner').getByRole('link', { name: /home$/ }).boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(heading?.x).toBe(logo?.x);
  const lineHeight = await page
    .getByRole('heading', { level: 1 })
    .evaluate((element) => parseFloat(getComputedStyle(element).lineHeight));
  expect(Math.round((heading?.height ?? 0) / lineHeight), 'lines of the heading').toBe(3);
});
