import { formatRupees } from '@/lib/money';
import { rupeesInWords } from '@/lib/rupees-in-words';
import { PaidSeal } from './paid-seal';

interface ReceiptHeadProps {
  /** Whole paise. */
  amount: number;
}

/** The sum, in figures and words, stamped. */
export function ReceiptHead({ amount }: ReceiptHeadProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-3">
      <div>
        <p>Received by Razorpay</p>
        <p className="tabular text-[2.25rem] leading-[1.1] font-bold wrap-anywhere">
          {formatRupees(amount)}
        </p>
        <p className="mt-1 text-small font-medium text-ink-600">{rupeesInWords(amount)}</p>
      </div>
      <PaidSeal />
    </div>
  );
}
