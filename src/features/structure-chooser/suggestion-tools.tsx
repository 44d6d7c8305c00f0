import { questions, type Answers } from '@/law/structures/questions';
import { withoutCitations } from '@/lib/citations';
import { shareOutcomes, useShare } from '@/lib/share';
import { Icon } from '@/ui/icon';
import { countOf, fragmentOf, labelOf } from './answers';
import type { Suggestion } from './choose';
import { RuledFold } from './ruled';

interface SuggestionToolsProps {
  suggestion: Suggestion;
  answers: Answers;
  /** Asks a question again, counted from 0. */
  onGo: (question: number) => void;
  onClear: () => void;
}

const outcomes = {
  ...shareOutcomes,
  failed: 'This browser does not let us share or copy. Copy the address of this page instead.',
};

/** Ways to keep and share the finished suggestion, and links back to each question. */
export function SuggestionTools({ suggestion, answers, onGo, onClear }: SuggestionToolsProps) {
  const { outcome, share } = useShare(outcomes);
  const unanswered = questions.findIndex(({ id }) => !answers[id]);

  return (
    <>
      <RuledFold title={`Your answers: ${countOf(answers)} of ${questions.length}`}>
        <ul className="pb-4 leading-snug">
          {questions.map(({ id, legend }, index) => (
            <li key={id} className="grid grid-cols-[1fr_auto] items-center gap-4 py-1.5">
              <span>
                <span className="block text-small text-ink-600">{legend}</span>
                <span>{labelOf(id, answers) ?? 'Not answered'}</span>
              </span>
              <button
                type="button"
                className="tool"
                aria-label={`Change: ${legend}`}
                onClick={() => onGo(index)}
              >
                Change
              </button>
            </li>
          ))}
        </ul>
      </RuledFold>
      <div className="flex flex-wrap items-center gap-2 border-t border-rule-blue py-4">
        <button
          type="button"
          className="tool"
          onClick={() => share('Which structure fits?', asText(suggestion, answers))}
        >
          <Icon name="share" />
          Share this answer
        </button>
        <button
          type="button"
          className="tool"
          onClick={() => onGo(unanswered < 0 ? questions.length - 1 : unanswered)}
        >
          Back to the questions
        </button>
        <button type="button" className="tool" onClick={onClear}>
          Start again
        </button>
      </div>
      <p role="status" className="text-small text-ink-600 not-empty:pb-3">
        {outcome}
      </p>
    </>
  );
}

/** The suggestion as a message, with the address that restores the answers. */
function asText(
  { form, reasons, conditions, objections, runnerUp }: Suggestion,
  answers: Answers,
): string {
  const answered = questions.flatMap(({ id, legend }) => {
    const label = labelOf(id, answers);
    return label ? [`${legend} ${label}`] : [];
  });
  const { origin, pathname } = location;
  const lines = [
    `Suggestion: ${form.name}`,
    ...reasons.map((reason) => `• ${reason}`),
    ...conditions.map((condition) => `• It still needs: ${condition}`),
    ...objections.map((objection) => `• Against it: ${objection}`),
    ...(runnerUp ? [`Next in line: ${runnerUp.form.name}`] : []),
    '',
    ...answered,
    '',
    `${origin}${pathname}${fragmentOf(answers)}`,
  ];
  return withoutCitations(lines.join('\n'));
}
