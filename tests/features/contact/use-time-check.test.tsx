import { act, renderHook } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTimeCheck } from '@/features/contact/use-time-check';

let now = 0;

beforeEach(() => {
  now = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => void vi.useRealTimers());

/** Whether the check has let the form through after so many milliseconds of waiting. */
async function passes(check: () => Promise<void>, waited: number): Promise<boolean> {
  const passed = vi.fn();
  void check().then(passed);
  await vi.advanceTimersByTimeAsync(waited);
  return passed.mock.calls.length > 0;
}

test('lets a form wait until it has been on show for two seconds', async () => {
  now = 60_000;
  const { result } = renderHook(() => useTimeCheck());
  now += 500;
  expect(await passes(result.current, 1499)).toBe(false);
  expect(await passes(result.current, 1500)).toBe(true);
});

test('costs nothing after two seconds', async () => {
  now = 60_000;
  const { result } = renderHook(() => useTimeCheck());
  now += 2000;
  expect(await passes(result.current, 0)).toBe(true);
});

test('goes by a clock that setting the time does not move', async () => {
  now = 60_000;
  const { result } = renderHook(() => useTimeCheck());
  vi.setSystemTime(new Date('2040-01-01'));
  expect(await passes(result.current, 1999)).toBe(false);
});

test('counts a form that came with the page from the beginning of the page on', async () => {
  let check: (() => Promise<void>) | undefined;
  function Form() {
    check = useTimeCheck();
    return <form />;
  }
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Form />);
  // The code came late, and the visitor has been typing.
  now = 1700;
  const root = await act(async () => hydrateRoot(container, <Form />));
  if (!check) throw new Error('not rendered');
  expect(await passes(check, 299)).toBe(false);
  expect(await passes(check, 300)).toBe(true);
  act(() => root.unmount());
  container.remove();
});
