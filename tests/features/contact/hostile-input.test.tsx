import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContactForm } from '@/features/contact/contact-form';
import { HeroConsultationForm } from '@/features/contact/hero-consultation-form';
import { toast } from '@/lib/toasts';
import { contactEndpoint } from '../../support/contact-endpoint';
import { asSent, hostileRows } from '../../support/hostile-strings';
import { render } from '../../support/render';

vi.mock('@/lib/toasts', { spy: true });
// It would make each of these tests two seconds longer; use-time-check.test.tsx is about it.
vi.mock('@/features/contact/use-time-check', () => ({ useTimeCheck: () => async () => {} }));

const { received } = contactEndpoint();

beforeEach(() => void vi.mocked(toast).mockClear());

afterEach(() => {
  // What was typed has become no element and run nowhere.
  expect(document.querySelector('script, iframe, img, [onerror], [onload]')).toBeNull();
  expect(window).not.toHaveProperty('hostile');
});

const form = () => screen.getByRole<HTMLFormElement>('form');
const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;

/** Puts a text into a field, and tells what the field has made of it: an input has no line breaks. */
function put(name: string, text: string): string {
  fireEvent.change(field(name), { target: { value: text } });
  return field(name).value;
}

async function send(button: string) {
  await userEvent.click(within(form()).getByRole('button', { name: button }));
  await act(async () => {});
}

const sentToast = () =>
  vi.waitFor(() =>
    expect(toast).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: 'Message Sent!' }),
    ),
  );

test.each(hostileRows)(
  '$what goes through each field of the contact form as it is',
  async ({ text }) => {
    const { unmount } = render(<ContactForm />);
    const typed = Object.fromEntries(
      ['firstName', 'lastName', 'phone', 'message'].map((name) => [name, put(name, text)]),
    );
    put('email', 'asha@example.in');
    put('serviceRequired', 'Tax Services');
    // Through the draft, too.
    unmount();
    render(<ContactForm />);
    await send('Send Message');
    await sentToast();
    expect(received).toEqual([
      {
        ...Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, asSent(value)])),
        email: 'asha@example.in',
        serviceRequired: 'Tax Services',
      },
    ]);
  },
);

test.each(hostileRows)(
  '$what as a full name is parted into words, and none is lost',
  async ({ text }) => {
    render(<HeroConsultationForm />);
    const name = put('firstName', text);
    put('phone', text);
    put('email', 'asha@example.in');
    put('serviceRequired', 'LLP Registration');
    await send('Get Free Consultation');
    await sentToast();
    const { firstName = '', lastName = '' } = received[0] ?? {};
    const words = asSent(name).trim().split(/\s+/);
    expect([firstName, ...lastName.split(' ').filter(Boolean)]).toEqual(words);
  },
);

test.each(hostileRows)(
  '$what as an email is sent as it is, or refused beside the field',
  async ({ text }) => {
    render(<ContactForm />);
    for (const name of ['firstName', 'phone', 'message']) put(name, 'Asha');
    put('serviceRequired', 'Tax Services');
    const email = put('email', text);
    const isRefused = !field('email').validity.valid;
    await send('Send Message');
    if (isRefused) {
      await vi.waitFor(() => expect(field('email')).toHaveAccessibleDescription(/^Enter /));
      expect(received).toEqual([]);
      expect(field('email').value).toBe(email);
    } else {
      await sentToast();
      expect(received[0]?.['email']).toBe(asSent(email));
    }
  },
);
