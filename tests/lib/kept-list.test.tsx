import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keptList, useItems } from '@/lib/kept-list';

const KEY = 'numbers';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const numbers = keptList('sessionStorage', KEY, isNumber);

function List() {
  return <p>{useItems(numbers).join(' ')}</p>;
}

test('is shown where it is followed, in the tab, and leaves nothing behind when it is empty', () => {
  const { container } = render(<List />);
  act(() => numbers.write([2, 1]));
  expect(container).toHaveTextContent('2 1');
  expect(sessionStorage.getItem(KEY)).toBe('[2,1]');
  act(() => numbers.write([]));
  expect(container).toHaveTextContent('');
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['nonsense', []],
  ['{"a":1}', []],
  ['["x",3,null]', [3]],
])('of %s it takes %j', (text, items) => {
  sessionStorage.setItem(KEY, text);
  expect(numbers.read()).toEqual(items);
  expect(numbers.read()).toBe(numbers.read());
});
