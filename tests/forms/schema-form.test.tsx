import { act, fireEvent, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { requiredText, visitorFields } from '@/content/forms';
import { SchemaForm } from '@/forms/schema-form';
import { toast } from '@/ui/toasts';
import { TextField } from '@/ui/field';
import { spyOnToasts } from '../support/toast-after';
import { prerendered, visitor } from '../support/visitor';

spyOnToasts();
beforeEach(() => void onSubmit.mockClear());

const schema = z.object({
  name: requiredText('Enter your name'),
  email: requiredText('Enter your email'),
  rupees: z.pipe(requiredText('Enter an amount'), z.transform(Number)),
  city: z.string(),
});

const answers = { Name: 'Asha', Email: 'asha@example.in', Rupees: '500', City: '' };
const values = { name: 'Asha', email: 'asha@example.in', rupees: 500, city: '' };

const { form, field, fill, fillSilently, entered, send, button } = visitor(answers);

const onSubmit = vi.fn((_values: unknown, _form: HTMLFormElement) => {});

function Example(props: Partial<Parameters<typeof SchemaForm<typeof schema>>[0]>) {
  return (
    <SchemaForm aria-label="Example" schema={schema} onSubmit={onSubmit} {...props}>
      {(wire) => (
        <>
          <TextField label="Name" {...wire('name')} />
          <TextField {...visitorFields.email} {...wire('email')} />
          <TextField label="Rupees" {...wire('rupees')} />
          <TextField label="City" {...wire('city')} />
          <button>Send</button>
        </>
      )}
    </SchemaForm>
  );
}

const press = async () => {
  await userEvent.click(button());
  await act(async () => {});
};

const incomplete = {
  variant: 'destructive',
  title: 'Error',
  description: 'Please fill in all required fields.',
};
/* tests/features/specified-forms.test.tsx tests the errors of empty forms. */

const MALFORMED = 'Enter an email address like name@example.com';

test('blanks count as empty, and a malformed email is marked together with an empty field', async () => {
  render(<Example />);
  fill({ ...answers, Email: 'asha', Rupees: ' \t ' });
  expect(await send()).toEqual(incomplete);
  expect(field('Email')).toHaveAccessibleDescription(MALFORMED);
  expect(field('Rupees')).toHaveAccessibleDescription('Enter an amount');
  expect(field('Email')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a malformed email is marked without a toast until it is corrected', async () => {
  render(<Example />);
  fill({ ...answers, Email: 'asha@' });
  await press();
  expect(field('Email')).toHaveAccessibleDescription(MALFORMED);
  expect(field('Email')).toHaveFocus();
  expect(toast).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();

  fill({ Email: 'asha@example.in' });
  await waitFor(() => expect(field('Email')).not.toHaveAttribute('aria-invalid'));
});

test('text entered before hydration is sent', async () => {
  const hydrate = prerendered(<Example />);
  fillSilently();
  await hydrate();
  expect(entered()).toEqual(answers);
  await press();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(values, form());
});

test('values set by a script are sent, with an event or without', async () => {
  render(<Example />);
  fill({ Name: 'Meera', Rupees: '7' });
  await send();
  fillSilently();
  fireEvent(field('Email'), new Event('input', { bubbles: true }));
  await press();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(values, form());
  expect(toast).toHaveBeenCalledOnce();
});

test('after a form is cleared, the visitor can paste the same text and send it by Enter', async () => {
  render(<Example />);
  fill();
  await press();
  act(() => form().reset());
  expect(entered()).toEqual({ Name: '', Email: '', Rupees: '', City: '' });
  await send();
  act(() => form().reset());
  expect(form().querySelector('[aria-invalid]')).toBeNull();
  fill({ Name: answers.Name, Rupees: answers.Rupees });
  field('Email').focus();
  await userEvent.paste(answers.Email);
  await waitFor(() => expect(field('Email')).not.toHaveAttribute('aria-invalid'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
});

test('the browser’s own error messages never show, and each attempt shows a toast', async () => {
  render(<Example />);
  const invalid: Event[] = [];
  form().addEventListener('invalid', (event) => invalid.push(event), { capture: true });
  await press();
  await press();
  expect(invalid.map(({ defaultPrevented }) => defaultPrevented)).toEqual(Array(6).fill(true));
  expect(toast).toHaveBeenCalledTimes(2);
});

test('a pasted email is cleaned before it is checked, and may be in Hindi', async () => {
  render(<Example />);
  for (const [pasted, email] of [
    ['\u00a0asha@example.in\u200e.', 'asha@example.in'],
    ['आशा@example.in', 'आशा@example.in'],
  ] as const) {
    fill({ ...answers, Email: pasted });
    await press();
    expect(onSubmit).toHaveBeenLastCalledWith({ ...values, email }, form());
    expect(field('Email')).toHaveValue(email);
  }
});
