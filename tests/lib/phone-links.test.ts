// @vitest-environment node
import { expect, test } from 'vitest';
import { telHref, whatsappHref } from '@/lib/phone-links';

test.each([
  ['+91 98765 43210', 'tel:+919876543210'],
  ['+91 (22) 4000-1234', 'tel:+912240001234'],
])('%s is called at %s', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});

test.each([
  ['+91 98765 43210', 'https://wa.me/919876543210'],
  ['+91 (22) 4000-1234', 'https://wa.me/912240001234'],
])('%s is written to at %s', (phone, href) => {
  expect(whatsappHref(phone)).toBe(href);
});
