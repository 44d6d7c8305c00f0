import { useRef } from 'react';
import type * as z from 'zod/mini';
import { site } from '@/content/site';
import { FormNote } from '@/forms/form-note';
import { SchemaForm, type FormSchema, type SchemaFormProps } from '@/forms/schema-form';
import { telHref, whatsappHref } from '@/lib/phone-links';
import { settings } from '@/lib/settings';
import { SubmitButton } from '@/ui/submit-button';
import { failureText, OutcomeUnknown, type ContactMessage } from './contact-message';
import { baitIn, Honeypot } from './honeypot';
import { forgetDraft, useDraft, type DraftName } from './use-draft';
import { useSendMessage } from './use-send-message';

interface MessageFormProps<Schema extends FormSchema> extends Pick<
  SchemaFormProps<Schema>,
  'schema' | 'children' | 'aria-label' | 'className'
> {
  'data-testid': string;
  name: DraftName;
  toMessage: (values: z.output<Schema>) => ContactMessage;
  /** The beginning of a message, put into an empty field. */
  begun?: string;
  submitLabel: string;
  /** The submit button takes the whole width. */
  wide?: boolean;
}

/** A form that goes to the contact endpoint. Its names and address let it be sent without scripts as well. */
export function MessageForm<Schema extends FormSchema>({
  name,
  schema,
  toMessage,
  begun = '',
  submitLabel,
  wide = false,
  children,
  ...rest
}: MessageFormProps<Schema>) {
  const form = useRef<HTMLFormElement>(null);
  const { send, status, error, forget } = useSendMessage(name, form);
  useDraft(form, { name, schema, begun });

  function clear() {
    forgetDraft(name);
    forget();
    // The button disappears with the text, and would take the focus with it.
    form.current?.querySelector('input')?.focus();
  }

  return (
    <SchemaForm
      {...rest}
      ref={form}
      schema={schema}
      method="post"
      action={settings.contactEndpoint}
      onSubmit={(values, element) => send({ message: toMessage(values), bait: baitIn(element) })}
      // The next input begins another message.
      onInput={() => status === 'success' && forget()}
      note={(status === 'success' || status === 'error') && <OutcomeNote error={error} />}
    >
      {(field) => (
        <>
          {children(field)}
          <Honeypot />
          <div
            className={
              wide ? '-mb-3.5' : 'flex flex-wrap items-center justify-between gap-x-6 gap-y-2'
            }
          >
            <SubmitButton sending={status === 'pending'} className={wide ? 'w-full' : ''}>
              {submitLabel}
            </SubmitButton>
            {/* A reset button works without scripts, too. The style sheet shows it once there is something to clear. */}
            <button
              type="reset"
              onClick={clear}
              className="more clear-typed text-small text-ink-600 underline"
            >
              Clear what I typed
            </button>
          </div>
        </>
      )}
    </SchemaForm>
  );
}

/** Says that a message is sent; or that it is not, or may not be, and how else to reach a person. */
function OutcomeNote({ error }: { error: Error | null }) {
  if (!error) {
    return (
      <FormNote tone="success">
        Your words have reached us. A person reads them and answers.
      </FormNote>
    );
  }
  return (
    <FormNote tone="error">
      {/* Clipped, because stacked diacritics can't be wrapped. */}
      <strong className="block overflow-x-clip">{failureText(error)}</strong>
      Your words are still here.{' '}
      {error instanceof OutcomeUnknown &&
        'No clear answer came back, so your message may have arrived all the same. '}
      You can also call{' '}
      <a href={telHref(site.phone)} className="font-semibold whitespace-nowrap">
        {site.phone}
      </a>{' '}
      or write on{' '}
      <a href={whatsappHref(site.whatsapp)} rel="noopener" className="font-semibold">
        WhatsApp
      </a>
      .
    </FormNote>
  );
}
