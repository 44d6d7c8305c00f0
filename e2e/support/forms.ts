import type { Locator, Page } from '@playwright/test';
import { messagesFolder, type StoredMessage } from '../../server/node/messages-folder.ts';

/** The one visible toast, if there is one. */
export function toastOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Notification' }).getByRole('listitem');
}

/** Records every POST from now on. */
export function watchPosts(page: Page): { bodies: (string | null)[] } {
  const bodies: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') bodies.push(request.postData());
  });
  return { bodies };
}

/** A new email address for each call. A test finds its own message by it. */
export function newEmail(): string {
  return `visitor-${crypto.randomUUID()}@example.com`;
}

/** The messages that the contact endpoint accepted from an email address. Their lines end with \n, as typed. */
export async function messagesFrom(email: string): Promise<StoredMessage[]> {
  const all = await messagesFolder('.local').all();
  return all
    .filter((one) => one.email === email)
    .map((one) => ({ ...one, message: one.message.replaceAll('\r\n', '\n') }));
}

const LABELS = {
  fullName: 'Full name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
  service: 'Service',
};

type Answers = Partial<typeof LABELS>;

async function fill(form: Locator, { service = '', ...texts }: Answers): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    await form.getByLabel(LABELS[name as keyof Answers]).fill(text);
  }
  await form.getByLabel(LABELS.service).selectOption(service);
}

const visitor = { email: 'asha@example.com', phone: '+91 98765 43210' };

/** Fills the consultation form or the hero form, which have the same fields. */
export const fillConsultation = (form: Locator, answers: Answers = {}) =>
  fill(form, { ...visitor, fullName: 'Asha Rao', service: 'GST Registration', ...answers });

export const fillContact = (form: Locator, answers: Answers = {}) => {
  const typed = { firstName: 'Asha', lastName: '', message: 'A tea shop in Kochi.' };
  return fill(form, { ...visitor, ...typed, service: 'Tax Services', ...answers });
};
