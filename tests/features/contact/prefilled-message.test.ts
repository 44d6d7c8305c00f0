import { expect, test } from 'vitest';
import { prefilledMessage } from '@/features/contact/prefilled-message';
import { paths } from '@/paths';

test.each([
  ['all that the link has', 'gst & “logo” 100% #1?', 'gst & “logo” 100% #1?'],
  ['no blanks alone', ' \n', ''],
  [
    'no invisible characters, but the joiners of Indian scripts',
    'a\u0000b\u202Ecക്\u200D',
    'a b cക്\u200D',
  ],
  ['300 characters', 'a'.repeat(400), 'a'.repeat(300)],
  ['no half of a character', `${'a'.repeat(299)}😀`, 'a'.repeat(299)],
])('takes %s', (_what, message, text) => {
  expect(prefilledMessage(new URL(paths.contactAbout(message), 'https://a.example').search)).toBe(
    text,
  );
});

test.each(['', '?tab=ipr'])('is empty for “%s”', (search) => {
  expect(prefilledMessage(search)).toBe('');
});
