import type { ReactNode } from 'react';

/**
 * What a visitor sees while a page's code is awaited (specification, section 2). As tall as a page, so that the footer
 * stays below. Its children are read out when they appear.
 */
export function PageSpinner({ children }: { children?: ReactNode }) {
  return (
    <div
      role="status"
      className="grid min-h-[80vh] place-content-center justify-items-center gap-3.5 pt-header text-ink-600"
    >
      <span aria-hidden="true" className="spinner size-9 border-4 border-t-red" />
      Opening the file
      {children}
    </div>
  );
}
