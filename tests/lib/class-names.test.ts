// @vitest-environment node
import { expect, test } from 'vitest';
import { classNames } from '@/lib/class-names';

test('joins class names with spaces, in order', () => {
  expect(classNames('btn', 'btn-red', 'w-full')).toBe('btn btn-red w-full');
});

test('leaves out what is false, null, undefined or empty', () => {
  expect(classNames(false, 'btn', null, undefined, '', 'w-full')).toBe('btn w-full');
  expect(classNames()).toBe('');
  expect(classNames(undefined)).toBe('');
});
