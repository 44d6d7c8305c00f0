import { useEffect, useRef, useState } from 'react';
import { site } from '@/content/site';
import { PhoneLink } from '@/forms/call-or-write';
import { dayAndTime } from '@/lib/day-and-time';
import { formatRupees } from '@/lib/money';
import { aboutPage, whatsappHref } from '@/lib/phone-links';
import { rupeesInWords } from '@/lib/rupees-in-words';
import { paths } from '@/paths';
import { Icon } from '@/ui/icon';
import { Stamped } from '@/ui/stamped';
import type { KeptPayment } from './kept-payments';
import { MessageBox } from './message-box';
import { DismissButton } from './payment-notice';

const copyOutcomes = {
  copied: 'Copied.',
  refused: 'Your browser did not allow copying. Select the payment ID above and copy it.',
} as const;

interface ReceiptProps {
  payment: KeptPayment;
  /** Whether the payment was made while this page was open. The receipt then takes the focus from the Pay button. */
  isNew: boolean;
}

/** What the visitor has paid, and what to do with the payment ID. */
export function Receipt({ payment, isNew }: ReceiptProps) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) message.current?.focus();
  }, [isNew]);

  return (
    <div className="grid content-start gap-4.5">
      <Stamped big={payment.id === null ? null : 'PAID'} bigSize={44}>
        <p>{payment.id === null ? 'Reported by Razorpay' : 'Received by Razorpay'}</p>
        <p className="tabular text-[clamp(1.5rem,7.6vw,2.25rem)] leading-[1.1] font-bold wrap-anywhere">
          {formatRupees(payment.amount)}
        </p>
        <p className="mt-1 text-small font-medium text-ink-600">{rupeesInWords(payment.amount)}</p>
        <p className="text-small text-ink-600">{dayAndTime(payment.at)}</p>
      </Stamped>
      <div data-testid="payment-message">
        <MessageBox ref={message} tabIndex={-1} tone={payment.id === null ? 'note' : 'good'}>
          {payment.id === null ? <WithoutId /> : <WithId id={payment.id} />}
        </MessageBox>
      </div>
      <ReceiptTools payment={payment} />
    </div>
  );
}

function WithId({ id }: { id: string }) {
  return (
    <>
      <b className="font-semibold">Payment successful.</b> Payment ID{' '}
      <code translate="no" className="font-sans font-semibold select-all">
        {id}
      </code>{' '}
      <br />
      Take a screenshot and send it on WhatsApp to <WhatsappNumber />.
    </>
  );
}

function WithoutId() {
  return (
    <>
      <b className="font-semibold">Your payment seems to be made,</b> but Razorpay gave this page no
      payment ID. Look for Razorpay’s email or SMS before you pay again, and send it on WhatsApp to{' '}
      <WhatsappNumber />. To ask, call <PhoneLink />.
    </>
  );
}

/** Opens in a new tab, so that the payment ID stays on screen. */
function WhatsappNumber() {
  return (
    <a
      href={whatsappHref(site.whatsapp, aboutPage(paths.checkout()))}
      target="_blank"
      rel="noopener"
      className="font-semibold whitespace-nowrap"
    >
      {site.whatsapp}
    </a>
  );
}

/** The buttons that copy, print or dismiss the receipt. They are not printed. */
function ReceiptTools({ payment }: { payment: KeptPayment }) {
  const [outcome, setOutcome] = useState<keyof typeof copyOutcomes>();

  async function copy(id: string) {
    try {
      // Throws without https, where there is no clipboard, and without permission.
      await navigator.clipboard.writeText(id);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }

  return (
    <div className="no-print flex flex-wrap items-center gap-2">
      {payment.id !== null && (
        <button type="button" className="tool" onClick={() => void copy(payment.id ?? '')}>
          Copy payment ID
        </button>
      )}
      <button type="button" className="tool" onClick={() => print()}>
        <Icon name="print" />
        Print
      </button>
      <p role="status" className="text-small">
        {outcome && copyOutcomes[outcome]}
      </p>
      <DismissButton payment={payment} className="more basis-full text-small underline">
        New payment
      </DismissButton>
    </div>
  );
}
