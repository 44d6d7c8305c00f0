import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { DesktopMenu } from '@/layout/desktop-menu';

/* What the keyboard does with an open menu, and that its links close it: e2e/header-menus.spec.ts. */

beforeEach(() => void vi.useFakeTimers());

function open(path = '/') {
  const { hook } = memoryLocation({ path });
  return render(
    <Router hook={hook}>
      <DesktopMenu />
      <main tabIndex={-1}>The page</main>
    </Router>,
  );
}

const company = () => screen.getByTestId('nav-company-registration');
const tax = () => screen.getByTestId('nav-tax-compliance');
const isOpen = (trigger: HTMLElement) => trigger.getAttribute('aria-expanded') === 'true';

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function enter(element: HTMLElement, pointerType = 'mouse') {
  fireEvent.pointerEnter(element, { pointerType });
  fireEvent.pointerMove(element, { pointerType });
}

function leave(element: HTMLElement) {
  fireEvent.pointerLeave(element, { pointerType: 'mouse' });
}

async function click(element: HTMLElement, by: string) {
  const detail = by === 'keyboard' ? 0 : 1;
  await act(async () => void fireEvent(element, pointerClick({ detail, pointerType: by })));
}

/** jsdom has no pointer type for clicks. */
function pointerClick({ pointerType, ...init }: PointerEventInit) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  return Object.assign(event, { pointerType });
}

test('opens 200 ms after the pointer has come to rest on it, and closes 150 ms after it has left', async () => {
  open();
  enter(company());
  await wait(199);
  expect(isOpen(company())).toBe(false);
  await wait(1);
  expect(isOpen(company())).toBe(true);
  leave(company());
  await wait(149);
  expect(isOpen(company())).toBe(true);
  await wait(1);
  expect(isOpen(company())).toBe(false);
});

test('does not open for a pointer that leaves early, nor for touch', async () => {
  open();
  enter(company());
  await wait(199);
  leave(company());
  enter(tax(), 'touch');
  await wait(1000);
  expect([company(), tax()].filter(isOpen)).toEqual([]);
});

test.each([
  { after: 299, opensAtOnce: true },
  { after: 300, opensAtOnce: false },
])('$after ms after a menu has closed, the next opens at once: $opensAtOnce', async (row) => {
  open();
  enter(company());
  await wait(200);
  leave(company());
  await wait(150 + row.after);
  enter(tax());
  await wait(0);
  expect(isOpen(tax())).toBe(row.opensAtOnce);
  await wait(200);
  expect(isOpen(tax())).toBe(true);
});

test('a menu that the pointer has opened stays open when its button is clicked', async () => {
  open();
  enter(company());
  await wait(200);
  await click(company(), 'mouse');
  await wait(1000);
  expect(isOpen(company())).toBe(true);
  leave(company());
  await wait(150);
  expect(isOpen(company())).toBe(false);
});

test.each(['touch', 'keyboard'])('the next click by %s closes', async (by) => {
  open();
  await click(company(), by);
  expect(isOpen(company())).toBe(true);
  await wait(1000);
  await click(company(), by);
  expect(isOpen(company())).toBe(false);
});
