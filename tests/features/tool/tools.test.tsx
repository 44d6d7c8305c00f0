import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { tool as classes } from '@/law/ip/tools/trademark-classes';
import { tool as letter } from '@/law/tools/letter';
import { textForNextPage } from '@/lib/text-for-next-page';
import { ClassBoxes } from '@/features/tool/class-boxes';
import { ToolForm } from '@/features/tool/tool-form';
import { render } from '../../support/render';

/* Features that only one tool has: pasted messages, and special parts of the result. */

beforeEach(() => history.replaceState(null, '', '/services/gst-registration'));

const enter = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

const enterDay = (value: string) =>
  fireEvent.change(screen.getByLabelText(/On which day/), { target: { value } });

test('the tool recognises a pasted message, and puts no word of it into the address', async () => {
  render(<ToolForm tool={letter} />);
  // This text is too short to be recognised.
  enter(/Paste the message/, 'hello');
  expect(screen.getByRole('status')).toHaveTextContent('depends on what you paste or choose');
  const message =
    'Dear customer, your SBI account is blocked. Share OTP 482913 at http://sbi-kyc.xyz';
  enter(/Paste the message/, message);
  expect(screen.getByText(/^A fraud\./)).toBeVisible();
  expect(screen.getByText(/It wants a password, a PIN, an OTP/)).toBeVisible();
  expect(screen.getByText(/^We read it as: Your bank/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Paste/ })).toHaveValue(message);
  await waitFor(() =>
    expect(location.hash).toBe('#letter&saw=secret.link&which=bank&asks=secrets'),
  );

  enter(/Paste the message/, 'Invoice from GSTIN 27AAPFU0938F1ZV');
  expect(screen.queryByText(/^A fraud/)).not.toBeInTheDocument();
  const link = screen.getByRole('link', { name: /read the GSTIN part by part/ });
  expect(link).toHaveAttribute('href', '/services/gst-registration#number&value=27AAPFU0938F1ZV');
});

test('a message typed in the search fills the field of the tool that opens, and no other field', () => {
  const message = 'GST notice DRC-01B: difference in liability. Reply in seven days';
  textForNextPage.set(message);
  history.replaceState(null, '', '/services/gst-filing#letter&which=drc-01b&asks=reply');
  const { unmount } = render(<ToolForm tool={letter} />);
  expect(screen.getByRole('textbox', { name: /Paste/ })).toHaveValue(message);
  expect(screen.getByText(/^By law you have 7 calendar days/)).toBeVisible();
  enterDay('2026-11-20');
  expect(screen.getByText(/on Friday, 27 November 2026/)).toBeVisible();
  unmount();

  history.replaceState(null, '', '/services/gst-filing#letter&which=stk-1');
  render(<ToolForm tool={letter} />);
  expect(screen.getByRole('textbox', { name: /Paste/ })).toHaveValue('');
  expect(screen.queryByText(/^We read it as/)).not.toBeInTheDocument();
});

test('the tool finds the classes of a trade, lets the visitor add more, and links to their fee', async () => {
  render(<ToolForm tool={classes} extras={{ part: ClassBoxes }} />);
  const tick = (name: RegExp, within_ = screen.getByRole('form').parentElement!) =>
    userEvent.click(within(within_).getByRole('checkbox', { name }));
  enter(/What do you sell/, 'saree shop');
  expect(screen.getByText('Class 35')).toBeVisible();
  await tick(/^25/, screen.getByRole('group', { name: 'Related classes, often forgotten' }));
  expect(screen.getByText('Classes 25 and 35')).toBeVisible();
  expect(screen.getByText(/₹9,000 for individuals.*₹18,000 for others/)).toBeVisible();
  const link = screen.getByRole('link', { name: /Work out/ });
  expect(link).toHaveAttribute('href', '/services/trademark-registration#trademark-fees&classes=2');
  await tick(/^35/);
  await tick(/^25/);
  expect(screen.getByText('No class is chosen.')).toBeVisible();

  // New words remove the classes that were chosen for the previous words.
  enter(/What do you sell/, 'saree shops');
  expect(screen.getByText('Class 35')).toBeVisible();
});
