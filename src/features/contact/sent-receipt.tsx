import type { MouseEvent } from 'react';
import { dayAndTime } from '@/lib/day-and-time';
import { printOnly } from '@/lib/print-only';
import { CallOrWrite } from '@/forms/call-or-write';
import { Icon } from '@/ui/icon';
import { Stamped } from '@/ui/stamped';
import type { ContactMessage } from './contact-message';
import { MessageFacts, ReceiptSheet } from './receipt-sheet';

interface SentReceiptProps {
  message: ContactMessage;
  /** When it was sent, in milliseconds since the epoch. */
  at: number;
  isNew: boolean;
  /** Where the receipt is kept until the visitor dismisses it. */
  onDismiss?: () => void;
}

/** The receipt for a sent message: what has reached us, what happens next, and how to reach us until then. */
export function SentReceipt({ message, at, isNew, onDismiss }: SentReceiptProps) {
  return (
    <ReceiptSheet label="Receipt" isNew={isNew} className="border-green bg-sheet">
      <Stamped big="SENT" bigSize={40}>
        <p className="font-serif text-[1.5rem]/tight font-bold">Message sent</p>
        <p className="mt-1 text-small text-ink-600">{dayAndTime(at)}</p>
      </Stamped>
      <MessageFacts message={message} />
      <p>
        Your words have reached us. A person reads them and answers. Until then you can{' '}
        <CallOrWrite />.
      </p>
      <div className="no-print flex flex-wrap gap-2">
        <button type="button" className="tool" onClick={printSheet}>
          <Icon name="print" />
          Print receipt
        </button>
        {onDismiss && (
          <button type="button" className="tool" onClick={onDismiss}>
            Dismiss receipt
          </button>
        )}
      </div>
    </ReceiptSheet>
  );
}

function printSheet({ currentTarget }: MouseEvent) {
  printOnly(currentTarget.closest('[role=group]'));
}
