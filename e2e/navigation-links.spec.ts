import { open } from './support/page';
import { expect, test } from './support/test';

test('clicks that ask for a new tab or window are left to the browser', async ({
  page,
  context,
}) => {
  await open(page, '/');
  for (const modifier of ['ControlOrMeta', 'Shift'] as const) {
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Learn More' }).click({ modifiers: [modifier] });
    const other = await opened;
    await expect(other).toHaveURL('/contact');
    await other.close();
    await expect(page).toHaveURL('/');
  }

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Learn More' }).click({ button: 'middle' });
  await (await opened).close();
  await expect(page).toHaveURL('/');
});

test('links with a target of their own, to files and to other sites are left to the browser', async ({
  page,
  context,
}) => {
  await open(page, '/contact');
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML(
      'afterbegin',
      `<p style="position: relative; padding-top: 80px">
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
  for (const name of ['File', 'Download', 'Other site', 'Mail', 'Fragment']) {
    const link = page.getByRole('link', { name, exact: true });
    await link.click();
    await expect(link, name).toHaveAttribute('data-taken-over', 'false');
  }

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'New tab' }).click();
  await expect(await opened).toHaveURL('/legal/terms');
  await expect(page).toHaveURL('/contact');
});

test('the skip link is the first stop and moves the focus to the content', async ({ page }) => {
  await open(page, '/services/gst-filing');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});
