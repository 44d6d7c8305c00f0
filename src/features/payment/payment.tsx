import { site } from '@/content/site';
import { telHref } from '@/lib/phone-links';
import { settings } from '@/lib/settings';
import { PaymentForm } from './payment-form';
import { PaymentNotSetUp } from './payment-not-set-up';

/** Razorpay takes no money with a key of its test mode. */
const isTestKey = settings.razorpayKeyId.startsWith('rzp_test_');

/** What the pay page is for: a form where there is a Razorpay key, and words where there is none or no JavaScript. */
export function Payment() {
  if (!settings.razorpayKeyId) return <PaymentNotSetUp />;
  return (
    <div className="grid content-start gap-4.5">
      <noscript>
        <p className="rounded-paper border-2 border-red bg-red-tint px-3.75 py-3.25 leading-[1.4] text-red-deep">
          Paying online needs JavaScript, and it is switched off. To pay another way, call{' '}
          <a href={telHref(site.phone)} className="font-semibold whitespace-nowrap underline">
            {site.phone}
          </a>
          .
        </p>
      </noscript>
      <PaymentForm />
      {isTestKey && <p className="text-small font-semibold">Test mode: no money moves.</p>}
    </div>
  );
}
