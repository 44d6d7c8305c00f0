import type { Locator, Page } from '@playwright/test';

/** The one visible toast, if there is one. */
export function toastOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Notification' }).getByRole('listitem');
}

/** Where the caret stands in a field. */
export async function caretOf(field: Locator): Promise<number | null> {
  return field.evaluate((input: HTMLInputElement) => input.selectionStart);
}

/** Records every POST from now on. */
export function watchPosts(page: Page): { bodies: (string | null)[] } {
  const bodies: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') bodies.push(request.postData());
  });
  return { bodies };
}

export interface ConsultationAnswers {
  fullName?: string;
  email?: string;
  phone?: string;
  service?: string;
}

/** Fills the consultation form or the hero form, which have the same fields. */
export async function fillConsultation(
  form: Locator,
  {
    fullName = 'Asha Rao',
    email = 'asha@example.com',
    phone = '+91 98765 43210',
    service = 'GST Registration',
  }: ConsultationAnswers = {},
): Promise<void> {
  await form.getByLabel('Full name').fill(fullName);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill(phone);
  await form.getByLabel('Service').selectOption(service);
}

export interface ContactAnswers {
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  service?: string;
  message?: string;
}

export async function fillContact(
  form: Locator,
  {
    firstName = 'Asha',
    lastName = '',
    email = 'asha@example.com',
    phone = '+91 98765 43210',
    service = 'Tax Services',
    message = 'A tea shop in Kochi.',
  }: ContactAnswers = {},
): Promise<void> {
  await form.getByLabel('First name').fill(firstName);
  await form.getByLabel('Last name').fill(lastName);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill(phone);
  await form.getByLabel('Service').selectOption(service);
  await form.getByLabel('Message').fill(message);
}
