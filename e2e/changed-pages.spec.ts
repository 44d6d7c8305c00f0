import { fillContact, toastOf, watchPosts } from './support/forms';
import { contentsOf, hydrated } from './support/page';
import { TRANSLATED, translatePage } from './support/translator';
import { expect, test } from './support/test';

/* A page that a translator changes stays complete and works. */

// A page's policy does not apply to translators.
test.use({ bypassCSP: true });

// React logs that it rendered a changed part again. This is expected.
test.beforeEach(({ allowProblems }) => allowProblems(/rendered it again/));

test(
  'the contact page stays complete, keeps typed text and sends a message once, while a translator changes it',
  { tag: '@phone' },
  async ({ page }) => {
    await translatePage(page);
    const response = await page.goto('/contact', { waitUntil: 'commit' });
    const form = page.getByTestId('contact-form');
    const input = form.getByLabel('First name');
    await input.pressSequentially('Asha Rao');
    await hydrated(page);
    await expect(page.locator(TRANSLATED).first()).toBeAttached();
    await expect(input).toHaveValue('Asha Rao');
    const written = await contentsOf(page, await response?.text());
    // The translator may still be translating new text.
    await expect.poll(async () => contentsOf(page)).toEqual(written);
    await page.getByTestId('mobile-menu-toggle').tap();
    await expect(page.getByTestId('mobile-nav-licenses')).toBeVisible();
    await page.keyboard.press('Escape');

    const { bodies } = watchPosts(page);
    const message = form.getByLabel('Message');
    const send = form.getByRole('button', { name: 'Send Message' });
    await fillContact(form, { message: 'Hello [refuse]' });
    await send.click();
    await expect(toastOf(page)).toContainText('The desk is closed for the day.');
    await expect(message).toHaveValue('Hello [refuse]');
    await message.fill('Hello again');
    await send.click();
    await expect(toastOf(page)).toContainText('Message Sent!');
    await expect(message).toHaveValue('');
    expect(bodies).toHaveLength(2);
  },
);
