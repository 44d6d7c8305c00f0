import { site } from '@/content/site';
import { PhoneLink } from '@/forms/call-or-write';
import { MessageBox } from '@/forms/message-box';
import { Receipt, ReceiptTools } from '@/forms/receipt';
import { dayAndTime } from '@/lib/dates';
import { formatRupees } from '@/lib/money';
import { whatsappHref } from '@/lib/phone-links';
import { ButtonLink } from '@/ui/button';
import type { KeptPayment } from './kept-payments';
import { DismissButton } from './payment-notice';

/**
 * The receipt of a payment that was made or may have been made, with the next step.
 *
 * @param props.isNew whether the payment was made while this page was open
 */
export function PaymentReceipt({ payment, isNew }: { payment: KeptPayment; isNew: boolean }) {
  const { id, amount, at, openIn } = payment;
  const isOpen = openIn !== undefined;
  const rupees = formatRupees(amount);
  // WhatsApp opens in a new tab, so that the payment ID stays on the screen.
  const whatsapp = {
    href: whatsappHref(
      site.whatsapp,
      `${isOpen ? 'I may have paid' : 'I have paid'} ${rupees}. Payment ID: ${id ?? 'none shown'}. My name and the service: `,
    ),
    target: '_blank',
    rel: 'noopener',
  };
  const number = (
    <a {...whatsapp} className="font-semibold whitespace-nowrap">
      {site.whatsapp}
    </a>
  );
  const title =
    id === null ? (isOpen ? 'Perhaps paid' : 'Reported by Razorpay') : 'Received by Razorpay';

  return (
    <div data-testid="payment-message">
      <Receipt
        label={isOpen ? 'Perhaps paid' : 'Receipt'}
        stamp={id === null ? undefined : 'PAID'}
        isNew={isNew}
        head={
          <>
            <p>{title}</p>
            <p className="tabular text-[clamp(1.5rem,6.4vw,2.25rem)] leading-[1.1] font-bold wrap-anywhere">
              {rupees}
            </p>
            <p className="text-small text-ink-600">{dayAndTime(at)}</p>
          </>
        }
        outcome={
          id === null ? (
            <MessageBox tone="note">
              {isOpen ? (
                <>
                  <b className="font-semibold">A payment may have been made:</b> you left this page
                  before Razorpay reported the outcome.
                </>
              ) : (
                <>
                  <b className="font-semibold">Your payment seems to be made,</b> but Razorpay gave
                  this page no payment ID.
                </>
              )}{' '}
              Look for Razorpay’s email or SMS before you pay again, and send it on WhatsApp to{' '}
              {number}. To ask, call <PhoneLink />.
            </MessageBox>
          ) : (
            <MessageBox tone="good">
              <b className="font-semibold">Payment successful.</b> Payment ID{' '}
              <code translate="no" className="font-sans font-semibold select-all">
                {id}
              </code>{' '}
              <br />
              Take a screenshot and send it on WhatsApp to {number}.
            </MessageBox>
          )
        }
      >
        <ButtonLink variant="red" {...whatsapp} className="no-print">
          {isOpen ? 'Ask on WhatsApp' : 'Send it on WhatsApp'}
        </ButtonLink>
        {isOpen ? (
          <DismissButton payment={payment} className="tool justify-self-start">
            It was not paid. Pay now
          </DismissButton>
        ) : (
          <ReceiptTools>
            <DismissButton payment={payment} className="more basis-full text-small underline">
              New payment
            </DismissButton>
          </ReceiptTools>
        )}
      </Receipt>
    </div>
  );
}
