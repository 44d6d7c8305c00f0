import { expect, test } from 'vitest';
import { keptList } from '@/lib/kept-list';

const KEY = 'numbers';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const numbers = keptList('sessionStorage', KEY, isNumber);

test.each([
  ['nonsense', []],
  ['{"a":1}', []],
  ['["x",3,null]', [3]],
])('reads %s as %j', (text, items) => {
  sessionStorage.setItem(KEY, text);
  expect(numbers.read()).toEqual(items);
  expect(numbers.read()).toBe(numbers.read());
});
