import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '@/ui/icon';
import { classNames } from '@/lib/class-names';

interface FieldFrame {
  label: string;
  /** The error, worded as what to do: "Enter your email". */
  error?: string | undefined;
  hint?: ReactNode;
}

type TextFieldProps = FieldFrame & Omit<ComponentProps<'input'>, 'className'>;
type TextareaFieldProps = FieldFrame & Omit<ComponentProps<'textarea'>, 'className'>;
type SelectFieldProps = FieldFrame &
  Omit<ComponentProps<'select'>, 'className'> & {
    /** The empty option, if nothing is chosen in advance. */
    placeholder?: string | undefined;
    /** What is shown, or what is shown by value; those of a group by its name. */
    options: readonly string[] | Readonly<Record<string, string | OptionGroup>>;
  };

type OptionGroup = Readonly<Record<string, string>>;

/** A labelled input. Label, hint and error are tied to their control here and nowhere else. */
export function TextField({ label, error, hint, ...input }: TextFieldProps) {
  const ids = useFieldIds(error, hint);
  return (
    <Field {...{ ids, label, error, hint }} required={input.required}>
      <input {...input} {...ids.control} className="control" />
    </Field>
  );
}

export function TextareaField({ label, error, hint, ...textarea }: TextareaFieldProps) {
  const ids = useFieldIds(error, hint);
  return (
    <Field {...{ ids, label, error, hint }} required={textarea.required}>
      <textarea {...textarea} {...ids.control} className="control min-h-24 resize-y sm:min-h-29" />
    </Field>
  );
}

export function SelectField({
  label,
  error,
  hint,
  placeholder,
  options,
  ...select
}: SelectFieldProps) {
  const ids = useFieldIds(error, hint);
  // `Array.isArray` tells TypeScript nothing of lists that are `readonly` (issue 17002).
  const byValue = Array.isArray(options)
    ? options.map((option: string) => [option, option] as const)
    : Object.entries(options as Readonly<Record<string, string | OptionGroup>>);
  return (
    <Field {...{ ids, label, error, hint }} required={select.required}>
      <select {...select} {...ids.control} className="control control-select">
        {placeholder && <option value="">{placeholder}</option>}
        {byValue.map(([value, shown]) =>
          typeof shown === 'string' ? (
            <option key={value} value={value}>
              {shown}
            </option>
          ) : (
            <optgroup key={value} label={value}>
              {Object.entries(shown).map(([each, name]) => (
                <option key={each} value={each}>
                  {name}
                </option>
              ))}
            </optgroup>
          ),
        )}
      </select>
    </Field>
  );
}

interface FieldIds {
  hint: string;
  error: string;
  /** The props for the control. */
  control: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };
}

/** The ids that tie hint and error to a control, and the props with them for the control. */
export function useFieldIds(error: string | undefined, hint: ReactNode): FieldIds {
  const id = useId();
  const ids = { hint: `${id}-hint`, error: `${id}-error` };
  const describedBy = classNames(Boolean(hint) && ids.hint, Boolean(error) && ids.error);
  return {
    ...ids,
    control: {
      id,
      ...(error ? { 'aria-invalid': true } : {}),
      ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    },
  };
}

interface FieldProps extends FieldFrame {
  ids: FieldIds;
  required: boolean | undefined;
  children: ReactNode;
}

export function Field({ ids, label, error, hint, required, children }: FieldProps) {
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      <label htmlFor={ids.control.id} className="text-label font-semibold">
        {label}
        {required ? (
          <span aria-hidden="true" className="font-bold whitespace-nowrap text-red">
            {' '}
            *
          </span>
        ) : (
          <span className="font-normal text-ink-600"> (optional)</span>
        )}
      </label>
      {hint && (
        <p id={ids.hint} className="text-small text-ink-600">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={ids.error} className="flex gap-2 text-small font-semibold text-failure">
          <Icon name="alert" className="mt-0.5 size-5" />
          {error}
        </p>
      )}
    </div>
  );
}
