import type { Page } from '@playwright/test';
import { fillContact, toastOf, watchPosts } from './support/forms';
import { chunk, footerLink, heading, hydrated } from './support/page';
import { expect, test } from './support/test';

/* A visitor's first action works before the app has loaded and while the app loads. The app doesn't undo the action. */

const contactOf = (page: Page) => page.getByTestId('contact-form');

test(
  'on a slow phone, a contact form that is filled in and sent right after the first paint arrives exactly once',
  { tag: '@phone' },
  async ({ page }) => {
    await slowDown(page);
    const { bodies } = watchPosts(page);
    await lookAt(page, '/contact', 200);
    await fillContact(contactOf(page), { lastName: 'Rao' });
    await contactOf(page).getByRole('button', { name: 'Send Message' }).tap();
    // The visitor sees a toast. If the app had not loaded yet, the server answers with a page of its own.
    await expect(page.getByText('Message Sent!').first()).toBeVisible();
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toContain('lastName=Rao');
    await page.goto('/contact');
    await expect(contactOf(page).getByLabel('Message')).toHaveValue('');
  },
);

test('the first key or press works while the page hydrates', async ({ page }) => {
  await page.goto('/');
  // React starts to listen shortly after the load event. Before that, no React page can react to a key or press.
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root')!).some((key) => key.startsWith('_reactListening')),
  );
  const trigger = page.getByTestId('nav-licenses');
  await trigger.press('Enter');
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: /^FSSAI/ }).first()).toBeVisible();

  await page.goto('/services/tax-audit');
  const send = page.getByRole('button', { name: 'Get Free Consultation' });
  await send.click();
  await expect(toastOf(page)).toContainText('Please fill in all required fields.');
  // If the visitor opens a page by a link, it has no prerendered HTML.
  await footerLink(page, 'GST Registration').click();
  await expect(heading(page)).toHaveText(/GST/);
  await send.click();
  await expect(page.getByText('Enter your full name')).toBeVisible();
});

test(
  'in data-saver mode, the first press loads the app, and that press still works',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' });
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
    });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await lookAt(page, '/contact', 2000);
    expect(fetched).not.toContainEqual(expect.stringMatching(chunk('react')));
    await page.getByRole('button', { name: 'Support', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Support' })).toBeVisible();
    await expect.poll(() => fetched).toContainEqual(expect.stringMatching(chunk('react')));
    await hydrated(page);
    // The app fetches a page only when the visitor follows its link.
    await page.keyboard.press('Escape');
    await footerLink(page, 'About').hover();
    await footerLink(page, 'Terms').click();
    await expect(heading(page)).toHaveText(/Terms/);
    expect(fetched).not.toContainEqual(expect.stringMatching(chunk('about')));
  },
);

/**
 * Sets the network and the processor of a weak phone: 150 ms, 1.6 Mbit/s, a quarter of the speed. `bytesPerSecond` is four times
 * higher, because the local server doesn't compress files, and compression makes them about four times smaller.
 */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = (1.6 * 1_000_000 * 4) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Goes to a page and waits for some milliseconds after its first paint. The page may still be loading then. */
async function lookAt(page: Page, path: string, milliseconds: number): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    (moment) => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return paint && performance.now() - paint.startTime >= moment;
    },
    milliseconds,
    { polling: 50 },
  );
}
