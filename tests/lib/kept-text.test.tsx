import { expect, test, vi } from 'vitest';
import { keptList } from '@/lib/kept-list';
import { keepText, keptText } from '@/lib/kept-text';

test.each([
  ['sessionStorage', 'draft:contact'],
  ['localStorage', 'documents'],
] as const)('%s keeps a text until it is empty', (place, key) => {
  keepText(key, 'Asha');
  expect(window[place].getItem(key)).toBe('Asha');
  expect(keptText(key)).toBe('Asha');
  expect(sessionStorage.length + localStorage.length).toBe(1);
  keepText(key, '');
  expect(keptText(key)).toBe('');
  expect(window[place]).toHaveLength(0);
});

test('a text is kept in memory while storage is off or full', () => {
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    }),
  );
  expect(keptText('documents')).toBe('');
  for (const text of ['Asha', '', 'Asha']) {
    keepText('requests', text);
    expect(keptText('requests')).toBe(text);
  }
  for (const spy of spies) spy.mockRestore();
  keepText('requests', 'Meera');
  expect(keptText('requests')).toBe('Meera');
});

const isNumber = (value: unknown): value is number => typeof value === 'number';
const numbers = keptList('requests', isNumber);

test.each([
  ['{"text', []],
  ['{"a":1}', []],
  ['["x",3,null]', [3]],
])('the list stored as %s is read as %j', (text, items) => {
  sessionStorage.setItem('requests', text);
  expect(numbers.read()).toEqual(items);
  expect(numbers.read()).toBe(numbers.read());
});
