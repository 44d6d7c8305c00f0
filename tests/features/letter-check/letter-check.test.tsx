import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { LetterCheck } from '@/features/letter-check/letter-check';
import { render } from '../../support/render';

beforeEach(() => history.replaceState(null, '', '/services/gst-registration'));

test('answers once it is said who asks, anew for each answer, and keeps them behind the #', async () => {
  const user = userEvent.setup();
  render(<LetterCheck />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await user.selectOptions(
    screen.getByRole('combobox', { name: /Who asks/ }),
    'GST office or officer',
  );
  await user.selectOptions(
    screen.getByRole('combobox', { name: /How did it come/ }),
    'By telephone or video call',
  );
  expect(screen.getByText(/Do not pay on this/)).toBeVisible();
  expect(screen.getByText(/Hang up/)).toBeVisible();
  await user.selectOptions(
    screen.getByRole('combobox', { name: /What does it ask/ }),
    'A password, OTP or card number',
  );
  expect(screen.getByText(/^A fraud/)).toBeVisible();
  expect(location.search + location.hash).toBe('#letter&from=gst&by=call&asks=secrets');
});

test('reads a pasted message, says what speaks for a fraud, and puts no word of it into the address', async () => {
  const user = userEvent.setup();
  render(<LetterCheck />);
  await user.click(screen.getByRole('textbox', { name: /Paste the message/ }));
  await user.paste(
    'Dear customer, your SBI account is blocked. Share OTP 482913 at http://sbi-kyc.xyz',
  );
  expect(screen.getByText(/^A fraud: no office/)).toBeVisible();
  expect(screen.getByText(/It wants a password, a PIN, an OTP/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'cybercrime.gov.in' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: /Who asks/ })).toHaveValue('bank');
  expect(location.hash).toBe('#letter&from=bank&by=message&asks=secrets&saw=secret.link');
  expect(location.search).toBe('');

  await user.clear(screen.getByRole('textbox', { name: /Paste the message/ }));
  expect(screen.queryByText(/^A fraud/)).not.toBeInTheDocument();
});

test('a number in a message leads to its reading', async () => {
  const user = userEvent.setup();
  render(<LetterCheck />);
  await user.click(screen.getByRole('textbox', { name: /Paste the message/ }));
  await user.paste('Invoice from GSTIN 27AAPFU0938F1ZV');
  expect(screen.getByRole('link', { name: 'Read the GSTIN part by part' })).toHaveAttribute(
    'href',
    '/services/gst-registration#number&value=27AAPFU0938F1ZV',
  );
});
