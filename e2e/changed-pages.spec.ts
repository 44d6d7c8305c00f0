import { fillContact, toastOf, watchPosts } from './support/forms';
import { contentsOf, hydrated, MARK } from './support/page';
import { expect, test } from './support/test';

/* A page that a translator changes stays complete and works. */

// A page's content security policy does not apply to translators.
test.use({ bypassCSP: true });

// React logs that it rendered a changed part again. The test expects this.
test.beforeEach(({ allowProblems }) => allowProblems(/rendered it again/));

test(
  'while a translator changes the contact page, it stays complete and its form works',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript(translate, MARK);
    const response = await page.goto('/contact', { waitUntil: 'commit' });
    const form = page.getByTestId('contact-form');
    const input = form.getByLabel('First name');
    await input.pressSequentially('Asha Rao');
    await hydrated(page);
    await expect(page.locator('h1 font font').first()).toContainText(MARK);
    await expect(input).toHaveValue('Asha Rao');
    const written = await contentsOf(page, await response?.text());
    // The translator may still be translating new text.
    await expect.poll(async () => contentsOf(page)).toEqual(written);
    await page.getByTestId('mobile-menu-toggle').tap();
    await expect(page.getByTestId('mobile-nav-licenses')).toBeVisible();
    await page.keyboard.press('Escape');

    const { bodies } = watchPosts(page);
    await fillContact(form);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(toastOf(page)).toContainText('Message Sent!');
    await expect(form.getByLabel('Message')).toHaveValue('');
    expect(bodies).toHaveLength(1);
  },
);

/**
 * Imitates Chrome's translator (facebook/react#11538). It replaces each text by two `font` elements, and later translates new and
 * changed texts. It runs in the page and starts before hydration.
 */
function translate(mark: string): void {
  const untouched = 'script, style, noscript, textarea, svg, [translate="no"]';
  setInterval(() => {
    if (document.readyState === 'loading') return;
    const found: Text[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const isDone = !/\S/.test(text.data) || text.data.includes(mark);
      if (isDone || !text.parentElement || text.parentElement.closest(untouched)) continue;
      const translation = text.data.replace(/\s*$/, (blanks) => mark + blanks);
      if (text.parentElement.matches('font font')) {
        text.data = translation;
        continue;
      }
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild!.append(translation);
      text.replaceWith(outer);
    }
  }, 25);
}
