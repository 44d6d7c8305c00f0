import { caretOf, fillContact, toastOf, watchPosts } from './support/forms';
import { contentsOf, hydrated, hydratedPart } from './support/page';
import { MARK, TRANSLATED, translatePage } from './support/translator';
import { expect, test } from './support/test';

/* A page that a translator changes stays complete and works. */

// A page's policy does not apply to translators.
test.use({ bypassCSP: true });

// React reports on the console that it has drawn a changed part anew, as it should.
test.beforeEach(({ allowProblems }) => allowProblems(/rendered it again/));

test(
  'the contact page stays complete and keeps typed text, translated before hydration',
  { tag: '@phone' },
  async ({ page }) => {
    await translatePage(page, 'before hydration');
    const response = await page.goto('/contact', { waitUntil: 'commit' });
    const input = page.getByTestId('contact-form').getByLabel('First name');
    await input.pressSequentially('Asha Rao');
    await input.press('ArrowLeft');
    await hydrated(page);
    await expect(page.locator(TRANSLATED).first()).toBeAttached();
    await expect(input).toHaveValue('Asha Rao');
    await expect(input).toBeFocused();
    expect(await caretOf(input)).toBe('Asha Ra'.length);
    const written = await contentsOf(page, await response?.text());
    // The translator may be in the middle of what is new.
    await expect.poll(async () => contentsOf(page)).toEqual(written);
    await page.getByTestId('mobile-menu-toggle').tap();
    await expect(page.getByTestId('mobile-nav-licenses')).toBeVisible();
  },
);

test(
  'a refused message is kept on a page translated after hydration, and then arrives once',
  { tag: '@thorough' },
  async ({ page }) => {
    await translatePage(page, 'after hydration');
    await page.goto('/contact');
    const form = page.getByTestId('contact-form');
    await hydratedPart(form);
    // A visitor who reads a translation waits for it.
    await expect(page.locator('h1')).toContainText(MARK);
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
