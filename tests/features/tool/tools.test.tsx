import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { tool as classes } from '@/law/tools/trademark-classes';
import { tool as letter } from '@/law/tools/letter';
import { ClassBoxes } from '@/features/tool/class-boxes';
import { ToolForm } from '@/features/tool/tool-form';
import { render } from '../../support/render';

/* What some tools have besides what every tool has: a pasted message, and parts of the answer of their own. */

beforeEach(() => history.replaceState(null, '', '/services/gst-registration'));

const pick = (label: RegExp, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);

test('a verdict on a letter waits for all three answers', async () => {
  render(<ToolForm tool={letter} />);
  await pick(/Who asks/, 'GST office or officer');
  await pick(/How did it come/, 'By telephone or video call');
  // Too short to say anything, so the answers above stay.
  await userEvent.type(screen.getByRole('textbox', { name: /Paste the message/ }), 'hello');
  expect(screen.getByRole('status')).toHaveTextContent('follows the three answers');
  await pick(/What does it ask/, 'Money');
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(/^Do not pay on this/);
  expect(screen.getByText(/Hang up/)).toBeVisible();
});

test('reads a pasted message, says what speaks for a fraud, and puts no word of it into the address', async () => {
  const user = userEvent.setup();
  render(<ToolForm tool={letter} />);
  const message = screen.getByRole('textbox', { name: /Paste the message/ });
  await user.click(message);
  await user.paste(
    'Dear customer, your SBI account is blocked. Share OTP 482913 at http://sbi-kyc.xyz',
  );
  expect(screen.getByText(/^A fraud: no office/)).toBeVisible();
  expect(screen.getByText(/It wants a password, a PIN, an OTP/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: /Who asks/ })).toHaveValue('bank');
  await waitFor(() =>
    expect(location.hash).toBe('#letter&saw=secret.link&from=bank&by=message&asks=secrets'),
  );

  await user.clear(message);
  expect(screen.queryByText(/^A fraud/)).not.toBeInTheDocument();
  await user.paste('Invoice from GSTIN 27AAPFU0938F1ZV');
  expect(screen.getByRole('link', { name: /read the GSTIN part by part/ })).toHaveAttribute(
    'href',
    '/services/gst-registration#number&value=27AAPFU0938F1ZV',
  );
});

test('finds the classes of a trade, takes more of them, and leads to their fee', async () => {
  const user = userEvent.setup();
  render(<ToolForm tool={classes} extra={ClassBoxes} />);
  await user.type(screen.getByRole('textbox', { name: /What do you sell/ }), 'saree shop');
  expect(screen.getByText('Class 35')).toBeVisible();
  const forgotten = screen.getByRole('group', { name: 'Often forgotten with it' });
  await user.click(within(forgotten).getByRole('checkbox', { name: /^25/ }));
  expect(screen.getByText('Classes 25 and 35')).toBeVisible();
  expect(screen.getByText(/₹9,000 for individuals.*₹18,000 for others/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Work out/ })).toHaveAttribute(
    'href',
    '/services/trademark-registration#trademark-fees&classes=2',
  );
  await user.click(screen.getByRole('checkbox', { name: /^35/ }));
  await user.click(screen.getByRole('checkbox', { name: /^25/ }));
  expect(screen.getByText('No class is chosen.')).toBeVisible();

  // The chosen classes were for the words before.
  await user.type(screen.getByRole('textbox', { name: /What do you sell/ }), 's');
  expect(screen.getByText('Class 35')).toBeVisible();
});
