import { beforeEach, expect, test, vi } from 'vitest';
import { ConsultationForm } from '@/features/contact/consultation-form';
import { render } from '../../support/render';
import { visitor } from '../../support/visitor';

vi.mock('@/lib/toasts', { spy: true });

const { form, fill, entered, send } = visitor({
  'Full name': 'Asha Rao',
  Email: 'asha@example.in',
  Phone: '+91 98765 43210',
  Service: 'LLP Registration',
});

const accepted = {
  variant: 'success',
  title: 'Success!',
  description: 'Your consultation request has been captured.',
};

beforeEach(() => {
  const fetchStub = vi.fn<typeof fetch>();
  const sendBeacon = vi.fn();
  vi.stubGlobal('fetch', fetchStub);
  Object.assign(navigator, { sendBeacon });
  return () => {
    // Whatever happens to it, this form sends nothing anywhere.
    expect(fetchStub).not.toHaveBeenCalled();
    expect(sendBeacon).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  };
});

test('accepts a complete request, says so, and is empty; the next one is asked for all fields again', async () => {
  render(<ConsultationForm />);
  fill();
  expect(await send()).toEqual(accepted);
  expect(entered()).toEqual({ 'Full name': '', Email: '', Phone: '', Service: '' });
  expect(form()).toHaveTextContent(accepted.description);

  expect(await send()).toMatchObject({ description: 'Please fill in all required fields.' });
  expect(form().querySelectorAll('[aria-invalid]')).toHaveLength(4);
  fill();
  expect(form()).not.toHaveTextContent(accepted.description);
  expect(await send()).toEqual(accepted);
});

test('without scripts it goes nowhere: no answer may end up in the address', () => {
  render(<ConsultationForm />);
  expect(form().getAttribute('method')).toBe('dialog');
  expect(form()).not.toHaveAttribute('action');
});
