import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { ContactForm } from '@/features/contact/contact-form';
import { HeroConsultationForm } from '@/features/contact/hero-consultation-form';
import { settings } from '@/lib/settings';
import { toast } from '@/lib/toasts';
import { contactEndpoint } from '../../support/contact-endpoint';
import { render } from '../../support/render';
import { spyOnToasts } from '../../support/toast-after';
import { prerendered, visitor } from '../../support/visitor';

spyOnToasts();
const { received, answerWith, answerLater } = contactEndpoint();

const sent = {
  variant: 'success',
  title: 'Message Sent!',
  description: "We'll get back to you soon",
};

const contact = visitor({
  'First name': 'Asha',
  'Last name': 'Rao',
  Email: 'asha@example.in',
  Phone: 'call me maybe',
  Service: 'GST Registration',
  Message: 'R&D + 100%\nनमस्ते',
});

/** A chat that begins with the address of a page. */
const chatFrom = (path: string) =>
  `https://wa.me/911111111111?text=${encodeURIComponent(`Hello, I have a question about ${settings.siteUrl}${path}`)}`;

const hero = visitor({
  'Full name': 'Asha Rao',
  Email: 'asha@example.in',
  Phone: '+91 98765 43210',
  Service: 'GST Registration',
});

const receipt = () => screen.queryByRole('group', { name: 'Receipt' });

