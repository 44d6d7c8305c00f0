import type { Locator, Page } from '@playwright/test';
import { fillConsultation, fillContact, toastOf, watchPosts } from './support/forms';
import { newEmail, onlyMessageFrom } from './support/kept-messages';
import { footerLink, heading, hydratedPart } from './support/page';
import { expect, test } from './support/test';

/* Each refusal and each answer is tested in tests/features and tests/forms; here, that messages arrive. */

const contactOf = (page: Page) => page.getByTestId('contact-form');
const sendOf = (form: Locator) =>
  form.getByRole('button', { name: /^(Send Message|Get Free Consultation)$/ });
const clearOf = (form: Locator) => form.getByRole('button', { name: 'Clear what I typed' });

async function expectEmpty(form: Locator): Promise<void> {
  for (const field of await form.locator('.control').all()) await expect(field).toHaveValue('');
}

test(
  'a contact message arrives exactly as typed, once its email is one',
  { tag: '@engine' },
  async ({ page }) => {
    await page.goto('/contact');
    const form = contactOf(page);
    await hydratedPart(form);
    const { bodies } = watchPosts(page);
    const typed = {
      firstName: 'आशा & Sons',
      lastName: "O'Neil + Co %20",
      email: newEmail(),
      phone: '+91 (98765) 43210',
      message: 'Fees & taxes: 100% + ₹500 = ?\nदूसरी पंक्ति “उद्धरण”\n<b>third</b> #4;a=b',
    };
    await fillContact(form, { ...typed, service: 'Legal Consultation', email: 'asha@' });
    await sendOf(form).click();
    const email = form.getByLabel('Email');
    await expect(email).toHaveAccessibleDescription(/name@example\.com/);
    await expect(email).toBeFocused();
    expect(bodies).toEqual([]);

    await email.fill(typed.email);
    await sendOf(form).click();
    await expect(toastOf(page)).toHaveText("Message Sent! We'll get back to you soon");
    await expectEmpty(form);
    expect(bodies).toHaveLength(1);
    const kept = await onlyMessageFrom(typed.email);
    // A browser may end the lines of a form with CR LF.
    expect({ ...kept, message: kept.message.replaceAll('\r\n', '\n') }).toEqual({
      ...typed,
      serviceRequired: 'Legal Consultation',
    });
  },
);

test(
  'an accepted consultation request sends nothing, and waits, after Back and a reload too, until it is sent',
  { tag: '@engine' },
  async ({ page, expectAccessible }) => {
    test.setTimeout(60_000);
    await page.goto('/services/gst-registration');
    const form = page.getByTestId('consultation-form');
    await hydratedPart(form);
    await sendOf(form).click();
    await expect(toastOf(page)).toHaveText('Error Please fill in all required fields.');
    await expect(form.getByLabel('Full name')).toBeFocused();
    await expectAccessible({ within: '#ask, [aria-label="Notification"]' });
    const email = newEmail();
    await fillConsultation(form, { email, service: 'Other Services' });
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') requests.push(request.url());
    });
    await form.getByLabel('Phone').press('Enter');
    await expect(toastOf(page)).toHaveText('Success! Your consultation request has been captured.');
    await expectAccessible({ within: '#ask, [aria-label="Notification"]' });
    await expectEmpty(form);
    await expect(page).toHaveURL('/services/gst-registration');
    expect(requests).toEqual([]);

    const waiting = page.getByRole('group', { name: 'Not sent yet' });
    await expect(waiting).toBeFocused();
    await footerLink(page, 'Terms').click();
    await expect(heading(page)).toHaveText(/^Terms/);
    await page.goBack();
    await expect(waiting).toBeVisible();
    await expectEmpty(form);
    await page.reload();
    await waiting.getByRole('button', { name: 'Send it now' }).click();
    await expect(toastOf(page)).toHaveText("Message Sent! We'll get back to you soon");
    await expect(page.getByRole('group', { name: 'Receipt' })).toContainText('Other Services');
    expect((await onlyMessageFrom(email)).message).toBe(
      'Free consultation requested on the page: GST registration',
    );
    await expect(waiting).toBeHidden();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the browser clears and sends the contact form by itself, and the answer is a page',
    { tag: '@engine' },
    async ({ page, allowProblems }) => {
      // The endpoint's own page of reply has no icon.
      allowProblems(/favicon\.ico|status of 404/);
      await page.goto('/contact');
      const form = contactOf(page);
      await expect(clearOf(form)).toBeHidden();
      await fillContact(form);
      await clearOf(form).click();
      await expectEmpty(form);

      const email = newEmail();
      await fillContact(form, { email, message: 'कागज़ & fees 100% +\nsecond line' });
      await sendOf(form).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent!');
      const message = await onlyMessageFrom(email);
      expect(message).toMatchObject({ firstName: 'Asha', serviceRequired: 'Tax Services' });
      expect(message.message.replaceAll('\r\n', '\n')).toBe('कागज़ & fees 100% +\nsecond line');
      await page.getByRole('link', { name: 'Back to the site' }).click();
      await expect(page).toHaveURL('/');
    },
  );
});
