import { useDeferredValue, useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { ourFeeOn } from '@/content/our-fee';
import type { OurFee } from '@/content/our-fees';
import type { PeriodChoice } from '@/law/sums/lateness';
import type { Answer, Field, MessageReading, Problems, Tool } from '@/law/tool';
import { buildDay } from '@/lib/build-day';
import { classNames } from '@/lib/class-names';
import { longDate } from '@/lib/dates';
import { dayInIndia, isDay, type Day } from '@/lib/days';
import { addressWith } from '@/lib/fragment';
import { focusTargetFieldUnlessMovedOn, fragmentTarget } from '@/lib/fragment-target';
import { fromEntries } from '@/lib/keys';
import { useHydrated } from '@/lib/use-hydrated';
import { SelectField, TextareaField, TextField } from '@/ui/field';
import { AllAnswers, QuestionSteps, type Step } from './question-steps';
import {
  ANOTHER_DAY,
  dueWords,
  LONGEST_ANSWER,
  readAnswers,
  type AskedField,
  type Texts,
} from './read-answers';
import { useAnswers } from './use-answers';
import { AnswerLink, ToolSheet } from './tool-sheet';

/** A part of the answer that one tool alone has. */
export type ExtraPart = ComponentType<{
  texts: Texts;
  onAnswer: (name: string, text: string) => void;
}>;

interface ToolFormProps {
  tool: Tool;
  /** Answers that the page has given already. */
  preset?: Texts;
  /** Our own fee, where the owner has published one. */
  ourFee?: OurFee | undefined;
  extra?: ExtraPart | null;
}

const NOTHING: Texts = {};
const UNREAD: MessageReading = { texts: {} };

/** A question sheet with its answer below, which follows every change. Nothing is sent. */
export function ToolForm({ tool, preset = NOTHING, ourFee, extra: Extra }: ToolFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [now] = useState(dayInIndia);
  // The HTML is that of the build's day.
  const today = useHydrated() ? now : buildDay;
  const { given, linked, give } = useAnswers(tool, form, preset);
  // A field shows no error before the visitor has left it.
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set());
  // What a pasted message said. Its words are nowhere but in their field.
  const [pasted, setPasted] = useState(UNREAD);
  const [step, setStep] = useState<Step>();

  const { asked, texts } = readAnswers(tool, given, today);
  const settled = useDeferredValue(given);
  const { said, outcome } = useMemo(() => answerTo(tool, settled, today), [tool, settled, today]);
  const answer = 'problems' in outcome ? undefined : withOurFee(outcome, ourFeeOn(today, ourFee));
  const at = tool.oneByOne ? (step ?? (isEmpty(linked) ? 0 : 'end')) : 'end';
  // What a link leads to: the first field, or the verdict that has replaced the questions.
  const isThere = !tool.oneByOne || at !== 'end' || answer?.verdict !== undefined;

  useEffect(() => {
    if (isThere && fragmentTarget()?.id === tool.id) focusTargetFieldUnlessMovedOn();
  }, [isThere, tool.id]);

  const problems: Problems = 'problems' in outcome ? outcome.problems : {};

  function change(changed: Texts) {
    // What is not shown was chosen for the other answers.
    const kept = Object.entries(texts).filter(([name]) => tool.fields[name]?.kind !== 'hidden');
    const next = { ...Object.fromEntries(kept), ...changed };
    give(next, readAnswers(tool, next, today).texts);
  }

  function onAnswer(name: string, text: string) {
    const reading = tool.reads?.[name]?.(text);
    if (reading) {
      setPasted(reading);
      // What the message said before goes with its words; what was chosen by hand stays.
      const before = Object.entries(pasted.texts).filter(([other, was]) => texts[other] === was);
      change({ ...fromEntries(before.map(([other]) => [other, ''])), ...reading.texts });
    } else change({ [name]: text });
    if (tool.fields[name]?.kind === 'text')
      setLeftFields((names) => new Set([...names].filter((other) => other !== name)));
  }

  const onLeave = (name: string) => setLeftFields((names) => new Set(names).add(name));
  // Words are unfinished while they are typed; an amount or a date is wrong as soon as it is.
  const showsError = ({ name, field, text }: AskedField) =>
    leftFields.has(name) ||
    (text !== '' && (field.kind !== 'text' || text === linked[name]) && text !== ANOTHER_DAY);
  const errorOf = (each: AskedField) =>
    showsError(each) ? (problems[each.name] ?? each.problem) : undefined;

  const fields = asked.map((each) => (
    <div key={each.name} className={columns[each.field.kind] ?? 'max-sm:col-span-2'}>
      <ToolField
        {...each}
        isRequired={!tool.oneByOne}
        error={errorOf(each)}
        onAnswer={(text) => onAnswer(each.name, text)}
        onLeave={() => onLeave(each.name)}
      />
    </div>
  ));

  return (
    <div className="tool-frame">
      <form
        ref={form}
        autoComplete="off"
        // Pressing Enter before hydration must not send the answers as a query.
        method="dialog"
        aria-label={tool.question}
        className={classNames(
          'no-print bg-sheet px-4 py-4 shadow-hairline',
          !tool.oneByOne && 'tool-fields',
          asked.length === 0 && 'hidden',
        )}
        onSubmit={(event) => event.preventDefault()}
      >
        {at !== 'end' ? (
          <QuestionSteps fields={asked} at={at} onStep={setStep} onAnswer={onAnswer} />
        ) : tool.oneByOne ? (
          <AllAnswers fields={asked} onStep={setStep} onClear={() => give(preset, preset)}>
            {fields}
          </AllAnswers>
        ) : (
          fields
        )}
        {pasted.link && <AnswerLink link={pasted.link} />}
      </form>
      <ToolSheet
        tool={tool}
        answer={answer?.pending && at !== 'end' ? { pending: answer.pending } : answer}
        hasError={asked.some((each) => errorOf(each) !== undefined)}
        said={said}
        address={() => addressWith(tool.id, texts)}
        today={today}
        extra={Extra && <Extra texts={texts} onAnswer={onAnswer} />}
      />
    </div>
  );
}

/** The answer to texts, and these in words. */
function answerTo(tool: Tool, given: Texts, today: Day) {
  const { asked, read } = readAnswers(tool, given, today);
  return {
    said: asked.flatMap(({ words = [] }) => words),
    outcome: 'values' in read ? tool.answer(read.values, today) : read,
  };
}

/** Our fee comes below what is paid to the government. */
function withOurFee(answer: Answer, ourFee: Pick<Answer, 'lines' | 'notes'> | undefined): Answer {
  const { lines = [], notes = [] } = answer;
  return ourFee && answer.lines
    ? {
        ...answer,
        lines: [...lines, ...(ourFee.lines ?? [])],
        notes: [...notes, ...(ourFee.notes ?? [])],
      }
    : answer;
}

const isEmpty = (texts: Texts) => Object.keys(texts).length === 0;

/** On a phone two numbers share a row, so that the answer is in view; words have a row of their own. */
const columns: { readonly [kind in Field['kind']]?: string } = {
  // Two controls, if another day is chosen.
  period: 'contents max-sm:*:col-span-2',
  text: 'col-span-2',
  message: 'col-span-2',
  count: '',
};

interface ToolFieldProps extends AskedField {
  isRequired: boolean;
  error: string | undefined;
  onAnswer: (text: string) => void;
  onLeave: () => void;
}

/** The control for a field, by its kind. */
function ToolField({
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
