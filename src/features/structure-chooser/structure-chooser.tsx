import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { StructureGuide } from '@/law/structures/guide';
import { site } from '@/content/site';
import { classNames } from '@/lib/class-names';
import { telHref } from '@/lib/phone-links';
import { Button } from '@/ui/button';
import { countOf } from './answers';
import { choose, insteadOf, type Suggestion } from './choose';
import { QuestionField } from './question-field';
import { NothingFits, Outside, Reasons, SuggestionSheet } from './suggestion-sheet';
import { SuggestionTools } from './suggestion-tools';
import { RESULT, useAnswers } from './use-answers';

interface StructureChooserProps {
  guide: StructureGuide;
}

/** With fewer answers the suggestion would change with every one of them. */
const ENOUGH = 4;

/**
 * The questions, one at a time; a tap on an answer leads to the next. Once there are enough answers, the suggested structure is
 * shown below, and at the end its reasons replace the questions. Without scripts all questions are shown at once.
 */
export function StructureChooser({ guide }: StructureChooserProps) {
  const chooser = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { answers, keep, step, setStep } = useAnswers(form);
  const { questions } = guide;
  const count = countOf(answers);
  const isDone = step === RESULT;
  const chosen = isDone || count > 0 ? choose(guide, answers) : undefined;
  const isTelling = isDone || count >= ENOUGH;
  const instead = isTelling ? insteadOf(guide, answers) : [];
  const suggestion = isTelling && instead.length === 0 ? chosen : undefined;

  function startAgain() {
    keep({});
    go(0);
  }

  /** Shows a question or the result, and moves the focus there. */
  function go(to: number) {
    flushSync(() => setStep(to));
    const start = chooser.current?.querySelector<HTMLElement>('fieldset:not(.hidden) legend, h4');
    const question = start?.closest('fieldset');
    const radio =
      question?.querySelector<HTMLElement>('input:checked') ?? question?.querySelector('input');
    (radio ?? start)?.focus({ preventScroll: true });
    start?.scrollIntoView({ block: to === RESULT ? 'start' : 'nearest' });
  }

  return (
    <div ref={chooser} className="structure-chooser">
      <form
        ref={form}
        // Pressing Enter before hydration must not send the answers as a query.
        method="dialog"
        autoComplete="off"
        aria-labelledby="choose"
        className={isDone ? 'hidden' : 'grid gap-5 bg-sheet px-4 py-5 shadow-hairline sm:px-5.5'}
        onSubmit={(event) => {
          event.preventDefault();
          go(step + 1);
        }}
      >
        <noscript>
          <p className="rounded-control border-2 border-ink-900 p-4 text-small">
            The suggestion needs JavaScript, which is switched off. The tables below need none. Or
            call{' '}
            <a href={telHref(site.phone)} className="font-semibold">
              {site.phone}
            </a>{' '}
            and answer these questions there.
          </p>
        </noscript>
        <div aria-hidden="true" className="flex gap-1.5 noscript:hidden">
          {questions.map(({ id }, index) => (
            <span
              key={id}
              className={classNames('h-1 grow', index > step ? 'bg-rule' : 'bg-red')}
            />
          ))}
        </div>
        {questions.map((question, index) => (
          <QuestionField
            key={question.id}
            {...question}
            place={`${index + 1} of ${questions.length}`}
            chosen={answers[question.id]}
            isCurrent={index === step}
            onChoose={(value) => keep({ ...answers, [question.id]: value })}
            onTap={() => go(step + 1)}
          />
        ))}
        <div className="flex gap-2 noscript:hidden">
          {step > 0 && (
            <Button variant="line" onClick={() => go(step - 1)}>
              Back
            </Button>
          )}
          <button
            type="submit"
            className="btn grow bg-ink-900 text-white hover:bg-ink-800 sm:grow-0"
          >
            {step + 1 < questions.length ? 'Next question' : 'See our suggestion'}
          </button>
        </div>
      </form>
      <p role="status" className={classNames('font-medium', !isDone && 'mt-4')}>
        <span>
          {isTelling
            ? `${count} of ${questions.length} answered. ${isDone ? 'Our suggestion' : 'So far'}:`
            : chosen
              ? `${count} of ${questions.length} answered. Still possible: ${guide.forms.length - chosen.barred.length} of ${guide.forms.length}.`
              : 'Tap an answer to go on. Skip what you can’t answer.'}
        </span>
        {/* For screen readers; on the screen it is the sheet's heading. */}
        {suggestion && <span className="sr"> {inWords(suggestion)}</span>}
        {instead.length > 0 && <span className="sr"> Nothing here fits.</span>}
      </p>
      {instead.length > 0 && (
        <NothingFits instead={instead} outside={guide.outside}>
          {isDone && (
            <div className="flex flex-wrap gap-2 border-t border-rule-blue py-4">
              <button type="button" className="tool" onClick={() => go(questions.length - 1)}>
                Back to the questions
              </button>
              <button type="button" className="tool" onClick={startAgain}>
                Start again
              </button>
            </div>
          )}
        </NothingFits>
      )}
      {suggestion && (
        <SuggestionSheet key={suggestion.form.id} form={suggestion.form}>
          {isDone && (
            <>
              <Reasons suggestion={suggestion} />
              <Outside items={guide.outside} />
              <SuggestionTools
                suggestion={suggestion}
                answers={answers}
                onGo={go}
                onClear={startAgain}
              />
            </>
          )}
        </SuggestionSheet>
      )}
      <p className="mt-3 text-small text-ink-600">
        Your answers stay on this device. This is guidance for business, not legal advice.
      </p>
    </div>
  );
}

function inWords({ form, conditions }: Suggestion): string {
  return conditions.length > 0 ? `${form.name}, with a condition to meet first.` : `${form.name}.`;
}
