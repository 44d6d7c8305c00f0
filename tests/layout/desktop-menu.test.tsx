import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DesktopMenu } from '@/layout/desktop-menu';
import { renderAt } from '../support/render';

/* e2e/header-menus.spec.ts uses the keyboard in an open menu, and follows links. */

beforeEach(() => void vi.useFakeTimers());

const open = () => renderAt('/', <DesktopMenu />);

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

async function click(element: HTMLElement, pointerType: string) {
  const detail = pointerType === 'keyboard' ? 0 : 1;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
  // jsdom has no pointer type for clicks.
  await act(async () => void fireEvent(element, Object.assign(event, { pointerType })));
}

test('a menu opens after 200 ms under the pointer, and closes 150 ms after the pointer has left', async () => {
  open();
  enter(company());
  await wait(199);
  expect(isOpen(company())).toBe(false);
  await wait(1);
  expect(isOpen(company())).toBe(true);
  await click(company(), 'mouse');
  await wait(1000);
  expect(isOpen(company())).toBe(true);
  leave(company());
  await wait(149);
  expect(isOpen(company())).toBe(true);
  await wait(1);
  expect(isOpen(company())).toBe(false);
});

test('a pointer that leaves early opens no menu, and a touch without a click opens none', async () => {
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
])('the next menu opens at once after $after ms: $opensAtOnce', async ({ after, opensAtOnce }) => {
  open();
  enter(company());
  await wait(200);
  leave(company());
  await wait(150 + after);
  enter(tax());
  await wait(0);
  expect(isOpen(tax())).toBe(opensAtOnce);
  await wait(200);
  expect(isOpen(tax())).toBe(true);
});

test('a menu stays open while the pointer crosses the next button; if the pointer stays there, the next menu opens', async () => {
  open();
  enter(company());
  await wait(200);
  for (const wasOnWayToPanel of [true, false]) {
    leave(company());
    enter(tax());
    await wait(149);
    if (wasOnWayToPanel) enter(document.querySelector<HTMLElement>('.menu-sheet')!);
    await wait(1000);
    expect([company(), tax()].map(isOpen)).toEqual([wasOnWayToPanel, !wasOnWayToPanel]);
    leave(tax());
  }
});

test.each(['touch', 'keyboard'])('a second click by %s closes the menu', async (by) => {
  open();
  await click(company(), by);
  expect(isOpen(company())).toBe(true);
  await wait(1000);
  await click(company(), by);
  expect(isOpen(company())).toBe(false);
});
