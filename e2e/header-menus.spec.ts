import type { Locator, Page } from '@playwright/test';
import { open } from './support/page';
import { expect, test } from './support/test';

const company = (page: Page) => page.getByTestId('nav-company-registration');
const tax = (page: Page) => page.getByTestId('nav-tax-compliance');
const entriesOf = (page: Page) => page.locator('header .desktop-menu').getByRole('link');

async function expectOpen(trigger: Locator, isOpen = true): Promise<void> {
  await expect(trigger).toHaveAttribute('aria-expanded', String(isOpen));
}

test(
  'a menu opens by keyboard and pointer, fits a window 1024 px wide, and closes when the visitor follows a link',
  { tag: '@engine' },
  async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width: 1024, height: 700 });
    await open(page, '/');
    // The first menu, and the menu nearest to the window's edge.
    for (const trigger of [company(page), page.getByTestId('nav-other-services')]) {
      await trigger.press('Enter');
      await expectOpen(trigger);
      await expect(entriesOf(page).last()).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('ArrowDown');
      await expect(entriesOf(page).first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expectOpen(trigger, false);
      await expect(trigger).toBeFocused();
    }

    await tax(page).hover();
    await expectOpen(tax(page));
    await expectAccessible({ within: 'header' });
    const entry = entriesOf(page).filter({ hasText: 'TDS Return Filing' });
    await entry.hover();
    await expectOpen(tax(page));
    await entry.click();
    await expect(page).toHaveURL('/services/tds-return-filing');
    await expectOpen(tax(page), false);
    await page.setViewportSize({ width: 1023, height: 700 });
    await expect(company(page)).toBeHidden();
    await expect(page.getByTestId('mobile-menu-toggle')).toBeVisible();
  },
);
