import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Router, type RouterOptions } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { MobileMenu } from '@/layout/mobile-menu';

/* The browser itself opens and closes the panel, which jsdom can't: e2e/header-panel.spec.ts. */

const site = (router: RouterOptions) => (
  <Router {...router}>
    <MobileMenu />
  </Router>
);

test('a group that was opened before hydration stays open', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(site({ ssrPath: '/' }));
  document.body.append(container);
  const licenses = screen.getByTestId('mobile-nav-licenses').closest('details');
  licenses?.setAttribute('open', '');
  // Any difference that React minds is a console error, which fails the test.
  render(site({ ssrPath: '/' }), { container, hydrate: true });
  expect(licenses).toHaveAttribute('open');
});

test('a link to the current page closes the panel', () => {
  render(site(memoryLocation({ path: '/services/gst-filing' })));
  const panel = screen.getByTestId('mobile-menu-panel');
  panel.hidePopover = vi.fn();
  // The closed panel is no part of what can be reached, and jsdom can't leave the page.
  const link = within(panel).getByRole('link', { current: 'page', hidden: true });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(panel.hidePopover).toHaveBeenCalledOnce();
});
