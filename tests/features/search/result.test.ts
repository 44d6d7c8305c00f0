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
] as const)('a service found by its %s “%s” has the line “%s”', (kind, text, line) => {
  const found = { service: shop, reason: { kind, text }, byName: true, understood: 1 };
  const { href, title, line: read } = resultOf(found);
  expect([href, title, read]).toEqual(['/services/trade-license', shop.title, line]);
});

test('the result for a question links to the question, and names its page', () => {
  const reason = { kind: 'part', text: 'Can I apply as a tenant?' } as const;
  const found = { service: shop, reason, part: 'question-2', byName: false, understood: 1 };
  expect(resultOf(found)).toMatchObject({
    href: '/services/trade-license#question-2',
    title: reason.text,
    line: shop.title,
  });
});
