import type { ReactNode } from 'react';

interface SectionHeadProps {
  heading: string;
  /** Shown at the end of the heading's line; below it on phones. */
  children?: ReactNode;
}

/** The heading of a section under a red double rule. */
export function SectionHead({ heading, children }: SectionHeadProps) {
  return (
    <div className="ledger-head mb-3 md:mb-5 md:flex md:items-end md:justify-between md:gap-8">
      <h2 className="text-h2">{heading}</h2>
      {children}
    </div>
  );
}
