import { nextSteps } from '@/content/next-steps';
import { site } from '@/content/site';
import { CallOrWrite, PhoneLink } from '@/forms/call-or-write';
import { MessageBox } from '@/forms/message-box';
import { Receipt, ReceiptTools } from '@/forms/receipt';
import { dayAndTime } from '@/lib/dates';
import { aboutPage, whatsappHref } from '@/lib/phone-links';
import { shortened } from '@/lib/shortened';
import { ButtonLink } from '@/ui/button';
import { SubmitButton } from '@/ui/submit-button';
import { useSendMessage, type ContactMessage, type SendingFailed } from './contact-message';
import { discardRequest, markSent, type KeptRequest } from './kept-requests';

/** A text is cut after this many characters, because a name may have any length. */
const LONGEST = 300;

interface SentReceiptProps {
  message: ContactMessage;
  /** When it was sent, in milliseconds since the epoch. */
  at: number;
  isNew: boolean;
  /** If missing, the receipt has no dismiss button, and disappears when the visitor leaves the page. */
  onDismiss?: () => void;
}

/** The receipt for a sent message, with the next steps, and phone and WhatsApp. */
export function SentReceipt({ message, at, isNew, onDismiss }: SentReceiptProps) {
  return (
    <Receipt
      label="Receipt"
      stamp="SENT"
      isNew={isNew}
      head={
        <>
          <p className="font-serif text-[1.5rem]/tight font-bold">Message sent</p>
          <p className="mt-1 text-small text-ink-600">{dayAndTime(at)}</p>
        </>
      }
      outcome={
        <p>
          We have received your message. Until we answer you can <CallOrWrite />.
        </p>
      }
    >
      <MessageFacts message={message} />
      <ol aria-label="What happens next" className="grid gap-1.5 text-small">
        {nextSteps(message.serviceRequired).map(({ title, text, link }) => (
          <li key={title}>
            <b className="font-semibold">{title}</b> {text}{' '}
            {link && (
              <a href={link.href} className="font-semibold underline">
                {link.text}
              </a>
            )}
          </li>
        ))}
      </ol>
      <ReceiptTools>
        {onDismiss && (
          <button type="button" className="tool" onClick={onDismiss}>
            Dismiss receipt
          </button>
        )}
      </ReceiptTools>
    </Receipt>
  );
}

interface RequestReceiptProps {
  request: KeptRequest;
  /** When the page was opened, in milliseconds since the epoch. */
  openedAt: number;
}

/** A consultation request that is kept in the tab, with the ways to send it. Once it is sent, its receipt is shown instead. */
export function RequestReceipt({ request, openedAt }: RequestReceiptProps) {
  const { message, at, sentAt } = request;
  const { send, status, error } = useSendMessage(`request-${at}`, () => markSent(at));
  const discard = () => discardRequest(at);
  if (sentAt !== undefined) {
    return (
      <SentReceipt message={message} at={sentAt} isNew={sentAt >= openedAt} onDismiss={discard} />
    );
  }
  return (
    <Receipt
      label={error?.mayHaveArrived ? 'Perhaps sent' : 'Not sent yet'}
      isNew={at >= openedAt}
      head={
        <p className="font-serif text-[1.375rem]/tight font-bold">
          {error?.mayHaveArrived
            ? 'It may have reached us already.'
            : 'Not sent to us yet. Press “Send it now”.'}
        </p>
      }
    >
      <MessageFacts message={message} />
      <form
        className="flex flex-wrap gap-2.5 whitespace-nowrap *:grow *:px-3"
        onSubmit={(event) => {
          event.preventDefault();
          send({ message });
        }}
      >
        <SubmitButton sending={status === 'pending'}>Send it now</SubmitButton>
        <ButtonLink
          variant="line"
          href={whatsappHref(site.whatsapp, asChat(request))}
          target="_blank"
          rel="noopener"
        >
          WhatsApp
        </ButtonLink>
      </form>
      {error && <OutcomeNote error={error} />}
      <p className="text-small text-ink-600">
        Or call <PhoneLink />. The request is only in this tab, until you close the tab.
      </p>
      <button
        type="button"
        // A message that is being sent can't be taken back.
        disabled={status === 'pending'}
        // The second click of a double click on the form's button may hit this one.
        onClick={({ detail }) => {
          if (detail < 2) discard();
        }}
        className="more justify-self-start text-small underline"
      >
        Discard it
      </button>
    </Receipt>
  );
}

/** Says that a message was not sent or perhaps not sent, and gives other ways to reach us. It stays after the toast has gone. */
export function OutcomeNote({ error }: { error: SendingFailed }) {
  return (
    <MessageBox tone="fail" className="text-small">
      {/* Clipped, because stacked diacritics can't be wrapped. */}
      <strong className="block max-h-[40dvh] overflow-x-clip overflow-y-auto">
        {error.message}
      </strong>
      Your words are still here.{' '}
      {error.mayHaveArrived && 'There was no clear answer, so your message may have arrived. '}
      You can also <CallOrWrite />.
    </MessageBox>
  );
}

/** The sender and the service of a message. */
function MessageFacts({ message }: { message: ContactMessage }) {
  const { serviceRequired, email, phone } = message;
  const facts = {
    From: [nameOf(message)],
    Service: [serviceRequired],
    'We reply to': [email, phone],
  };
  return (
    <dl className="grid grid-cols-1 gap-1.5 border-y border-rule py-3 text-small">
      {Object.entries(facts).map(([term, lines]) => (
        <div key={term} className="sm:grid sm:grid-cols-[6em_minmax(0,1fr)]">
          <dt className="text-ink-600">{term}</dt>
          {lines.map((line, index) => (
            // Clipped, because stacked diacritics can't be wrapped.
            <dd key={index} className="overflow-x-clip font-medium sm:col-start-2">
              {shortened(line, LONGEST)}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

const nameOf = ({ firstName, lastName }: ContactMessage) => `${firstName} ${lastName}`.trim();

/** The request as a chat message. The chat itself shows the sender's number. */
function asChat({ message, path }: KeptRequest): string {
  return `${aboutPage(path)}\nMy name is ${nameOf(message)}. I ask for a free consultation: ${message.serviceRequired}.`;
}
