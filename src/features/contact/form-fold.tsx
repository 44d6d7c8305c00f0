import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '@/ui/icon';

interface FormFoldProps {
  /** When the message or request of the latest receipt above was sent; undefined if there is none. */
  receipt: number | undefined;
  children: ReactNode;
}

/** A form that folds itself under a new receipt, so that it does not ask again for what was just sent. */
export function FormFold({ receipt, children }: FormFoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (fold.current) fold.current.open = receipt === undefined;
  }, [receipt]);

  return (
    <details ref={fold} open className="fold">
      <summary hidden={receipt === undefined}>
        <b className="font-semibold">Ask something else</b>
        <span>The form, empty again</span>
        <Icon name="chevron" className="size-5" />
      </summary>
      {children}
    </details>
  );
}
