import { useRef } from 'react';
import type { StructureGuide } from '@/content/structures/guide';
import { telHref } from '@/lib/phone-links';
import { countOf } from './answers';
import { choose, type Suggestion } from './choose';
import { QuestionField } from './question-field';
import { SuggestionSheet } from './suggestion-sheet';
import { useAnswers } from './use-answers';

interface StructureChooserProps {
  guide: StructureGuide;
  /** Whom to call where scripts are off. */
  phone: string;
}

/**
 * Eight questions on one sheet, in any order, and the answer under them, which changes in place. All questions stand
 * there at once, so that a visitor sees how short it is and may go back to any without losing another.
 */
export function StructureChooser({ guide, phone }: StructureChooserProps) {
  const form = useRef<HTMLFormElement>(null);
  const [answers, keep] = useAnswers(form);
  const count = countOf(answers);
  const suggestion = count > 0 ? choose(guide, answers) : undefined;

  function startAgain() {
    keep({});
    // The button goes with the suggestion, and would take the focus with it.
    form.current?.querySelector('input')?.focus();
  }

  return (
    <div className="structure-chooser">
      <form
        ref={form}
        autoComplete="off"
        aria-labelledby="choose"
        className="grid gap-6 bg-sheet px-4 pt-5 pb-6 shadow-hairline sm:px-5.5"
        onSubmit={(event) => event.preventDefault()}
      >
        <noscript>
          <p className="rounded-control border-2 border-ink-900 p-4 text-small">
            The suggestion needs JavaScript, which is switched off. The tables below need none. Or
            call{' '}
            <a href={telHref(phone)} className="font-semibold">
              {phone}
            </a>{' '}
            and answer these questions there.
          </p>
        </noscript>
        {guide.questions.map((question, index) => (
          <QuestionField
            key={question.id}
            number={index + 1}
            {...question}
            chosen={answers[question.id]}
            onChoose={(value) => keep({ ...answers, [question.id]: value })}
          />
        ))}
      </form>
      <p role="status" className="mt-4 font-medium">
        {suggestion
          ? `${count} of ${guide.questions.length} answered. Our suggestion: ${inWords(suggestion)}.`
          : 'Answer what you can. A suggestion appears here, and changes with each answer.'}
      </p>
      {suggestion && (
        <SuggestionSheet
          key={suggestion.form.id}
          suggestion={suggestion}
          answers={answers}
          onClear={startAgain}
        />
      )}
      <p className="mt-3 text-small text-ink-600">
        Answers stand after the # of this page’s address, which browsers send to no server: we
        receive none of them. This is guidance for business, not legal advice.
      </p>
    </div>
  );
}

function inWords({ form, conditions }: Suggestion): string {
  return conditions.length > 0 ? `${form.name}, with a condition to meet first` : form.name;
}
