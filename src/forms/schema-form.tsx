import { useRef, type ComponentProps, type FormEvent, type ReactNode, type RefObject } from 'react';
import { useForm, type FieldErrors, type UseFormRegisterReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { fieldErrors, formToasts } from '@/content/forms';
import { toast } from '@/lib/toasts';
import { FormNote } from './form-note';

/** Fields by name; each takes the text of its control, and may make something else of it. */
export type FormSchema = z.ZodMiniObject<Record<string, z.ZodMiniType<unknown, string>>>;

type FieldProps = UseFormRegisterReturn & { required: boolean; error: string | undefined };

export interface SchemaFormProps<Schema extends FormSchema> extends Omit<
  ComponentProps<'form'>,
  'children' | 'onReset' | 'onSubmit'
> {
  ref?: RefObject<HTMLFormElement | null>;
  schema: Schema;
  /** Gets what the schema has made of the fields. `form.reset()` empties them. */
  onSubmit: (values: z.output<Schema>, form: HTMLFormElement) => void;
  /** Reports an attempt that the check has stopped; without it a toast and a note ask for what is missing. */
  onInvalid?: () => void;
  /** What came of the last attempt, see `FormNote`. */
  note?: ReactNode;
  /** Given a function that wires a field of the schema: `<EmailField {...field('email')} />`. */
  children: (field: (name: keyof z.input<Schema> & string) => FieldProps) => ReactNode;
}

type Texts = Record<string, string>;

/** The type of the error of a field that is filled in, but not as the browser wants it. */
const MALFORMED = 'malformed';

/**
 * The shell of every form: checks it by its schema, shows beside the fields what is wrong, takes the focus to the first of
 * them, and says what came of the attempt.
 *
 * The page's controls are the only source of the values. React hears nothing of what was typed before hydration, nor of
 * what a password manager or an in-app browser sets without events.
 */
export function SchemaForm<Schema extends FormSchema>({
  ref,
  schema,
  onSubmit,
  onInvalid,
  note,
  children,
  ...rest
}: SchemaFormProps<Schema>) {
  const ownRef = useRef<HTMLFormElement>(null);
  const form = ref ?? ownRef;
  // No default values: react-hook-form would overwrite with them what was typed before hydration.
  const { register, handleSubmit, reset, formState } = useForm<Texts, unknown, z.output<Schema>>({
    resolver: () => check(schema, form.current!),
  });
  const { errors } = formState;
  const isIncomplete = !onInvalid && hasEmptyField(errors);

  async function submit(event?: FormEvent) {
    await handleSubmit(
      (values) => onSubmit(values, form.current!),
      (found) => {
        if (onInvalid) onInvalid();
        else if (hasEmptyField(found)) toast(formToasts.incomplete);
      },
    )(event);
  }

  return (
    <form
      {...rest}
      ref={form}
      onSubmit={(event) => void submit(event)}
      // In place of the browser's bubble, which names one field, in the browser's language, and vanishes. The event comes once
      // for each field; the first of them speaks for all.
      onInvalidCapture={(event) => {
        event.preventDefault();
        if (event.target === [...event.currentTarget.elements].find(isInvalid)) void submit();
      }}
      onReset={(event) => {
        // Emptied by the browser, a field would ignore the same text when it is pasted again: React saw no change.
        event.preventDefault();
        reset(Object.fromEntries(Object.keys(schema.shape).map((name) => [name, ''])));
      }}
    >
      {children((name) => ({
        ...register(name),
        required: !z.safeParse(schema.shape[name]!, '').success,
        error: errors[name]?.message,
      }))}
      {/* Silent to screen readers, which have the toast read out. */}
      {isIncomplete ? <FormNote tone="error">{formToasts.incomplete.description}</FormNote> : note}
    </form>
  );
}

/** What the schema and the browser find in a form as it stands on the page. */
function check<Schema extends FormSchema>(schema: Schema, form: HTMLFormElement) {
  const { data, error } = z.safeParse(schema, Object.fromEntries(new FormData(form)));
  const errors: FieldErrors<Texts> = {};
  for (const { path, code, message } of error?.issues ?? []) {
    errors[String(path[0])] ??= { type: code, message };
  }
  for (const { name, validity } of form.querySelectorAll('input')) {
    // Only emails have a shape that the browser checks.
    if (validity.typeMismatch) errors[name] = { type: MALFORMED, message: fieldErrors.emailShape };
  }
  const isValid = data && Object.keys(errors).length === 0;
  return isValid ? { values: data, errors: {} } : { values: {}, errors };
}

function isInvalid(control: Element): boolean {
  return !(control as HTMLInputElement).validity.valid;
}

function hasEmptyField(errors: FieldErrors<Texts>): boolean {
  return Object.values(errors).some((error) => error?.type !== MALFORMED);
}
