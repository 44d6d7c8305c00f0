import { open } from './support/page';
import { expect, test } from './support/test';

test(
  'the skip link comes first, and the browser itself follows links to files and into new tabs',
  { tag: '@engine' },
  async ({ page, context }) => {
    await open(page, '/contact');
    const main = page.getByRole('main');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(main.locator(':focus')).toHaveCount(1);

    const opened = context.waitForEvent('page');
    const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true });
    await terms.click({ modifiers: ['ControlOrMeta'] });
    const other = await opened;
    await expect(other).toHaveURL('/legal/terms');
    await other.close();
    await expect(page).toHaveURL('/contact#main');

    await terms.evaluate((link: HTMLAnchorElement) => (link.href = '/favicon.svg'));
    await terms.click();
    await expect(page).toHaveURL('/favicon.svg');
    await expect(page.locator(':root')).toHaveJSProperty('tagName', 'svg');
  },
);
