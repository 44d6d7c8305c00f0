import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { island, whenNear, whenTouched, type IslandTrigger } from '@/lib/island';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Clicks {count}
    </button>
  );
}

const atOnce: IslandTrigger = () => Promise.resolve();
const here = () => Promise.resolve(Counter);

/** A trigger that the test fires. */
function manualTrigger() {
  let fire = () => {};
  const fired = new Promise<void>((resolve) => (fire = resolve));
  return { trigger: () => fired, fire: () => act(async () => fire()) };
}

function sea(children: ReactNode) {
  return <Suspense fallback={null}>{children}</Suspense>;
}

/** What the promise has come to once everything that is ready has run. */
async function isSettled(promise: Promise<void>): Promise<boolean> {
  let settled = false;
  void promise.then(() => (settled = true));
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  return settled;
}

test('fetches the code only when its trigger has fired', async () => {
  const { trigger, fire } = manualTrigger();
  const load = vi.fn(here);
  const Island = island(load, trigger);
  render(sea(<Island />));
  await act(async () => {});
  expect(load).not.toHaveBeenCalled();
  await fire();
  expect(await screen.findByRole('button', { name: 'Clicks 0' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

test('keeps the prerendered HTML on the page until then, and brings that same HTML to life', async () => {
  const { trigger, fire } = manualTrigger();
  const Island = island(here, trigger);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<!--$--><button type="button">Clicks <!-- -->0</button><!--/$-->';
  const prerendered = screen.getByRole('button', { name: 'Clicks 0' });
  const root = await act(async () => hydrateRoot(container, sea(<Island />)));
  onTestFinished(() => act(() => root.unmount()));

  await userEvent.click(prerendered);
  expect(screen.getByRole('button')).toBe(prerendered);
  expect(prerendered).toHaveTextContent('Clicks 0');

  await fire();
  await vi.waitFor(async () => {
    await userEvent.click(prerendered);
    expect(prerendered).toHaveTextContent(/Clicks [1-9]/);
  });
  expect(screen.getByRole('button')).toBe(prerendered);
});

test('tries again when the connection comes back', async () => {
  const load = vi.fn(here).mockRejectedValueOnce(new Error('offline'));
  const Island = island(load, atOnce);
  render(sea(<Island />));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await act(async () => {});
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('button', { name: 'Clicks 0' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test('tries again every ten seconds, for as long as it takes', async () => {
  vi.useFakeTimers();
  const load = vi
    .fn(here)
    .mockRejectedValueOnce(new Error('gone'))
    .mockRejectedValueOnce(new Error('gone'));
  const Island = island(load, atOnce);
  render(sea(<Island />));
  await act(() => vi.advanceTimersByTimeAsync(9999));
  expect(load).toHaveBeenCalledOnce();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(load).toHaveBeenCalledTimes(3);
  expect(screen.getByRole('button', { name: 'Clicks 0' })).toBeInTheDocument();
});

/** Stands in for the browser's observer, which jsdom lacks. */
class FakeObserver {
  static last: FakeObserver | undefined;

  readonly observe = vi.fn();
  readonly disconnect = vi.fn();

  constructor(
    readonly report: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    FakeObserver.last = this;
  }
}

/** The prerendered form, and the trigger that waits for it. */
function waitNear() {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  document.body.innerHTML = '<form><input aria-label="Name" /></form>';
  const near = whenNear('form')();
  const observer = FakeObserver.last;
  if (!observer) throw new Error('Nothing is observed');
  return { near, observer };
}

test('when near: waits until the element comes within 400 px of the screen', async () => {
  const { near, observer } = waitNear();
  expect(observer.observe).toHaveBeenCalledExactlyOnceWith(document.querySelector('form'));
  expect(observer.options).toEqual({ rootMargin: '400px' });
  observer.report([{ isIntersecting: false }]);
  expect(await isSettled(near)).toBe(false);
  observer.report([{ isIntersecting: true }]);
  expect(await isSettled(near)).toBe(true);
  expect(observer.disconnect).toHaveBeenCalled();
});

test('when near: a press inside fires it before that', async () => {
  const { near, observer } = waitNear();
  expect(await isSettled(near)).toBe(false);
  screen.getByRole('textbox').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(await isSettled(near)).toBe(true);
  expect(observer.disconnect).toHaveBeenCalled();
});

test('when near: has nothing left to hear once it has fired', async () => {
  const listen = vi.spyOn(window, 'addEventListener');
  const { near, observer } = waitNear();
  const heard = listen.mock.calls.map(([type, , options]) => ({ type, options }));
  expect(heard.map(({ type }) => type)).toEqual(['pushState', 'popstate']);
  observer.report([{ isIntersecting: true }]);
  await near;
  for (const { options } of heard) {
    expect(options).toMatchObject({ signal: { aborted: true } });
  }
});

test('when near: fires at once where nothing was prerendered', async () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  expect(await isSettled(whenNear('form')())).toBe(true);
});

/** The prerendered form, and the trigger that waits for a touch of it. */
function waitTouched(html = '<form><input aria-label="Name" /></form>') {
  document.body.innerHTML = html;
  return whenTouched('form')();
}

test.each(['pointerover', 'pointerdown', 'focusin', 'submit'])(
  'when touched: waits for %s inside',
  async (type) => {
    const touched = waitTouched();
    expect(await isSettled(touched)).toBe(false);
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(await isSettled(touched)).toBe(false);
    screen.getByRole('textbox').dispatchEvent(new Event(type, { bubbles: true }));
    expect(await isSettled(touched)).toBe(true);
  },
);

test('when touched: fires at once where the focus is inside already', async () => {
  document.body.innerHTML = '<form><input aria-label="Name" /></form>';
  screen.getByRole('textbox').focus();
  expect(await isSettled(whenTouched('form')())).toBe(true);
});

test('when touched: fires at once for a form that was sent before', async () => {
  expect(await isSettled(waitTouched('<form aria-busy="true"></form>'))).toBe(true);
});

test('when touched: fires at once where a draft is to be put back', async () => {
  sessionStorage.setItem('draft:1:hero', '{}');
  expect(await isSettled(waitTouched())).toBe(true);
  sessionStorage.clear();
});

test('when touched: a history entry on the same page ends nothing, a change of page the wait', async () => {
  const touched = waitTouched();
  window.dispatchEvent(new Event('pushState'));
  expect(await isSettled(touched)).toBe(false);
  history.pushState(null, '', '/another-page');
  window.dispatchEvent(new Event('pushState'));
  expect(await isSettled(touched)).toBe(true);
});

test('when touched: does not wait for a touch of HTML that is to be replaced', async () => {
  vi.resetModules();
  const fresh = await import('@/lib/island');
  document.body.innerHTML = '<form></form>';
  expect(await isSettled(fresh.whenTouched('form')())).toBe(false);
  fresh.forgetPrerendered();
  expect(await isSettled(fresh.whenTouched('form')())).toBe(true);
});

test('when near: a change of page ends the wait', async () => {
  vi.resetModules();
  const fresh = await import('@/lib/island');
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  document.body.innerHTML = '<form></form>';
  const near = fresh.whenNear('form')();
  expect(await isSettled(near)).toBe(false);
  history.pushState(null, '', '/page-after-near');
  window.dispatchEvent(new Event('pushState'));
  expect(await isSettled(near)).toBe(true);
});
