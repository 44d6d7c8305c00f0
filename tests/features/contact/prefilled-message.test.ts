import { expect, test } from 'vitest';
import { prefilledMessage } from '@/features/contact/prefilled-message';
import { paths } from '@/paths';

test.each([
  ['all of the link’s message', 'gst & “logo” 100% #1?', 'gst & “logo” 100% #1?'],
  ['no message if the link has only blanks', ' \n', ''],
  [
    'no invisible characters except the joiners of Indian scripts',
    'a\u0000b\u202Ecക്\u200D',
    'a b cക്\u200D',
  ],
  ['at most 300 characters', 'a'.repeat(400), 'a'.repeat(300)],
  ['no half of a surrogate pair', `${'a'.repeat(299)}😀`, 'a'.repeat(299)],
])('the form starts with %s', (_what, message, text) => {
  expect(prefilledMessage(new URL(paths.contactAbout(message), 'https://a.example').search)).toBe(
    text,
  );
});

test.each(['', '?tab=ipr'])('the form is empty for the address “%s”', (search) => {
  expect(prefilledMessage(search)).toBe('');
});
