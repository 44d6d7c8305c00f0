import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Router, type RouterOptions } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { MobileMenu } from '@/layout/mobile-menu';

/* The browser itself opens and closes the panel, which jsdom can't: e2e/header-panel.spec.ts. */

function site(router: RouterOptions) {
  return (
    <Router {...router}>
      <MobileMenu />
    </Router>
  );
}

const panel = () => screen.getByTestId('mobile-menu-panel');
// The closed panel is no part of what can be reached.
const link = (name: string) => within(panel()).getByRole('link', { name, hidden: true });

function open(path = '/') {
  const { hook } = memoryLocation({ path });
  render(site({ hook }));
  const close = vi.fn();
  panel().hidePopover = close;
  return { close };
}

/** Follows a link without leaving the page, which jsdom can't. */
function follow(followed: HTMLElement) {
  followed.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(followed);
}

test('hydration keeps open what was opened before it', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(site({ ssrPath: '/' }));
  document.body.append(container);
  const licenses = screen.getByTestId('mobile-nav-licenses').closest('details');
  licenses?.setAttribute('open', '');
  // Any difference that React minds is a console error, which fails the test.
  render(site({ ssrPath: '/' }), { container, hydrate: true });
  expect(licenses).toHaveAttribute('open');
});

test('closes as soon as a link is followed, that of the page one is on as well', () => {
  const { close } = open('/services/gst-filing');
  follow(within(panel()).getByRole('link', { current: 'page', hidden: true }));
  expect(close).toHaveBeenCalledTimes(1);
  follow(link('Pay'));
  expect(close).toHaveBeenCalledTimes(2);
});
