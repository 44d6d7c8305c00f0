import { useState } from 'react';
import { CallOrWrite, PhoneLink } from '@/forms/call-or-write';
import { MessageBox } from '@/forms/message-box';
import { settings } from '@/lib/settings';
import { useHydrated } from '@/lib/use-hydrated';
import { paths } from '@/paths';
import { PaymentForm } from './payment-form';
import { PaymentReceipt } from './receipt';
import { useKeptPayments } from './kept-payments';

/** The payment form, or the receipts for payments made in this tab. */
export function Payment() {
  const payments = useKeptPayments();
  const [openedAt] = useState(() => Date.now());
  return (
    <>
      {/* Both are outside the grid, because it would leave a gap for a hidden element. */}
      <noscript>
        <MessageBox tone="fail" className="mb-4.5">
          Paying online needs JavaScript, and it is switched off. To pay another way, call{' '}
          <PhoneLink />.
        </MessageBox>
      </noscript>
      {/* Shown by the style sheet after some seconds, unless the app has hidden it by then. */}
      <div hidden={useHydrated()} className="shown-late overflow-hidden">
        <MessageBox tone="fail" className="mb-4.5">
          The payment form has not loaded yet.{' '}
          <a href={paths.checkout()} className="font-semibold">
            Load the page again
          </a>
          , or <CallOrWrite /> and pay another way.
        </MessageBox>
      </div>
      <div className="grid content-start gap-4.5">
        {settings.razorpayKeyId === '' && (
          <MessageBox tone="note">
            Online payment is not set up yet. To pay your quote, <CallOrWrite />.
          </MessageBox>
        )}
        {payments.length === 0 && <PaymentForm />}
        {payments.map((payment) => (
          <PaymentReceipt key={payment.at} payment={payment} isNew={payment.at >= openedAt} />
        ))}
        {settings.razorpayKeyId.startsWith('rzp_test_') && (
          <p className="text-small font-semibold">Test mode: no money moves.</p>
        )}
      </div>
    </>
  );
}
