import { site } from '@/content/site';
import { CollectionNotice } from '@/forms/collection-notice';
import { aboutPage, telHref, whatsappHref } from '@/lib/phone-links';
import { ButtonLink } from '@/ui/button';
import { SubmitButton } from '@/ui/submit-button';
import { OutcomeUnknown } from './contact-message';
import { discardRequest, markSent, type KeptRequest } from './kept-requests';
import { OutcomeNote } from './outcome-note';
import { MessageFacts, ReceiptSheet } from './receipt-sheet';
import { SentReceipt } from './sent-receipt';
import { useSendMessage } from './use-send-message';

interface RequestReceiptProps {
  request: KeptRequest;
  /** When the page was opened, in milliseconds since the epoch. */
  openedAt: number;
}

/** A consultation request that waits in the tab, with the ways to send it; after that, the receipt for it. */
export function RequestReceipt({ request, openedAt }: RequestReceiptProps) {
  const { message, at, sentAt } = request;
  const { send, status, error } = useSendMessage(`request-${at}`, () => markSent(at));
  const discard = () => discardRequest(at);
  const mayHaveArrived = error instanceof OutcomeUnknown;
  if (sentAt !== undefined) {
    return (
      <SentReceipt message={message} at={sentAt} isNew={sentAt >= openedAt} onDismiss={discard} />
    );
  }
  return (
    <ReceiptSheet
      label={mayHaveArrived ? 'Perhaps sent' : 'Not sent yet'}
      isNew={at >= openedAt}
      className="border-dashed border-ink-900 bg-stamp-paper"
    >
      <p className="font-serif text-[1.375rem]/tight font-bold">
        {mayHaveArrived
          ? 'It may have reached us already.'
          : 'Captured on this device. One tap sends it.'}
      </p>
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
        Or call{' '}
        <a href={telHref(site.phone)} className="font-semibold whitespace-nowrap text-ink-900">
          {site.phone}
        </a>
        . It waits in this tab only, and is gone when you close it.
      </p>
      <button
        type="button"
        // Once it is being sent it can't be taken back.
        disabled={status === 'pending'}
        // The second click of a double click on the form's button may land here.
        onClick={({ detail }) => {
          if (detail < 2) discard();
        }}
        className="more justify-self-start text-small underline"
      >
        Discard it
      </button>
      <CollectionNotice />
    </ReceiptSheet>
  );
}

/** The request as a chat message, without the email address and the number, which the chat shows by itself. */
function asChat({ message, path }: KeptRequest): string {
  const name = `${message.firstName} ${message.lastName}`.trim();
  return `${aboutPage(path)}\nMy name is ${name}. I ask for a free consultation: ${message.serviceRequired}.`;
}
