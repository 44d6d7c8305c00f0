import { useDeferredValue, useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { ourFeeOn } from '@/content/our-fee';
import type { OurFee } from '@/content/our-fees';
import type { Answer, MessageReading, Problems, Tool } from '@/law/tool';
import { buildDay } from '@/lib/build-day';
import { classNames } from '@/lib/class-names';
import { dayInIndia, type Day } from '@/lib/days';
import { addressWith } from '@/lib/fragment';
import { focusTargetFieldUnlessMovedOn, fragmentTarget } from '@/lib/fragment-target';
import { fromEntries } from '@/lib/keys';
import { useHydrated } from '@/lib/use-hydrated';
import { AllAnswers, QuestionSteps, type Step } from './question-steps';
import { ANOTHER_DAY, readAnswers, type AskedField, type Texts } from './read-answers';
import { useAnswers } from './use-answers';
import { ToolField } from './tool-field';
import { AnswerLink, ToolSheet } from './tool-sheet';

/** What a tool brings to its answer besides what every tool has. */
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
  extra?: ExtraPart | undefined;
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
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  // What a pasted message said. Its words are nowhere but in their field.
  const [read, setRead] = useState(UNREAD);
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
      setRead(reading);
      // What the message said before goes with its words; what was chosen by hand stays.
      const before = Object.entries(read.texts).filter(([other, was]) => texts[other] === was);
      change({ ...fromEntries(before.map(([other]) => [other, ''])), ...reading.texts });
    } else change({ [name]: text });
    if (tool.fields[name]?.kind === 'text')
      setLeft((names) => new Set([...names].filter((other) => other !== name)));
  }

  const onLeave = (name: string) => setLeft((names) => new Set(names).add(name));
  // Words are unfinished while they are typed; an amount or a date is wrong as soon as it is.
  const showsError = ({ name, field, text }: AskedField) =>
    left.has(name) ||
    (text !== '' && (field.kind !== 'text' || text === linked[name]) && text !== ANOTHER_DAY);
  const errorOf = (each: AskedField) =>
    showsError(each) ? (problems[each.name] ?? each.problem) : undefined;

  const fields = asked.map((each, index) => (
    <div key={each.name} className={columnsOf(asked, index)}>
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
        {read.link && <AnswerLink link={read.link} />}
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
function columnsOf(asked: readonly AskedField[], index: number): string | undefined {
  const kind = asked[index]?.field.kind;
  // Two controls, if another day is chosen.
  if (kind === 'period') return 'contents max-sm:*:col-span-2';
  if (kind === 'text' || kind === 'message') return 'col-span-2';
  const isCount = (at: number) => asked[at]?.field.kind === 'count';
  return isCount(index) && (isCount(index - 1) || isCount(index + 1))
    ? undefined
    : 'max-sm:col-span-2';
}
