import {
  useRef,
  useState,
  type ComponentType,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import { withOurTerms, type OurTerms } from '@/content/our-fee';
import { ANOTHER_DAY, readAnswers, type FieldState, type Texts } from '@/law/read-answers';
import type { PastedAnswers, Problems, Tool } from '@/law/tool';
import { buildDay } from '@/lib/build-day';
import { classNames } from '@/lib/class-names';
import { dayInIndia } from '@/lib/days';
import { textForNextPage } from '@/lib/text-for-next-page';
import { entriesOf, fromEntries } from '@/lib/object-entries';
import { Fold } from '@/ui/fold';
import { useHydrated } from '@/lib/use-hydrated';
import { ToolField } from './controls';
import { AllAnswers, QuestionSteps, type Step } from './question-steps';
import { useAnswers } from './use-answers';
import { AnswerLink, ToolSheet } from './tool-sheet';

/** An extra part of the answer of one tool. */
export type ExtraPart = ComponentType<{
  texts: Texts;
  onAnswer: (name: string, text: string) => void;
}>;

export interface Extras {
  part?: ExtraPart;
  /** Wraps the first line of the answer, or the note that answers are missing. */
  sheet?: ComponentType<{ texts: Texts; children: ReactNode }>;
}

interface ToolFormProps extends OurTerms {
  tool: Tool;
  /** Answers that the page sets in advance. */
  preset?: Texts;
  extras?: Extras | undefined;
}

const NOTHING: Texts = {};

const ONE_WRONG = 'Correct the marked field to see the answer here.';
const SOME_MISSING = 'Fill in every field to see the answer here.';

/** The form of a tool with its answer below, which follows each change. Nothing is sent. */
export function ToolForm({ tool, preset = NOTHING, extras, ...ours }: ToolFormProps) {
  const Part = extras?.part;
  const form = useRef<HTMLFormElement>(null);
  const today = useHydrated() ? dayInIndia() : buildDay;
  const { given, linked, give } = useAnswers(tool, form, preset);
  const { shown, texts, read } = readAnswers(tool, given, today);
  const outcome = 'values' in read ? tool.answer(read.values, today) : read;
  const answersInWords = shown.flatMap(({ words = [] }) => words);
  const problems = 'problems' in outcome ? outcome.problems : {};
  // A link with answers skips the single questions.
  const [step, setStep] = useState<Step>();
  const at = step ?? (tool.oneByOne && Object.keys(linked).length === 0 ? 0 : 'end');
  const { errorOf, onLeave } = useErrors(problems, linked);
  const { message, link, isPasted, readMessage } = usePasted(tool, linked, texts);
  const answer =
    'problems' in outcome
      ? { pending: shown.some(errorOf) ? ONE_WRONG : SOME_MISSING }
      : withOurTerms(outcome, ours, today);

  function onAnswer(name: string, text: string) {
    // Hidden fields are left out, because they belong to the previous answers.
    const kept = Object.entries(texts).filter(([other]) => tool.fields[other]?.kind !== 'hidden');
    const next = { ...Object.fromEntries(kept), ...(readMessage(name, text) ?? { [name]: text }) };
    give(next, readAnswers(tool, next, today).texts);
  }

  const controlOf = (each: FieldState) => (
    <ToolField
      key={each.name}
      {...each}
      message={message}
      isRequired={!tool.oneByOne}
      error={errorOf(each)}
      onAnswer={(text) => onAnswer(each.name, text)}
      onLeave={() => onLeave(each.name)}
    />
  );
  const pastedFields = shown.filter(({ name }) => isPasted(name));
  const fields = shown.filter((each) => !pastedFields.includes(each)).map(controlOf);

  return (
    <div className="tool-frame">
      <form
        ref={form}
        autoComplete="off"
        // Otherwise, before hydration, Enter would send the answers as a query.
        method="dialog"
        aria-label={tool.question}
        className={classNames(
          'no-print bg-sheet px-4 py-4 shadow-hairline',
          !tool.oneByOne && 'tool-fields',
          shown.length === 0 && 'hidden',
        )}
        onSubmit={(event) => event.preventDefault()}
      >
        {at !== 'end' ? (
          <QuestionSteps fields={shown} at={at} onStep={setStep} onAnswer={onAnswer} />
        ) : tool.oneByOne ? (
          <AllAnswers fields={shown} onStep={setStep} onClear={() => give(preset, preset)}>
            {fields}
          </AllAnswers>
        ) : (
          fields
        )}
        {pastedFields.length > 0 && (
          <PastedFields fields={pastedFields}>{pastedFields.map(controlOf)}</PastedFields>
        )}
        {link && <AnswerLink link={link} />}
      </form>
      <ToolSheet
        {...{ tool, texts, answersInWords, today }}
        answer={answer.pending && at !== 'end' ? { pending: answer.pending } : answer}
        extra={Part && <Part texts={texts} onAnswer={onAnswer} />}
        sheet={extras?.sheet}
      />
    </div>
  );
}

/** Chooses the errors to show. A text field shows its error when the focus leaves it, any other field at once. */
function useErrors(problems: Problems, linked: Texts) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const isShown = ({ name, field, text }: FieldState) =>
    left.has(name) ||
    (text !== '' && (field.kind !== 'text' || text === linked[name]) && text !== ANOTHER_DAY);
  return {
    errorOf: (each: FieldState) =>
      isShown(each) ? (problems[each.name] ?? each.problem) : undefined,
    onLeave: (name: string) => setLeft((names) => new Set(names).add(name)),
  };
}

/** The answers that were read from a message, folded into one line. */
function PastedFields({ fields, children }: PropsWithChildren<{ fields: readonly FieldState[] }>) {
  const answersInWords = fields.flatMap(({ words }) => words?.replace(/^.*?: /, '') ?? []);
  return (
    <Fold
      summary={
        <span className="text-small">
          We read it as: {answersInWords.join(', ')}. <u>Change</u>
        </span>
      }
      className="line-fold -my-2 col-span-full"
    >
      <div className="tool-fields pt-2">{children}</div>
    </Fold>
  );
}

const NOT_READ: PastedAnswers = { texts: {} };

/** Reads a pasted message. Its words stay in the field, and are in no link. The search passes them in memory. */
function usePasted({ parse = {} }: Tool, linked: Texts, texts: Texts) {
  const readingOf = (text: string) => (text && Object.values(parse)[0]?.(text)) || NOT_READ;
  const [message, setMessage] = useState(() => {
    const pasted = textForNextPage.get();
    const answers = entriesOf(readingOf(pasted).texts);
    return answers.every(([name, text]) => (linked[name] ?? '') === text) ? pasted : '';
  });
  const reading = readingOf(message);
  /** The answers that a message gives. Undefined if the field takes no message. */
  function readMessage(name: string, next: string): Texts | undefined {
    if (!(name in parse)) return undefined;
    setMessage(next);
    // The answers of the previous message are removed; answers chosen by hand stay.
    const before = Object.entries(reading.texts).filter(([other, was]) => texts[other] === was);
    return { ...fromEntries(before.map(([other]) => [other, ''])), ...readingOf(next).texts };
  }
  const isPasted = (name: string) =>
    name in reading.texts && !(name in parse) && texts[name] !== '';
  return { message, link: reading.link, isPasted, readMessage };
}
