import { useRef, useState, type ReactNode } from 'react';
import { printOnly } from '@/ui/print-only';
import { shareText } from '@/ui/share';
import { useHydrated } from '@/lib/use-hydrated';
import { Icon } from '@/ui/icon';

interface SheetToolsProps {
  title: string;
  /** The sheet as plain text, for sharing. */
  text: () => string;
  /** Finds the element to print. */
  sheet: (button: Element) => Element | null | undefined;
  /** The text of the last line, which later shows the result of sharing. */
  lastLine: string;
  /** Further buttons. */
  children?: ReactNode;
}

/** The buttons below a sheet: Share, Print and others. */
export function SheetTools({ title, text, sheet, lastLine, children }: SheetToolsProps) {
  const [outcome, setOutcome] = useState('');
  return (
    <>
      <div className="no-print mt-3.5 flex flex-wrap items-center gap-2">
        <button
          type="button"
          disabled={!useHydrated()}
          className="tool noscript:hidden"
          onClick={() => void shareText(title, text()).then(setOutcome)}
        >
          <Icon name="share" />
          Share
        </button>
        <PrintButton sheet={sheet} />
        {children}
      </div>
      <p role="status" className="no-print mt-2 text-small text-ink-600">
        {outcome || lastLine}
      </p>
    </>
  );
}

export function PrintButton({ sheet, of }: Pick<SheetToolsProps, 'sheet'> & { of?: string }) {
  return (
    <button
      type="button"
      disabled={!useHydrated()}
      className="tool no-print noscript:hidden"
      onClick={({ currentTarget }) => printOnly(sheet(currentTarget))}
    >
      <Icon name="print" />
      {of ? `Print ${of}` : 'Print'}
    </button>
  );
}

/** A part of the page with a button that prints it alone. */
export function Printable({ title, children }: { title: string; children: ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={sheet} className="to-tick mb-3.5">
        <p className="print-only font-serif text-h3">{title}</p>
        {children}
      </div>
      <PrintButton sheet={() => sheet.current} />
    </>
  );
}
