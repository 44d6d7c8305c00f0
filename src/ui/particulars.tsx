import { classNames } from '@/lib/class-names';

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
    // In large type a registration number is wider than a phone.
    <p className={classNames('wrap-anywhere', className)}>
      <b className="font-semibold">{entity}</b>, {city}. {registrationNumber}. GSTIN: {gstin}.{' '}
      <a href={checkHref} className="-my-3 inline-block py-3 font-semibold underline">
        Check it
      </a>
    </p>
  );
}
