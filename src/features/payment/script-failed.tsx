import { site } from '@/content/site';
import { telHref } from '@/lib/phone-links';
import { PaymentMessage } from './payment-message';

/** Why the Pay button can't be pressed, and the way around it. */
export function ScriptFailed() {
  return (
    <PaymentMessage tone="fail">
      Razorpay’s payment window did not load. A content blocker or a weak connection can cause this.
      We keep trying. You can also call{' '}
      <a href={telHref(site.phone)} className="font-semibold whitespace-nowrap underline">
        {site.phone}
      </a>{' '}
      and pay another way.
    </PaymentMessage>
  );
}
