import { useState, type MouseEvent, type ReactNode } from 'react';
import { Island } from '@/ui/island';
import { LoadFailed } from '@/ui/load-failed';

interface ToolBoundaryProps {
  /** Fetches the tool's code again. */
  onRetry?: () => Promise<unknown>;
  children: ReactNode;
}

/** Wraps a tool, so that its error or its missing code leaves the rest of the page as it is. */
export function ToolBoundary({ onRetry, children }: ToolBoundaryProps) {
  const [attempt, setAttempt] = useState(1);
  function retry({ currentTarget }: MouseEvent) {
    // The focus would go with the button.
    currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    onRetry?.().catch(() => {});
    setAttempt(attempt + 1);
  }
  const failed = (
    <LoadFailed onRetry={retry} className="mb-3">
      The fields did not load.
    </LoadFailed>
  );
  return (
    <Island resetKey={attempt} fallback={failed}>
      {children}
    </Island>
  );
}
