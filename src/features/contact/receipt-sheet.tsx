import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { shortened } from '@/lib/shortened';
import type { ContactMessage } from './contact-message';

/** Most characters shown of a fact: a name can be of any length. */
const LONGEST = 300;

interface ReceiptSheetProps {
  label: string;
  /** Whether it was made while this page was open. It then takes the focus from the button, unless the visitor has moved on. */
  isNew: boolean;
  className?: string;
  children: ReactNode;
}

/** A receipt, shown where the form began. */
export function ReceiptSheet({ label, isNew, className, children }: ReceiptSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = document.activeElement;
    const isHere = place === document.body || sheet.current?.parentElement?.contains(place);
    if (isNew && isHere) sheet.current?.focus();
  }, [isNew]);

  return (
    <div
      ref={sheet}
      role="group"
      aria-label={label}
      tabIndex={-1}
      className={classNames(
        // It comes to rest below the header and the toast.
        'mb-6 grid grid-cols-1 scroll-mt-56 gap-3.5 rounded-paper border-2 px-4 py-4 text-ink-900',
        className,
      )}
    >
      {children}
    </div>
  );
}

/** Whom a message is from, and what it is about. */
export function MessageFacts({ message }: { message: ContactMessage }) {
  const { firstName, lastName, email, phone, serviceRequired } = message;
  return (
    <dl className="grid grid-cols-1 gap-1.5 border-y border-rule py-3 text-small">
      <Fact term="From" lines={[`${firstName} ${lastName}`.trim()]} />
      <Fact term="Service" lines={[serviceRequired]} />
      <Fact term="Answer to" lines={[email, phone]} />
    </dl>
  );
}

function Fact({ term, lines }: { term: string; lines: readonly string[] }) {
  return (
    <div className="sm:grid sm:grid-cols-[6em_minmax(0,1fr)]">
      <dt className="text-ink-600">{term}</dt>
      {lines.map((line, index) => (
        // Clipped, because stacked diacritics can't be wrapped.
        <dd key={index} className="overflow-x-clip font-medium sm:col-start-2">
          <Breakable text={shortened(line, LONGEST)} />
        </dd>
      ))}
    </div>
  );
}

/** An email address that is too long for a line breaks before its @. */
function Breakable({ text }: { text: string }) {
  return text.split(/(?=@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
