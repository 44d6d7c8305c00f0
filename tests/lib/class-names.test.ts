import { expect, test } from 'vitest';
import { classNames } from '@/lib/class-names';

test('joins class names in order, and leaves out what is false, null, undefined or empty', () => {
  expect(classNames(false, 'btn', null, undefined, '', 'w-full')).toBe('btn w-full');
  expect(classNames(undefined)).toBe('');
});
