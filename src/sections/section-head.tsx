interface SectionHeadProps {
  heading: string;
  lead?: string;
}

/** A red double rule, the heading, and beside it one sentence. */
export function SectionHead({ heading, lead }: SectionHeadProps) {
  return (
    <div className="ledger-head mb-[clamp(12px,1.6vw,24px)] grid gap-x-12 gap-y-2 md:grid-cols-[1.3fr_1fr] md:items-baseline md:pt-6.5">
      <h2 className="text-h2">{heading}</h2>
      {lead && <p className="max-w-[36em] text-lead text-ink-600 md:justify-self-end">{lead}</p>}
    </div>
  );
}
