import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { ConsultationForm } from '@/features/contact/consultation-form';
import { settings } from '@/lib/settings';
import { toast } from '@/lib/toasts';
import { contactEndpoint } from '../../support/contact-endpoint';
import { render } from '../../support/render';
import { spyOnToasts, toastAfter } from '../../support/toast-after';
import { visitor } from '../../support/visitor';

spyOnToasts();
const { received, answerWith, answerLater } = contactEndpoint();

const { form, fill, entered, send, answers } = visitor({
  'Full name': 'Asha Lakshmi Rao',
  Email: 'asha@example.in',
  Phone: '+91 98765 43210',
  Service: 'LLP Registration',
});

const accepted = {
  variant: 'success',
  title: 'Success!',
  description: 'Your consultation request has been captured.',
};
const empty = { 'Full name': '', Email: '', Phone: '', Service: '' };
const PATH = '/services/tax-audit';

/** What reaches the contact endpoint. */
const message = {
  firstName: 'Asha',
  lastName: 'Lakshmi Rao',
  email: 'asha@example.in',
  phone: '+91 98765 43210',
  serviceRequired: 'LLP Registration',
  message: 'Free consultation requested on the page: Tax Audit',
};

const waiting = () => screen.queryByRole('group', { name: 'Not sent yet' });
const receipt = () => screen.queryByRole('group', { name: 'Receipt' });
const sendNow = () => within(waiting()!).getByRole('button', { name: /^Send/ });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.mocked(toast).mockClear();
  history.replaceState(null, '', PATH);
  return () => history.replaceState(null, '', '/');
});

async function ask() {
  fill();
  return send();
}

test('accepts a complete request, says so, is empty, and sends nothing; the next one is asked for all fields again', async () => {
  const sendBeacon = vi.fn();
  Object.assign(navigator, { sendBeacon });
  render(<ConsultationForm service="Tax Audit" />);
  expect(await ask()).toEqual(accepted);
  expect(entered()).toEqual(empty);

  expect(await send()).toMatchObject({ description: 'Please fill in all required fields.' });
  expect(form().querySelectorAll('[aria-invalid]')).toHaveLength(4);
  expect(await ask()).toEqual(accepted);
  expect(received).toEqual([]);
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('an accepted request waits above the form, takes the focus and offers three ways to reach us', async () => {
  render(<ConsultationForm service="Tax Audit" />);
  expect(waiting()).toBeNull();
  await ask();
  expect(waiting()).toHaveFocus();
  expect(waiting()).toHaveTextContent('Not sent to us yet.');
  for (const word of ['Asha Lakshmi Rao', 'LLP Registration', 'asha@example.in']) {
    expect(waiting()).toHaveTextContent(word);
  }
  expect(waiting()?.compareDocumentPosition(form())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(sendNow()).toBeEnabled();
  const call = within(waiting()!).getByRole('link', { name: '+91 00000 00000' });
  expect(call).toHaveAttribute('href', 'tel:+910000000000');
  const chat = within(waiting()!).getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  const text = new URL(chat.href).searchParams.get('text');
  for (const word of ['Asha Lakshmi Rao', 'LLP Registration', settings.siteUrl + PATH]) {
    expect(text).toContain(word);
  }
});

test('sent now, it goes as an ordinary message, once, and leaves a receipt that can be dismissed', async () => {
  const answer = answerLater();
  render(<ConsultationForm service="Tax Audit" />);
  await ask();
  await userEvent.dblClick(sendNow());
  expect(sendNow()).toHaveTextContent('Sending...');
  expect(sendNow()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Discard it' })).toBeDisabled();
  await act(async () => void fireEvent.submit(sendNow().closest('form')!));
  await act(async () => answer(HttpResponse.json({ status: 'success' })));
  await vi.waitFor(() => expect(receipt()).toHaveFocus());
  expect(waiting()).toBeNull();
  expect(received).toEqual([message]);
  await press('Dismiss receipt');
  expect(receipt()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('a refused request keeps waiting, says why, and can be sent again', async () => {
  answerWith(() => HttpResponse.json({ status: 'error', message: 'The mailbox is full.' }));
  render(<ConsultationForm service="Tax Audit" />);
  await ask();
  await toastAfter(sendNow());
  expect(waiting()).toHaveTextContent(/The mailbox is full\..*Your words are still here\./);
  expect(sendNow()).toBeEnabled();
});

test('a request whose page was left while it was sent is found sent', async () => {
  const answer = answerLater();
  const { unmount } = render(<ConsultationForm service="Tax Audit" />);
  await ask();
  await userEvent.click(sendNow());
  await vi.waitFor(() => expect(received).toHaveLength(1));
  unmount();
  vi.mocked(toast).mockClear();
  await act(async () => answer(HttpResponse.json({ status: 'success' })));
  await vi.waitFor(() => expect(toast).toHaveBeenCalledOnce());
  render(<ConsultationForm service="Tax Audit" />);
  expect(waiting()).toBeNull();
  expect(receipt()).not.toBeNull();
});

test('what is typed is stored nowhere, and there again when Back leads to the page', async () => {
  const { unmount } = render(<ConsultationForm service="Tax Audit" />);
  fill();
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage).toHaveLength(0);
  unmount();
  const { unmount: leave } = render(<ConsultationForm service="Tax Audit" />);
  expect(entered()).toEqual(answers);
  await send();
  leave();
  render(<ConsultationForm service="Tax Audit" />);
  expect(entered()).toEqual(empty);
});

test('keeps earlier requests, and discards the one that is chosen', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
  render(<ConsultationForm service="Tax Audit" />);
  await ask();
  fill({ 'Full name': 'Meera', Email: 'm@example.in', Phone: '1', Service: 'Other Services' });
  await send();
  const both = screen.getAllByRole('group', { name: 'Not sent yet' });
  expect(both.map((each) => each.querySelector('dd')?.textContent)).toEqual([
    'Meera',
    'Asha Lakshmi Rao',
  ]);
  await userEvent.click(within(both[1]!).getByRole('button', { name: 'Discard it' }));
  expect(waiting()).toHaveTextContent('Meera');
  await press('Discard it');
  expect(waiting()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('without scripts it goes nowhere: no answer may end up in the address', () => {
  render(<ConsultationForm service="Tax Audit" />);
  expect(form().getAttribute('method')).toBe('dialog');
  expect(form()).not.toHaveAttribute('action');
});
