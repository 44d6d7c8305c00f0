import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/ui/error-boundary';

/** Wraps a tool, so that an error in it, or code that did not load, leaves the rest of the page as it is. */
export function ToolBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={toolFailed}>{children}</ErrorBoundary>;
}

function toolFailed(tryAgain: () => void): ReactNode {
  return (
    <p role="alert" className="mb-3 text-small">
      The fields did not load.{' '}
      <button
        type="button"
        className="font-semibold underline"
        onClick={({ currentTarget }) => {
          // The button disappears, and would take the focus with it.
          currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
          tryAgain();
        }}
      >
        Try again
      </button>
    </p>
  );
}
