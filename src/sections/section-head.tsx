import type { ReactNode } from 'react';

interface SectionHeadProps {
  heading: string;
  /** Stands at the end of its line, on phones below it. */
  children?: ReactNode;
}

/** The heading of a section under a red double rule. */
export function SectionHead({ heading, children }: SectionHeadProps) {
  return (
    <div className="ledger-head mb-[clamp(12px,1.6vw,24px)] md:flex md:items-end md:justify-between md:gap-8 md:pt-6.5">
      <h2 className="text-h2">{heading}</h2>
      {children}
    </div>
  );
}
