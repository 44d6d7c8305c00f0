import { useRef, type ReactNode } from 'react';
import { printOnly } from '@/lib/print-only';
import { Icon } from '@/ui/icon';

/** What can be printed alone, on one sheet. */
export function Printable({ title, children }: { title: string; children: ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={sheet}>
        <p className="print-only font-serif text-h3">{title}</p>
        {children}
      </div>
      <button
        type="button"
        className="tool no-print mt-3.5"
        onClick={() => printOnly(sheet.current)}
      >
        <Icon name="print" />
        Print the list
      </button>
    </>
  );
}
