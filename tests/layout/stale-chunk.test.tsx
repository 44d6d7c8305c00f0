import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isChunkError, recoverFromStaleChunk } from '@/layout/stale-chunk';
import { stubLocation } from '../support/stub-location';

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/about-x.js');

let leave: ReturnType<typeof stubLocation>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  history.replaceState(null, '', '/about');
  leave = stubLocation();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

test.each([
  'Failed to fetch dynamically imported module: https://www.example.com/assets/about-x.js',
  'error loading dynamically imported module: https://www.example.com/assets/about-x.js',
  'Importing a module script failed.',
])('knows a chunk that is gone by "%s"', (message) => {
  expect(isChunkError(new TypeError(message))).toBe(true);
});

test.each([
  new TypeError('Failed to fetch'),
  new Error('Cannot read properties of undefined'),
  'Failed to fetch dynamically imported module',
  undefined,
])('does not take another failure for one: %s', (error) => {
  expect(isChunkError(error)).toBe(false);
});

test('loads the page again, which has the new chunks', () => {
  recoverFromStaleChunk(gone);
  expect(leave.reload).toHaveBeenCalledOnce();
});

test('loads the same page again at most once in 30 seconds', () => {
  recoverFromStaleChunk(gone);
  vi.advanceTimersByTime(29_999);
  recoverFromStaleChunk(gone);
  expect(leave.reload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  recoverFromStaleChunk(gone);
  expect(leave.reload).toHaveBeenCalledTimes(2);
});

test('another page has a chance of its own', () => {
  recoverFromStaleChunk(gone);
  history.replaceState(null, '', '/contact');
  recoverFromStaleChunk(gone);
  expect(leave.reload).toHaveBeenCalledTimes(2);
});

test('does not load the page again for a failure of another kind', () => {
  recoverFromStaleChunk(new Error('Cannot read properties of undefined'));
  expect(leave.reload).not.toHaveBeenCalled();
});

test('does not load the page again while offline: what stands there would be lost', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  recoverFromStaleChunk(gone);
  expect(leave.reload).not.toHaveBeenCalled();
});

test('never loads the page again where it could not remember that it has', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Storage is full', 'QuotaExceededError');
  });
  recoverFromStaleChunk(gone);
  expect(leave.reload).not.toHaveBeenCalled();
});

test('bears with a memory that holds something else', () => {
  sessionStorage.setItem('reloaded-for-chunk', '{broken');
  recoverFromStaleChunk(gone);
  expect(leave.reload).toHaveBeenCalledOnce();
});
