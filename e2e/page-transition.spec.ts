import type { Page } from '@playwright/test';
import { open } from './support/page';
import { expect, test } from './support/test';

declare global {
  interface Window {
    transitions?: number;
  }
}

/** Counts transitions between pages, and stops each in its middle. */
async function holdTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.transitions = 0;
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function startHeld(change) {
      window.transitions = (window.transitions ?? 0) + 1;
      const transition = start.call(this, change);
      const hold = () => document.getAnimations().forEach((animation) => animation.pause());
      transition.ready.then(hold, () => {});
      return transition;
    };
  });
}

/** What moves in the transition that is held. */
async function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = document.getAnimations().flatMap(({ effect }) => {
      const [, name] = /\((.+)\)/.exec((effect as KeyframeEffect).pseudoElement ?? '') ?? [];
      return name ?? [];
    });
    return [...new Set(names)].toSorted();
  });
}

async function endTransition(page: Page): Promise<void> {
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
}

test(
  'a file of the catalogue becomes the cover of its page, which can be used meanwhile, and back',
  { tag: '@thorough' },
  async ({ page }) => {
    await holdTransitions(page);
    await open(page, '/');
    const file = page.getByRole('article').filter({ hasText: 'LLP Registration' });
    await file.getByRole('link').click();

    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('LLP registration');
    await expect(heading).toBeFocused();
    await expect.poll(async () => moving(page)).toContain('file-llp-registration');
    await page.getByRole('main').getByRole('link', { name: 'Ask an expert' }).click();
    await expect(page).toHaveURL('/services/llp-registration#ask');
    await page.goBack();
    expect(await page.evaluate(() => window.transitions), 'none within a page').toBe(1);
    // The next one begins when this one has ended.
    await endTransition(page);

    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(file).toBeInViewport();
    await expect.poll(async () => moving(page)).toContain('file-llp-registration');
    await endTransition(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL('/about');
    await expect.poll(async () => (await moving(page)).length).toBeGreaterThan(0);
    expect(await moving(page)).not.toContain('file-llp-registration');
  },
);

test('with reduced motion nothing moves', { tag: '@thorough' }, async ({ page }) => {
  await holdTransitions(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/contact');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.transitions)).toBe(0);
});
