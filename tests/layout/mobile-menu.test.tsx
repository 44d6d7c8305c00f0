import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router, type RouterOptions } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { menuGroups } from '@/content/navigation';
import { MobileMenu } from '@/layout/mobile-menu';
import { specifiedMenus } from '../support/specification';

function site(router: RouterOptions) {
  return (
    <Router {...router}>
      <MobileMenu groups={menuGroups} callHref="tel:+910000000000" payHref="/razorpay-checkout" />
      <main tabIndex={-1}>The page</main>
    </Router>
  );
}

const toggle = () => screen.getByTestId('mobile-menu-toggle');
const panel = () => screen.getByTestId('mobile-menu-panel');
const isOpen = () => toggle().closest('details')?.open;

/** The menu, opened by its toggle, its closing listeners in place. */
async function openMenu(path = '/') {
  const { hook, navigate } = memoryLocation({ path });
  render(site({ hook }));
  await userEvent.click(toggle());
  // jsdom tells of the change a little later.
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  expect(isOpen()).toBe(true);
  return { goTo: (target: string) => act(() => navigate(target)) };
}

/** Follows a link without leaving the page, which jsdom can't. */
function follow(link: HTMLElement) {
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
}

test('is closed at first, opens by its toggle and closes by it again', async () => {
  render(site(memoryLocation({ path: '/' })));
  expect(isOpen()).toBe(false);
  await userEvent.click(toggle());
  expect(isOpen()).toBe(true);
  await userEvent.click(toggle());
  expect(isOpen()).toBe(false);
});

test('opens and holds all its links without any script', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToStaticMarkup(site({ ssrPath: '/' }));
  const details = container.querySelector('details');
  expect(details?.firstElementChild).toHaveAttribute('data-testid', 'mobile-menu-toggle');
  expect(details?.firstElementChild?.tagName).toBe('SUMMARY');
  const hrefs = [...container.querySelectorAll('ul a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(specifiedMenus.flatMap(({ hrefs: specified }) => specified));
});

test('has the five groups of the specification, each a part that opens by itself', () => {
  render(site(memoryLocation({ path: '/' })));
  for (const { testId, title, hrefs } of specifiedMenus) {
    const heading = within(panel()).getByTestId(`mobile-${testId}`);
    expect(heading).toHaveTextContent(title);
    const group = heading.closest('details');
    expect(group).toHaveAttribute('name', 'mobile-menu');
    const links = within(group as HTMLElement).getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
  }
});

test('each entry shows title and description', () => {
  render(site(memoryLocation({ path: '/' })));
  const links = within(panel()).getAllByRole('link', { hidden: true });
  for (const { href, title, description } of menuGroups.flatMap(({ entries }) => entries)) {
    const link = links.find((candidate) => candidate.getAttribute('href') === href);
    expect(link).toHaveTextContent(`${title}${description}`);
  }
});

test('ends with a way to call and a way to pay', () => {
  render(site(memoryLocation({ path: '/' })));
  expect(within(panel()).getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    'tel:+910000000000',
  );
  expect(within(panel()).getByRole('link', { name: 'Pay' })).toHaveAttribute(
    'href',
    '/razorpay-checkout',
  );
});

test('closes on every change of route', async () => {
  const { goTo } = await openMenu();
  goTo('/about');
  expect(isOpen()).toBe(false);
  await userEvent.click(toggle());
  expect(isOpen()).toBe(true);
  goTo('/');
  expect(isOpen()).toBe(false);
});

test('closes on Escape, and gives the focus back to its toggle', async () => {
  await openMenu();
  within(panel()).getByRole('link', { name: 'Pay' }).focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(toggle()).toHaveFocus();
});

test('stays open on any other key', async () => {
  await openMenu();
  fireEvent.keyDown(panel(), { key: 'ArrowDown' });
  expect(isOpen()).toBe(true);
});

test('Escape moves no focus while the menu is closed', async () => {
  await openMenu();
  await userEvent.click(toggle());
  await waitFor(() => expect(isOpen()).toBe(false));
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  screen.getByRole('main').focus();
  fireEvent.keyDown(screen.getByRole('main'), { key: 'Escape' });
  expect(screen.getByRole('main')).toHaveFocus();
});

test('closes when the page beside it is pressed, and not when the menu itself is', async () => {
  await openMenu();
  fireEvent.pointerDown(panel());
  expect(isOpen()).toBe(true);
  fireEvent.pointerDown(screen.getByRole('main'));
  expect(isOpen()).toBe(false);
});

test('closes as soon as a link to the page one is on is followed', async () => {
  await openMenu('/services/gst-filing');
  const current = within(panel()).getByRole('link', { current: 'page' });
  expect(current).toHaveAttribute('href', '/services/gst-filing');
  follow(current);
  expect(isOpen()).toBe(false);
});

test('closes as soon as Pay is pressed', async () => {
  await openMenu('/razorpay-checkout');
  follow(within(panel()).getByRole('link', { name: 'Pay' }));
  expect(isOpen()).toBe(false);
});
