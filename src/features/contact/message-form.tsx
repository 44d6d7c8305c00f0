import { useEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import { CollectionNotice } from '@/forms/collection-notice';
import { SchemaForm, type FormSchema, type SchemaFormProps } from '@/forms/schema-form';
import { forgetDraft, type DraftName } from '@/lib/drafts';
import { settings } from '@/lib/settings';
import { SubmitButton } from '@/ui/submit-button';
import { HONEYPOT, type ContactMessage } from './contact-message';
import { OutcomeNote, SentReceipt } from './receipts';
import { useSendMessage } from './use-send-message';

interface MessageFormProps<Schema extends FormSchema> extends Omit<
  SchemaFormProps<Schema>,
  'ref' | 'onSubmit'
> {
  draft: DraftName;
  toMessage: (values: z.output<Schema>) => ContactMessage;
  /** The beginning of a message, filled in if the field is empty. */
  begun?: string;
  submitLabel: string;
  /** The submit button takes the whole width. */
  wide?: boolean;
}

/**
 * A form that posts to the contact endpoint, below the receipt for what it has sent. It has an action and field names, so the
 * browser can send it without scripts as well.
 */
export function MessageForm<Schema extends FormSchema>({
  draft,
  toMessage,
  begun = '',
  submitLabel,
  wide = false,
  children,
  ...rest
}: MessageFormProps<Schema>) {
  const form = useRef<HTMLFormElement>(null);
  const { send, status, error, sent, forgetFailures } = useSendMessage(draft, () =>
    forgetDraft(draft),
  );

  // Runs after SchemaForm has restored the draft.
  useEffect(() => {
    const message = form.current?.elements.namedItem('message') as HTMLTextAreaElement;
    message.value ||= begun;
  }, [begun]);

  // This form may have been mounted after the message was sent.
  const sentNow = sent?.isNew ? sent.at : undefined;
  useEffect(() => {
    if (sentNow) form.current?.reset();
  }, [sentNow]);

  function clear() {
    forgetFailures();
    // The button disappears with the text, and would take the focus with it.
    form.current?.querySelector('input')?.focus();
  }

  return (
    <>
      {sent && <SentReceipt key={sent.at} {...sent} />}
      <SchemaForm
        {...rest}
        ref={form}
        draft={draft}
        method="post"
        action={settings.contactEndpoint}
        onSubmit={(values, element) =>
          // Never a file, because the field takes none.
          send({ message: toMessage(values), bait: new FormData(element).get(HONEYPOT) as string })
        }
        note={error && <OutcomeNote error={error} />}
      >
        {(field) => (
          <>
            {children(field)}
            <Honeypot />
            <div
              className={wide ? '' : 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2'}
            >
              <SubmitButton sending={status === 'pending'} className={wide ? 'w-full' : ''}>
                {submitLabel}
              </SubmitButton>
              {/* A reset button works without scripts, too. It appears once there is something to clear. */}
              <button
                type="reset"
                onClick={clear}
                className="more text-small text-ink-600 underline untyped:hidden"
              >
                Clear what I typed
              </button>
            </div>
          </>
        )}
      </SchemaForm>
      <CollectionNotice />
    </>
  );
}

/**
 * It can't be seen, heard or reached by keyboard. Its label is for a page without its style sheet. The server decides what a
 * filled one means (docs/server.md).
 */
function Honeypot() {
  return (
    <div aria-hidden="true" className="sr">
      <label>
        Leave this empty
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
