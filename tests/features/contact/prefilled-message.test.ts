import { expect, test } from 'vitest';
import { prefilledMessage } from '@/features/contact/prefilled-message';
import { paths } from '@/paths';

const searchOf = (message: string) =>
  new URL(paths.contactAbout(message), 'https://a.example').search;

test('is what the link has put into the address', () => {
  expect(prefilledMessage(searchOf('gst & “logo” 100% #1?'))).toBe('gst & “logo” 100% #1?');
});

test.each(['', '?tab=ipr', '?message=%20%0A'])('is empty for “%s”', (search) => {
  expect(prefilledMessage(search)).toBe('');
});

test('leaves out what can not be seen, but not the joiners of Indian scripts', () => {
  expect(prefilledMessage(searchOf('a\u0000b\u202Ec'))).toBe('a b c');
  expect(prefilledMessage(searchOf('ക്\u200D'))).toBe('ക്\u200D');
});

test('is cut at 300 characters, and never within one', () => {
  expect(prefilledMessage(searchOf('a'.repeat(400)))).toBe('a'.repeat(300));
  expect(prefilledMessage(searchOf(`${'a'.repeat(299)}😀`))).toBe('a'.repeat(299));
});
