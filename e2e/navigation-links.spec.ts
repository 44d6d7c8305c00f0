import { open } from './support/page';
import { expect, test } from './support/test';

test('the skip link comes first, and clicks for a new tab and links with a target of their own, to files and to other sites are left to the browser', async ({
  page,
  context,
}) => {
  await open(page, '/contact');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML(
      'afterbegin',
      `<p style="position: relative; padding-top: 80px">
         <a href="/legal/terms">Page</a>
         <a href="/legal/terms" target="_blank">New tab</a>
         <a href="/favicon.svg">File</a>
         <a href="/about" download>Download</a>
         <a href="https://example.com/">Other site</a>
         <a href="mailto:hello@example.in">Mail</a>
         <a href="#ask">Fragment</a>
       </p>`,
    );
    // Later than the site's own listener: tells what it has left alone, and keeps the browser from following it.
    window.addEventListener('click', (event) => {
      const link = event.target as HTMLAnchorElement;
      link.dataset['takenOver'] = String(event.defaultPrevented);
      if (link.target !== '_blank') event.preventDefault();
    });
  });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  for (const name of ['File', 'Download', 'Other site', 'Mail', 'Fragment']) {
    await link(name).click();
    await expect(link(name), name).toHaveAttribute('data-taken-over', 'false');
  }
  for (const modifier of ['ControlOrMeta', 'Shift'] as const) {
    await link('Page').click({ modifiers: [modifier] });
    await expect(link('Page'), modifier).toHaveAttribute('data-taken-over', 'false');
  }

  const opened = context.waitForEvent('page');
  await link('New tab').click();
  await expect(await opened).toHaveURL('/legal/terms');
  await expect(page).toHaveURL('/contact#main');
  await link('Page').click();
  await expect(page).toHaveURL('/legal/terms');
});
