// @vitest-environment node
import { expect, test } from 'vitest';
import { fitTitle } from '../../../vite/share/fit-title';

/** As in a typewriter: every character as wide as half its size. */
const widthOf = (text: string) => text.length / 2;

const place = { width: 400, height: 130, sizes: [80, 60, 40] };

test('a short title stands in one line at the largest size', () => {
  expect(fitTitle('Tax audit', place, widthOf)).toEqual({ lines: ['Tax audit'], size: 80 });
});

test('a longer one is broken before it is made smaller, as far as its place is high', () => {
  expect(fitTitle('One person company', place, widthOf)).toEqual({
    lines: ['One person', 'company'],
    size: 60,
  });
});

test('its lines are about as long as each other, with no word left alone', () => {
  expect(fitTitle('A trust or a society', place, widthOf).lines).toEqual([
    'A trust or',
    'a society',
  ]);
});

test('a title that fits at no size is set as it fits best', () => {
  const { lines, size } = fitTitle(
    'A very long title that goes on and on beyond any place that it could have been given',
    place,
    widthOf,
  );
  expect(size).toBe(40);
  expect(lines).toHaveLength(3);
  expect(lines.join(' ')).toMatch(/^A very long .* given$/);
});
