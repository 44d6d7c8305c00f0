import type { ReactNode } from 'react';
import { formatRupees } from '@/lib/money';
import { Button } from '@/ui/button';

interface PayButtonProps {
  /** Whole paise; null where no amount can be named. */
  amount: number | null;
  /** Reads "Loading..." and is disabled while the checkout script is not there (specification, section 4). */
  loading: boolean;
  /** An order is being asked for. */
  opening: boolean;
  disabled: boolean;
}

export function PayButton({ amount, loading, opening, disabled }: PayButtonProps) {
  return (
    <Button
      variant="red"
      type="submit"
      disabled={loading || disabled}
      // Not disabled, which would drop the keyboard's place just before Razorpay's window takes it.
      aria-disabled={opening || undefined}
      className="no-print w-full"
    >
      {loading && <Busy className="spinner">Loading...</Busy>}
      {!loading && opening && (
        <Busy className="spinner border-white/40 border-t-white">Opening...</Busy>
      )}
      {!loading && !opening && (amount === null ? 'Pay' : `Pay ${formatRupees(amount)}`)}
    </Button>
  );
}

function Busy({ className, children }: { className: string; children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true" className={className} />
      {children}
    </>
  );
}
