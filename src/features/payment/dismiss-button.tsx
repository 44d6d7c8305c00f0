import type { ComponentProps } from 'react';
import { dismissPayment, type ToldPayment } from './told-payments';

interface DismissButtonProps extends ComponentProps<'button'> {
  payment: ToldPayment;
}

/** Forgets a payment: the visitor has noted what they need. */
export function DismissButton({ payment, ...button }: DismissButtonProps) {
  function dismiss() {
    // The button vanishes; the keyboard goes on from where the page begins.
    document.getElementById('main')?.focus({ preventScroll: true });
    dismissPayment(payment);
  }
  return <button type="button" onClick={dismiss} {...button} />;
}
