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
  'a menu opens by key and pointer, fits from 1024 px on, and closes when an entry is followed',
  { tag: '@engine' },
  async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width: 1024, height: 700 });
    await open(page, '/');
    // The first menu, and the menu nearest to the edge.
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

test(
  'a menu stays open while the pointer crosses other buttons on its way to the panel',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.clock.install();
    await open(page, '/about');
    // The test sets the pointer's time, so that a slow machine changes nothing.
    await page.clock.pauseAt(Date.now() + 60_000);
    const from = (await company(page).boundingBox())!;
    await page.mouse.move(from.x + 20, from.y + 30);
    await page.clock.runFor(250);
    await expectOpen(company(page));
    const entry = entriesOf(page).filter({ hasText: 'LLP Registration' });
    const to = (await entry.boundingBox())!;
    await page.mouse.move(to.x + 120, to.y + 20, { steps: 25 });
    await page.clock.runFor(500);
    await expectOpen(company(page));
    await expectOpen(tax(page), false);
    // A move along the row opens the next menu.
    await page.mouse.move(from.x + 20, from.y + 30, { steps: 10 });
    const next = (await tax(page).boundingBox())!;
    await page.mouse.move(next.x + next.width / 2, from.y + 30, { steps: 10 });
    await page.clock.runFor(500);
    await expectOpen(tax(page));
  },
);
