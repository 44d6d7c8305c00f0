import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { ContactForm } from '@/features/contact/contact-form';
import { HeroConsultationForm } from '@/features/contact/hero-consultation-form';
import { settings } from '@/lib/settings';
import { toast } from '@/ui/toasts';
import { contactEndpoint } from '../../support/contact-endpoint';
import { render } from '../../support/render';
import { spyOnToasts } from '../../support/toast-after';
import { prerendered, visitor } from '../../support/visitor';

/* Both forms are made from MessageForm. The contact form stands for both in most tests. */

spyOnToasts();
const { received, answerWith, answerLater } = contactEndpoint();

const { form, field, labels, answers, fill, entered, send, button } = visitor({
  'First name': 'Asha',
  'Last name': 'Rao',
  Email: 'asha@example.in',
  Phone: 'call me maybe',
  Service: 'GST Registration',
  Message: 'R&D + 100%\nनमस्ते',
});
const empty = Object.fromEntries(labels.map((label) => [label, '']));

const receipt = () => screen.queryByRole('group', { name: 'Receipt' });
const clear = () => userEvent.click(screen.getByRole('button', { name: 'Clear what I typed' }));

/** Sends a message, and leaves the page before the answer. The returned function answers. */
async function leaveWhileSending() {
  const answer = answerLater();
  const { unmount } = render(<ContactForm />);
  fill();
  await userEvent.dblClick(button());
  await waitFor(() => expect(received).toHaveLength(1));
  unmount();
  return async (body: object) => {
    answer(HttpResponse.json(body));
    await waitFor(() => expect(toast).toHaveBeenCalledOnce());
  };
}

test('the contact form sends its six fields, and the honeypot if it is filled', async () => {
  render(<ContactForm />);
  fill();
  await send();
  expect(entered()).toEqual(empty);
  expect(sessionStorage).toHaveLength(0);
  fill({ ...answers, 'Last name': '' });
  const target = { value: 'x' };
  fireEvent.change(form().elements.namedItem('topic') as HTMLInputElement, { target });
  await send();
  const message = {
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha@example.in',
    phone: 'call me maybe',
    serviceRequired: 'GST Registration',
    message: 'R&D + 100%\nनमस्ते',
  };
  expect(received).toEqual([message, { ...message, lastName: '', topic: 'x' }]);
});

test('the hero form sends first and last name', async () => {
  render(<HeroConsultationForm />);
  visitor({
    'Full name': 'Asha Lakshmi Rao',
    Email: 'asha@example.in',
    Phone: '+91 98765 43210',
    Service: 'GST Registration',
  }).fill();
  await send();
  const message = 'Free consultation requested on the landing page: GST Registration';
  expect(received).toMatchObject([{ firstName: 'Asha', lastName: 'Lakshmi Rao', message }]);
});

test('the receipt takes the focus, is printed alone, and stays when the next message fails', async () => {
  const printed: (Element | null)[] = [];
  vi.stubGlobal('print', () => printed.push(document.querySelector('[data-print-only]')));
  render(<ContactForm />);
  fill();
  await send();
  expect(receipt()).toHaveFocus();
  expect(receipt()?.compareDocumentPosition(form())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(receipt()).toHaveAccessibleDescription(/Message sent .*We have received your message/);
  const facts = [...(receipt()?.querySelectorAll('dd') ?? [])].map((fact) => fact.textContent);
  expect(facts).toEqual(['Asha Rao', 'GST Registration', answers['Email'], answers['Phone']]);
  const ways = within(receipt()!).getAllByRole('link');
  const question = `Hello, I have a question about ${settings.siteUrl}/`;
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    'tel:+910000000000',
    `https://wa.me/911111111111?text=${encodeURIComponent(question)}`,
    '/services/gst-registration#keys',
    '/services/gst-registration#track',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Print receipt' }));
  expect(printed).toEqual([receipt()]);
  fireEvent(window, new Event('afterprint'));

  answerWith(() => HttpResponse.error());
  fill();
  await send();
  await clear();
  expect(receipt()).toHaveTextContent('Message sent');
});

test('a form reopened while its message is being sent shows “Sending...”, and sends it only once', async () => {
  const answer = await leaveWhileSending();
  expect(sessionStorage.getItem('unanswered')).toBe('["contact"]');
  render(<ContactForm />);
  expect(entered()).toEqual(answers);
  expect(button()).toHaveTextContent('Sending...');
  expect(button()).toBeDisabled();
  await act(async () => void fireEvent.submit(form()));
  fill({ Email: 'other@example.in' });
  act(() => field('Phone').focus());
  // A browser fires the event `change` when the focus moves to the receipt.
  field('Phone').addEventListener('blur', () => fireEvent.change(field('Phone')));

  await answer({ status: 'success' });
  await waitFor(() => expect(entered()).toEqual(empty));
  expect(receipt()).toHaveFocus();
  expect(sessionStorage).toHaveLength(0);
  expect(received).toHaveLength(1);
});

test('a form reopened after a success is empty, below the receipt', async () => {
  const answer = await leaveWhileSending();
  await answer({ status: 'success' });
  const description = "We'll get back to you soon";
  expect(toast).toHaveBeenCalledWith({ variant: 'success', title: 'Message Sent!', description });
  render(<ContactForm />);
  expect(entered()).toEqual(empty);
  expect(receipt()).not.toBeNull();
  // Only a new receipt takes the focus.
  expect(document.body).toHaveFocus();
});

test('a form reopened after a refusal has its text, the reason and other ways to contact us', async () => {
  const answer = await leaveWhileSending();
  const description = 'The mailbox is full.';
  await answer({ status: 'error', message: description });
  expect(toast).toHaveBeenCalledWith({ variant: 'destructive', title: 'Error', description });
  render(<ContactForm />);
  expect(entered()).toEqual(answers);
  expect(receipt()).toBeNull();
  expect(form()).toHaveTextContent(/^.*The mailbox is full\.Your words are still here\. You can/);
  expect(within(form()).getByRole('link', { name: 'WhatsApp' })).toBeVisible();
});

test('after a reload, the form says that an unanswered message may have arrived, until it is cleared', async () => {
  sessionStorage.setItem('unanswered', '["contact"]');
  render(<ContactForm />);
  expect(await within(form()).findByText(/may have arrived/)).toBeInTheDocument();
  fill();
  await clear();
  expect(form()).not.toHaveTextContent('may have arrived');
  expect(entered()).toEqual(empty);
  expect(sessionStorage).toHaveLength(0);
  expect(field('First name')).toHaveFocus();
});

test('a message of an offline visitor fails at once, and is not sent later', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answerWith(() => HttpResponse.error());
  render(<ContactForm />);
  act(() => void dispatchEvent(new Event('offline')));
  fill();
  expect(await send()).toMatchObject({ title: 'Error' });
  received.length = 0;
  await act(async () => void dispatchEvent(new Event('online')));
  expect(received).toEqual([]);
});

test('a message typed before hydration is kept, and an empty field gets the text in the address', async () => {
  history.replaceState(null, '', '/contact?message=gumasta+in+Pune');
  const hydrate = prerendered(
    <Router ssrPath="/contact" ssrSearch="">
      <ContactForm />
    </Router>,
  );
  field('Message').value = 'Mine';
  await hydrate();
  expect(field('Message')).toHaveValue('Mine');
  await clear();
  document.body.replaceChildren();
  render(<ContactForm />);
  expect(field('Message')).toHaveValue('gumasta in Pune');
});
