import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Form } from '@/ui/form';

function setUp() {
  const onBlocked = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <Form aria-label="Contact" onBlocked={onBlocked} onSubmit={onSubmit}>
      <input aria-label="Name" name="name" required />
      <input aria-label="Email" name="email" type="email" required />
      <select aria-label="Service" name="service" required>
        <option value="">Select Service</option>
        <option>GST</option>
      </select>
      <textarea aria-label="Message" name="message" required />
      <input aria-label="City" name="city" />
      <button>Send</button>
    </Form>,
  );
  const enter = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  return { onBlocked, onSubmit, enter, send };
}

test('reports everything that the browser stops at, once, in the order of the form', () => {
  const { onBlocked, onSubmit, send } = setUp();
  send();
  expect(onBlocked).toHaveBeenCalledExactlyOnceWith([
    { name: 'name', missing: true },
    { name: 'email', missing: true },
    { name: 'service', missing: true },
    { name: 'message', missing: true },
  ]);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('tells what is missing from what has the wrong shape', () => {
  const { onBlocked, enter, send } = setUp();
  enter('Name', 'Asha');
  enter('Email', 'asha');
  enter('Service', 'GST');
  send();
  expect(onBlocked).toHaveBeenCalledExactlyOnceWith([
    { name: 'email', missing: false },
    { name: 'message', missing: true },
  ]);
});

test('reports each attempt', () => {
  const { onBlocked, send } = setUp();
  send();
  send();
  expect(onBlocked).toHaveBeenCalledTimes(2);
});

test('keeps the browser’s own bubble from showing', () => {
  const { send } = setUp();
  const shown: boolean[] = [];
  const form = screen.getByRole('form');
  form.parentElement?.addEventListener(
    'invalid',
    (event) => queueMicrotask(() => shown.push(!event.defaultPrevented)),
    { capture: true },
  );
  send();
  return vi.waitFor(() => expect(shown).toEqual([false, false, false, false]));
});

test('lets a complete form through', () => {
  const { onBlocked, onSubmit, enter, send } = setUp();
  enter('Name', 'Asha');
  enter('Email', 'asha@example.in');
  enter('Service', 'GST');
  enter('Message', 'Please call me.');
  send();
  expect(onBlocked).not.toHaveBeenCalled();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a field that is disabled stops nothing', () => {
  const { onBlocked, onSubmit, enter, send } = setUp();
  screen.getByLabelText<HTMLInputElement>('Name').disabled = true;
  enter('Email', 'asha@example.in');
  enter('Service', 'GST');
  enter('Message', 'Please call me.');
  send();
  expect(onBlocked).not.toHaveBeenCalled();
  expect(onSubmit).toHaveBeenCalledOnce();
});
