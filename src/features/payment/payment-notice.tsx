import { useLocation } from 'wouter';
import { formatRupees } from '@/lib/money';
import { paths } from '@/paths';
import { Icon } from '@/ui/icon';
import { DismissButton } from './dismiss-button';
import { useToldPayments } from './told-payments';

/** Keeps the ID of a payment in sight on every page but the pay page, where its receipt stands. */
export function PaymentNotice() {
  const [path] = useLocation();
  const payments = useToldPayments();
  const shown = path === paths.checkout() ? [] : payments;
  return (
    <div role="status" className="payment-notice no-print on-dark">
      {shown.map((payment) => (
        <div
          key={payment.id ?? payment.at}
          className="page-wrap flex flex-wrap items-center gap-x-5 text-small"
        >
          <p className="flex min-w-0 flex-1 basis-64 gap-2.5 pt-2 wrap-anywhere sm:pb-2">
            <Icon name="check" className="text-marigold" />
            <span>
              {`${formatRupees(payment.amount)} paid. `}
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
            </span>
          </p>
          <p className="flex gap-5 pl-8.5 sm:pl-0">
            <a href={paths.checkout()} className="more underline">
              Receipt
            </a>
            <DismissButton payment={payment} className="more underline">
              Dismiss
            </DismissButton>
          </p>
        </div>
      ))}
    </div>
  );
}
