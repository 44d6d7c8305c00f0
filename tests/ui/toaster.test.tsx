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

const pointerCapture = {
  setPointerCapture: vi.fn(),
  hasPointerCapture: () => true,
  releasePointerCapture: vi.fn(),
};

beforeEach(() => {
  vi.useFakeTimers();
  // Another file's test may have left one, as on a page that changes under it.
  clearToasts();
  // Which jsdom lacks.
  Object.assign(Element.prototype, pointerCapture);
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

test('shows one toast at a time, the newest', async () => {
  await raise(sent, failed);
  expect(theToast()).toHaveTextContent('Please fill in all required fields.');
});

test('closes after 5000 ms', async () => {
  await raise(sent);
  await wait(4999);
  expect(shownToasts()).toHaveLength(1);
  await wait(1);
  expect(shownToasts()).toEqual([]);
});

/** Drags the toast sideways and lets go of it. */
async function swipe(distance: number) {
  const shown = theToast();
  const at = (clientX: number) => ({ button: 0, pointerType: 'touch', pointerId: 1, clientX });
  await act(async () => {
    fireEvent.pointerDown(shown, at(100));
    fireEvent.pointerMove(shown, at(100 + distance / 2));
    fireEvent.pointerMove(shown, at(100 + distance));
    fireEvent.pointerUp(shown, at(100 + distance));
  });
}

test('is swiped away to the right once it has been moved by more than 50 px', async () => {
  await raise(sent);
  await swipe(-200);
  await swipe(50);
  expect(shownToasts()).toHaveLength(1);
  await swipe(51);
  expect(shownToasts()).toEqual([]);
});

test('F8 takes the keyboard to the notification area', async () => {
  await raise(sent);
  fireEvent.keyDown(document, { key: 'F7', code: 'F7' });
  expect(document.body).toHaveFocus();
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(region()).toContainElement(document.activeElement as HTMLElement);
});

test('is said aloud at once, in a status region of its own, with title and description apart', async () => {
  await raise(failed);
  await wait(100);
  const status = screen.getByRole('status');
  expect(status).toHaveAttribute('aria-live', 'assertive');
  expect(status).toHaveTextContent('Notification Error Please fill in all required fields.');
  expect(status).not.toHaveTextContent('Dismiss');
});

test('success and failure have their own drawing beside the words', async () => {
  const drawing = () => theToast().querySelector('use')?.getAttribute('href')?.split('#')[1];
  await raise(sent);
  expect(drawing()).toBe('check');
  await act(async () => void toast(failed));
  expect(drawing()).toBe('alert');
});
