import { act, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OfflineNotice } from '@/layout/offline-notice';
import { PageLoading } from '@/layout/page-loading';

/** Makes the browser report that it is offline. The returned function makes it report another state. */
function offlineDevice(request: () => Promise<Response>) {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', request);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return async (type: 'online' | 'offline') =>
    act(async () => {
      onLine.mockReturnValue(type === 'online');
      dispatchEvent(new Event(type));
      await vi.advanceTimersByTimeAsync(0);
    });
}

test('the offline notice waits for a failed request: the browser’s own report is not enough', async () => {
  const request = vi.fn(async () => new Response());
  const tell = offlineDevice(request);
  render(<OfflineNotice />);
  await tell('offline');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await tell('offline');
  expect(screen.getByRole('status')).toHaveTextContent(/^You are offline/);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await tell('online');
});

test('the notice of a slow page offers a reload and the telephone', () => {
  // jsdom can't leave a page.
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  render(<PageLoading />);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent(/^Loading the page.*This takes longer than it should\./);
  const phone = within(status).getByRole('link', { name: '+91 00000 00000' });
  expect(phone).toHaveAttribute('href', 'tel:+910000000000');
  within(status).getByRole('button', { name: 'Load the page again' }).click();
  expect(reload).toHaveBeenCalledOnce();
});
