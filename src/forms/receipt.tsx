import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { Seal } from '@/ui/seal';
import { PrintButton } from '@/ui/sheet-tools';

interface ReceiptProps {
  label: string;
  /** The word on the stamp; the head repeats it. Without a stamp the sheet looks like a draft. */
  stamp?: string | undefined;
  head: ReactNode;
  /** The outcome. Screen readers read it with the head when the receipt takes the focus. */
  outcome?: ReactNode;
  /** Whether the receipt was made while this page was open. Then it takes the focus, unless the visitor has moved on. */
  isNew: boolean;
  children: ReactNode;
}

/** The sheet for a sent message, a request or a payment, above or instead of its form. */
export function Receipt({ label, stamp, head, outcome, isNew, children }: ReceiptProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    const place = document.activeElement;
    const isHere = place === document.body || sheet.current?.parentElement?.contains(place);
    if (!isNew || !isHere) return;
    sheet.current?.focus();
    // The focus alone may scroll to the middle of a high receipt.
    sheet.current?.scrollIntoView?.();
  }, [isNew]);

  return (
    <div
      ref={sheet}
      role="group"
      aria-label={label}
      aria-describedby={id}
      tabIndex={-1}
      className={classNames(
        // Scrolling to it leaves room for the header and the toast.
        'mb-6 grid grid-cols-1 scroll-mt-56 gap-3.5 rounded-paper border-2 px-4 py-4 text-ink-900',
        stamp ? 'border-green bg-sheet' : 'border-dashed border-ink-900 bg-stamp-paper',
      )}
    >
      <div id={id} className="grid gap-3.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <div className="grow basis-36">{head}</div>
          {stamp && (
            <Seal
              ring="RECEIVED • WITH THANKS •"
              big={stamp}
              className="size-22 -rotate-8 text-green mix-blend-multiply transition-[scale] duration-160 sm:size-31 starting:[scale:1.12]"
            />
          )}
        </div>
        {outcome}
      </div>
      {children}
    </div>
  );
}

/** The buttons of a receipt; they are not printed. */
export function ReceiptTools({ children }: { children?: ReactNode }) {
  return (
    <div className="no-print flex flex-wrap items-center gap-2">
      <PrintButton of="receipt" sheet={(button) => button.closest('[role=group]')} />
      {children}
    </div>
  );
}
