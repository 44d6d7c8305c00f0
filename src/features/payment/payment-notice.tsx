import type { ComponentProps } from 'react';
import { useLocation } from 'wouter';
import { formatRupees } from '@/lib/money';
import { paths } from '@/paths';
import { dismissPayment, useKeptPayments, type KeptPayment } from './kept-payments';

/** Shows the ID of a payment on every page except the pay page, which has the receipt. */
export function PaymentNotice() {
  const [path] = useLocation();
  const payments = useKeptPayments();
  const shown = path === paths.checkout() ? [] : payments;
  return (
    <div
      role="status"
      // Sticks below the header. At the top of the page it takes room, so that it covers nothing.
      className={
        shown.length > 0
          ? 'payment-notice on-dark no-print -mb-header bg-ink-950 pt-header text-small text-white'
          : undefined
      }
    >
      {shown.map((payment) => (
        <div key={payment.at} className="page-wrap flex items-center gap-5">
          <p className="flex-1 py-2 wrap-anywhere">
            {`${formatRupees(payment.amount)} ${statusOf(payment)}. `}
            {payment.id === null ? (
              'Look for Razorpay’s email or SMS.'
            ) : (
              <>
                Payment ID{' '}
                <b translate="no" className="font-semibold select-all">
                  {payment.id}
                </b>
              </>
            )}
          </p>
          <a href={paths.checkout()} className="more underline">
            Receipt
          </a>
          <DismissButton payment={payment} className="more underline">
            Dismiss
          </DismissButton>
        </div>
      ))}
    </div>
  );
}

function statusOf({ id, openIn }: KeptPayment): string {
  if (openIn !== undefined) return 'may have been paid';
  return id === null ? 'seems to be paid' : 'paid';
}

/** Forgets a payment, once the visitor has noted its ID. */
export function DismissButton({
  payment,
  ...button
}: ComponentProps<'button'> & { payment: KeptPayment }) {
  function dismiss() {
    // Otherwise the focus would be lost when the button disappears.
    document.getElementById('main')?.focus({ preventScroll: true });
    dismissPayment(payment);
  }
  return <button type="button" onClick={dismiss} {...button} />;
}
