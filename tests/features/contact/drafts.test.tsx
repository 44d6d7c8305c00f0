import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ContactForm } from '@/features/contact/contact-form';
import { HeroConsultationForm } from '@/features/contact/hero-consultation-form';
import { toast } from '@/lib/toasts';
import { contactEndpoint } from '../../support/contact-endpoint';
import { toastAfter } from '../../support/toast-after';
import { inApp, render } from '../../support/render';

vi.mock('@/lib/toasts', { spy: true });
// It would make each of these tests two seconds longer; use-time-check.test.tsx is about it.
vi.mock('@/features/contact/use-time-check', () => ({ useTimeCheck: () => async () => {} }));

const { received, answerWith, answerLater } = contactEndpoint();

beforeEach(() => void vi.mocked(toast).mockClear());

type Answers = Record<string, string>;

describe.each([
  {
    name: 'the contact form',
    Form: ContactForm,
    testId: 'contact-form',
    key: 'draft:1:contact',
    submit: 'Send Message',
    answers: {
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.in',
      phone: '+91 98765 43210',
      serviceRequired: 'Tax Services',
      message: 'R&D + 100%\nनमस्ते',
    } as Answers,
  },
  {
    name: 'the hero form',
    Form: HeroConsultationForm,
    testId: 'hero-consultation-form',
    key: 'draft:1:hero',
    submit: 'Get Free Consultation',
    answers: {
      firstName: 'Asha Rao',
      email: 'asha@example.in',
      phone: '+91 98765 43210',
      serviceRequired: 'LLP Registration',
    } as Answers,
  },
])('$name', ({ Form, testId, key, submit, answers }) => {
  const names = Object.keys(answers);
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  const form = () => screen.getByTestId<HTMLFormElement>(testId);
  const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
  const entered = () => Object.fromEntries(names.map((name) => [name, field(name).value]));
  const kept = (): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null');
  const keep = (values: unknown) => sessionStorage.setItem(key, JSON.stringify(values));
  const sendButton = () => within(form()).getByRole('button', { name: submit });
  const send = () => toastAfter(sendButton());
  const clearButton = () => within(form()).getByRole('button', { name: 'Clear what I typed' });

  function type(values: Answers = answers) {
    for (const [name, value] of Object.entries(values)) {
      fireEvent.change(field(name), { target: { value } });
    }
  }

  test('keeps each field as it is typed, and nothing else', () => {
    render(<Form />);
    expect(kept()).toBeNull();
    const typed: Answers = { ...empty };
    for (const [name, value] of Object.entries(answers)) {
      type({ [name]: value });
      typed[name] = value;
      expect(kept()).toEqual(typed);
    }
  });

  test('has the text again after a change of page, and sends it', async () => {
    const { unmount } = render(<Form />);
    type();
    unmount();
    render(
      <StrictMode>
        <Form />
      </StrictMode>,
    );
    expect(entered()).toEqual(answers);
    await send();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ email: answers['email'], phone: answers['phone'] });
  });

  test('has the text again after a reload, and keeps what was typed before hydration', async () => {
    keep(answers);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(inApp(<Form />));
    expect(entered()).toEqual(empty);
    field('email').value = 'new@example.in';
    const root = await act(async () => hydrateRoot(container, inApp(<Form />)));
    expect(entered()).toEqual({ ...answers, email: 'new@example.in' });
    expect(kept()).toEqual({ ...answers, email: 'new@example.in' });
    await send();
    expect(received[0]).toMatchObject({ email: 'new@example.in' });
    act(() => root.unmount());
    container.remove();
  });

  test('keeps what was typed before hydration though nobody heard it', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(inApp(<Form />));
    field('firstName').value = 'Meera';
    const root = await act(async () => hydrateRoot(container, inApp(<Form />)));
    expect(kept()).toEqual({ ...empty, firstName: 'Meera' });
    act(() => root.unmount());
    container.remove();
  });

  test('keeps the text while it is on its way and when it fails', async () => {
    answerWith(() => HttpResponse.error());
    render(<Form />);
    type();
    await send();
    expect(received).toHaveLength(1);
    expect(kept()).toEqual(answers);
  });

  test('forgets the text once it has been sent', async () => {
    render(<Form />);
    type();
    await send();
    expect(entered()).toEqual(empty);
    expect(sessionStorage).toHaveLength(0);
    // What stays when the toast has gone.
    expect(form()).toHaveTextContent('Your words have reached us.');
  });

  test('forgets the text that was sent though the visitor has left the page meanwhile', async () => {
    const answer = answerLater();
    const { unmount } = render(<Form />);
    type();
    await userEvent.click(sendButton());
    await vi.waitFor(() => expect(received).toHaveLength(1));
    unmount();
    expect(kept()).toEqual(answers);
    answer(HttpResponse.json({ status: 'success' }));
    await vi.waitFor(() => expect(sessionStorage).toHaveLength(0));
    expect(toast).toHaveBeenCalledOnce();
  });

  test('forgets the text when the visitor clears it, and takes the focus to the first field', async () => {
    answerWith(() => HttpResponse.error());
    render(<Form />);
    type();
    await send();
    expect(form()).toHaveTextContent('Your words are still here.');
    await userEvent.click(clearButton());
    expect(entered()).toEqual(empty);
    expect(sessionStorage).toHaveLength(0);
    expect(field('firstName')).toHaveFocus();
    expect(form()).not.toHaveTextContent('Your words');
    // The form's own state is empty too.
    await send();
    expect(received).toHaveLength(1);
    expect(form().querySelectorAll('[aria-invalid]').length).toBeGreaterThan(3);
  });

  test('can be cleared without scripts', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(inApp(<Form />));
    for (const [name, value] of Object.entries(answers)) field(name).value = value;
    clearButton().click();
    expect(entered()).toEqual(empty);
    container.remove();
  });

  test('does not put a service back that is no longer offered', async () => {
    keep({ ...answers, serviceRequired: 'Palmistry' });
    render(<Form />);
    expect(entered()).toEqual({ ...answers, serviceRequired: '' });
    await send();
    expect(received).toEqual([]);
    expect(field('serviceRequired')).toHaveFocus();
  });

  test('never keeps the honeypot, sends it only where it was filled, and refuses nobody for it', async () => {
    render(<Form />);
    type();
    await send();
    expect(received[0]).not.toHaveProperty('topic');

    fireEvent.change(field('topic'), { target: { value: 'https://example.com' } });
    type();
    expect(kept()).toEqual(answers);
    await send();
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Message Sent!' }));
    expect(received[1]).toMatchObject({ email: answers['email'], topic: 'https://example.com' });
  });

  test('hides the honeypot from eyes, keyboard, screen readers and autofill', () => {
    render(<Form />);
    expect(field('topic')).toHaveAttribute('tabindex', '-1');
    expect(field('topic')).toHaveAttribute('autocomplete', 'off');
    expect(field('topic').closest('[aria-hidden="true"]')).toHaveClass('sr');
    expect(within(form()).queryByRole('textbox', { name: /empty/ })).not.toBeInTheDocument();
  });
});
