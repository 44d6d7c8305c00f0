import { act, renderHook } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { useTimeCheck } from '@/features/contact/use-time-check';

let now = 0;

beforeEach(() => {
  now = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

/** Whether the check has let the form through after so many milliseconds of waiting. */
async function passes(check: () => Promise<void>, waited: number): Promise<boolean> {
  const passed = vi.fn();
  void check().then(passed);
  await vi.advanceTimersByTimeAsync(waited);
  return passed.mock.calls.length > 0;
}

test.each([
  { shownFor: 500, rest: 1500 },
  { shownFor: 2000, rest: 0 },
])('a form that was on show for $shownFor ms waits another $rest', async ({ shownFor, rest }) => {
  now = 60_000;
  const { result } = renderHook(() => useTimeCheck());
  now += shownFor;
  // The time of day is no measure.
  vi.setSystemTime(new Date('2040-01-01'));
  if (rest > 0) expect(await passes(result.current, rest - 1)).toBe(false);
  expect(await passes(result.current, rest)).toBe(true);
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
