import { act, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { announce, RouteAnnouncer } from '@/layout/route-announcer';

test('is an empty status region until there is something to say', () => {
  render(<RouteAnnouncer />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('says what is announced, politely, in the region that was there before', () => {
  render(<RouteAnnouncer />);
  const region = screen.getByRole('status');
  act(() => announce('About Sthapana'));
  expect(region).toHaveTextContent(/^About Sthapana$/);
  expect(region).not.toHaveAttribute('aria-live', 'assertive');
  act(() => announce('Contact'));
  expect(region).toHaveTextContent(/^Contact$/);
});

test('the HTML is written with nothing to say', () => {
  announce('About Sthapana');
  expect(renderToStaticMarkup(<RouteAnnouncer />)).not.toContain('About');
});
