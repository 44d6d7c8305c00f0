import { useEffect, useRef } from 'react';
import { site } from '@/content/site';
import { whatsappHref } from '@/lib/phone-links';
import { PaymentMessage } from './payment-message';

/** What the visitor is to keep and to do now; it takes the focus that the Pay button had. */
export function PaymentSuccess({ paymentId }: { paymentId: string }) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);

  return (
    <PaymentMessage tone="good" ref={message}>
      <b className="font-semibold">Payment successful.</b> Payment ID{' '}
      <code className="font-sans font-semibold wrap-anywhere select-all">{paymentId}</code> <br />
      Take a screenshot and send it on WhatsApp to{' '}
      {/* In a tab of its own: the payment ID must stay on screen. */}
      <a
        href={whatsappHref(site.whatsapp)}
        target="_blank"
        rel="noopener noreferrer"
        className="font-semibold whitespace-nowrap underline"
      >
        {site.whatsapp}
      </a>
      .
    </PaymentMessage>
  );
}
