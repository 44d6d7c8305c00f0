import { expect, test } from 'vitest';
import { typedInWords, typedNumbers } from '@/content/services/typed-numbers';

const page = (...must: readonly string[]) => typedNumbers('gst-filing', { need: { must } });

test('a typed number is reported with the facts that print the same number', () => {
  const [typed, ...others] = page('At {gst.interest}.', 'Late, it costs ₹50 a day.');
  expect(typed).toMatchObject({ number: '₹50 a day', isCited: false });
  expect(typed?.facts).toContain('gst.lateFee');
  expect(typedInWords(typed!)).toMatch(
    /^Typed by hand in gst-filing: “₹50 a day” equals .*\{gst\.lateFee\}/,
  );
  expect(others).toEqual([]);
});

test('no number is reported if the page uses no fact from that body of law, or if a longer number contains it', () => {
  expect(page('{ip.trademarkFee}', '₹50 a day')).toEqual([]);
  const numbers = page('{gst.interest}', '₹50 a day, ₹2,500 or ₹1,50,000');
  expect(numbers.map(({ number }) => number)).toEqual(['₹50 a day']);
});

test('a typed number beside a fact’s citation is reported as cited', () => {
  expect(page('{gst.interest}', '₹50 a day. {central-tax 73/2017}')).toMatchObject([
    { number: '₹50 a day', isCited: true },
  ]);
});
