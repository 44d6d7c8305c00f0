import { useEffect, useState } from 'react';
import type { Field, Reckoner, Sum } from '@/content/reckoners/reckoner';
import { longDate } from '@/lib/dates';
import { dayInIndia, type Day } from '@/lib/days';
import { answersIn, keepInAddress } from '@/lib/fragment';
import { SelectField, TextField } from '@/ui/field';
import { askedFields, readAnswers, startWith, type Answers } from './read-answers';
import { SumSheet } from './sum-sheet';

interface ReckonerFormProps {
  /** Of the fold, which the fragment begins with. */
  id: string;
  reckoner: Reckoner;
  /** Our own fee on a day, where the owner has published one. */
  ourFee?: (today: Day) => Sum;
  /** The day in India. */
  today?: () => Day;
}

const dayInIndiaNow = () => dayInIndia(new Date());

/**
 * The fields of a reckoner and its answer under them, which changes with each one. Nothing is sent or stored: the answers
 * stand in the fragment of the address from the first change on.
 */
export function ReckonerForm({ id, reckoner, ourFee, today = dayInIndiaNow }: ReckonerFormProps) {
  const { question, fields, leftOut } = reckoner;
  const [day] = useState(today);
  const [answers, setAnswers] = useState(() =>
    startWith(fields, day, answersIn(location.hash, id)),
  );
  // An empty field is not wrong until somebody has been there.
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    function follow() {
      const given = answersIn(location.hash, id);
      if (Object.keys(given).length > 0) setAnswers(startWith(fields, day, given));
    }
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [id, fields, day]);

  const read = readAnswers(fields, answers, day);
  const outcome = 'values' in read ? reckoner.reckon(read.values, day) : read;
  const problems = 'problems' in outcome ? outcome.problems : {};
  const sum = 'problems' in outcome ? undefined : withOurFee(outcome, ourFee?.(day));

  const touch = (name: string) => setTouched((names) => new Set(names).add(name));

  function answer(name: string, value: string) {
    const next = { ...answers, [name]: value };
    setAnswers(next);
    keepInAddress(id, onlyAsked(fields, next));
  }

  return (
    <>
      <form
        autoComplete="off"
        aria-label={question}
        className="no-print grid gap-4 bg-sheet px-4 py-5 shadow-hairline sm:grid-cols-2"
        onSubmit={(event) => event.preventDefault()}
      >
        {askedFields(fields, answers).map(([name, field]) => (
          <ReckonerField
            key={name}
            field={field}
            value={answers[name] ?? ''}
            error={touched.has(name) || answers[name] ? problems[name] : undefined}
            onAnswer={(value) => answer(name, value)}
            onLeave={() => touch(name)}
          />
        ))}
      </form>
      {sum ? (
        <SumSheet
          title={question}
          answers={inWords(fields, answers)}
          sum={sum}
          leftOut={leftOut}
          day={day}
        />
      ) : (
        <p role="status" className="mt-3 text-small text-ink-600">
          The sum appears here when every field is filled in.
        </p>
      )}
    </>
  );
}

/** Our fee stands under what is paid to the government. */
function withOurFee({ lines, notes }: Sum, ourFee: Sum | undefined): Sum {
  return ourFee
    ? { lines: [...lines, ...ourFee.lines], notes: [...notes, ...ourFee.notes] }
    : { lines, notes };
}

const onlyAsked = (fields: Reckoner['fields'], answers: Answers): Answers =>
  Object.fromEntries(askedFields(fields, answers).map(([name]) => [name, answers[name] ?? '']));

/** What was answered, as a person would read it on paper or in a message. */
function inWords(fields: Reckoner['fields'], answers: Answers): readonly string[] {
  return askedFields(fields, answers).map(([name, field]) => {
    const text = answers[name] ?? '';
    const words =
      field.kind === 'choice'
        ? (field.options[text] ?? '')
        : field.kind === 'day'
          ? longDate(text)
          : field.kind === 'rupees'
            ? `₹${text.replace(/^₹\s*/, '')}`
            : text;
    return `${field.label.replace(/\?$/, '')}: ${words}`;
  });
}

interface ReckonerFieldProps {
  field: Field;
  value: string;
  error: string | undefined;
  onAnswer: (value: string) => void;
  onLeave: () => void;
}

function ReckonerField({ field, value, error, onAnswer, onLeave }: ReckonerFieldProps) {
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
  return (
    <TextField
      {...shared}
      {...(field.kind === 'day'
        ? { type: 'date' }
        : { inputMode: field.kind === 'count' ? 'numeric' : 'decimal' })}
      onChange={({ target }) => onAnswer(target.value)}
    />
  );
}
