import type { Locator, Page } from '@playwright/test';
import { checkoutsOf } from './support/checkouts';
import { laterOn } from './support/first-touch';
import { toastOf, watchPosts } from './support/forms';
import {
  emailObfuscation,
  MARK,
  minifyingProxy,
  passwordManager,
  plain,
  translator,
  words,
  type PageModifier,
} from './support/page-modifiers';
import { NOT_FOUND_REPORT } from './support/site-paths';
import { answerForOutsideHosts, expect, test } from './support/test';

/*
 * A page that translators, extensions or proxies change has to stay complete and to work. The tests assert the texts of the
 * specification, without what the stand-ins for these have written into them.
 */

// A page's policy does not apply to extensions and translators.
test.use({ bypassCSP: true });

// React reports on the console that it has drawn a changed part anew, as it should.
test.beforeEach(({ allowProblems }) => allowProblems(/is drawn anew/));

interface Template {
  path: string;
  /** What a visitor has typed so far when the page changes. */
  field?: { form: string; label: string; typed: string };
}

const fullName = { label: 'Full name', typed: 'Asha Rao' };

const templates: readonly Template[] = [
  { path: '/', field: { form: 'hero-consultation-form', ...fullName } },
  { path: '/about' },
  { path: '/contact', field: { form: 'contact-form', label: 'First name', typed: 'Asha Rao' } },
  {
    path: '/razorpay-checkout',
    field: { form: 'payment-form', label: 'Amount in rupees', typed: '42' },
  },
  { path: '/legal/terms' },
  { path: '/services/private-limited-company', field: { form: 'consultation-form', ...fullName } },
  { path: '/services/gst-filing', field: { form: 'consultation-form', ...fullName } },
  { path: '/no-such-page' },
];

const withFields = templates.filter(({ field }) => field).map(({ path }) => path);

/** `npm test` tries one page, the sample, of some kinds of change: texts before hydration, comments, addresses. */
const changes: readonly {
  modifiers: readonly PageModifier[];
  sample?: string;
  paths?: readonly string[];
}[] = [
  {
    modifiers: [translator({ how: 'detached', start: 'before hydration' })],
    sample: '/services/private-limited-company',
  },
  { modifiers: [translator({ how: 'moved', start: 'during hydration' })] },
  { modifiers: [translator({ how: 'detached', start: 'after hydration' })] },
  { modifiers: [translator({ how: 'in place', start: 'before hydration' })] },
  {
    modifiers: [translator({ how: 'detached', start: 'while typing' })],
    paths: withFields,
  },
  { modifiers: [minifyingProxy], sample: '/no-such-page' },
  { modifiers: [passwordManager], paths: withFields },
  { modifiers: [emailObfuscation], sample: '/contact', paths: ['/', '/contact', '/legal/terms'] },
];

for (const { modifiers, sample, paths } of changes) {
  const name = modifiers.map((modifier) => modifier.name).join(', ');

  for (const { path, field } of templates) {
    if (paths && !paths.includes(path)) continue;

    test(
      `${path} stays whole, ${name}`,
      { tag: ['@phone', ...(path === sample ? [] : ['@thorough'])] },
      async ({ page, allowProblems }) => {
        if (path === '/no-such-page') allowProblems(NOT_FOUND_REPORT);
        await startWith(page, path, ...modifiers);
        const input = page.getByTestId(field?.form ?? '').getByLabel(words(field?.label ?? ''));
        const caret = field && (await begin(input, field.typed));

        await laterOn(page, 4);
        for (const { trace } of modifiers) {
          if (trace) await expect(page.locator(trace)).toBeAttached();
        }

        if (field) {
          await expect(input).toHaveValue(field.typed);
          await expect(input).toBeFocused();
          expect(await caretOf(input)).toBe(caret);
        }
        // A translator may be in the middle of what is new.
        await expectOnlyPage(page);
        for (const form of await page.locator('main form[data-testid]').all())
          await expect(form).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await page.getByTestId('mobile-menu-toggle').tap();
        await expect(page.getByTestId('mobile-nav-licenses')).toBeVisible();
      },
    );
  }
}

const answers = [
  ['Email', 'asha@example.com'],
  ['Phone', '+91 98765 43210'],
] as const;

