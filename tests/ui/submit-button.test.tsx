import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SubmitButton } from '@/ui/submit-button';

/* That it reads Sending... meanwhile is tried with the forms, in tests/features/contact. */

const button = () => screen.getByRole<HTMLButtonElement>('button');

function form(sending: boolean) {
  return (
    <form>
      <input aria-label="Name" />
      <SubmitButton sending={sending}>Send Message</SubmitButton>
    </form>
  );
}

test('takes back the focus that disabling it has dropped', () => {
  const { rerender } = render(form(false));
  rerender(form(false));
  expect(document.body).toHaveFocus();
  button().focus();
  rerender(form(true));
  // Browsers take the focus from a control that is disabled; jsdom leaves it.
  screen.getByRole('textbox').focus();
  screen.getByRole('textbox').blur();
  rerender(form(false));
  expect(button()).toHaveFocus();
});

test('leaves the focus to a visitor who has moved on', () => {
  const { rerender } = render(form(false));
  button().focus();
  rerender(form(true));
  screen.getByRole('textbox').focus();
  rerender(form(false));
  expect(screen.getByRole('textbox')).toHaveFocus();
});
