interface ParticularsProps {
  legal: { entity: string; registrationNumber: string; gstin: string; city: string };
  /** Where the GSTIN is read. */
  checkHref: string;
  className?: string;
}

/** Who the provider is by law, and where to check it. */
export function Particulars({ legal, checkHref, className }: ParticularsProps) {
  const { entity, registrationNumber, gstin, city } = legal;
  return (
    <p className={className}>
      <b className="font-semibold">{entity}</b>, {city}. {registrationNumber}. GSTIN:{' '}
      <span className="whitespace-nowrap">{gstin}</span>.{' '}
      <a href={checkHref} className="-my-3 inline-block py-3 font-semibold underline">
        Check it
      </a>
    </p>
  );
}
