import type { ComponentProps, MouseEventHandler } from 'react';
import { classNames } from '@/lib/class-names';

interface LoadFailedProps extends ComponentProps<'p'> {
  onRetry: MouseEventHandler<HTMLButtonElement>;
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
