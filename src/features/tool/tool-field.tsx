import { useState } from 'react';
import { longDate } from '@/lib/dates';
import { isDay } from '@/lib/days';
import { SelectField, TextareaField, TextField } from '@/ui/field';
import { ANOTHER_DAY, dueWords, LONGEST_ANSWER, type AskedField } from './read-answers';
import type { PeriodChoice } from '@/law/sums/lateness';

interface ToolFieldProps extends AskedField {
  isRequired: boolean;
  error: string | undefined;
  onAnswer: (text: string) => void;
  onLeave: () => void;
}

/** The control for a field, by its kind. */
export function ToolField({
  name,
  field,
  text,
  periods,
  isRequired,
  error,
  onAnswer,
  onLeave,
}: ToolFieldProps) {
  const [message, setMessage] = useState('');
  if (field.kind === 'hidden') return null;
  const { label, hint } = field;
  const shared = { name, label, hint, error, value: text, required: isRequired, onBlur: onLeave };
  const typed = {
    ...shared,
    maxLength: LONGEST_ANSWER,
    onChange: ({ target }: { target: { value: string } }) => onAnswer(target.value),
  };
  switch (field.kind) {
    case 'choice':
      return (
        <SelectField
          {...shared}
          {...(field.placeholder && { placeholder: field.placeholder })}
          options={field.options}
          onChange={typed.onChange}
        />
      );
    case 'count':
      return <TextField {...typed} inputMode="numeric" />;
    case 'rupees':
      return <TextField {...typed} inputMode="decimal" />;
    case 'day':
      return (
        <TextField {...typed} type="date" required={!field.optional} hint={withDate(hint, text)} />
      );
    case 'text':
      return (
        <TextField
          {...typed}
          required={!field.optional}
          maxLength={field.max}
          spellCheck="false"
          autoCapitalize={field.capitals}
        />
      );
    case 'message':
      return (
        <TextareaField
          label={label}
          hint={hint}
          rows={3}
          maxLength={field.max}
          value={message}
          onChange={({ target }) => {
            setMessage(target.value);
            onAnswer(target.value);
          }}
        />
      );
    case 'period': {
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
              onChange={typed.onChange}
            />
          )}
          {!chosen && (
            <TextField
              {...typed}
              type="date"
              label={field.dayLabel}
              hint={withDate(hint, day)}
              value={day}
              onChange={({ target }) => onAnswer(target.value || ANOTHER_DAY)}
            />
          )}
        </>
      );
    }
  }
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
