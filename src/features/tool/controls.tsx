import type { ComponentType } from 'react';
import { ANOTHER_DAY, dueWords, type FieldState, type ShownField } from '@/law/read-answers';
import type { PeriodChoice } from '@/law/sums/lateness';
import { longDate } from '@/lib/dates';
import { isDay } from '@/lib/days';
import { formatRupees, parseRupees } from '@/lib/money';
import { SelectField, TextareaField, TextField } from '@/ui/field';

interface ControlProps<F extends ShownField = ShownField> extends FieldState<F> {
  /** The words of the tool's pasted message. */
  message?: string;
  isRequired: boolean;
  error: string | undefined;
  onAnswer: (text: string) => void;
  onLeave: () => void;
}

interface Kind<F extends ShownField> {
  Control: ComponentType<ControlProps<F>>;
  columns?: string;
}

type FieldOf<K extends ShownField['kind']> = Extract<ShownField, { kind: K }>;

/** The control of each kind of field, and its columns. On a phone two numbers share a row, and a text has its own row. */
const controls: { [K in ShownField['kind']]: Kind<FieldOf<K>> } = {
  choice: {
    Control: (props) => (
      <SelectField
        {...shared(props)}
        placeholder={props.field.placeholder}
        options={props.field.options}
      />
    ),
  },
  count: {
    Control: (props) => <TextField {...shared(props)} inputMode="numeric" />,
    columns: '',
  },
  rupees: {
    Control: (props) => {
      const amount = parseRupees(props.text);
      return (
        <TextField
          {...shared(props)}
          inputMode="decimal"
          // 50000 becomes 50,000, as on the pay page.
          onBlur={() => {
            if (amount !== null) props.onAnswer(formatRupees(amount).slice(1));
            props.onLeave();
          }}
        />
      );
    },
  },
  day: {
    Control: (props) => (
      <TextField {...shared(props)} type="date" hint={withDate(props.field.hint, props.text)} />
    ),
  },
  period: { Control: PeriodControl, columns: 'contents max-sm:*:col-span-2' },
  text: {
    Control: (props) => (
      <TextField {...shared(props)} spellCheck="false" autoCapitalize={props.field.capitals} />
    ),
    columns: 'col-span-2',
  },
  message: {
    // The field has no name, so its text stays out of links.
    Control: ({ field: { label, hint, max }, message, onAnswer }) => (
      <TextareaField
        {...{ label, hint }}
        rows={3}
        maxLength={max}
        value={message}
        onChange={({ target }) => onAnswer(target.value)}
      />
    ),
    columns: 'col-span-2',
  },
};

/** A field with the control of its kind. */
export function ToolField(props: ControlProps) {
  // TypeScript can't match a field to the control of its kind.
  const { Control, columns = 'max-sm:col-span-2' } = controls[props.field.kind] as Kind<ShownField>;
  return (
    <div className={columns}>
      <Control {...props} />
    </div>
  );
}

/** The props of most controls. A text over the limit is cut when it is read. */
const shared = ({ name, field, text, isRequired, error, onAnswer, onLeave }: ControlProps) => ({
  name,
  label: field.label,
  hint: field.hint,
  error,
  value: text,
  required: isRequired && !('optional' in field),
  onBlur: onLeave,
  onChange: ({ target }: { target: { value: string } }) => onAnswer(target.value),
});

/** A list of periods, and a date field for any other day. */
function PeriodControl(props: ControlProps<FieldOf<'period'>>) {
  const { field, text, periods, onAnswer } = props;
  const chosen = periods.find(({ value }) => value === text);
  const day = isDay(text) ? text : '';
  return (
    <>
      {periods.length > 0 && (
        <SelectField
          {...shared(props)}
          value={chosen ? text : ANOTHER_DAY}
          hint={chosen && `${chosen.group}. ${dueWords(chosen)}. ${chosen.due.duty.who}`}
          options={{ ...optionsOf(periods), [ANOTHER_DAY]: 'Another day' }}
        />
      )}
      {!chosen && (
        <TextField
          {...shared(props)}
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

/** Adds the date in words, because browsers order day and month differently. */
const withDate = (hint: string | undefined, day: string) =>
  [isDay(day) && `${longDate(day)}.`, hint].filter(Boolean).join(' ');

/** The periods as options in groups. A single group needs no heading. */
function optionsOf(periods: readonly PeriodChoice[]) {
  const groups: Record<string, Record<string, string>> = {};
  for (const { group, value, name } of periods) (groups[group] ??= {})[value] = name;
  const all = Object.values(groups);
  return all.length === 1 ? all[0] : groups;
}
