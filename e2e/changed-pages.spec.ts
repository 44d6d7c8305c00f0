import type { Locator, Page } from '@playwright/test';
import { laterOn } from './support/first-touch';
import { toastOf, watchPosts } from './support/forms';
import {
  MARK,
  passwordManager,
  plain,
  translator,
  words,
  type PageModifier,
} from './support/page-modifiers';
import { answerForOutsideHosts, expect, test } from './support/test';

/*
 * A page that translators, extensions or proxies change has to stay complete and to work. The tests assert the texts of the
 * specification, without what the stand-ins for these have written into them.
 */

// A page's policy does not apply to extensions and translators.
test.use({ bypassCSP: true });

// React reports on the console that it has drawn a changed part anew, as it should.
test.beforeEach(({ allowProblems }) => allowProblems(/is drawn anew/));

const modifiers: readonly PageModifier[] = [
  translator({ how: 'detached', start: 'before hydration' }),
  translator({ how: 'moved', start: 'during hydration' }),
  passwordManager,
];

for (const modifier of modifiers) {
  test(
    `the contact page stays whole and keeps what is typed, ${modifier.name}`,
    { tag: '@phone' },
    async ({ page }) => {
      await startWith(page, '/contact', modifier);
      const input = page.getByTestId('contact-form').getByLabel(words('First name'));
      const caret = await begin(input, 'Asha Rao');
      await laterOn(page, 4);
      if (modifier.trace) await expect(page.locator(modifier.trace)).toBeAttached();
      await expect(input).toHaveValue('Asha Rao');
      await expect(input).toBeFocused();
      expect(await caretOf(input)).toBe(caret);
      // A translator may be in the middle of what is new.
      await expectOnlyPage(page);
      await page.getByTestId('mobile-menu-toggle').tap();
      await expect(page.getByTestId('mobile-nav-licenses')).toBeVisible();
    },
  );
}

const answers = [
  ['Email', 'asha@example.com'],
  ['Phone', '+91 98765 43210'],
] as const;

test('on a page translated after hydration a refused message is told of and kept, and then arrives once', async ({
  page,
}) => {
  await startWith(page, '/contact', translator({ how: 'detached', start: 'after hydration' }));
  // A visitor who reads a translation waits for it.
  await expect(page.locator('h1')).toContainText(MARK);
  const { bodies } = watchPosts(page);
  const form = page.getByTestId('contact-form');
  await fill(form, [['First name', 'Asha'], ...answers, ['Message', 'Hello [refuse]']]);
  await form.getByLabel(words('Service')).selectOption('Tax Services');
  await pressIn(form, 'Send Message');
  await expectPlain(toastOf(page), 'Error The desk is closed for the day.');
  await expect(form.getByLabel(words('Message'))).toHaveValue('Hello [refuse]');

  await fill(form, [['Message', 'Hello again']]);
  await pressIn(form, 'Send Message');
  await expectPlain(toastOf(page), "Message Sent! We'll get back to you soon");
  await expect(form.getByLabel(words('Message'))).toHaveValue('');
  expect(bodies).toHaveLength(2);
  await expect(page.locator('h1')).toContainText(MARK);
});

async function startWith(page: Page, path: string, { modify }: PageModifier): Promise<void> {
  await modify(page);
  await page.goto(path, { waitUntil: 'commit' });
}

/** Types with the caret in the middle, and tells where it is. */
async function begin(input: Locator, typed: string): Promise<number | null> {
  await input.focus();
  await input.press('ControlOrMeta+a');
  await input.pressSequentially(typed);
  await input.press('ArrowLeft');
  return caretOf(input);
}

async function caretOf(input: Locator): Promise<number | null> {
  return input.evaluate((field: HTMLInputElement) => field.selectionStart);
}

/** The contents of a page, which must be the same whoever has written into it. */
async function partsIn(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate((mark) => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const text = (element: Element) =>
      (element.textContent ?? '').replaceAll(mark, '').replaceAll(/\s/g, '');
    return {
      titles: all('head title').map(text),
      descriptions: all('meta[name="description"]').map((meta) => meta.getAttribute('content')),
      canonicals: all('link[rel="canonical"]').map((link) => link.getAttribute('href')),
      headings: all('main :is(h1, h2)').map(text),
      // A link whose words and address no longer belong together leads astray (react/react#12536).
      links: all('main a[href]:not([href^="mailto:"], [href^="/cdn-cgi/"])').map(
        (link) => `${text(link)} ${link.getAttribute('href')}`,
      ),
      forms: all('form').map((form) => ({
        testId: form.dataset['testid'],
        fields: form.querySelectorAll('input, select, textarea').length,
        buttons: form.querySelectorAll('button').length,
      })),
      footerLinks: all('footer a').map((link) => link.getAttribute('href')),
    };
  }, MARK);
}

/** Expects that the page of this address is shown, and nothing else. */
async function expectOnlyPage(page: Page): Promise<void> {
  const unchanged = await page.context().newPage();
  await answerForOutsideHosts(unchanged);
  await unchanged.goto(page.url());
  await expect(async () => expect(await partsIn(page)).toEqual(await partsIn(unchanged))).toPass({
    timeout: 5000,
  });
  await unchanged.close();
}

async function fill(form: Locator, values: readonly (readonly [string, string])[]): Promise<void> {
  for (const [label, value] of values) await form.getByLabel(words(label)).fill(value);
}

async function pressIn(part: Locator, name: string): Promise<void> {
  await part.getByRole('button', { name: words(name) }).click();
}

/** The text as it would be without a translator. */
async function expectPlain(part: Locator, text: string | RegExp): Promise<void> {
  const shown = expect.poll(async () => plain(await part.innerText()));
  await (typeof text === 'string' ? shown.toBe(text) : shown.toMatch(text));
}
