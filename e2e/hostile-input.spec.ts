import type { Page } from '@playwright/test';
import { asSent, hostileStrings } from '../tests/support/hostile-strings';
import { fillContact, toastOf } from './support/forms';
import { newEmail, onlyMessageFrom } from './support/kept-messages';
import { expectNoSidewaysScroll, hydratedPart, open } from './support/page';
import { expect, test } from './support/test';

/* On the narrowest screen, where a layout breaks first. */

/** Expects that nothing was executed, the visitor is still on the site, and the page is as wide as the screen. */
async function expectUnharmed(page: Page): Promise<void> {
  const { ran, elsewhere } = await page.evaluate(() => ({
    ran: 'hostile' in window,
    elsewhere: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({ href }) => href)
      .filter((href) => /^javascript:|^data:|^[a-z]+:\/\/[^/]*evil\.example/i.test(href)),
  }));
  expect(ran, 'a string was run').toBe(false);
  expect(elsewhere, 'links made of an address').toEqual([]);
  await expectNoSidewaysScroll(page);
}

/** Whatever opens by itself: another page, a dialog of the browser. */
function watchForSurprises(page: Page): string[] {
  const found: string[] = [];
  page.on('dialog', (dialog) => {
    found.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.context().on('page', () => found.push('another page'));
  return found;
}

/** Names under which addresses are followed, and texts are put in, on other sites and on this one. */
const parameters = 'next url redirect return to tab q service message name email amount'.split(' ');

test(
  'no address from the query is followed, and nothing in it is run',
  { tag: ['@phone', '@thorough'] },
  async ({ page, baseURL, allowProblems }) => {
    allowProblems(/status of 404/, /^404: GET/);
    const surprises = watchForSurprises(page);
    const short = Object.values(hostileStrings).filter((text) => text.length < 100);
    const paths = [
      '/',
      '/contact',
      '/razorpay-checkout',
      '/services/gst-registration',
      '/no-such-page',
      '//evil.example/about',
      '/%3Cscript%3Ewindow.hostile=1%3C%2Fscript%3E',
      '/services/%E0%A4%A',
    ];
    for (const [index, path] of paths.entries()) {
      await test.step(path, async () => {
        const query = new URLSearchParams(
          short
            .filter((_, position) => position % 4 === index % 4)
            .flatMap((text) => parameters.map((name) => [name, text])),
        );
        const fragment = encodeURIComponent('<img src=x onerror=alert(1)>');
        // Whole, because a path of two slashes alone would name another host.
        await open(page, `${baseURL ?? ''}${path}?${query.toString()}#${fragment}`);
        expect(new URL(page.url()).origin).toBe(baseURL);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectUnharmed(page);
      });
    }
    expect(surprises).toEqual([]);
  },
);

test(
  'hostile text in every field, and from the server, is text: kept, sent as it is, and no wider than the screen',
  { tag: ['@phone', '@thorough'] },
  async ({ page }) => {
    const surprises = watchForSurprises(page);
    await open(page, '/contact');
    const form = page.getByTestId('contact-form');
    await hydratedPart(form);
    const texts = Object.values(hostileStrings).filter((text) => text.length < 3000);
    // At once, as autofill does it: typed, so much Hindi takes Chromium ten seconds, on an empty page as well.
    await form.getByLabel('Message').evaluate((area: HTMLTextAreaElement, text) => {
      area.value = text;
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }, hostileStrings['100,000 characters'] ?? '');
    await expectUnharmed(page);

    const text = texts.join('\n');
    const email = newEmail();
    await fillContact(form, { firstName: text, lastName: text, phone: text, message: text, email });
    // A field of one line makes blanks of line breaks.
    const name = await form.getByLabel('First name').inputValue();
    expect(asSent(name)).toBe(asSent(text.replace(/\r\n?|\n/g, ' ')));
    await page.reload();
    await hydratedPart(form);
    await expectUnharmed(page);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(toastOf(page)).toContainText('Message Sent!');
    const message = await onlyMessageFrom(email);
    expect(message.firstName).toBe(asSent(name));
    // A text area writes all line breaks in one way.
    expect(message.message.replaceAll('\r\n', '\n')).toBe(asSent(text.replace(/\r\n?/g, '\n')));

    const words = hostileStrings['one word without an end'] ?? '';
    await page.route('/contact.php', async (route) =>
      route.fulfill({ json: { status: 'error', message: words } }),
    );
    await open(page, '/contact');
    await hydratedPart(form);
    await fillContact(form);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(toastOf(page)).toContainText(words.slice(0, 20));
    const box = await toastOf(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
    await expectUnharmed(page);
    expect(surprises).toEqual([]);
  },
);
