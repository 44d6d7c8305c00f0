import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Router, type RouterOptions } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { MobileMenu } from '@/layout/mobile-menu';

/* e2e/header-panel.spec.ts opens and closes the panel, because jsdom can't. */

const site = (router: RouterOptions) => (
  <Router {...router}>
    <MobileMenu />
  </Router>
);

test('a link to the current page closes the panel', () => {
  render(site(memoryLocation({ path: '/services/gst-filing' })));
  const panel = screen.getByTestId('mobile-menu-panel');
  panel.hidePopover = vi.fn();
  // Queries by role leave out a closed panel, and jsdom can't leave the page.
  const link = within(panel).getByRole('link', { current: 'page', hidden: true });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(panel.hidePopover).toHaveBeenCalledOnce();
});
