import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { OfflineNotice } from '@/layout/offline-notice';

function setOnline(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

test('is an empty region from the start, so that screen readers hear what comes into it', () => {
  setOnline(true);
  render(<OfflineNotice />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('says in words that the connection is gone, and gives the telephone number', () => {
  setOnline(true);
  render(<OfflineNotice />);
  const region = screen.getByRole('status');
  setOnline(false);
  expect(region).toHaveTextContent(/^You are offline\./);
  expect(region).toHaveTextContent('+91 00000 00000');
  setOnline(true);
  expect(region).toBeEmptyDOMElement();
});

test('the HTML is written as for a visitor who is online', () => {
  setOnline(false);
  const html = renderToString(<OfflineNotice />);
  expect(html).not.toContain('You are offline');
});
