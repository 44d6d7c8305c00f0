import { Suspense, type ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

interface BlockProps {
  id: string;
  heading: string;
  /** Left out on paper, where it would be of no use. */
  screenOnly?: boolean | undefined;
  children: ReactNode;
}

/** A part of a service page, under a red double rule; its id is what the table of contents leads to. */
export function Block({ id, heading, screenOnly = false, children }: BlockProps) {
  return (
    <section aria-labelledby={id} className={classNames(screenOnly && 'no-print')}>
      <h2 id={id} tabIndex={-1} className="ledger-head-small mb-4 text-title">
        {heading}
      </h2>
      {/* Hydrated by itself: in a short task, and first where it is touched. */}
      <Suspense>{children}</Suspense>
    </section>
  );
}

/** A block inside another one; both are hydrated together. */
export function SubBlock({ id, heading, screenOnly = false, children }: BlockProps) {
  return (
    <div className={classNames(screenOnly && 'no-print')}>
      <h3 id={id} tabIndex={-1} className="pt-8 pb-3 text-h3">
        {heading}
      </h3>
      {children}
    </div>
  );
}

/** A list with short red strokes for bullets. */
export function StrokeList({ children }: { children: ReactNode }) {
  return (
    <ul className="grid gap-1.5 [&>li]:relative [&>li]:pl-5 [&>li]:before:absolute [&>li]:before:top-[.62em] [&>li]:before:left-0 [&>li]:before:h-0.5 [&>li]:before:w-2 [&>li]:before:bg-red">
      {children}
    </ul>
  );
}
