import { useState, type ReactNode } from 'react';
import { ErrorBoundary } from '@/ui/error-boundary';

/** Wraps a tool, so that an error in it leaves the rest of the page as it is. */
export function ToolBoundary({ children }: { children: ReactNode }) {
  const [tries, setTries] = useState(0);
  return (
    <ErrorBoundary
      resetKey={tries}
      fallback={<ToolFailed onTryAgain={() => setTries(tries + 1)} />}
    >
      {children}
    </ErrorBoundary>
  );
}

/** Shown in place of a tool whose code did not load, or failed. */
export function ToolFailed({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <p role="alert" className="mb-3 text-small">
      The fields did not load.{' '}
      <button
        type="button"
        className="font-semibold underline"
        onClick={({ currentTarget }) => {
          // The button disappears, and would take the focus with it.
          currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
          onTryAgain();
        }}
      >
        Try again
      </button>
    </p>
  );
}
