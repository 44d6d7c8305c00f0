// @vitest-environment node
import { expect, test } from 'vitest';
import { telHref, whatsappHref } from '@/lib/phone-links';

test.each([
  ['+91 98765 43210', 'tel:+919876543210', 'https://wa.me/919876543210'],
  ['+91 (22) 4000-1234', 'tel:+912240001234', 'https://wa.me/912240001234'],
])('%s is called at %s and written to at %s', (phone, tel, whatsapp) => {
  expect(telHref(phone)).toBe(tel);
  expect(whatsappHref(phone)).toBe(whatsapp);
});
