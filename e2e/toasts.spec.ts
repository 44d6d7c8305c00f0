import type { Locator, Page } from '@playwright/test';
import { toastOf } from './support/forms';
import { hydratedPart, open } from './support/page';
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
