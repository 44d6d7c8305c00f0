/** The heading of a section under a red double rule. */
export function SectionHead({ heading }: { heading: string }) {
  return (
    <div className="ledger-head mb-[clamp(12px,1.6vw,24px)] md:pt-6.5">
      <h2 className="text-h2">{heading}</h2>
    </div>
  );
}
