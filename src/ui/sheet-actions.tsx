import { useState, type RefObject } from 'react';
import { printOnly } from '@/lib/print-only';
import { shareOutcomes, shareText } from '@/lib/share';
import { Icon } from '@/ui/icon';

interface SheetActionsProps {
  title: string;
  /** The sheet as a message. */
  text: () => string;
  sheet: RefObject<HTMLElement | null>;
}

/** Sends or prints a sheet that was worked out from answers in the address. */
export function SheetActions({ title, text, sheet }: SheetActionsProps) {
  const [outcome, setOutcome] = useState('');

  async function send() {
    setOutcome(shareOutcomes[await shareText(title, text())]);
  }

  return (
    <>
      <div className="no-print mt-3 flex flex-wrap items-center gap-2">
        <button type="button" className="tool" onClick={() => void send()}>
          <Icon name="share" />
          Send
        </button>
        <button type="button" className="tool" onClick={() => printOnly(sheet.current)}>
          <Icon name="print" />
          Print
        </button>
        <p role="status" className="text-small">
          {outcome}
        </p>
      </div>
      <p className="no-print mt-2 text-small text-ink-600">
        Nothing is sent to us: the answers stand in this page’s address alone, after its #.
      </p>
    </>
  );
}
