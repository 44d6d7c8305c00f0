import { toastOf } from './support/forms';
import { hydratedPart, open } from './support/page';
import { expect, test } from './support/test';

test(
  'a swipe to the right of more than 50 px dismisses a toast, a shorter one or one to the left does not',
  { tag: ['@phone', '@thorough'] },
  async ({ page }) => {
    await open(page, '/services/tax-audit');
    const form = page.getByTestId('consultation-form');
    const submit = form.getByRole('button', { name: 'Get Free Consultation' });
    await hydratedPart(form);
    await submit.click();
    for (const { distance, isThere } of [
      { distance: 40, isThere: true },
      { distance: -120, isThere: true },
      { distance: 70, isThere: false },
    ]) {
      await expect(toastOf(page)).toBeVisible();
      const box = (await toastOf(page).boundingBox())!;
      const [x, y] = [box.x + box.width / 3, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance, y, { steps: 8 });
      await page.mouse.up();
      await expect(toastOf(page)).toBeVisible({ visible: isThere });
    }
    // A dismissed toast does not keep the next one from appearing.
    await submit.click();
    await expect(toastOf(page)).toBeVisible();
  },
);
