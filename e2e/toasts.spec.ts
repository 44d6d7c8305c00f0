import type { Locator, Page } from '@playwright/test';
import { fillConsultation, toastOf } from './support/forms';
import { colourOf, hydratedPart, open } from './support/page';
import { expect, test } from './support/test';

const submitOf = (form: Locator) => form.getByRole('button', { name: 'Get Free Consultation' });

async function showError(page: Page): Promise<Locator> {
  await open(page, '/services/tax-audit');
  const form = page.getByTestId('consultation-form');
  await hydratedPart(form);
  await submitOf(form).click();
  await expect(toastOf(page)).toBeVisible();
  return form;
}

test('an error is red and a success is green, F8 leads there, and Escape puts it away', async ({
  page,
  expectAccessible,
}) => {
  const form = await showError(page);
  await expect(form.getByLabel('Full name')).toBeFocused();
  await expectAccessible({ within: '#ask, [aria-label="Notification"]' });
  const error = await colourOf(toastOf(page), 'background-color');
  expect(error.red).toBeGreaterThan(2 * error.green);
  await fillConsultation(form);
  await submitOf(form).click();
  await expect(toastOf(page)).toHaveText(/^Success!/);
  await expect(toastOf(page)).toHaveCount(1);
  const success = await colourOf(toastOf(page), 'background-color');
  expect(success.green).toBeGreaterThan(2 * success.red);
  await expectAccessible({ within: '#ask, [aria-label="Notification"]' });

  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notification' }).locator(':focus')).toHaveCount(1);
  await toastOf(page).getByRole('button', { name: 'Dismiss' }).focus();
  await page.keyboard.press('Escape');
  await expect(toastOf(page)).toBeHidden();
});

test(
  'a swipe to the right of more than 50 px dismisses a toast, a shorter one does not',
  { tag: ['@phone', '@thorough'] },
  async ({ page }) => {
    const form = await showError(page);
    await swipeByFinger(page, toastOf(page), 40);
    await expect(toastOf(page)).toBeVisible();
    await swipeByFinger(page, toastOf(page), -120);
    await expect(toastOf(page)).toBeVisible();
    await swipeByFinger(page, toastOf(page), 70);
    await expect(toastOf(page)).toBeHidden();

    // The next one is not held back by the one before.
    await submitOf(form).click();
    await expect(toastOf(page)).toBeVisible();
  },
);

async function middleOf(toast: Locator): Promise<{ x: number; y: number }> {
  const box = await toast.boundingBox();
  if (!box) throw new Error('no toast');
  return { x: box.x + box.width / 3, y: box.y + box.height / 2 };
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
