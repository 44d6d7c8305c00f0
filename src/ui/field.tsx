import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { Icon } from '@/ui/icon';
import { classNames } from '@/lib/class-names';

interface FieldFrame {
  label: string;
  /** The error as an instruction: "Enter your email". */
  error?: string | undefined;
  hint?: ReactNode;
}

type FieldOf<Element extends 'input' | 'textarea' | 'select'> = FieldFrame &
  Omit<ComponentProps<Element>, 'className'>;

/** An input with its label, hint and error. */
export function TextField({ label, error, hint, ...input }: FieldOf<'input'>) {
  return (
    <Field {...{ label, error, hint }} required={input.required}>
      {(tied) => <input {...input} {...tied} className="control" />}
    </Field>
  );
}

export function TextareaField({ label, error, hint, ...textarea }: FieldOf<'textarea'>) {
  return (
    <Field {...{ label, error, hint }} required={textarea.required}>
      {(tied) => (
        <textarea {...textarea} {...tied} className="control min-h-24 resize-y sm:min-h-29" />
      )}
    </Field>
  );
}

type Options = Readonly<Record<string, string>>;

interface SelectFieldProps extends FieldOf<'select'> {
  /** The empty option; without it the first option is preselected. */
  placeholder?: string | undefined;
  /** A list of labels, or labels by value. A nested object is a group under its name. */
  options: readonly string[] | Readonly<Record<string, string | Options>>;
}

export function SelectField({
  label,
  error,
  hint,
  placeholder,
  options,
  ...select
}: SelectFieldProps) {
  const isList = Array.isArray(options);
  return (
    <Field {...{ label, error, hint }} required={select.required}>
      {(tied) => (
        <select {...select} {...tied} className="control control-select">
          {placeholder && <option value="">{placeholder}</option>}
          {Object.entries<string | Options>(options).map(([value, shown]) =>
            typeof shown === 'string' ? (
              <option key={value} value={isList ? shown : value}>
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
      )}
    </Field>
  );
}

interface FieldProps extends FieldFrame {
  required: boolean | undefined;
  /** Renders the control with the attributes that tie it to label, hint and error. */
  children: (tied: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactElement;
}

export function Field({ label, error, hint, required, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      <label htmlFor={id} className="text-label font-semibold">
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
        <p id={hintId} className="text-small text-ink-600">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': classNames(hintId, errorId) || undefined,
      })}
      {error && (
        <p id={errorId} className="flex gap-2 text-small font-semibold text-failure">
          <Icon name="alert" className="mt-0.5 size-5" />
          {error}
        </p>
      )}
    </div>
  );
}
