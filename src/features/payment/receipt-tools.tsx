import { useState } from 'react';
import { Icon } from '@/ui/icon';

const TOOL =
  'inline-flex min-h-11.5 items-center gap-2 rounded-paper border-[1.5px] border-field bg-sheet px-4 py-1.5 font-semibold hover:border-ink-900';

const outcomes = {
  copied: 'Copied.',
  refused: 'Your browser did not allow copying. Select the payment ID above and copy it.',
} as const;

/** Ways to keep the payment ID; they are left out of the print. */
export function ReceiptTools({ paymentId }: { paymentId: string }) {
  const [outcome, setOutcome] = useState<keyof typeof outcomes>();

  async function copy() {
    try {
      // Absent on pages without https, refused without permission.
      await navigator.clipboard.writeText(paymentId);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }

  return (
    <div className="no-print flex flex-wrap items-center gap-2">
      <button type="button" className={TOOL} onClick={() => void copy()}>
        Copy payment ID
      </button>
      <button type="button" className={TOOL} onClick={() => print()}>
        <Icon name="print" className="size-5 stroke-[1.9]" />
        Print
      </button>
      <p role="status" className="text-small">
        {outcome && outcomes[outcome]}
      </p>
    </div>
  );
}
