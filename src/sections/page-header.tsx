import type { ReactNode } from 'react';

interface PageHeaderProps {
  heading: string;
  lead: ReactNode;
  /** A button. */
  children?: ReactNode;
}

/**
 * Heading and lead of an inner page, on dark ink with a rosette behind. The space below the lead is for `OverPageHeader`, which
 * overlaps the lower edge.
 */
export function PageHeader({ heading, lead, children }: PageHeaderProps) {
  return (
    <div className="rosette on-dark bg-ink-950 pt-[calc(theme(spacing.header)+clamp(22px,4vw,60px))] text-white lg:[--rosette-right:calc(42vw-1300px)] lg:[--rosette-top:-760px] lg:[--rosette-width:1300px] pb-[clamp(94px,10vw,150px)]">
      <div className="page-wrap">
        <h1 className="text-h1">{heading}</h1>
        <p className="mt-2 max-w-[34em] text-lead text-ink-200 sm:mt-3.5">{lead}</p>
        {children}
      </div>
    </div>
  );
}

/** Content that overlaps the lower edge of a page header. */
export function OverPageHeader({ children }: { children: ReactNode }) {
  return (
    <div className="page-wrap relative mt-[clamp(-104px,-6vw,-76px)] pb-section print:mt-2">
      {children}
    </div>
  );
}
