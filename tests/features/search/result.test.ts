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
  ['question', 'Can I apply as a tenant?', 'On the page: “Can I apply as a tenant?”'],
  ['text', 'The officer inspects or accepts', 'On the page: “The officer inspects or accepts”'],
] as const)('a %s, “%s”, reads “%s”', (kind, text, line) => {
  const found = { service: shop, reason: { kind, text }, byName: true, understood: 1 };
  expect(resultOf(found)).toEqual({ service: shop, line });
});