/** What the hero's form has as well: both are a MessageForm. */
describe('the contact form', () => {
  const Form = ContactForm;
  const { form, field, labels, answers, fill, entered, send, button } = contact;
  const empty = Object.fromEntries(labels.map((label) => [label, '']));

  const message = {
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha@example.in',
    phone: 'call me maybe',
    serviceRequired: 'GST Registration',
    message: 'R&D + 100%\nनमस्ते',
  };
  const clear = () =>
    userEvent.click(within(form()).getByRole('button', { name: 'Clear what I typed' }));

  /** Sends, and leaves the page before the answer has come. */
  async function leaveWhileSending() {
    const answer = answerLater();
    const { unmount } = render(<Form />);
    fill();
    await userEvent.dblClick(button());
    await vi.waitFor(() => expect(received).toHaveLength(1));
    unmount();
    return async (status: string) => {
      answer(HttpResponse.json({ status }));
      await waitFor(() => expect(toast).toHaveBeenCalledOnce());
    };
  }

  test('goes to the endpoint, says so, and is empty and forgotten; a second message goes as well', async () => {
    render(<Form />);
    expect(form()).toHaveAttribute('action', '/contact.php');
    expect(form().method).toBe('post');
    fill();
    expect(await send()).toEqual(sent);
    expect(received).toEqual([message]);
    expect(entered()).toEqual(empty);
    expect(sessionStorage).toHaveLength(0);

    // Whoever fills in the trap is not refused.
    fill({ ...answers, 'Last name': '' });
    fireEvent.change(form().elements.namedItem('topic') as HTMLInputElement, {
      target: { value: 'x' },
    });
    expect(await send()).toEqual(sent);
    expect(received[1]).toEqual({ ...message, lastName: '', topic: 'x' });
    expect(entered()).toEqual(empty);
  });

  test('leaves a receipt above the form, which takes the focus, is printed alone and stays when the next message fails', async () => {
    const printed: (Element | null)[] = [];
    vi.stubGlobal('print', () => printed.push(document.querySelector('[data-print-only]')));
    render(<Form />);
    fill();
    await send();
    expect(receipt()).toHaveFocus();
    expect(receipt()?.compareDocumentPosition(form())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(receipt()).toHaveAccessibleDescription(/Message sent .*We have received your message/);
    const facts = [...(receipt()?.querySelectorAll('dd') ?? [])].map((fact) => fact.textContent);
    expect(facts).toEqual(['Asha Rao', 'GST Registration', answers['Email'], answers['Phone']]);
    const next = within(receipt()!).getByRole('list', { name: 'What happens next' });
    expect(within(next).getAllByRole('listitem')).toHaveLength(3);
    const ways = within(receipt()!).getAllByRole('link');
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      'tel:+910000000000',
      chatFrom('/'),
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

  test('reads Sending... on its way, also when the page is left and opened again, and goes once however often it is sent', async () => {
    const answer = await leaveWhileSending();
    expect(sessionStorage.getItem('unanswered')).toBe('["contact"]');
    render(<Form />);
    expect(entered()).toEqual(answers);
    expect(button()).toHaveTextContent('Sending...');
    expect(button()).toBeDisabled();
    await act(async () => void fireEvent.submit(form()));
    fill({ Email: 'other@example.in' });
    act(() => field('Phone').focus());
    // The browser reports the change when the receipt takes the focus.
    field('Phone').addEventListener('blur', () => fireEvent.change(field('Phone')));

    await answer('success');
    await waitFor(() => expect(entered()).toEqual(empty));
    expect(receipt()).toHaveFocus();
    expect(sessionStorage).toHaveLength(0);
    expect(received).toHaveLength(1);
  });

  test.each([
    { status: 'success', left: empty },
    { status: 'error', left: answers },
  ])('opened again after a $status, it says so, and has what it says', async ({ status, left }) => {
    const answered = await leaveWhileSending();
    await answered(status);
    render(<Form />);
    expect(entered()).toEqual(left);
    expect(receipt() !== null).toBe(status === 'success');
    expect(form().textContent?.includes('Your words are still here.')).toBe(status === 'error');
    // Only what was made just now takes the focus.
    expect(document.body).toHaveFocus();
  });

  test('says after a reload that a message without an answer may have arrived, until the visitor clears the form', async () => {
    sessionStorage.setItem('unanswered', '["contact"]');
    render(<Form />);
    expect(await within(form()).findByText(/may have arrived/)).toBeInTheDocument();
    fill();
    await clear();
    expect(form()).not.toHaveTextContent('may have arrived');
    expect(entered()).toEqual(empty);
    expect(sessionStorage).toHaveLength(0);
    expect(field('First name')).toHaveFocus();
  });
});

test.each([
  { name: 'Asha', names: { firstName: 'Asha', lastName: '' } },
  { name: '  Asha   Lakshmi\tRao  ', names: { firstName: 'Asha', lastName: 'Lakshmi Rao' } },
])('the hero form splits "$name" into first and last name', async ({ name, names }) => {
  render(<HeroConsultationForm />);
  const { answers, fill, send } = hero;
  fill({ ...answers, 'Full name': name });
  await send();
  expect(received).toEqual([
    {
      ...names,
      email: 'asha@example.in',
      phone: '+91 98765 43210',
      serviceRequired: 'GST Registration',
      message: 'Free consultation requested on the landing page: GST Registration',
    },
  ]);
});

test.each([
  {
    situation: 'the server refuses with words of its own',
    response: () => HttpResponse.json({ status: 'error', message: 'The mailbox is full.' }),
    said: 'The mailbox is full.',
    mayHaveArrived: false,
  },
  {
    situation: 'there is no answer',
    response: () => HttpResponse.error(),
    said: 'Failed to send message. Please try again.',
    mayHaveArrived: true,
  },
])('where $situation, it says "$said" and leaves other ways', async (row) => {
  answerWith(row.response);
  render(<ContactForm />);
  contact.fill();
  expect(await contact.send()).toEqual({
    variant: 'destructive',
    title: 'Error',
    description: row.said,
  });
  // The form says it too, for when the code of the toasts has not come.
  const form = contact.form();
  expect(form).toHaveTextContent(row.said);
  expect(form.textContent?.includes('may have arrived')).toBe(row.mayHaveArrived);
  expect(contact.entered()).toEqual(contact.answers);
  const ways = within(form).getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['tel:+910000000000', chatFrom('/')]);
});

test('offline a message fails at once, and does not send itself later', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answerWith(() => HttpResponse.error());
  render(<ContactForm />);
  act(() => void dispatchEvent(new Event('offline')));
  contact.fill();
  expect(await contact.send()).toMatchObject({ title: 'Error' });
  received.length = 0;
  await act(async () => void dispatchEvent(new Event('online')));
  expect(received).toEqual([]);
});

test('the contact form starts the message with the words of a search that found nothing', async () => {
  history.replaceState(null, '', '/contact?message=gumasta+in+Pune');
  render(<ContactForm />);
  await act(async () => {});
  expect(contact.entered()).toMatchObject({ 'First name': '', Message: 'gumasta in Pune' });
});

test('the contact form keeps a message that was typed before its code came', async () => {
  history.replaceState(null, '', '/contact?message=gumasta+in+Pune');
  const hydrate = prerendered(
    <Router ssrPath="/contact" ssrSearch="">
      <ContactForm />
    </Router>,
  );
  contact.fillSilently({ Message: 'Mine' });
  await hydrate();
  expect(contact.field('Message')).toHaveValue('Mine');
});
