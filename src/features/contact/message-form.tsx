import { useRef } from 'react';
import type * as z from 'zod/mini';
import { SchemaForm, type FormSchema, type SchemaFormProps } from '@/forms/schema-form';
import { settings } from '@/lib/settings';
import { SubmitButton } from '@/ui/submit-button';
import type { ContactMessage } from './contact-message';
import { baitIn, Honeypot } from './honeypot';
import { keepDraft, type DraftName } from './kept-draft';
import { OutcomeNote } from './outcome-note';
import { useDraft } from './use-draft';
import { useSendMessage } from './use-send-message';

interface MessageFormProps<Schema extends FormSchema> extends Pick<
  SchemaFormProps<Schema>,
  'schema' | 'children' | 'aria-label' | 'className'
> {
  'data-testid': string;
  name: DraftName;
  toMessage: (values: z.output<Schema>) => ContactMessage;
  /** A message that is begun for the visitor where there is none. */
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
    keepDraft(name, {});
    forget();
    // The button vanishes with the text.
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
      // What is typed next is another message.
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
