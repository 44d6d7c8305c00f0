import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { PhoneLink } from '@/forms/call-or-write';
import { classNames } from '@/lib/class-names';
import { Button } from '@/ui/button';
import { Fold } from '@/ui/fold';
import type { FieldState } from '@/law/read-answers';

/** The current question, counted from 0, or the end with the answer. */
export type Step = number | 'end';

interface QuestionStepsProps {
  fields: readonly FieldState[];
  /** The question that is asked, counted from 0. */
  at: number;
  onStep: (step: Step) => void;
  onAnswer: (name: string, text: string) => void;
}

/** Choices, one question at a time. A tap on an answer leads to the next question. Without scripts all questions are shown. */
export function QuestionSteps({ fields, at, onStep, onAnswer }: QuestionStepsProps) {
  const questions = useRef<HTMLDivElement>(null);
  const go = (to: number) => show(questions.current, onStep, to < fields.length ? to : 'end');

  return (
    <div ref={questions} className="grid gap-5">
      <noscript>
        <p className="rounded-control border-2 border-ink-900 p-4 text-small">
          The suggestion needs JavaScript, which is switched off. The tables below work without it.
          Or call <PhoneLink /> and answer these questions on the phone.
        </p>
      </noscript>
      <div aria-hidden="true" className="flex gap-1.5 noscript:hidden">
        {fields.map(({ name }, index) => (
          <span key={name} className={classNames('h-1 grow', index > at ? 'bg-rule' : 'bg-red')} />
        ))}
      </div>
      <p className="text-small text-ink-600 noscript:hidden">
        Tap an answer to go on. Skip what you can’t answer.
      </p>
      {fields.map((field, index) => (
        <Question
          key={field.name}
          {...field}
          place={`${index + 1} of ${fields.length}`}
          isCurrent={index === at}
          onAnswer={(text, isTapped) => {
            onAnswer(field.name, text);
            if (isTapped) go(index + 1);
          }}
        />
      ))}
      <div className="flex gap-2 noscript:hidden">
        {at > 0 && (
          <Button variant="line" onClick={() => go(at - 1)}>
            Back
          </Button>
        )}
        <button
          // Enter on an answer presses it.
          type="submit"
          className="btn grow bg-ink-900 text-white hover:bg-ink-800 sm:grow-0"
          onClick={() => go(at + 1)}
        >
          {at + 1 === fields.length
            ? 'See the answer'
            : fields[at]?.text
              ? 'Next question'
              : 'Skip'}
        </button>
      </div>
    </div>
  );
}

/** Characters of a label that fits half a phone's width. */
const SHORT = 14;

interface QuestionProps extends FieldState {
  /** Such as "2 of 10". */
  place: string;
  isCurrent: boolean;
  onAnswer: (text: string, isTapped: boolean) => void;
}

function Question({ name, field, text, place, isCurrent, onAnswer }: QuestionProps) {
  // Arrow keys also fire a click on each answer.
  const isTapped = useRef(false);
  if (field.kind !== 'choice') return null;
  const answers = Object.entries(field.options);
  const isShort = answers.every(([, label]) => label.length <= SHORT);
  return (
    <fieldset className={classNames(!isCurrent && 'hidden noscript:block')}>
      <legend className="pb-3">
        <span className="tabular block pb-1 text-small font-semibold text-red">{place}</span>
        <span className="block font-serif text-h3">{field.label}</span>
      </legend>
      <div
        className={classNames(
          'grid gap-2',
          isShort ? 'grid-cols-2 sm:grid-cols-3' : 'sm:grid-cols-2',
        )}
      >
        {answers.map(([value, label]) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the radio button in it is the control
          <label
            key={value}
            onPointerDown={() => (isTapped.current = true)}
            className="grid min-h-12 grid-cols-[24px_1fr] items-center gap-3 rounded-control border-[1.5px] border-field px-3 py-2 leading-snug hover:border-ink-900 has-checked:border-ink-900 has-checked:bg-stamp-paper"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={text === value}
              onChange={() => onAnswer(value, false)}
              onKeyDown={() => (isTapped.current = false)}
              onClick={() => {
                if (isTapped.current) onAnswer(value, true);
              }}
              className="size-5 accent-ink-900"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface AllAnswersProps {
  fields: readonly FieldState[];
  onStep: (step: Step) => void;
  onClear: () => void;
  /** The fields’ controls. */
  children: ReactNode;
}

/** All questions together, folded above the answer. */
export function AllAnswers({ fields, onStep, onClear, children }: AllAnswersProps) {
  const all = useRef<HTMLDetailsElement>(null);
  return (
    <Fold
      ref={all}
      summary={
        <b className="font-semibold">
          {`Your answers: ${fields.filter(({ text }) => text !== '').length} of ${fields.length}`}
        </b>
      }
      className="line-fold"
    >
      {/* Hides "(optional)", because every question is optional. */}
      <div className="tool-fields py-3 [&_label>span]:hidden">{children}</div>
      <button
        type="button"
        className="tool"
        onClick={() => {
          onClear();
          show(all.current, onStep, 0);
        }}
      >
        Start again
      </button>
    </Fold>
  );
}

/** Shows a question or the answer, and moves the focus there. */
function show(within: Element | null, onStep: (step: Step) => void, step: Step): void {
  const frame = within?.closest('.tool-frame');
  flushSync(() => onStep(step));
  const question = frame?.querySelector('fieldset:not(.hidden)');
  const target =
    question?.querySelector<HTMLElement>('input:checked') ??
    question?.querySelector<HTMLElement>('input') ??
    frame?.querySelector<HTMLElement>('.answer-head') ??
    frame?.querySelector('summary');
  target?.focus({ preventScroll: true });
  (question?.querySelector('legend') ?? target)?.scrollIntoView({
    block: question ? 'nearest' : 'start',
  });
}
