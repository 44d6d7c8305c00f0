import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useOnline } from '@/lib/connection';

function setOnline(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

test('follows the connection as it goes and comes back', () => {
  setOnline(true);
  const { result } = renderHook(() => useOnline());
  setOnline(false);
  expect(result.current).toBe(false);
  setOnline(true);
  expect(result.current).toBe(true);
});

test('the HTML is written as for a visitor who is online', () => {
  setOnline(false);
  const Probe = () => (useOnline() ? 'online' : 'offline');
  expect(renderToString(<Probe />)).toBe('online');
});
