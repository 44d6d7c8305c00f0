import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, toast, useToast, type ToastContent } from '@/lib/toasts';

const REMOVE_DELAY = 1_000_000;

const sent: ToastContent = { variant: 'success', title: 'Message Sent!', description: 'Soon.' };
const failed: ToastContent = { variant: 'destructive', title: 'Error', description: 'Not sent.' };

beforeEach(() => {
  vi.useFakeTimers();
  // What another test has raised: the toast belongs to the whole site.
  dismissToast(toast(sent));
  vi.runAllTimers();
});

/** Raises a toast and lets what shows it catch up. */
function raise(content: ToastContent): number {
  let id = 0;
  act(() => void (id = toast(content)));
  return id;
}

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const watchToast = () => renderHook(() => useToast()).result;

test('shows a toast that was raised from anywhere, and the next one in its place', () => {
  const shown = watchToast();
  expect(shown.current).toBeUndefined();
  const first = raise(sent);
  expect(shown.current).toEqual({ ...sent, id: first, open: true });
  const second = raise(failed);
  expect(shown.current).toEqual({ ...failed, id: second, open: true });
  expect(second).not.toBe(first);
});

test('a dismissed toast is closed at once and removed after exactly 1,000,000 ms, however often it is dismissed', () => {
  const shown = watchToast();
  const id = raise(sent);
  act(() => dismissToast(id));
  expect(shown.current).toEqual({ ...sent, id, open: false });
  wait(REMOVE_DELAY - 1);
  act(() => dismissToast(id));
  expect(shown.current).toEqual({ ...sent, id, open: false });
  wait(1);
  expect(shown.current).toBeUndefined();
});

test('dismissing or removing an earlier toast leaves the newer one', () => {
  const shown = watchToast();
  const [first, dismissed] = [raise(sent), raise(sent)];
  act(() => dismissToast(dismissed));
  const newest = raise(failed);
  act(() => dismissToast(first));
  wait(2 * REMOVE_DELAY);
  expect(shown.current).toEqual({ ...failed, id: newest, open: true });
});
