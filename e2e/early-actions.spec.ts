import { fillConsultation, toastOf, watchPosts } from './support/forms';
import { newEmail, onlyMessageFrom } from './support/kept-messages';
import { chunk, holdBack, hydrated, scrollPage } from './support/page';
import { NOT_FOUND_REPORT } from './support/site-paths';
import { expect, test } from './support/test';

const APP = chunk('hydrate');

test('a press that comes before the code is answered when the code has come', async ({ page }) => {
  const code = await holdBack(page, APP);
  await page.goto('/about');
  const support = page.getByRole('button', { name: 'Support' });
  await support.click();
  await expect(support).toHaveAttribute('aria-busy', 'true');
  code.release();
  await expect(page.getByRole('dialog', { name: 'Support' })).toBeVisible();
  await expect(support).not.toHaveAttribute('aria-busy');
});

test('what is typed and sent before the code has come is sent once, by the app', async ({
  page,
}) => {
  const code = await holdBack(page, APP);
  await page.goto('/');
  const { bodies } = watchPosts(page);
  const form = page.getByTestId('hero-consultation-form');
  const email = newEmail();
  await fillConsultation(form, { email });
  await form.getByRole('button', { name: 'Get Free Consultation' }).click();
  expect(bodies).toEqual([]);
  code.release();
  await expect(toastOf(page)).toHaveText("Message Sent! We'll get back to you soon");
  await expect(page).toHaveURL('/');
  expect(bodies).toHaveLength(1);
  expect((await onlyMessageFrom(email)).firstName).toBe('Asha');
});

test('a form whose code does not arrive is sent by the browser', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/ERR_FAILED/, /The page stays static/);
  await page.route(APP, async (route) => route.abort());
  await page.goto('/');
  const form = page.getByTestId('hero-consultation-form');
  const email = newEmail();
  await fillConsultation(form, { email });
  await form.getByRole('button', { name: 'Get Free Consultation' }).click();
  await expect(page).toHaveURL('/contact.php');
  expect((await onlyMessageFrom(email)).serviceRequired).toBe('GST Registration');
});

test('a press whose code does not arrive is answered in words, and by the code at the next try', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/ERR_FAILED/, /The page stays static/);
  let isGone = true;
  await page.route(APP, async (route) => (isGone ? route.abort() : route.continue()));
  await page.goto('/about');
  const support = page.getByRole('button', { name: 'Support' });
  const sentence = page.getByText(/^This did not load/);
  await expect(sentence).toBeHidden();
  await support.click();
  await support.click();
  await expect(sentence).toBeVisible();
  await expect(sentence).toContainText(/\+91 [\d ]+/);
  isGone = false;
  await support.click();
  await expect(page.getByRole('dialog', { name: 'Support' })).toBeVisible();
  await expect(sentence).toBeHidden();
});

test('a press on the 404 page, which the app draws by itself, is answered when it has', async ({
  page,
  allowProblems,
}) => {
  allowProblems(NOT_FOUND_REPORT);
  const code = await holdBack(page, APP);
  await page.goto('/no-such-page');
  await page.getByRole('button', { name: 'Support' }).click();
  code.release();
  await expect(page.getByRole('dialog', { name: 'Support' })).toBeVisible();
});

test('the landing page’s header turns solid before the app is there, and back', async ({
  page,
}) => {
  const code = await holdBack(page, APP);
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header).toHaveAttribute('data-state', 'transparent');
  await scrollPage(page, 200);
  await expect(header).toHaveAttribute('data-state', 'solid');
  code.release();
  await hydrated(page);
  await expect(header).toHaveAttribute('data-state', 'solid');
  await scrollPage(page, 0);
  await expect(header).toHaveAttribute('data-state', 'transparent');
});

test('a menu that was opened before the app was there stays open', async ({ page, isMobile }) => {
  test.skip(isMobile, 'The panel: header-panel.spec.ts.');
  const code = await holdBack(page, APP);
  await page.goto('/about');
  await page.getByTestId('nav-licenses').hover();
  const entry = page.getByRole('link', { name: /^Trade License/ });
  await expect(entry).toBeVisible();
  code.release();
  await hydrated(page);
  await expect(page.locator('.desktop-menu')).toHaveAttribute('data-ready');
  await expect(entry).toBeVisible();
});
