import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { prefilledMessage } from '@/features/contact/prefilled-message';
import { paths } from '@/paths';
import { anyText } from '../../support/hostile-strings';

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

test('whatever is in it, it is cut at 300 characters, and can be seen and sent', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const message = prefilledMessage(searchOf(text));
      expect(message).not.toMatch(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u);
      expect(message.length).toBeLessThanOrEqual(300);
      expect(() => encodeURIComponent(message)).not.toThrow();
    }),
    { numRuns: 300 },
  );
});
