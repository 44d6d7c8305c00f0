import { expect, test } from 'vitest';
import { isInternationalEmail, plainEmail } from '@/lib/plain-text';

test.each([
  ['a no-break space and a byte order mark', '\ufeff\u00a0asha@example.in\u00a0'],
  ['marks of direction and zero width', '\u200easha@\u200bexample.in\u202c'],
  ['“mailto:”', 'mailto:asha@example.in?subject=GST'],
  ['a full stop', 'asha@example.in.'],
  ['a semicolon', 'asha@example.in;'],
  ['a wide @', 'asha＠example.in'],
  ['a name', '"Asha Rao" <asha@example.in>,'],
])('an email address pasted with %s is cleaned', (_, pasted) => {
  expect(plainEmail(pasted)).toBe('asha@example.in');
});

test.each([
  ['is', 'आशा@उदाहरण.भारत आशा@example.in rené@xn--p1b6ci4b4b3a.in க்ஷ@example.in', true],
  ['is not', 'asha@example आशा आशा@भारत आशा@x@example.in @उदाहरण.भारत', false],
])('each of these %s an email address in other scripts: %s', (_, emails, isOne) => {
  for (const email of emails.split(' ')) expect(isInternationalEmail(email), email).toBe(isOne);
  expect(isInternationalEmail('आशा @example.in')).toBe(false);
});
