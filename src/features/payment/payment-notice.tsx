import type { ComponentProps } from 'react';
import { useLocation } from 'wouter';
import { formatRupees } from '@/lib/money';
import { paths } from '@/paths';
import { dismissPayment, useKeptPayments, type KeptPayment } from './kept-payments';

/** Keeps the ID of a payment in sight on every page but the pay page, where its receipt stands. */
export function PaymentNotice() {
  const [path] = useLocation();
  const payments = useKeptPayments();
  const shown = path === paths.checkout() ? [] : payments;
  return (
    <div
      role="status"
      // Below the header while one reads. The page moves down by what is seen of it: it covers nothing at the top.
      className={
        shown.length > 0
          ? 'payment-notice on-dark no-print sticky top-0 z-edge -mb-header bg-ink-950 pt-header text-small text-white'
          : undefined
      }
    >
      {shown.map((payment) => (
        <div key={payment.id ?? payment.at} className="page-wrap flex items-center gap-5">
          <p className="flex-1 py-2 wrap-anywhere">
            {`${formatRupees(payment.amount)} ${payment.id === null ? 'seems to be paid' : 'paid'}. `}
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

interface DismissButtonProps extends ComponentProps<'button'> {
  payment: KeptPayment;
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
