import { Seal } from '@/ui/seal';

/** The green rubber stamp that lands once when a payment is reported; the words beside it say the same. */
export function PaidSeal() {
  return (
    <Seal
      ring="RECEIVED • WITH THANKS •"
      big="PAID"
      bigSize={44}
      className="size-31 -rotate-8 text-green mix-blend-multiply transition-[scale] duration-160 starting:[scale:1.12]"
    />
  );
}
