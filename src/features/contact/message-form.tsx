import { useEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import { CollectionNotice } from '@/forms/collection-notice';
import { SchemaForm, type FormSchema, type SchemaFormProps } from '@/forms/schema-form';
import { forgetDraft, type DraftName } from '@/lib/drafts';
import { settings } from '@/lib/settings';
import { SubmitButton } from '@/ui/submit-button';
import { HONEYPOT, useSendMessage, type ContactMessage } from './contact-message';
import { OutcomeNote, SentReceipt } from './receipts';

interface MessageFormProps<Schema extends FormSchema> extends Omit<
  SchemaFormProps<Schema>,
  'ref' | 'onSubmit'
> {
  draft: DraftName;
  toMessage: (values: z.output<Schema>) => ContactMessage;
  /** The initial message, for an empty field. */
  initialMessage?: string;
  submitLabel: string;
  /** The submit button takes the whole width. */
  wide?: boolean;
}

/**
 * A form that posts to the contact endpoint, below the receipt for its last message. The browser can send it without scripts
 * too.
 */
export function MessageForm<Schema extends FormSchema>({
  draft,
  toMessage,
  initialMessage = '',
  submitLabel,
  wide = false,
  children,
  ...rest
}: MessageFormProps<Schema>) {
  const form = useRef<HTMLFormElement>(null);
  const { send, status, error, sent, forgetFailures } = useSendMessage(draft, () => {
    forgetDraft(draft);
    // If the visitor has left the page and come back, the page has another instance of this form.
    document.querySelector<HTMLFormElement>(`form[data-draft=${draft}]`)?.reset();
  });

  // SchemaForm has restored the draft by now.
  useEffect(() => {
    const message = form.current?.elements.namedItem('message') as HTMLTextAreaElement;
    message.value ||= initialMessage;
  }, [initialMessage]);

  function clear() {
    forgetFailures();
    // Otherwise the focus would be lost: the button disappears with the text.
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
          // A text field holds no file.
          send({
            message: toMessage(values),
            honeypot: new FormData(element).get(HONEYPOT) as string,
          })
        }
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
              {/* A reset button works without scripts too. It is hidden while there is nothing to clear. */}
              <button
                type="reset"
                onClick={clear}
                className="more text-small text-ink-600 underline untyped:hidden"
              >
                Clear what I typed
              </button>
            </div>
            {error && <OutcomeNote error={error} />}
          </>
        )}
      </SchemaForm>
      <CollectionNotice />
    </>
  );
}

/**
 * A field that nobody sees, hears or reaches by keyboard. The label is for a page without its style sheet. If the field is
 * filled in, the server treats the message as possible spam (docs/server.md).
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
