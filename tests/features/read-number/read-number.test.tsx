import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ReadNumber } from '@/features/read-number/read-number';
import { render } from '../../support/render';

beforeEach(() => history.replaceState(null, '', '/services/gst-registration'));

const field = () => screen.getByRole('textbox', { name: /Your number/ });

test('reads a number as it is typed, explains a part that is pressed, and keeps it behind the # alone', async () => {
  const user = userEvent.setup();
  render(<ReadNumber />);
  await user.type(field(), '27 aapfu0939f 1zv');
  const parts = within(screen.getByRole('group', { name: 'The parts of this GSTIN' }));
  expect(screen.getByRole('status')).toHaveTextContent('its check digit fits');
  const state = parts.getByRole('button', { name: '27', description: 'Maharashtra.' });
  await user.click(state);
  expect(state).toHaveAttribute('aria-pressed', 'true');
  expect(location.pathname + location.search + location.hash).toBe(
    '/services/gst-registration#number&value=27+aapfu0939f+1zv',
  );
});

test('says of a check digit that does not fit to compare it with the certificate', async () => {
  history.replaceState(null, '', '#number&value=27AAPFU0938F1ZV');
  render(<ReadNumber />);
  expect(field()).toHaveValue('27AAPFU0938F1ZV');
  expect(screen.getByRole('status')).toHaveTextContent(
    /check digit.*Compare it with the certificate/,
  );
});

test('has words for what is no number, once the field is left', async () => {
  const user = userEvent.setup();
  render(<ReadNumber />);
  await user.type(field(), '27AAPFU');
  expect(field()).not.toHaveAttribute('aria-invalid');
  await user.tab();
  expect(field()).toHaveAccessibleDescription(/7 characters and fits no number that we know/);
});
