import { act, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyWithPreload } from '@/lib/lazy-with-preload';
import { ErrorBoundary } from '@/ui/error-boundary';
import { silenceErrors, takeReportedErrors } from '../support/reported-errors';

interface HeadingProps {
  text: string;
}

const Heading = ({ text }: HeadingProps) => <h1>{text}</h1>;

const here = () => Promise.resolve<ComponentType<HeadingProps>>(Heading);

/** A loader whose answer the test gives by hand. */
function slowLoader() {
  let arrive = () => {};
  const load = vi.fn(
    () => new Promise<ComponentType<HeadingProps>>((resolve) => (arrive = () => resolve(Heading))),
  );
  return { load, arrive: () => act(async () => arrive()) };
}

function page(children: ReactNode) {
  return <Suspense fallback="Opening">{children}</Suspense>;
}

test('shows the fallback until the code has arrived, and then the component, however often it is asked for', async () => {
  const { load, arrive } = slowLoader();
  const Page = lazyWithPreload(load);
  void Page.preload();
  await act(async () => render(page(<Page text="About us" />)));
  expect(screen.getByText('Opening')).toBeInTheDocument();
  await arrive();
  expect(await screen.findByRole('heading', { name: 'About us' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

test('renders at once what was fetched ahead of need', async () => {
  const Page = lazyWithPreload(here);
  await Page.preload();
  // Without act: whatever is shown now was shown in the very first render.
  render(page(<Page text="About us" />));
  expect(screen.queryByText('Opening')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'About us' })).toBeInTheDocument();
});

test('preloading rejects where the network has no script, and asks again the next time', async () => {
  const load = vi.fn(here).mockRejectedValueOnce(new Error('gone'));
  const Page = lazyWithPreload(load);
  await expect(Page.preload()).rejects.toThrow('gone');
  await Page.preload();
  expect(load).toHaveBeenCalledTimes(2);
  render(page(<Page text="About us" />));
  expect(screen.getByRole('heading', { name: 'About us' })).toBeInTheDocument();
});

test('a page whose code cannot be had fails once, instead of asking for it for ever', async () => {
  vi.useFakeTimers();
  silenceErrors();
  const load = vi.fn(
    () =>
      new Promise<ComponentType<HeadingProps>>((_, reject) =>
        setTimeout(() => reject(new Error('gone')), 400),
      ),
  );
  const Page = lazyWithPreload(load);
  await act(async () =>
    render(
      <ErrorBoundary resetKey={1} fallback="Failed">
        {page(<Page text="About us" />)}
      </ErrorBoundary>,
    ),
  );
  for (let ms = 0; ms < 60_000; ms += 400) await act(() => vi.advanceTimersByTimeAsync(400));
  expect(screen.getByText('Failed')).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
  expect(takeReportedErrors()).toContain('gone');
});
