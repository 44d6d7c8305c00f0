import { act, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { announce, RouteAnnouncer } from '@/layout/route-announcer';

test('says what is announced, politely, in a region that was there before and empty', () => {
  render(<RouteAnnouncer />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
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
