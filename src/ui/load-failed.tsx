import { useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { Island } from '@/ui/island';

interface LoadFailedProps extends ComponentProps<'p'> {
  onRetry: (event: MouseEvent) => void;
}

/** Says that a part of the page did not load, with a button that tries again. */
export function LoadFailed({ onRetry, className, children }: LoadFailedProps) {
  return (
    <p role="alert" className={classNames('text-small', className)}>
      {children}{' '}
      <button type="button" onClick={onRetry} className="more underline">
        Try again
      </button>
    </p>
  );
}

interface ToolBoundaryProps {
  /** Fetches the tool's code again. */
  onRetry?: () => Promise<unknown>;
  children: ReactNode;
}

/** Wraps a tool. If it fails or its code is missing, the rest of the page stays as it is. */
export function ToolBoundary({ onRetry, children }: ToolBoundaryProps) {
  const [attempt, setAttempt] = useState(1);
  function retry({ currentTarget }: MouseEvent) {
    // The button disappears, and would take the focus with it.
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
