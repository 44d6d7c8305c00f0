import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ErrorBoundary } from '@/ui/error-boundary';
import { silenceErrors, takeReportedErrors } from '../support/reported-errors';

beforeEach(silenceErrors);

function Page({ failure }: { failure?: Error }) {
  if (failure) throw failure;
  return <h1>A page</h1>;
}

function site(visit: number, failure?: Error) {
  return (
    <>
      <header>The header</header>
      <ErrorBoundary resetKey={visit} fallback={<h1>This page did not open</h1>}>
        <Page {...(failure && { failure })} />
      </ErrorBoundary>
    </>
  );
}

const heading = () => screen.getByRole('heading').textContent;

test('shows a way on in place of a page that fails, and keeps the header standing', () => {
  render(site(1, new Error('Broken')));
  expect(heading()).toBe('This page did not open');
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(takeReportedErrors()).toContain('Broken');
});

test('gives the next page a new chance', () => {
  const { rerender } = render(site(1, new Error('Broken')));
  rerender(site(2));
  expect(heading()).toBe('A page');
  takeReportedErrors();
});

test('does not try the same page over and over', () => {
  const { rerender } = render(site(1, new Error('Broken')));
  rerender(site(1));
  expect(heading()).toBe('This page did not open');
  takeReportedErrors();
});
