import type { Locator, Page } from '@playwright/test';
import { contactServices } from '@/content/forms';
import { isAlive, laterOn, lookAt, pressOn, slowDown } from './support/first-touch';
import { fillConsultation, fillContact, toastOf, watchPosts } from './support/forms';
import { chunk, footerLink, heading, hydrated } from './support/page';
import { expect as soonExpect, test } from './support/test';

/*
 * The first thing that a visitor does, at once or a little later, before the app is there or while it loads. Nothing here waits
 * for the app: each action is answered, and not undone when the app is there.
 */

/** On a slow phone the answer may come with the app. */
const expect = soonExpect.configure({ timeout: 10_000 });

/** How long the visitor looks at the page first, in milliseconds. */
const MOMENTS = [200, 1000, 4000];

const REFUSED = /^Error\s*Please fill in all required fields\.$/;
const SENT = /^Message Sent!\s*We'll get back to you soon$/;
const CAPTURED = /^Success!\s*Your consultation request has been captured\.$/;

type Device = 'phone' | 'desktop';

const on = { phone: 'on a slow phone', desktop: 'on a fast desktop' };

interface Visitor {
  page: Page;
  /** With a finger or a mouse. */
  press: (locator: Locator) => Promise<void>;
  /** The bodies of what the page has posted. */
  posts: readonly (string | null)[];
}

interface FirstTouch {
  name: string;
  path: string;
  /** The devices on which it exists; the thorough run tries all of them, at every moment. */
  devices: readonly Device[];
  /** Whether `npm test` tries it too, on the first device, at once. */
  isSample?: boolean;
  act: (visitor: Visitor) => Promise<void>;
  /** A message about it that disappears after five seconds. */
  toast?: RegExp;
  /** Its result, which is checked again when the app is there. */
  answer: (visitor: Visitor) => Promise<void>;
}

const heroOf = (page: Page) => page.getByTestId('hero-consultation-form');
const contactOf = (page: Page) => page.getByTestId('contact-form');
const consultationOf = (page: Page) => page.getByTestId('consultation-form');
const supportOf = (page: Page) => page.getByRole('button', { name: 'Support', exact: true });
const sendOf = (form: Locator) =>
  form.getByRole('button', { name: /^(Get Free Consultation|Send Message)$/ });

const touches: readonly FirstTouch[] = [
  {
    name: 'a pressed tab shows its six cards, and an empty hero form is refused in words',
    path: '/',
    isSample: true,
    devices: ['desktop', 'phone'],
    act: async ({ page, press }) => {
      await press(page.getByRole('tab', { name: 'Taxation' }));
      await press(sendOf(heroOf(page)));
    },
    toast: REFUSED,
    answer: async (visitor) => {
      await expectTab(visitor.page, 'Taxation');
      await expectRefused(visitor, heroOf(visitor.page));
    },
  },
  {
    name: 'a contact form that is filled and sent at once arrives once',
    path: '/contact',
    isSample: true,
    devices: ['phone', 'desktop'],
    toast: SENT,
    act: async ({ page, press }) => {
      await fillContact(contactOf(page), { lastName: 'Rao' });
      await press(sendOf(contactOf(page)));
    },
    answer: async ({ page, posts }) => {
      await expect(page).toHaveURL('/contact');
      expect(posts).toHaveLength(1);
      expect(Object.fromEntries(new URLSearchParams(posts[0] ?? ''))).toMatchObject({
        firstName: 'Asha',
        lastName: 'Rao',
        email: 'asha@example.com',
        phone: '+91 98765 43210',
        serviceRequired: 'Tax Services',
        message: 'A tea shop in Kochi.',
      });
      await expect(contactOf(page).getByLabel('Message')).toHaveValue('');
    },
  },
  {
    name: 'a consultation form that is filled and sent at once is taken, and nothing is posted',
    path: '/services/gst-filing',
    devices: ['desktop', 'phone'],
    toast: CAPTURED,
    act: async ({ page, press }) => {
      await fillConsultation(consultationOf(page));
      await press(sendOf(consultationOf(page)));
    },
    answer: async ({ page, posts }) => {
      await expect(page).toHaveURL('/services/gst-filing');
      await expect(consultationOf(page).getByLabel('Full name')).toHaveValue('');
      expect(posts).toEqual([]);
    },
  },
  {
    name: 'the mobile menu and a group in it open and stay open',
    path: '/about',
    devices: ['phone'],
    act: async ({ page, press }) => {
      await press(page.getByTestId('mobile-menu-toggle'));
      await press(page.getByTestId('mobile-nav-licenses'));
    },
    answer: async ({ page }) => {
      await expect(page.getByTestId('mobile-menu-toggle')).toHaveRole('button');
      await expect(page.getByTestId('mobile-menu-toggle')).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByTestId('mobile-nav-licenses')).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      await expectLicences(page);
    },
  },
];

