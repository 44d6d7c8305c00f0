import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { ConsultationForm } from '@/features/contact/consultation-form';
import { settings } from '@/lib/settings';
import { contactEndpoint } from '../../support/contact-endpoint';
import { render } from '../../support/render';
import { spyOnToasts, toastAfter } from '../../support/toast-after';
import { visitor } from '../../support/visitor';

/* e2e/forms.spec.ts sends an accepted request after Back and a reload. */

spyOnToasts();
const { received, answerWith, answerLater } = contactEndpoint();

const { form, fill, entered, send, answers } = visitor({
  'Full name': 'Asha Lakshmi Rao',
  Email: 'asha@example.in',
  Phone: '+91 98765 43210',
  Service: 'LLP Registration',
});
const empty = { 'Full name': '', Email: '', Phone: '', Service: '' };

const PATH = '/services/tax-audit';
const show = () => render(<ConsultationForm service="Tax Audit" />);
const waiting = () => screen.queryByRole('group', { name: 'Not sent yet' });
const receipt = () => screen.queryByRole('group', { name: 'Receipt' });
const sendNow = () => within(waiting()!).getByRole('button', { name: /^Send/ });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  history.replaceState(null, '', PATH);
  return () => history.replaceState(null, '', '/');
});

async function ask() {
  fill();
  return send();
}

test.each([
  ['LLP registration', 'LLP Registration'],
  ['Tax Audit', 'Other Services'],
])('on the page of %s, the form chooses %s in advance', (service, chosen) => {
  render(<ConsultationForm service={service} />);
  expect(entered().Service).toBe(chosen);
});

test('an accepted request is confirmed and waits above the empty form, with other ways to contact us', async () => {
  show();
  // A browser without scripts must not put the answers into the address.
  expect([form().getAttribute('method'), form().getAttribute('action')]).toEqual(['dialog', null]);
  expect(await ask()).toEqual({
    variant: 'success',
    title: 'Success!',
    description: 'Your consultation request has been captured.',
  });
  expect(entered()).toEqual(empty);
  expect(received).toEqual([]);
  expect(waiting()).toHaveFocus();
  expect(waiting()?.compareDocumentPosition(form())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const call = within(waiting()!).getByRole('link', { name: '+91 00000 00000' });
  expect(call).toHaveAttribute('href', 'tel:+910000000000');
  const chat = within(waiting()!).getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  const text = new URL(chat.href).searchParams.get('text');
  for (const word of ['Asha Lakshmi Rao', 'LLP Registration']) {
    expect(waiting()).toHaveTextContent(word);
    expect(text).toContain(word);
  }
  expect(text).toContain(settings.siteUrl + PATH);

  await send();
  expect(form().querySelectorAll('[aria-invalid]'), 'all fields are empty').toHaveLength(4);
});

test('a waiting request is sent once and leaves a receipt, and a refused request stays', async () => {
  answerWith(() => HttpResponse.json({ status: 'error', message: 'The mailbox is full.' }));
  show();
  await ask();
  await toastAfter(sendNow());
  expect(waiting()).toHaveTextContent(/The mailbox is full\..*Your words are still here\./);
  received.length = 0;
  const answer = answerLater();
  await userEvent.dblClick(sendNow());
  expect(sendNow()).toHaveTextContent('Sending...');
  expect(sendNow()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Discard it' })).toBeDisabled();
  await act(async () => void fireEvent.submit(sendNow().closest('form')!));
  await act(async () => answer(HttpResponse.json({ status: 'success' })));
  await waitFor(() => expect(receipt()).toHaveFocus());
  expect(waiting()).toBeNull();
  expect(received).toEqual([
    {
      firstName: 'Asha',
      lastName: 'Lakshmi Rao',
      email: 'asha@example.in',
      phone: '+91 98765 43210',
      serviceRequired: 'LLP Registration',
      message: 'Free consultation requested on the page: Tax Audit',
    },
  ]);
  await press('Dismiss receipt');
  expect(receipt()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('after Back, the form has the typed text again, but the text is not in the browser’s storage', async () => {
  const { unmount } = show();
  fill();
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  unmount();
  show();
  expect(entered()).toEqual(answers);
});

test('earlier requests are kept, and can be discarded one by one', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
  show();
  await ask();
  fill({ 'Full name': 'Meera', Email: 'm@example.in', Phone: '1', Service: 'Other Services' });
  await send();
  const [latest, first] = screen.getAllByRole('group', { name: 'Not sent yet' });
  expect(latest).toHaveTextContent('Meera');
  await userEvent.click(within(first!).getByRole('button', { name: 'Discard it' }));
  expect(waiting()).toBe(latest);
  await press('Discard it');
  expect(waiting()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});
