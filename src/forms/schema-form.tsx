import {
  useEffect,
  useRef,
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useForm, type FieldErrors, type UseFormRegisterReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { fieldErrors, formToasts } from '@/content/forms';
import { restoreDraft, type DraftName } from '@/lib/drafts';
import { isInternationalEmail, plainEmail } from '@/lib/plain-text';
import { toast } from '@/ui/toasts';
import { prefetchToaster } from '@/ui/notifications';

/** Fields by name. Each gets the text of its control, and may transform it. */
export type FormSchema = z.ZodMiniObject<Record<string, z.ZodMiniType<unknown, string>>>;

type FieldProps = UseFormRegisterReturn & { required: boolean; error: string | undefined };

export interface SchemaFormProps<Schema extends FormSchema> extends Omit<
  ComponentProps<'form'>,
  'children' | 'onReset' | 'onSubmit'
> {
  ref?: RefObject<HTMLFormElement | null>;
  schema: Schema;
  /** The name of the draft; without it no draft is kept. */
  draft?: DraftName;
  /** Gets the schema's output. `form.reset()` empties the fields. */
  onSubmit: (values: z.output<Schema>, form: HTMLFormElement) => void;
  /** Called after a failed check, instead of the toast that asks for missing fields. */
  onInvalid?: () => void;
  /** Gets a function that connects a field to the schema: `<TextField {...field('email')} />`. */
  children: (field: (name: keyof z.input<Schema> & string) => FieldProps) => ReactNode;
}

type Texts = Record<string, string>;

/** The error type of a filled field that fails the browser's own check. */
const MALFORMED = 'malformed';

/**
 * The shell of every form: it checks the schema, marks required fields, shows errors beside the fields, and focuses the first
 * field with an error.
 *
 * It reads the values from the page's controls: React gets no events for text typed before hydration, or filled in by a
 * password manager or an in-app browser.
 */
export function SchemaForm<Schema extends FormSchema>({
  ref,
  schema,
  draft,
  onSubmit,
  onInvalid,
  children,
  ...rest
}: SchemaFormProps<Schema>) {
  const ownRef = useRef<HTMLFormElement>(null);
  const form = ref ?? ownRef;
  // No default values: they would overwrite text typed before hydration.
  const { register, handleSubmit, reset, formState } = useForm<Texts, unknown, z.output<Schema>>({
    // Runs after mounting, so the form is there.
    resolver: () => check(schema, form.current!),
  });
  const { errors } = formState;

  useEffect(() => {
    if (draft) restoreDraft(form.current!);
  }, [form, draft]);

  async function submit(event?: FormEvent) {
    await handleSubmit(
      (values) => onSubmit(values, form.current!),
      (found) => {
        if (onInvalid) onInvalid();
        else if (Object.values(found).some((error) => error?.type !== MALFORMED))
          toast(formToasts.incomplete);
      },
    )(event);
  }

  return (
    <form
      {...rest}
      ref={form}
      data-draft={draft}
      onFocusCapture={onInvalid ? undefined : prefetchToaster}
      onSubmit={(event) => void submit(event)}
      // Replaces the browser's bubble, which shows one field's error in the browser's language. The event comes once for each
      // field; the first one is enough.
      onInvalidCapture={(event) => {
        event.preventDefault();
        if (event.target === [...event.currentTarget.elements].find(isInvalid)) void submit();
      }}
      onReset={(event) => {
        // After a native reset React ignores the same text when it is pasted again: it sees no change.
        event.preventDefault();
        reset(Object.fromEntries(Object.keys(schema.shape).map((name) => [name, ''])));
      }}
    >
      {children((name) => ({
        ...register(name),
        // `name` is a key of the schema.
        required: !z.safeParse(schema.shape[name]!, '').success,
        error: errors[name]?.message,
      }))}
    </form>
  );
}

/** The values of a form's controls, or the errors of the schema and the browser. Cleans pasted email addresses first. */
function check<Schema extends FormSchema>(schema: Schema, form: HTMLFormElement) {
  for (const field of form.querySelectorAll<HTMLInputElement>('[type=email]')) {
    const email = plainEmail(field.value);
    if (email !== field.value) field.value = email;
  }
  const { data, error } = z.safeParse(schema, Object.fromEntries(new FormData(form)));
  const errors: FieldErrors<Texts> = {};
  for (const { path, code, message } of error?.issues ?? []) {
    errors[String(path[0])] ??= { type: code, message };
  }
  for (const { name, value, validity } of form.querySelectorAll('input')) {
    // The browser only checks the shape of emails.
    if (validity.typeMismatch && !isInternationalEmail(value))
      errors[name] = { type: MALFORMED, message: fieldErrors.emailShape };
  }
  const isValid = data && Object.keys(errors).length === 0;
  return isValid ? { values: data, errors: {} } : { values: {}, errors };
}

/** Every element that a form lists has a `validity`. */
function isInvalid(control: Element): boolean {
  return !(control as HTMLInputElement).validity.valid;
}
