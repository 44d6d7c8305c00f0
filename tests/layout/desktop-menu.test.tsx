import { act, fireEvent, render, screen, within, type ByRoleOptions } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { menuGroups } from '@/content/navigation';
import { DesktopMenu } from '@/layout/desktop-menu';
import { specifiedMenus } from '../support/specification';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => void vi.useRealTimers());

function open(path = '/') {
  const { hook } = memoryLocation({ path });
  return render(
    <Router hook={hook}>
      <DesktopMenu groups={menuGroups} />
      <main tabIndex={-1}>The page</main>
    </Router>,
  );
}

const company = () => screen.getByTestId('nav-company-registration');
const tax = () => screen.getByTestId('nav-tax-compliance');
const isOpen = (trigger: HTMLElement) => trigger.getAttribute('aria-expanded') === 'true';

/** Without the check whether they can be seen, which takes its time and which jsdom can't tell. */
const allLinks = (options: ByRoleOptions = {}) =>
  screen.getAllByRole('link', { ...options, hidden: true });

/** What the open menu's button controls. */
function sheetOf(trigger: HTMLElement): HTMLElement {
  const sheet = document.getElementById(trigger.getAttribute('aria-controls') ?? '');
  if (!sheet) throw new Error(`${trigger.textContent} controls nothing`);
  return sheet;
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const mouse = { pointerType: 'mouse' };

function enter(element: HTMLElement, pointer = mouse) {
  fireEvent.pointerEnter(element, pointer);
  fireEvent.pointerMove(element, pointer);
}

function leave(element: HTMLElement, pointer = mouse) {
  fireEvent.pointerLeave(element, pointer);
}

async function click(element: HTMLElement) {
  await act(async () => {
    fireEvent.click(element);
  });
}

async function press(key: string, element: Element | null = document.activeElement) {
  await act(async () => {
    fireEvent.keyDown(element ?? document.body, { key });
  });
}

test('has the five menus of the specification as closed buttons', () => {
  open();
  const menus = within(screen.getByRole('navigation', { name: /^Service/ }));
  expect(
    menus.getAllByRole('button', { hidden: true }).map(({ textContent }) => textContent),
  ).toEqual(specifiedMenus.map(({ title }) => title));
  for (const { testId, title } of specifiedMenus) {
    expect(screen.getByTestId(testId)).toHaveAccessibleName(title);
    expect(screen.getByTestId(testId)).toHaveAttribute('aria-expanded', 'false');
  }
});

test('the links of closed menus are in the page, each with title and description', () => {
  open();
  const links = allLinks();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    specifiedMenus.flatMap(({ hrefs }) => hrefs),
  );
  for (const { href, title, description } of menuGroups.flatMap(({ entries }) => entries)) {
    const link = links.find((candidate) => candidate.getAttribute('href') === href);
    expect(link).toHaveTextContent(`${title}${description}`);
  }
});

test.each(specifiedMenus)('$title opens with exactly its links', async ({ testId, hrefs }) => {
  open();
  await click(screen.getByTestId(testId));
  const links = within(sheetOf(screen.getByTestId(testId))).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
});

test('opens 200 ms after the pointer has come to rest on it', async () => {
  open();
  enter(company());
  await wait(199);
  expect(isOpen(company())).toBe(false);
  await wait(1);
  expect(isOpen(company())).toBe(true);
});

test('does not open when the pointer leaves before that', async () => {
  open();
  enter(company());
  await wait(199);
  leave(company());
  await wait(1000);
  expect(isOpen(company())).toBe(false);
});

test('does not open under a finger that rests on it', async () => {
  open();
  enter(company(), { pointerType: 'touch' });
  await wait(1000);
  expect(isOpen(company())).toBe(false);
});

test('closes 150 ms after the pointer has left', async () => {
  open();
  enter(company());
  await wait(200);
  leave(company());
  await wait(149);
  expect(isOpen(company())).toBe(true);
  await wait(1);
  expect(isOpen(company())).toBe(false);
});

test('stays open when the pointer moves on into its links, and closes 150 ms after it has left them', async () => {
  open();
  enter(company());
  await wait(200);
  leave(company());
  await wait(100);
  const sheet = sheetOf(company());
  enter(sheet);
  await wait(1000);
  expect(isOpen(company())).toBe(true);
  leave(sheet);
  await wait(149);
  expect(isOpen(company())).toBe(true);
  await wait(1);
  expect(isOpen(company())).toBe(false);
});

