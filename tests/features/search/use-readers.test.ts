import { expect, test } from 'vitest';
import { isMessage } from '@/features/search/use-readers';

test.each([
  'how do i register a private limited company in bangalore with two directors',
  'mujhe apni dukan ke liye gst number lena hai kya kya kagaz lagenge batao',
  'what is the penalty if i have not filed my gst return for the last three months',
  'gst late fee',
])('%s is a question', (question) => {
  expect(isMessage(question)).toBe(false);
});

test.each([
  'Your refund is approved, see http://tax-refund.top',
  'Dear customer your electricity will be cut tonight, pay the officer at once on this number',
  'Notice from the trademark office. Your mark will lapse. Send the renewal fee now to this account.',
  'Your KYC is pending and your account is held until you send 4999 to the officer named here',
])('%s was sent', (message) => {
  expect(isMessage(message)).toBe(true);
});
