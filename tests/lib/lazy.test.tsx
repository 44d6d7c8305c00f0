import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType, type ReactElement, type SyntheticEvent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { lazy, lazyWhenTouched } from '@/lib/lazy';

vi.mock('@/lib/reload-once', () => ({ reloadOnce: async () => false }));

const Heading = () => <h1>About us</h1>;

const heading = () => screen.queryByRole('heading', { name: 'About us' });

test('code loads once, when preloaded and then shown', async () => {
  const load = vi.fn(async () => Heading);
  const Page = lazy(load);
  void Page.preload();
  await act(async () => render(<Page />, { wrapper: Suspense }));
  expect(heading()).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

/* Code that is missing: tests/features/tool/tool-fold.test.tsx. */

const onSend = vi.fn((event: SyntheticEvent) => event.preventDefault());

function Form({ label }: { label: string }) {
  return (
    <form onSubmit={onSend}>
      <input aria-label={label} />
      <button>Send</button>
    </form>
  );
}

beforeEach(() => {
  onSend.mockClear();
});

/** A page with a part whose code the network has, or has not yet; hydrated. */
async function open(load: () => Promise<ComponentType<{ label: string }>>) {
  const LateForm = lazyWhenTouched(load);
  const pageWith = (part: ReactElement) => (
    <details id="ask">
      <Suspense>{part}</Suspense>
    </details>
  );
  const { prelude } = await prerenderToNodeStream(
    pageWith(
      <div className="contents">
        <Suspense>
          <Form label="Name" />
        </Suspense>
      </div>,
    ),
  );
  document.body.innerHTML = `<div>${await text(prelude)}</div>`;
  const root = await act(async () =>
    hydrateRoot(document.body.firstElementChild!, pageWith(<LateForm label="Name" />)),
  );
  onTestFinished(() => act(async () => root.unmount()));
  return async (label: string) =>
    act(async () => root.render(pageWith(<LateForm label={label} />)));
}

const field = (label = 'Name') => screen.getByLabelText<HTMLInputElement>(label);
const send = () => act(async () => fireEvent.submit(field().form!));

test.each([
  { touch: 'its field takes the focus', by: () => fireEvent.focusIn(field()) },
  { touch: 'it is pressed', by: () => fireEvent.pointerDown(field()) },
  {
    touch: 'the disclosure around it is pressed',
    by: () => fireEvent.click(field().closest('details')!),
  },
])('the prerendered HTML stays, with typed text, until $touch', async ({ by }) => {
  const load = vi.fn(async () => Form);
  await open(load);
  const name = field();
  name.value = 'Asha';
  fireEvent.pointerDown(document.body);
  await send();
  expect(load).not.toHaveBeenCalled();
  expect(onSend).not.toHaveBeenCalled();
  await act(async () => by());
  await send();
  expect(onSend).toHaveBeenCalledOnce();
  expect(field()).toBe(name);
  expect(name.value).toBe('Asha');
});

test('the first press on a button is answered by the code that it fetches', async () => {
  await open(async () => Form);
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(onSend).toHaveBeenCalledOnce();
});

test('the browser sends the form if its code fails, and the next touch fetches the code again', async () => {
  const load = vi.fn(async () => Form).mockRejectedValueOnce(new Error('offline'));
  await open(load);
  const sentByBrowser = vi.fn((event: Event) => event.preventDefault());
  document.body.addEventListener('submit', sentByBrowser, { once: true });
  await act(async () => fireEvent.click(screen.getByRole('button')));
  await vi.waitFor(() => expect(sentByBrowser).toHaveBeenCalledOnce());
  expect(onSend).not.toHaveBeenCalled();
  await act(async () => fireEvent.focusIn(field()));
  await send();
  expect(onSend).toHaveBeenCalledOnce();
});

test('the HTML stays when the page renders again', async () => {
  const rerender = await open(async () => Form);
  const name = field();
  await rerender('Name');
  expect(field()).toBe(name);
  await act(async () => fireEvent.focusIn(name));
  await rerender('Your name');
  expect(field('Your name')).toBe(name);
});

test.each([
  { holds: 'the address names it', address: '/#ask', isFetched: true },
  { holds: 'the address names it with answers', address: '/#ask&by=post', isFetched: true },
  { holds: 'the address names another part', address: '/#costs', isFetched: false },
  { holds: 'the tab keeps a draft', kept: 'Hello', isFetched: true },
])('code is fetched at once if $holds: $isFetched', async ({ address = '/', kept, isFetched }) => {
  history.replaceState(null, '', address);
  if (kept) sessionStorage.setItem('draft', kept);
  const load = vi.fn(async () => Form);
  await open(load);
  expect(load).toHaveBeenCalledTimes(Number(isFetched));
});
