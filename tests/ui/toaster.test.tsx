import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, toast, type ToastContent } from '@/lib/toasts';
import { Notifications } from '@/ui/notifications';
import { Toaster } from '@/ui/toaster';

const sent: ToastContent = {
  variant: 'success',
  title: 'Message Sent!',
  description: "We'll get back to you soon",
};
const failed: ToastContent = {
  variant: 'destructive',
  title: 'Error',
  description: 'Please fill in all required fields.',
};

beforeEach(() => {
  vi.useFakeTimers();
  // Another file's test may have left one, as on a page that changes under it.
  clearToasts();
});

afterEach(() => {
  clearToasts();
});

function clearToasts() {
  act(() => {
    dismissToast(toast(sent));
    vi.runAllTimers();
  });
}

const region = () => screen.getByRole('region', { name: 'Notification' });
const shownToasts = () => within(region()).queryAllByRole('listitem');
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function theToast(): HTMLElement {
  const [only, ...others] = shownToasts();
  if (!only || others.length > 0) throw new Error(`${shownToasts().length} toasts are shown`);
  return only;
}

async function raise(...contents: ToastContent[]) {
  render(<Toaster />);
  for (const content of contents) await act(async () => void toast(content));
}

test('the notification area is there, by its name and its key, before there is anything to say', () => {
  render(<Notifications />);
  expect(shownToasts()).toEqual([]);
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(region()).toHaveFocus();
});

test.each([
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))],
  ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
])('closes at %s', async (_, close) => {
  await raise(sent);
  expect(theToast()).toHaveTextContent("Message Sent! We'll get back to you soon");
  await act(async () => void close());
  expect(shownToasts()).toEqual([]);
});

test('closes after 5000 ms', async () => {
  await raise(sent);
  await wait(4999);
  expect(shownToasts()).toHaveLength(1);
  await wait(1);
  expect(shownToasts()).toEqual([]);
});

test('is said aloud at once, in a status region of its own, with title and description apart', async () => {
  await raise(failed);
  await wait(100);
  const status = screen.getByRole('status');
  expect(status).toHaveAttribute('aria-live', 'assertive');
  expect(status).toHaveTextContent('Notification Error Please fill in all required fields.');
  expect(status).not.toHaveTextContent('Dismiss');
});
