import { useState, type ComponentType } from 'react';
import {
  ANOTHER_DAY,
  dueWords,
  LONGEST_ANSWER,
  type AskedField,
  type ShownField,
} from '@/law/read-answers';
import type { PeriodChoice } from '@/law/sums/lateness';
import { longDate } from '@/lib/dates';
import { isDay } from '@/lib/days';
import { SelectField, TextareaField, TextField } from '@/ui/field';

interface ControlProps<F extends ShownField = ShownField> extends AskedField<F> {
  /** What every control takes. */
  shared: {
    name: string;
    label: string;
    hint: string | undefined;
    error: string | undefined;
    value: string;
    required: boolean;
    onBlur: () => void;
    onChange: (event: { target: { value: string } }) => void;
  };
  onAnswer: (text: string) => void;
}

interface Kind<F extends ShownField> {
  Control: ComponentType<ControlProps<F>>;
  /** Its place: on a phone two numbers share a row, so that the answer is in view; words have a row of their own. */
  column: string;
}

const kinds: { [K in ShownField['kind']]: Kind<Extract<ShownField, { kind: K }>> } = {
  choice: {
    column: 'max-sm:col-span-2',
    Control: ({ field: { options, placeholder }, shared }) => (
      <SelectField {...shared} {...(placeholder && { placeholder })} options={options} />
    ),
  },
  count: {
    column: '',
    Control: ({ shared }) => (
      <TextField {...shared} maxLength={LONGEST_ANSWER} inputMode="numeric" />
    ),
  },
  rupees: {
    column: 'max-sm:col-span-2',
    Control: ({ shared }) => (
      <TextField {...shared} maxLength={LONGEST_ANSWER} inputMode="decimal" />
    ),
  },
  day: {
    column: 'max-sm:col-span-2',
    Control: ({ field, text, shared }) => (
      <TextField
        {...shared}
        type="date"
        required={!field.optional}
        hint={withDate(field.hint, text)}
      />
    ),
  },
  period: { column: 'contents max-sm:*:col-span-2', Control: PeriodControl },
  text: {
    column: 'col-span-2',
    Control: ({ field, shared }) => (
      <TextField
        {...shared}
        required={!field.optional}
        maxLength={field.max}
        spellCheck="false"
        autoCapitalize={field.capitals}
      />
    ),
  },
  message: { column: 'col-span-2', Control: MessageControl },
};

interface ToolFieldProps extends AskedField {
  isRequired: boolean;
  error: string | undefined;
  onAnswer: (text: string) => void;
  onLeave: () => void;
}

/** A field with the control of its kind. */
export function ToolField({ isRequired, error, onAnswer, onLeave, ...asked }: ToolFieldProps) {
  const { name, field, text } = asked;
  // TypeScript does not see that field and kind belong together.
  const { column, Control } = kinds[field.kind] as Kind<ShownField>;
  const shared = {
    name,
    label: field.label,
    hint: field.hint,
    error,
    value: text,
    required: isRequired,
    onBlur: onLeave,
    onChange: ({ target }: { target: { value: string } }) => onAnswer(target.value),
  };
  return (
    <div className={column}>
      <Control {...asked} shared={shared} onAnswer={onAnswer} />
    </div>
  );
}

/** A choice of periods, and a day where none of them is chosen. */
function PeriodControl({
  field,
  text,
  periods,
  shared,
  onAnswer,
}: ControlProps<Extract<ShownField, { kind: 'period' }>>) {
  const chosen = periods.find(({ value }) => value === text);
  const day = isDay(text) ? text : '';
  return (
    <>
      {periods.length > 0 && (
        <SelectField
          {...shared}
          value={chosen ? text : ANOTHER_DAY}
          hint={chosen && `${chosen.group}. ${dueWords(chosen)}. ${chosen.due.duty.who}`}
          options={{ ...optionsOf(periods), [ANOTHER_DAY]: 'Another day' }}
        />
      )}
      {!chosen && (
        <TextField
          {...shared}
          type="date"
          label={field.dayLabel}
          hint={withDate(field.hint, day)}
          value={day}
          onChange={({ target }) => onAnswer(target.value || ANOTHER_DAY)}
        />
      )}
    </>
  );
}

/** The text has no name, so that neither link nor draft holds it. */
function MessageControl({
  field: { label, hint, max },
  onAnswer,
}: ControlProps<Extract<ShownField, { kind: 'message' }>>) {
  const [message, setMessage] = useState('');
  return (
    <TextareaField
      label={label}
      hint={hint}
      rows={3}
      maxLength={max}
      value={message}
      onChange={({ target }) => {
        setMessage(target.value);
        onAnswer(target.value);
      }}
    />
  );
}

/** The date in words as well: browsers show it in the order of their own country. */
const withDate = (hint: string | undefined, day: string) =>
  [isDay(day) && `${longDate(day)}.`, hint].filter(Boolean).join(' ');

/** The periods as options, by group. A single group is not named. */
function optionsOf(periods: readonly PeriodChoice[]) {
  const groups: Record<string, Record<string, string>> = {};
  for (const { group, value, name } of periods) (groups[group] ??= {})[value] = name;
  const all = Object.values(groups);
  return all.length === 1 ? all[0] : groups;
}
