import { expect, test } from 'vitest';
import { telHref, whatsappHref } from '@/lib/phone-links';

test.each([
  ['+91 98765 43210', 'tel:+919876543210', 'https://wa.me/919876543210'],
  ['+91 (22) 4000-1234', 'tel:+912240001234', 'https://wa.me/912240001234'],
])('the number %s has the links %s and %s', (phone, tel, whatsapp) => {
  expect(telHref(phone)).toBe(tel);
  expect(whatsappHref(phone)).toBe(whatsapp);
});

test.each([
  { text: 'Fees & 100% + #1?\nनमस्ते', begun: 'Fees & 100% + #1?\nनमस्ते' },
  { text: 'half of a pair: \ud83d', begun: 'half of a pair: \ufffd' },
])('a chat starts with the text $text', ({ text, begun }) => {
  const href = whatsappHref('+91 98765 43210', text);
  // WhatsApp would show a plus sign instead of a blank.
  expect(href).not.toContain('+');
  expect(new URL(href).searchParams.get('text')).toBe(begun);
});
