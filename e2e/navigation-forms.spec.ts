import { hydratedPart, open } from './support/page';
import { expect, test } from './support/test';

test(
  'what stands on a page does not move when its forms become ready',
  { tag: '@thorough' },
  async ({ page }) => {
    await open(page, '/contact');
    const form = page.getByTestId('hero-consultation-form');
    const tabs = page.getByRole('tablist');
    // From the first moment that the page is there.
    await page.evaluate(() => {
      const positions: number[] = [];
      Object.assign(window, { positions });
      new MutationObserver(() => {
        const element = document.querySelector('[role="tablist"]');
        if (element) positions.push(Math.round(element.getBoundingClientRect().top + scrollY));
      }).observe(document.body, { childList: true, subtree: true });
    });
    // A link that is meant fetches its page with its forms; only a click that could not wait for them shows them later.
    const home = page.getByRole('banner').getByRole('link', { name: /home$/ });
    await home.focus();
    await page.waitForLoadState('networkidle');
    await home.click();
    await hydratedPart(form);
    await hydratedPart(page.getByTestId('contact-form'));
    const last = await tabs.evaluate((element) =>
      Math.round(element.getBoundingClientRect().top + scrollY),
    );
    const positions = await page.evaluate(
      () => (window as unknown as { positions: number[] }).positions,
    );
    expect(new Set([...positions, last])).toEqual(new Set([last]));
  },
);
