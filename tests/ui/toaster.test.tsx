import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, toast, useToast } from '@/ui/toasts';
import { focusNotificationsOnHotkey } from '@/lib/toast-hotkey';
import { Notifications } from '@/ui/notifications';
import { Toaster } from '@/ui/toaster';

const REMOVE_DELAY = 1_000_000;

const sent = { variant: 'success', title: 'Message Sent!', description: 'Soon.' } as const;
const failed = { variant: 'destructive', title: 'Error', description: 'Not sent.' } as const;

/** All tests share one list of toasts, so another test may have left a toast. */
function clearToasts() {
  act(() => {
    dismissToast(toast(sent));
    vi.runAllTimers();
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  clearToasts();
});
afterEach(clearToasts);

const region = () => screen.getByRole('region', { name: 'Notification' });
const shownToasts = () =>
  within(region())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function raise(content: Parameters<typeof toast>[0]) {
  let id = 0;
  await act(async () => void (id = toast(content)));
  return id;
}

test('the notification area has its name and hotkey before the first toast', () => {
  focusNotificationsOnHotkey();
  render(<Notifications />);
  expect(shownToasts()).toEqual([]);
  fireEvent.keyDown(document, { key: 'F8', code: 'F8', isComposing: true });
  expect(region(), 'an F8 inside an input method').not.toHaveFocus();
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(region()).toHaveFocus();
});

test('only the newest toast shows, and its title and description are announced', async () => {
  render(<Toaster />);
  await raise(sent);
  expect(shownToasts()).toEqual(['Message Sent! Soon.']);
  await raise(failed);
  expect(shownToasts()).toEqual(['Error Not sent.']);
  await wait(100);
  const status = screen.getByRole('status');
  expect(status).toHaveAttribute('aria-live', 'assertive');
  expect(status).toHaveTextContent(/^Notification Error Not sent\.$/);
});

test.each([
  ['by its button', () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))],
  ['by Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
  ['after 5000 ms', () => vi.advanceTimersByTimeAsync(1)],
])('a toast closes %s', async (_, close) => {
  render(<Toaster />);
  await raise(sent);
  await wait(4999);
  expect(shownToasts()).toHaveLength(1);
  await act(async () => void (await close()));
  expect(shownToasts()).toEqual([]);
});

test('after a toast is dismissed under the pointer, the next toast still closes after 5000 ms', async () => {
  render(<Toaster />);
  await raise(sent);
  const close = screen.getByRole('button', { name: 'Dismiss' });
  fireEvent.pointerMove(close);
  await wait(6000);
  expect(shownToasts(), 'paused under the pointer').toHaveLength(1);
  act(() => close.focus());
  fireEvent.click(close);
  await raise(failed);
  await wait(4999);
  expect(shownToasts()).toHaveLength(1);
  await wait(1);
  expect(shownToasts()).toEqual([]);
});

test.each([
  { distance: 40, left: 1 },
  { distance: -120, left: 1 },
  { distance: 70, left: 0 },
])('a swipe of $distance px to the right leaves $left toasts', async ({ distance, left }) => {
  // jsdom has no pointer capture.
  const capture = { setPointerCapture: vi.fn(), hasPointerCapture: () => false };
  render(<Toaster />);
  await raise(sent);
  const shown = Object.assign(within(region()).getByRole('listitem'), capture);
  fireEvent.pointerDown(shown, { button: 0, clientX: 200 });
  fireEvent.pointerMove(shown, { clientX: 200 + distance });
  fireEvent.pointerUp(shown);
  await wait(0);
  expect(shownToasts()).toHaveLength(left);
});

const watchToast = () => renderHook(() => useToast()).result;

test('a dismissed toast closes at once, and is removed 1,000,000 ms after the first dismissal', async () => {
  const shown = watchToast();
  const id = await raise(sent);
  act(() => dismissToast(id));
  expect(shown.current).toEqual({ ...sent, id, open: false });
  await wait(REMOVE_DELAY - 1);
  act(() => dismissToast(id));
  expect(shown.current).toEqual({ ...sent, id, open: false });
  await wait(1);
  expect(shown.current).toBeUndefined();
});

test('removing an old toast leaves the new one', async () => {
  const shown = watchToast();
  const [first, dismissed] = [await raise(sent), await raise(sent)];
  act(() => dismissToast(dismissed));
  const newest = await raise(failed);
  act(() => dismissToast(first));
  await wait(2 * REMOVE_DELAY);
  expect(shown.current).toEqual({ ...failed, id: newest, open: true });
});
