import { expect, test } from 'vitest';
import { serviceBySlug } from '@/content/services/catalogue';
import { resultOf } from '@/features/search/result';

const shop = serviceBySlug('trade-license');

test.each([
  ['name', 'shop act', 'Matches “shop act”'],
  ['name', 'trade', shop.hint],
  ['title', shop.title, shop.hint],
  ['hint', shop.hint, shop.hint],
  ['heading', shop.heading, shop.heading],
  ['heading', shop.title, shop.hint],
  ['summary', shop.summary, shop.summary],
  ['form', 'REG-14', 'Form REG-14 is explained here'],
] as const)('a %s, “%s”, reads “%s”', (kind, text, line) => {
  const found = { service: shop, reason: { kind, text }, byName: true, understood: 1 };
  const { href, title, line: read } = resultOf(found);
  expect([href, title, read]).toEqual(['/services/trade-license', shop.title, line]);
});

test.each([
  ['question-2', 'Can I apply as a tenant?', 'Can I apply as a tenant?', shop.title],
  ['costs', 'What you pay, to whom', `${shop.title}: what you pay, to whom`, shop.hint],
])('the part %s has its own address, and names its page', (part, text, title, line) => {
  const reason = { kind: 'part', text } as const;
  const found = { service: shop, reason, part, byName: false, understood: 1 };
  expect(resultOf(found)).toMatchObject({ href: `/services/trade-license#${part}`, title, line });
});
