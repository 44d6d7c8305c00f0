import type { site } from '@/content/site';
import { classNames } from '@/lib/class-names';

type ParticularsProps = Pick<typeof site, 'legal' | 'checkHref'> & { className?: string };

/** The provider's legal identity, with a link to check it. */
export function Particulars({ legal, checkHref, className }: ParticularsProps) {
  const { entity, registrationNumber, gstin, city } = legal;
  return (
    // A registration number in large type may be wider than a phone.
    <p className={classNames('wrap-anywhere', className)}>
      <b className="font-semibold">{entity}</b>, {city}. {registrationNumber}. GSTIN: {gstin}.{' '}
      <a href={checkHref} className="-my-3 inline-block py-3 font-semibold underline">
        Check it
      </a>
    </p>
  );
}
