import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SubmitButton } from '@/ui/submit-button';

/* tests/features/contact tests the label "Sending...". */

const form = (sending: boolean) => (
  <form>
    <input />
    <SubmitButton sending={sending}>Send Message</SubmitButton>
  </form>
);

test.each([
  // A control that is disabled loses the focus in browsers, but not in jsdom.
  [
    'takes back the focus that it lost while it was disabled',
    'button',
    (input: HTMLElement) => input.blur(),
  ],
  ['leaves the focus where the visitor has moved it', 'textbox', () => {}],
])('the button %s', (_, role, moveOn) => {
  const { rerender } = render(form(false));
  rerender(form(false));
  expect(document.body).toHaveFocus();
  screen.getByRole('button').focus();
  rerender(form(true));
  screen.getByRole('textbox').focus();
  moveOn(screen.getByRole('textbox'));
  rerender(form(false));
  expect(screen.getByRole(role)).toHaveFocus();
});
