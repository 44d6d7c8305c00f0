import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, toast, useToasts, type ToastContent } from '@/lib/toasts';

const REMOVE_DELAY = 1_000_000;

const sent: ToastContent = { variant: 'success', title: 'Message Sent!', description: 'Soon.' };
const failed: ToastContent = { variant: 'destructive', title: 'Error', description: 'Not sent.' };

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  // Nothing of a test may be left for the next: the toasts belong to the whole site.
  act(() => {
    dismissToast(toast(sent));
    vi.runAllTimers();
  });
  vi.useRealTimers();
});

/** Raises a toast and lets what shows it catch up. */
function raise(content: ToastContent): number {
  let id = 0;
  act(() => void (id = toast(content)));
  return id;
}

function shownToasts() {
  return renderHook(() => useToasts()).result;
}

test('there is nothing to show at first', () => {
  expect(shownToasts().current).toEqual([]);
});

test('shows a toast that was raised from anywhere', () => {
  const shown = shownToasts();
  const id = raise(sent);
  expect(shown.current).toEqual([{ ...sent, id, open: true }]);
});

test('shows one at a time: the newest takes the place of the one before', () => {
  const shown = shownToasts();
  const first = raise(sent);
  const second = raise(failed);
  expect(shown.current).toEqual([{ ...failed, id: second, open: true }]);
  expect(second).not.toBe(first);
});

test('tells everyone who shows toasts', () => {
  const [one, other] = [shownToasts(), shownToasts()];
  raise(sent);
  expect(one.current).toHaveLength(1);
  expect(other.current).toEqual(one.current);
});

test('a dismissed toast is closed at once and removed after exactly 1,000,000 ms', () => {
  const shown = shownToasts();
  const id = raise(sent);
  act(() => dismissToast(id));
  expect(shown.current).toEqual([{ ...sent, id, open: false }]);
  act(() => void vi.advanceTimersByTime(REMOVE_DELAY - 1));
  expect(shown.current).toEqual([{ ...sent, id, open: false }]);
  act(() => void vi.advanceTimersByTime(1));
  expect(shown.current).toEqual([]);
});

test('dismissing twice does not put the removal off', () => {
  const shown = shownToasts();
  const id = raise(sent);
  act(() => dismissToast(id));
  act(() => void vi.advanceTimersByTime(REMOVE_DELAY - 1));
  act(() => dismissToast(id));
  act(() => void vi.advanceTimersByTime(1));
  expect(shown.current).toEqual([]);
});

test('a toast that nobody dismisses is not removed', () => {
  const shown = shownToasts();
  raise(sent);
  act(() => void vi.advanceTimersByTime(2 * REMOVE_DELAY));
  expect(shown.current).toHaveLength(1);
});

test('the removal of an earlier toast leaves the newer one alone', () => {
  const shown = shownToasts();
  const first = raise(sent);
  act(() => dismissToast(first));
  act(() => void vi.advanceTimersByTime(REMOVE_DELAY - 1));
  const second = raise(failed);
  act(() => void vi.advanceTimersByTime(REMOVE_DELAY));
  expect(shown.current).toEqual([{ ...failed, id: second, open: true }]);
});

test('dismissing a toast that has been replaced leaves the newer one open', () => {
  const shown = shownToasts();
  const first = raise(sent);
  const second = raise(failed);
  act(() => dismissToast(first));
  expect(shown.current).toEqual([{ ...failed, id: second, open: true }]);
});
