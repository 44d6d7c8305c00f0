import { expect, test } from 'vitest';
import { median } from '../../bench/results.mjs';
import { table } from '../../bench/tables.mjs';

test('the median is the middle value, whatever the order', () => {
  expect(median([30, 1, 2])).toBe(2);
  // As numbers, not as texts, which would put 10 before 9.
  expect(median([9, 10, 11])).toBe(10);
});

test('of an even number of values it is the mean of the two in the middle', () => {
  expect(median([1, 2, 4, 100])).toBe(3);
});

test('there is no median of nothing', () => {
  expect(() => median([])).toThrow('no median');
});

test('a table lines up in the terminal and is Markdown', () => {
  expect(
    table(
      ['Name', 'ms'],
      [
        ['a', '1'],
        ['longer', '1000'],
      ],
    ),
  ).toBe(
    ['| Name   |   ms |', '| ------ | ---: |', '| a      |    1 |', '| longer | 1000 |', ''].join(
      '\n',
    ),
  );
});
