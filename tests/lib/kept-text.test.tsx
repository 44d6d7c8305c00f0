import { expect, test, vi } from 'vitest';
import { keepText, keptText, parsedJson } from '@/lib/kept-text';

test.each(['sessionStorage', 'localStorage'] as const)(
  '%s keeps a text until it is empty',
  (place) => {
    keepText(place, 'key', 'Asha');
    expect(window[place].getItem('key')).toBe('Asha');
    expect(keptText(place, 'key')).toBe('Asha');
    expect(sessionStorage.length + localStorage.length).toBe(1);
    keepText(place, 'key', '');
    expect(keptText(place, 'key')).toBe('');
    expect(window[place]).toHaveLength(0);
  },
);

test('reads invalid JSON as undefined', () => {
  expect(parsedJson(keptText('localStorage', 'key'))).toBeUndefined();
  localStorage.setItem('key', '{"text');
  expect(parsedJson(keptText('localStorage', 'key'))).toBeUndefined();
});

test('keeps a text in memory while storage is off or full', () => {
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    }),
  );
  expect(keptText('localStorage', 'other')).toBe('');
  keepText('localStorage', 'key', 'Asha');
  expect(keptText('localStorage', 'key')).toBe('Asha');
  keepText('localStorage', 'key', '');
  expect(keptText('localStorage', 'key')).toBe('');
  keepText('localStorage', 'key', 'Asha');

  for (const spy of spies) spy.mockRestore();
  keepText('localStorage', 'key', 'Meera');
  expect(keptText('localStorage', 'key')).toBe('Meera');
});
