import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/ui/button';

interface SubmitButtonProps {
  sending: boolean;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** Reads "Sending..." and is disabled while the form is being sent (specification, section 4). */
export function SubmitButton({ sending, disabled, className, children }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);

  // A disabled button loses the focus. It gets the focus back, unless the visitor has moved on.
  useEffect(() => {
    if (wasSending.current && !sending && document.activeElement === document.body) {
      button.current?.focus();
    }
    wasSending.current = sending;
  }, [sending]);

  return (
    <Button
      ref={button}
      variant="red"
      type="submit"
      disabled={sending || disabled}
      // The second click of a double click would send the form again, empty, or the form that has replaced it.
      onClick={(event) => {
        if (event.detail > 1) event.preventDefault();
      }}
      className={className}
    >
      {sending && <span aria-hidden="true" className="spinner" />}
      {/* An element of its own, because a translator replaces text nodes. */}
      <span>{sending ? 'Sending...' : children}</span>
    </Button>
  );
}
