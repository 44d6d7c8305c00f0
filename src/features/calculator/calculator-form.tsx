import { useState } from 'react';
import { ourFeeOn } from '@/content/our-fee';
import type { OurFee } from '@/content/our-fees';
import type { Field, Fields, Calculator, Sum, Values } from '@/law/calculators/calculator';
import { ANOTHER_DAY, periodsOf, type PeriodChoice } from '@/law/calculators/periods';
import { longDate } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import { addressWith, useAnswersInAddress } from '@/lib/fragment';
import { formatRupees } from '@/lib/money';
import { SelectField, TextField } from '@/ui/field';
import {
  askedFields,
  chosenPeriod,
  LONGEST_ANSWER,
  readAnswers,
  startWith,
  type Answers,
} from './read-answers';
import { SumSheet } from './sum-sheet';

interface CalculatorFormProps {
  /** The id of the tool's fold, with which the fragment begins. */
  id: string;
  calculator: Calculator;
  /** Our own fee, where the owner has published one. */
  ourFee?: OurFee | undefined;
}

/**
 * The fields of a calculator with its result below, which follows every change. Nothing is sent or stored: from the first
 * change on, the answers are in the fragment of the address.
 */
export function CalculatorForm({ id, calculator, ourFee }: CalculatorFormProps) {
  const { question, fields, leftOut } = calculator;
  const [day] = useState(dayInIndia);
  const [given, give] = useAnswersInAddress(id);
  const answers = startWith(fields, day, given);
  // An empty field shows no error before the visitor has left it.
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());

  const read = readAnswers(fields, answers, day);
  const outcome = 'values' in read ? calculator.calculate(read.values, day) : read;
  const problems = 'problems' in outcome ? outcome.problems : {};
  const sum = 'problems' in outcome ? undefined : withOurFee(outcome, ourFeeOn(day, ourFee));

  const asked = askedFields(fields, answers);
  const period = chosenPeriod(fields, answers, day);
  const touch = (name: string) => setTouched((names) => new Set(names).add(name));

  function answer(name: string, value: string) {
    const next = { ...answers, [name]: value };
    give(next, onlyOf(askedFields(fields, next), next));
  }

  return (
    <>
      <form
        autoComplete="off"
        aria-label={question}
        className="no-print grid grid-cols-2 items-end gap-x-4 gap-y-3 bg-sheet px-4 py-4 shadow-hairline"
        onSubmit={(event) => event.preventDefault()}
      >
        {asked.map(([name, field], index) => (
          <div key={name} className={columnsOf(asked, index)}>
            <CalculatorField
              field={field}
              value={answers[name] ?? ''}
              periods={field.kind === 'period' ? periodsOf(field, answers, day) : []}
              error={touched.has(name) || answers[name] ? problems[name] : undefined}
              onAnswer={(value) => answer(name, value)}
              onLeave={() => touch(name)}
            />
          </div>
        ))}
      </form>
      {sum && 'values' in read ? (
        <SumSheet
          title={question}
          answers={inWords(asked, read.values, period)}
          address={addressWith(id, onlyOf(asked, answers))}
          sum={sum}
          leftOut={leftOut}
          day={day}
        />
      ) : (
        <p role="status" className="mt-3 text-small text-ink-600">
          The sum appears here once every field is filled in.
        </p>
      )}
    </>
  );
}

/** Our fee comes below what is paid to the government. */
function withOurFee({ lines, notes }: Sum, ourFee: Sum | undefined): Sum {
  return ourFee
    ? { lines: [...lines, ...ourFee.lines], notes: [...notes, ...ourFee.notes] }
    : { lines, notes };
}

type Asked = readonly [name: string, field: Field][];

const onlyOf = (asked: Asked, answers: Answers): Answers =>
  Object.fromEntries(asked.map(([name]) => [name, answers[name] ?? '']));

/** On a phone two numbers share a row, so that the sum is in view; a period has its date beside it. */
function columnsOf(asked: Asked, index: number): string | undefined {
  if (asked[index]?.[1].kind === 'period') return 'col-span-2';
  const isCount = (at: number) => asked[at]?.[1].kind === 'count';
  return isCount(index) && (isCount(index - 1) || isCount(index + 1))
    ? undefined
    : 'max-sm:col-span-2';
}

/** The answers in words, for print and messages. */
function inWords(
  asked: Asked,
  values: Values<Fields>,
  period: PeriodChoice | undefined,
): readonly string[] {
  return asked.map(([name, field]) => {
    const value = values[name] ?? '';
    const label = field.label.replace(/\?$/, '');
    switch (field.kind) {
      case 'choice':
        return `${label}: ${field.options[value] ?? ''}`;
      case 'count':
        return `${label}: ${value}`;
      case 'rupees':
        return `${label}: ${formatRupees(Number(value))}`;
      case 'period':
        return `${label}: ${period ? `${period.group}, ${period.name}. ${dueWords(period)}` : 'Another day'}`;
      case 'day':
        return `${label}: ${longDate(String(value))}`;
    }
  });
}

/** "Due on 21 November 2026, moved from 31 October 2026 by Circular 7/2026 of 28 September 2026." */
function dueWords({ due: { day, moved } }: PeriodChoice): string {
  const order = moved
    ? `, moved from ${longDate(moved.from)} by ${moved.place} of ${longDate(moved.ordered)}`
    : '';
  return `Due on ${longDate(day)}${order}`;
}

interface CalculatorFieldProps {
  field: Field;
  value: string;
  /** The periods to choose from, for a field that asks for one. */
  periods: readonly PeriodChoice[];
  error: string | undefined;
  onAnswer: (value: string) => void;
  onLeave: () => void;
}

function CalculatorField({
  field,
  value,
  periods,
  error,
  onAnswer,
  onLeave,
}: CalculatorFieldProps) {
  const shared = {
    label: field.label,
    hint: field.hint,
    error,
    value,
    required: true,
    onBlur: onLeave,
  };
  if (field.kind === 'choice') {
    return (
      <SelectField
        {...shared}
        options={field.options}
        onChange={({ target }) => onAnswer(target.value)}
      />
    );
  }
  if (field.kind === 'period') {
    const chosen = periods.find((period) => period.value === value);
    return (
      <SelectField
        {...shared}
        hint={chosen && `${chosen.group}. ${dueWords(chosen)}. ${chosen.due.duty.who}`}
        options={{ ...optionsOf(periods), [ANOTHER_DAY]: 'Another day' }}
        onChange={({ target }) => onAnswer(target.value)}
      />
    );
  }
  return (
    <TextField
      {...shared}
      maxLength={LONGEST_ANSWER}
      {...(field.kind === 'day'
        ? { type: 'date' }
        : { inputMode: field.kind === 'count' ? 'numeric' : 'decimal' })}
      onChange={({ target }) => onAnswer(target.value)}
    />
  );
}

/** The periods as options, by group. A single group is not named. */
function optionsOf(periods: readonly PeriodChoice[]) {
  const groups: Record<string, Record<string, string>> = {};
  for (const { group, value, name } of periods) (groups[group] ??= {})[value] = name;
  const all = Object.values(groups);
  return all.length === 1 ? all[0] : groups;
}
