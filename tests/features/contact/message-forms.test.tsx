import { act, cleanup, fireEvent, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ContactForm } from '@/features/contact/contact-form';
import { HeroConsultationForm } from '@/features/contact/hero-consultation-form';
import { toast } from '@/lib/toasts';
import { contactEndpoint } from '../../support/contact-endpoint';
import { render } from '../../support/render';
import { toastAfter } from '../../support/toast-after';
import { prerendered, visitor } from '../../support/visitor';

vi.mock('@/lib/toasts', { spy: true });
// It would make each of these tests two seconds longer; use-time-check.test.tsx is about it.
vi.mock('@/features/contact/use-time-check', () => ({ useTimeCheck: () => async () => {} }));

const { received, answerWith, answerLater } = contactEndpoint();

beforeEach(() => void vi.mocked(toast).mockClear());

const sent = {
  variant: 'success',
  title: 'Message Sent!',
  description: "We'll get back to you soon",
};

/** What the two forms that reach the contact endpoint have in common. */
describe.each([
  {
    name: 'the contact form',
    Form: ContactForm,
    key: 'draft:1:contact',
    first: 'First name',
    answers: {
      'First name': 'Asha',
      'Last name': 'Rao',
      Email: 'asha@example.in',
      Phone: '+91 98765 43210',
      Service: 'GST Registration',
      Message: 'R&D + 100%\nनमस्ते',
    } as Record<string, string>,
  },
  {
    name: 'the hero form',
    Form: HeroConsultationForm,
    key: 'draft:1:hero',
    first: 'Full name',
    answers: {
      'Full name': 'Asha Rao',
      Email: 'asha@example.in',
      Phone: '+91 98765 43210',
      Service: 'GST Registration',
    } as Record<string, string>,
  },
])('$name', ({ Form, key, first, answers }) => {
  const { form, field, labels, fill, fillSilently, entered, send, button } = visitor(answers);
  const empty = Object.fromEntries(labels.map((label) => [label, '']));
  const kept = (): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null');
  const byName = (values: Record<string, string>) =>
    Object.fromEntries(labels.map((label) => [field(label).name, values[label] ?? '']));
  const keep = (values: Record<string, string>) =>
    sessionStorage.setItem(key, JSON.stringify(values));
  const message = { email: answers['Email'], phone: answers['Phone'] };
  const honeypot = () => form().elements.namedItem('topic') as HTMLInputElement;
  const clear = () =>
    userEvent.click(within(form()).getByRole('button', { name: 'Clear what I typed' }));

  /** Sends, and leaves the page before the answer has come. */
  async function leaveWhileSending() {
    const answer = answerLater();
    const { unmount } = render(<Form />);
    fill();
    await userEvent.click(button());
    await vi.waitFor(() => expect(received).toHaveLength(1));
    unmount();
    return async (status: string) => {
      await act(async () => answer(HttpResponse.json({ status })));
      await vi.waitFor(() => expect(toast).toHaveBeenCalledOnce());
    };
  }

  test('goes to the endpoint, says so, and is empty and forgotten', async () => {
    render(<Form />);
    expect(form()).toHaveAttribute('action', '/contact.php');
    expect(form().method).toBe('post');
    fill();
    expect(await send()).toEqual(sent);
    expect(received).toEqual([expect.objectContaining(message)]);
    expect(entered()).toEqual(empty);
    expect(sessionStorage).toHaveLength(0);
    expect(form()).toHaveTextContent('Your words have reached us.');
  });

  test('can be sent a second time, which is another message', async () => {
    render(<Form />);
    fill();
    await send();
    fill();
    await vi.waitFor(() => expect(form()).not.toHaveTextContent('Your words have reached us.'));
    expect(await send()).toEqual(sent);
    expect(received).toHaveLength(2);
    expect(received[1]).toEqual(received[0]);
    expect(entered()).toEqual(empty);
  });

  test('reads Sending... and is disabled on its way, and goes once however often it is sent', async () => {
    const answer = answerLater();
    render(<Form />);
    fill();
    await act(async () => {
      fireEvent.submit(form());
      fireEvent.submit(form());
    });
    await userEvent.dblClick(button());
    fireEvent.submit(form());
    await vi.waitFor(() => expect(received).toHaveLength(1));
    expect(button()).toHaveTextContent('Sending...');
    expect(button()).toBeDisabled();
    expect(entered()).toEqual(answers);
    await act(async () => answer(HttpResponse.json({ status: 'success' })));
    await vi.waitFor(() => expect(button()).not.toHaveTextContent('Sending...'));
    expect(button()).toBeEnabled();
    expect(received).toHaveLength(1);
  });

  test('is not empty after a failure, nor forgotten, and tells of other ways', async () => {
    answerWith(() => HttpResponse.error());
    render(<Form />);
    fill();
    await send();
    expect(entered()).toEqual(answers);
    expect(kept()).toEqual(byName(answers));
    expect(form()).toHaveTextContent('Your words are still here.');

    answerWith(() => HttpResponse.json({ status: 'success' }));
    expect(await send()).toEqual(sent);
    expect(form()).not.toHaveTextContent('Your words are still here.');
  });

  test('left on its way and opened again, it still is, goes no second time, and is empty at the end', async () => {
    const answered = await leaveWhileSending();
    render(<Form />);
    expect(entered()).toEqual(answers);
    expect(button()).toHaveTextContent('Sending...');
    expect(button()).toBeDisabled();
    await act(async () => void fireEvent.submit(form()));
    fill({ Email: 'other@example.in' });

    await answered('success');
    expect(toast).toHaveBeenLastCalledWith(sent);
    await vi.waitFor(() => expect(entered()).toEqual(empty));
    expect(sessionStorage).toHaveLength(0);
    expect(form()).toHaveTextContent('Your words have reached us.');
    expect(button()).toBeEnabled();
    expect(received).toHaveLength(1);
  });

  test.each([
    { status: 'success', left: empty, said: 'Your words have reached us.' },
    { status: 'error', left: answers, said: 'Your words are still here.' },
  ])('opened again after a $status, it says so', async ({ status, left, said }) => {
    const answered = await leaveWhileSending();
    await answered(status);
    render(<Form />);
    expect(entered()).toEqual(left);
    expect(form()).toHaveTextContent(said);
  });

  test('keeps each field as it is typed, and nothing else', () => {
    render(<Form />);
    expect(kept()).toBeNull();
    const typed: Record<string, string> = {};
    for (const label of labels) {
      typed[label] = answers[label] ?? '';
      fill({ [label]: typed[label] });
      expect(kept()).toEqual(byName(typed));
    }
  });

  test('sends and keeps what a script has put into the fields', async () => {
    answerWith(() => HttpResponse.error());
    render(<Form />);
    fillSilently({ ...answers, Email: '' });
    expect(await send()).toMatchObject({ description: 'Please fill in all required fields.' });
    expect(kept()).toEqual(byName({ ...answers, Email: '' }));
    fillSilently();
    await send();
    expect(received).toEqual([expect.objectContaining(message)]);
    expect(kept()).toEqual(byName(answers));

    answerWith(() => HttpResponse.json({ status: 'success' }));
    await send();
    expect(entered()).toEqual(empty);
    expect(sessionStorage).toHaveLength(0);
  });

  test('has the text again after a change of page', () => {
    const { unmount } = render(<Form />);
    fill();
    unmount();
    render(
      <StrictMode>
        <Form />
      </StrictMode>,
    );
    expect(entered()).toEqual(answers);
  });

  test('has the text again after a reload, but for what was typed before its code had come', async () => {
    const hydrate = prerendered(<Form />);
    keep(byName(answers));
    expect(entered()).toEqual(empty);
    fillSilently({ Email: 'new@example.in' });
    await hydrate();
    expect(entered()).toEqual({ ...answers, Email: 'new@example.in' });
    expect(kept()).toEqual(byName({ ...answers, Email: 'new@example.in' }));
  });

  test('does not put a service back that is no longer offered', () => {
    render(<Form />);
    const names = byName({ ...answers, Service: 'Palmistry' });
    cleanup();
    keep(names);
    render(<Form />);
    expect(entered()).toEqual({ ...answers, Service: '' });
    expect(field('Service')).toHaveDisplayValue('Select Service');
  });

  test('forgets the text when the visitor clears it, and takes the focus to the first field', async () => {
    answerWith(() => HttpResponse.error());
    render(<Form />);
    fill();
    await send();
    await clear();
    expect(entered()).toEqual(empty);
    expect(sessionStorage).toHaveLength(0);
    expect(field(first)).toHaveFocus();
    expect(form()).not.toHaveTextContent('Your words');
  });

  test('can be cleared without scripts', async () => {
    prerendered(<Form />);
    fillSilently();
    await clear();
    expect(entered()).toEqual(empty);
  });

  test('never keeps the honeypot, sends it only where it was filled, and refuses nobody for it', async () => {
    render(<Form />);
    fill();
    await send();
    expect(received[0]).not.toHaveProperty('topic');

    fireEvent.change(honeypot(), { target: { value: 'https://example.com' } });
    fill();
    expect(kept()).toEqual(byName(answers));
    expect(await toastAfter(button())).toEqual(sent);
    expect(received[1]).toMatchObject({ ...message, topic: 'https://example.com' });
  });

  test('hides the honeypot from eyes, keyboard, screen readers and autofill', () => {
    render(<Form />);
    expect(honeypot()).toHaveAttribute('tabindex', '-1');
    expect(honeypot()).toHaveAttribute('autocomplete', 'off');
    expect(honeypot().closest('[aria-hidden="true"]')).toHaveClass('sr');
    expect(within(form()).queryByRole('textbox', { name: /empty/ })).not.toBeInTheDocument();
  });
});
