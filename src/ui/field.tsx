import {
  createElement,
  useId,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Icon } from '@/ui/icon';
import { classNames } from '@/lib/class-names';

interface FieldFrame {
  label: string;
  /** The error as an instruction: "Enter your email". */
  error?: string | undefined;
  hint?: ReactNode;
}

/* A control with its label, hint and error. Attributes of the control are passed on to it. */

export const TextField = fieldOf('input', 'control');
export const TextareaField = fieldOf('textarea', 'control min-h-24 resize-y sm:min-h-29');
const OptionsField = fieldOf('select', 'control control-select');

function fieldOf<Tag extends 'input' | 'textarea' | 'select'>(tag: Tag, className: string) {
  type Props = FieldFrame & Omit<ComponentProps<Tag>, 'className'>;
  return function ControlField({ label, error, hint, ...control }: Props & { required?: boolean }) {
    return (
      <Field {...{ label, error, hint }} required={control.required}>
        {(tied) => createElement(tag, { ...control, ...tied, className })}
      </Field>
    );
  };
}

type Options = Readonly<Record<string, string>>;

interface SelectFieldProps extends ComponentProps<typeof OptionsField> {
  /** The label of an empty option. Without it, the first option is preselected. */
  placeholder?: string | undefined;
  /** A list of labels, or labels by value. A nested object is a group under its name. */
  options: readonly string[] | Readonly<Record<string, string | Options>>;
}

export function SelectField({ placeholder, options, ...field }: SelectFieldProps) {
  const isList = Array.isArray(options);
  return (
    <OptionsField {...field}>
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
    </OptionsField>
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
