import { useState, type ReactNode } from 'react';
import { ErrorBoundary } from '@/ui/error-boundary';

interface ToolBoundaryProps {
  /** Fetches the tool's code again. */
  onRetry?: () => Promise<unknown>;
  children: ReactNode;
}

/** Wraps a tool, so that its error or its missing code leaves the rest of the page as it is. */
export function ToolBoundary({ onRetry, children }: ToolBoundaryProps) {
  const [attempt, setAttempt] = useState(1);
  const failed = (
    <p role="alert" className="mb-3 text-small">
      The fields did not load.{' '}
      <button
        type="button"
        className="font-semibold underline"
        onClick={({ currentTarget }) => {
          // The focus would go with the button.
          currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
          onRetry?.().catch(() => {});
          setAttempt(attempt + 1);
        }}
      >
        Try again
      </button>
    </p>
  );
  return (
    <ErrorBoundary resetKey={attempt} fallback={failed}>
      {children}
    </ErrorBoundary>
  );
}
