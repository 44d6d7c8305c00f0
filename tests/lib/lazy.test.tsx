import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType, type ReactElement, type SyntheticEvent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { lazy } from '@/lib/lazy';
import { lazyWhenSeen } from '@/lib/lazy-when-seen';
import * as reload from '@/lib/reload-once';

const Heading = () => <h1>About us</h1>;

const heading = () => screen.queryByRole('heading', { name: 'About us' });

test('code that is preloaded and then shown loads only once', async () => {
  const load = vi.fn(async () => Heading);
  const Page = lazy(load);
  void Page.preload();
  await act(async () => render(<Page />, { wrapper: Suspense }));
  expect(heading()).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

/* tests/features/tool/tool-fold.test.tsx tests code that fails to load. */

const onSend = vi.fn((event: SyntheticEvent) => event.preventDefault());

function Form({ label }: { label: string }) {
  return (
    <form onSubmit={onSend}>
      <input aria-label={label} />
      <button>Send</button>
    </form>
  );
}

/** Tells the observer whether the part is on the screen. */
let show = (_isIntersecting: boolean) => {};

beforeEach(() => {
  onSend.mockClear();
  vi.spyOn(reload, 'reloadOnce').mockResolvedValue(false);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        show = (isIntersecting) => onChange([{ isIntersecting }]);
      }
    },
  );
});

/** Hydrates a page with one lazy part. `load` fetches its code. The returned function renders the page with another label. */
async function open(load: () => Promise<ComponentType<{ label: string }>>) {
  const LateForm = lazyWhenSeen(load);
  const pageWith = (part: ReactElement) => <Suspense>{part}</Suspense>;
  const html = renderToString(
    pageWith(
      <div className="contents">
        <Suspense>
          <Form label="Name" />
        </Suspense>
      </div>,
    ),
  );
  document.body.innerHTML = `<div>${html}</div>`;
  const root = await act(async () =>
    hydrateRoot(document.body.firstElementChild!, pageWith(<LateForm label="Name" />)),
  );
  onTestFinished(() => act(async () => root.unmount()));
  return async (label: string) =>
    act(async () => root.render(pageWith(<LateForm label={label} />)));
}

const field = (label = 'Name') => screen.getByLabelText<HTMLInputElement>(label);
const send = () => act(async () => fireEvent.submit(field().form!));
const scrollThere = () => act(async () => show(true));

test('prerendered HTML is not hydrated until it is on the screen, and keeps typed text', async () => {
  const load = vi.fn(async () => Form);
  await open(load);
  const name = field();
  name.value = 'Asha';
  await act(async () => show(false));
  await send();
  expect(load).not.toHaveBeenCalled();
  expect(onSend).not.toHaveBeenCalled();
  await scrollThere();
  await send();
  expect(onSend).toHaveBeenCalledOnce();
  expect(field()).toBe(name);
  expect(name.value).toBe('Asha');
});

test('if the code fails to load, the HTML stays, and the next press fetches the code again', async () => {
  const load = vi.fn(async () => Form).mockRejectedValueOnce(new Error('offline'));
  await open(load);
  const name = field();
  await scrollThere();
  await send();
  expect(onSend).not.toHaveBeenCalled();
  expect(field()).toBe(name);
  await act(async () => fireEvent.pointerDown(document.body));
  await send();
  expect(onSend).toHaveBeenCalledOnce();
});

test('the same HTML elements stay when the page renders again', async () => {
  const rerender = await open(async () => Form);
  const name = field();
  await rerender('Name');
  expect(field()).toBe(name);
  await scrollThere();
  await rerender('Your name');
  expect(field('Your name')).toBe(name);
});