for (const { name, path, devices, isSample, act, toast, answer } of touches) {
  for (const device of devices) {
    for (const moment of MOMENTS) {
      const isQuick = isSample && device === devices[0] && moment === MOMENTS[0];

      test(
        `${name}, ${moment} ms after the first paint, ${on[device]}`,
        { tag: tagsOf(device, isQuick) },
        async ({ page, isMobile }) => {
          if (isMobile) await slowDown(page);
          const { bodies: posts } = watchPosts(page);
          const visitor = {
            page,
            posts,
            press: async (target: Locator) => pressOn(target, isMobile),
          };
          await lookAt(page, path, moment);
          await act(visitor);
          if (toast) await expect(toastOf(page)).toHaveText(toast);
          await answer(visitor);
          await laterOn(page);
          await answer(visitor);
        },
      );
    }
  }
}

for (const device of ['phone', 'desktop'] as const) {
  test(
    `typing goes on where it was while the app comes, ${on[device]}`,
    { tag: tagsOf(device, device === 'phone') },
    async ({ page, isMobile }) => {
      if (isMobile) await slowDown(page);
      await lookAt(page, '/contact', 200);
      const form = contactOf(page);
      const name = form.getByLabel('First name');
      await form.getByLabel('Service').selectOption(contactServices[2]);
      await name.pressSequentially('Rao');
      // Letters that come from here on stand before the others, as long as the caret does.
      await page.keyboard.press('Home');
      let typed = '';
      for (let isLate = false; !isLate && typed.length < 60;) {
        isLate = await isAlive(page);
        for (const letter of 'abc') {
          await page.keyboard.press(letter);
          await page.waitForTimeout(60);
          typed += letter;
        }
      }
      await expect(name).toHaveValue(`${typed}Rao`);
      await expect(name).toBeFocused();
      expect(await caretOf(name)).toBe(typed.length);
      await expect(form.getByLabel('Service')).toHaveValue(contactServices[2]);
    },
  );
}

test('a visitor who saves data fetches the app with the first press, which counts', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' });
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
  });
  await lookAt(page, '/contact', 3000);
  expect(await isAlive(page)).toBe(false);
  expect(await hasFetched(page, chunk('react'))).toBe(false);
  await supportOf(page).click();
  await expect(page.getByRole('dialog', { name: 'Support' })).toBeVisible();
  await expect.poll(async () => hasFetched(page, chunk('react'))).toBe(true);
  await hydrated(page);
  // Only a link that is followed has its page fetched.
  await page.keyboard.press('Escape');
  await footerLink(page, 'About').hover();
  await footerLink(page, 'Terms').click();
  await expect(heading(page)).toHaveText(/Terms/);
  expect(await hasFetched(page, chunk('about'))).toBe(false);
});

function tagsOf(device: Device, isQuick = false): string[] {
  return [...(device === 'phone' ? ['@phone'] : []), ...(isQuick ? [] : ['@thorough'])];
}

async function expectTab(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('tab', { name: title })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(title);
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(6);
}

async function expectRefused({ posts }: Visitor, form: Locator): Promise<void> {
  for (const field of await form.locator(':is(input, select, textarea):required').all()) {
    await expect(field).toHaveAccessibleDescription(/^(Enter|Choose|Select|Tell|Write)\b/);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  expect(posts).toEqual([]);
}

async function expectLicences(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /^Trade License/ })).toBeVisible();
}

async function caretOf(field: Locator): Promise<number | null> {
  return field.evaluate((input: HTMLInputElement) => input.selectionStart);
}

async function hasFetched(page: Page, file: RegExp): Promise<boolean> {
  return page.evaluate(
    (pattern) => performance.getEntriesByType('resource').some(({ name }) => pattern.test(name)),
    file,
  );
}