const journeys = [
  {
    name: 'a refused message is told of and kept, and then arrives once',
    path: '/contact',
    travel: async (page: Page) => {
      const { bodies } = watchPosts(page);
      const form = page.getByTestId('contact-form');
      await fill(form, [['First name', 'Asha'], ...answers, ['Message', 'Hello [refuse]']]);
      await form.getByLabel(words('Service')).selectOption('Tax Services');
      await pressIn(form, 'Send Message');
      await expectPlain(toastOf(page), 'Error The desk is closed for the day.');
      await expect(form.getByLabel(words('First name'))).toHaveValue('Asha');
      await expect(form.getByLabel(words('Message'))).toHaveValue('Hello [refuse]');
      expect(bodies).toHaveLength(1);

      await fill(form, [['Message', 'Hello again']]);
      await pressIn(form, 'Send Message');
      await expectPlain(toastOf(page), "Message Sent! We'll get back to you soon");
      await expect(form.getByLabel(words('Message'))).toHaveValue('');
      await expectPlain(form.getByRole('button', { name: words('Send') }), 'Send Message');
      expect(bodies).toHaveLength(2);
    },
  },
  {
    name: 'the figures of a payment follow, it can be cancelled, and its id is shown',
    path: '/razorpay-checkout',
    travel: async (page: Page) => {
      const form = page.getByTestId('payment-form');
      const message = page.getByTestId('payment-message');
      await fill(form, [
        ['Amount in rupees', '42'],
        ['Email', 'asha@example.com'],
      ]);
      await expectPlain(form.getByRole('button', { name: words('Pay') }), /^Pay ₹ ?42$/);
      await expectPlain(form, /^(?!.*(500|five hundred))/);

      const sandbox = page.getByRole('dialog', { name: words('Pay') });
      await pressIn(form, 'Pay');
      await pressIn(sandbox, 'Close');
      await expectPlain(message, 'Payment cancelled.');
      await expectPlain(form.getByRole('button', { name: words('Pay') }), /^Pay ₹ ?42$/);

      await pressIn(form, 'Pay');
      await pressIn(sandbox, 'Pay (succeeds)');
      await expectPlain(message, /Payment successful.*pay_\w{14}.*screenshot/);
      await expectPlain(page.locator('main'), /^(?!.*Payment cancelled)/);
      expect((await checkoutsOf(page)).map(({ amount }) => amount)).toEqual([4200, 4200]);
    },
  },
  {
    name: 'the search finds, and leads to what it has found',
    path: '/about',
    travel: async (page: Page) => {
      await page.getByRole('button', { name: words('Search services') }).click();
      const dialog = page.getByRole('dialog', { name: words('Find a service') });
      await dialog.getByRole('combobox').fill('trademark objection');
      const first = dialog.getByRole('option').first();
      await expectPlain(first, /^Trademark Objection Reply/);
      await dialog.getByRole('combobox').fill('gst reg');
      await expectPlain(first, /^GST Registration/);
      await first.click();
      await expect(page).toHaveURL('/services/gst-registration');
      await expectOnlyPage(page);
    },
  },
] as const;

const translations = [
  { how: 'moved', start: 'during hydration' },
  { how: 'detached', start: 'before hydration' },
  { how: 'detached', start: 'after hydration' },
] as const;

/** The journey that `npm test` makes, under the first of the translations. */
const [sample] = journeys;

for (const translation of translations) {
  for (const journey of journeys) {
    const { name, path, travel } = journey;
    const isSample = translation === translations[0] && journey === sample;

    test(
      `${name}, translated ${translation.start}, text nodes ${translation.how}`,
      { tag: isSample ? [] : '@thorough' },
      async ({ page }) => {
        await startWith(page, path, translator(translation));
        // A visitor who reads a translation waits for it.
        await expect(page.locator('h1')).toContainText(MARK);
        // A page that is drawn anew is in its own language for a moment, and shorter: a mouse would miss what it aims at.
        if (translation.start === 'before hydration') await laterOn(page);
        await travel(page);
        await expect(page.locator('h1')).toContainText(MARK);
      },
    );
  }
}

async function startWith(page: Page, path: string, ...modifiers: PageModifier[]): Promise<void> {
  for (const { modify } of modifiers) await modify(page);
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
    // Without any space: a proxy takes some of it away.
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
  await answerForOutsideHosts(unchanged, true);
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