test('the next menu opens at once while one is open, which closes', async () => {
  open();
  enter(company());
  await wait(200);
  leave(company());
  enter(tax());
  await wait(0);
  expect(isOpen(tax())).toBe(true);
  expect(isOpen(company())).toBe(false);
});

test.each([
  { after: 299, opensAtOnce: true },
  { after: 300, opensAtOnce: false },
])('$after ms after a menu has closed, the next opens at once: $opensAtOnce', async (row) => {
  open();
  enter(company());
  await wait(200);
  leave(company());
  await wait(150);
  expect(isOpen(company())).toBe(false);
  await wait(row.after);
  enter(tax());
  await wait(0);
  expect(isOpen(tax())).toBe(row.opensAtOnce);
  await wait(200);
  expect(isOpen(tax())).toBe(true);
});

test('a click right after a hover keeps the menu open, and the next one closes it', async () => {
  open();
  enter(company());
  await wait(200);
  await click(company());
  expect(isOpen(company())).toBe(true);
  await click(company());
  expect(isOpen(company())).toBe(false);
});

test('each hover is forgiven one click, not only the first', async () => {
  open();
  enter(company());
  await wait(200);
  await click(company());
  leave(company());
  await wait(150);
  await wait(300);
  enter(company());
  await wait(200);
  await click(company());
  expect(isOpen(company())).toBe(true);
});

test('a click opens and the next one closes, without a pointer that hovers', async () => {
  open();
  await click(company());
  expect(isOpen(company())).toBe(true);
  await click(company());
  expect(isOpen(company())).toBe(false);
});

test('a click before the 200 ms are over opens at once, and the next one closes', async () => {
  open();
  enter(company());
  await wait(100);
  await click(company());
  expect(isOpen(company())).toBe(true);
  await wait(1000);
  await click(company());
  expect(isOpen(company())).toBe(false);
});

test('a click on another menu takes the place of the open one', async () => {
  open();
  await click(company());
  await click(tax());
  expect(isOpen(company())).toBe(false);
  expect(isOpen(tax())).toBe(true);
});

test('arrow down leads from the button into the open menu, Escape closes it and leads back', async () => {
  open();
  company().focus();
  await click(company());
  await press('ArrowDown');
  expect(sheetOf(company())).toContainElement(document.activeElement as HTMLElement);
  await press('Escape');
  expect(isOpen(company())).toBe(false);
  expect(company()).toHaveFocus();
});

test('Escape on the button itself closes the menu and leaves the focus there', async () => {
  open();
  company().focus();
  await click(company());
  await press('Escape');
  expect(isOpen(company())).toBe(false);
  expect(company()).toHaveFocus();
});

test('closes when a link is followed', async () => {
  open();
  await click(company());
  const [link] = within(sheetOf(company())).getAllByRole('link', { hidden: true });
  if (!link) throw new Error('The menu has no link');
  link.addEventListener('click', (event) => event.preventDefault());
  await click(link);
  expect(isOpen(company())).toBe(false);
});

test('closes when the page beside it is pressed', async () => {
  open();
  await click(company());
  await wait(100);
  await act(async () => {
    fireEvent.pointerDown(screen.getByRole('main'));
  });
  expect(isOpen(company())).toBe(false);
});

test('nothing that the keyboard can reach is hidden from screen readers', async () => {
  const { container } = open();
  for (const { testId } of specifiedMenus) {
    await click(screen.getByTestId(testId));
    const hidden = container.querySelectorAll<HTMLElement>('[aria-hidden] *, [aria-hidden]');
    expect([...hidden].filter(({ tabIndex }) => tabIndex >= 0)).toEqual([]);
  }
});

test('marks the page one is on, in the closed menu and in the open one', async () => {
  open('/services/gst-filing');
  const current = () => allLinks({ current: 'page' });
  expect(current().map((link) => link.getAttribute('href'))).toEqual(['/services/gst-filing']);
  await click(tax());
  expect(current().map((link) => link.getAttribute('href'))).toEqual(['/services/gst-filing']);
});

test('says when scripts have taken over from the style sheet', () => {
  open();
  expect(screen.getByRole('navigation', { name: /^Service/ })).toHaveAttribute('data-ready');
});
