import type { Locator, Page } from '@playwright/test';
import { fillConsultation, toastOf } from './support/forms';
import { colourOf, hydratedPart, open } from './support/page';
import { expect, test } from './support/test';

const submitOf = (form: Locator) => form.getByRole('button', { name: 'Get Free Consultation' });

async function openForm(page: Page): Promise<Locator> {
  await open(page, '/services/tax-audit');
  const form = page.getByTestId('consultation-form');
  await hydratedPart(form);
  return form;
}

/** A toast without waiting for the toaster's code: it has come with the first one. */
async function showError(page: Page): Promise<Locator> {
  const form = await openForm(page);
  await submitOf(form).click();
  await expect(toastOf(page)).toBeVisible();
  return form;
}

test('one toast is visible at a time, the newest', async ({ page }) => {
  const form = await showError(page);
  await expect(toastOf(page)).toHaveCount(1);
  await submitOf(form).click();
  await expect(toastOf(page)).toHaveCount(1);
  await fillConsultation(form);
  await submitOf(form).click();
  await expect(toastOf(page)).toHaveText(/^Success!/);
  await expect(toastOf(page)).toHaveCount(1);
});

test('an error is red and a success is green', async ({ page }) => {
  const form = await showError(page);
  const error = await colourOf(toastOf(page), 'background-color');
  expect(error.red).toBeGreaterThan(2 * error.green);
  await fillConsultation(form);
  await submitOf(form).click();
  await expect(toastOf(page)).toHaveText(/^Success!/);
  const success = await colourOf(toastOf(page), 'background-color');
  expect(success.green).toBeGreaterThan(2 * success.red);
});

test('a toast goes by itself after 5 seconds', async ({ page }) => {
  await page.clock.install();
  const form = await openForm(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await submitOf(form).click();
  await expect(toastOf(page)).toBeVisible();
  await page.clock.runFor(4900);
  await expect(toastOf(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toastOf(page)).toBeHidden();
});

test('a toast stays while the pointer rests on it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A finger does not hover.');
  await page.clock.install();
  const form = await openForm(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await submitOf(form).click();
  await toastOf(page).hover();
  await page.clock.runFor(8000);
  await expect(toastOf(page)).toBeVisible();
  await page.mouse.move(200, 600);
  await page.clock.runFor(5100);
  await expect(toastOf(page)).toBeHidden();
});

test('a toast can be dismissed by its button', async ({ page }) => {
  await showError(page);
  await toastOf(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(toastOf(page)).toBeHidden();
});

test('a swipe to the right of more than 50 px dismisses a toast, a shorter one does not', async ({
  page,
  isMobile,
}) => {
  const form = await showError(page);
  const swipe = isMobile ? swipeByFinger : swipeByMouse;
  await swipe(page, toastOf(page), 40);
  await expect(toastOf(page)).toBeVisible();
  await swipe(page, toastOf(page), -120);
  await expect(toastOf(page)).toBeVisible();
  await swipe(page, toastOf(page), 70);
  await expect(toastOf(page)).toBeHidden();

  // The next one is not held back by the one before.
  await submitOf(form).click();
  await expect(toastOf(page)).toBeVisible();
});

test('F8 moves the focus to the region named Notification', async ({ page, isMobile }) => {
  test.skip(isMobile, 'Phones have no F8.');
  await showError(page);
  await page.keyboard.press('F8');
  const region = page.getByRole('region', { name: 'Notification' });
  await expect(region.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const dismiss = toastOf(page).getByRole('button', { name: 'Dismiss' });
  await expect(dismiss.or(toastOf(page)).and(page.locator(':focus'))).toHaveCount(1);
});

test('Escape dismisses the toast that has the focus', async ({ page, isMobile }) => {
  test.skip(isMobile, 'Phones have no Escape key.');
  await showError(page);
  await toastOf(page).getByRole('button', { name: 'Dismiss' }).focus();
  await page.keyboard.press('Escape');
  await expect(toastOf(page)).toBeHidden();
});

test('a toast is said aloud once', async ({ page }) => {
  const form = await openForm(page);
  // The announcement is taken away again after a moment.
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role="status"][aria-live]')) {
        const text = region.textContent;
        if (text && !said.includes(text)) said.push(text);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await submitOf(form).click();
  await expect(toastOf(page)).toBeVisible();
  await expect
    .poll(async () => page.evaluate(() => (window as unknown as { said: string[] }).said.join()))
    .toMatch(/Error.*Please fill in all required fields\./);
});

async function middleOf(toast: Locator): Promise<{ x: number; y: number }> {
  const box = await toast.boundingBox();
  if (!box) throw new Error('no toast');
  return { x: box.x + box.width / 3, y: box.y + box.height / 2 };
}

async function swipeByMouse(page: Page, toast: Locator, distance: number): Promise<void> {
  const { x, y } = await middleOf(toast);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y, { steps: 4 });
  await page.mouse.move(x + distance, y, { steps: 4 });
  await page.mouse.up();
}

async function swipeByFinger(page: Page, toast: Locator, distance: number): Promise<void> {
  const { x, y } = await middleOf(toast);
  const session = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', offset?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: offset === undefined ? [] : [{ x: x + offset, y }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 8; step++) await touch('touchMove', (distance * step) / 8);
  await touch('touchEnd');
}
