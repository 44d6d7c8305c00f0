import { messagesFrom, newEmail } from '../support/kept-messages.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const TOAST = { css: '[role=region][aria-label^=Notification] li, ol > li[data-state=open]' };
const REQUIRED = 'Please fill in all required fields.';

/** The form's fields by the start of their labels, in the order of the page. */
const CONSULTATION = ['Full name', 'Email', 'Phone', 'Service'];
const CONTACT = ['First name', 'Email', 'Phone', 'Service', 'Message'];

for (const { name, path, testId, submit, required } of [
  {
    name: 'contact form',
    path: '/contact',
    testId: 'contact-form',
    submit: '^Send Message',
    required: CONTACT,
  },
  {
    name: 'hero form',
    path: '/',
    testId: 'hero-consultation-form',
    submit: '^Get Free Consultation',
    required: CONSULTATION,
  },
  {
    name: 'consultation form',
    path: '/services/tax-audit',
    testId: 'consultation-form',
    submit: '^Get Free Consultation',
    required: CONSULTATION,
  },
]) {
  test(`the ${name}, empty, names every field and leads to the first`, async ({ visitor }) => {
    const form = await openForm(visitor, path, testId);
    await visitor.click({ css: `${form} button`, name: submit });
    await expectToast(visitor, REQUIRED);
    await visitor.expectSeen({ css: `${form} [aria-invalid=true]` }, (seen) => {
      expect(seen.map((field) => field.name.replace(/ \*$/, ''))).toEqual(required);
      expect(seen.map(({ hasFocus }) => hasFocus)).toEqual(required.map((_, index) => !index));
      for (const { attributes } of seen) expect(attributes).toHaveProperty('aria-describedby');
    });
  });

  test(`the ${name} takes what is typed, once`, async ({ visitor }) => {
    const form = await openForm(visitor, path, testId);
    const email = newEmail();
    const isContact = testId === 'contact-form';
    await visitor.write({ css: `${form} input`, name: isContact ? '^First' : '^Full' }, 'Asha Rao');
    await visitor.write({ css: `${form} input`, name: '^Email' }, email);
    await visitor.write({ css: `${form} input`, name: '^Phone' }, '+91 98765 43210');
    await visitor.choose(`${form} select`, 'GST Registration');
    if (isContact) {
      await visitor.write({ css: `${form} textarea`, name: '^Message' }, 'A tea shop in Kochi.');
    }
    await visitor.click({ css: `${form} button`, name: submit });

    const isSent = testId !== 'consultation-form';
    await expectToast(visitor, isSent ? 'Message Sent!' : 'Your consultation request has been');
    await visitor.expectSeen({ css: `${form} input` }, (seen) => {
      expect(seen.filter((field) => field.value === email)).toEqual([]);
    });
    const messages = await messagesFrom(email);
    // The consultation form sends nothing (specification, section 7).
    expect(messages).toHaveLength(isSent ? 1 : 0);
    if (isSent) expect(messages[0]).toMatchObject({ serviceRequired: 'GST Registration', email });
  });
}

test('a malformed email is said to be one, and what was typed stays', async ({ visitor }) => {
  const form = await openForm(visitor, '/services/tax-audit', 'consultation-form');
  await visitor.write({ css: `${form} input`, name: '^Full' }, 'Asha Rao');
  await visitor.write({ css: `${form} input`, name: '^Email' }, 'asha at example');
  await visitor.write({ css: `${form} input`, name: '^Phone' }, '+91 98765 43210');
  await visitor.choose(`${form} select`, 'GST Registration');
  await visitor.press('Enter');
  await visitor.click({ css: `${form} button`, name: '^Get Free' });
  await visitor.expectSeen({ css: `${form} [aria-invalid=true]` }, (seen) => {
    expect(seen.map(({ value }) => value)).toEqual(['asha at example']);
  });
  await visitor.expectSeen({ css: form }, ([shown]) => {
    expect(shown?.text).toContain('Enter an email address like name@example.com');
  });
});

async function openForm(visitor: Visitor, path: string, testId: string): Promise<string> {
  const form = `[data-testid=${testId}]`;
  await visitor.open(path, 'wide');
  await visitor.expectReady({ css: form });
  return form;
}

async function expectToast(visitor: Visitor, words: string): Promise<void> {
  await visitor.expectSeen(TOAST, (seen) => {
    expect(seen).toHaveLength(1);
    expect(seen[0]?.text).toContain(words);
  });
}
