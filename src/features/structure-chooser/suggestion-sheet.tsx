import { useState } from 'react';
import { questions, type Answers } from '@/content/structures/questions';
import { withoutCitations } from '@/lib/citations';
import { shareText, type Shared } from '@/lib/share';
import { paths } from '@/paths';
import { Cited } from '@/ui/cited';
import { Icon } from '@/ui/icon';
import { fragmentOf, labelOf } from './answers';
import type { Suggestion } from './choose';
import { Points, Ruled } from './ruled';

interface SuggestionSheetProps {
  suggestion: Suggestion;
  answers: Answers;
  onClear: () => void;
}

const outcomes: Record<Shared, string> = {
  shared: 'Shared.',
  copied: 'Copied: paste it into a message.',
  cancelled: '',
  failed: 'This browser does not let us share or copy. Copy the address of this page instead.',
};

/** The answer, with everything by which it can be disputed. */
export function SuggestionSheet({ suggestion, answers, onClear }: SuggestionSheetProps) {
  const [outcome, setOutcome] = useState('');
  const { form, reasons, conditions, objections, runnerUp, barred, advice } = suggestion;

  async function share() {
    setOutcome(outcomes[await shareText('Which structure fits?', asText(suggestion, answers))]);
  }

  return (
    <section
      aria-label="Suggestion"
      className="mt-3 border-t-4 border-red bg-sheet px-4 pt-4.5 pb-5 shadow-lift sm:px-5.5"
    >
      <h4 className="text-title">{form.name}</h4>
      <Ruled title="Why this one">
        <Points items={reasons} />
      </Ruled>
      {conditions.length > 0 && (
        <Ruled title="It still needs">
          <Points items={conditions} />
        </Ruled>
      )}
      {objections.length > 0 && (
        <Ruled title="What speaks against it">
          <Points items={objections} />
        </Ruled>
      )}
      {runnerUp && (
        <Ruled title={`Next in line: ${runnerUp.form.name}. Why it is not the first`}>
          <Points items={runnerUp.whyNot} />
        </Ruled>
      )}
      <Ruled title="Yearly upkeep">
        <dl className="grid gap-2 leading-snug">
          {[form, ...(runnerUp ? [runnerUp.form] : [])].map(({ id, name, facts }) => (
            <div key={id}>
              <dt className="font-semibold">{name}</dt>
              <dd>
                <Cited>{facts.upkeep}</Cited>
              </dd>
            </div>
          ))}
        </dl>
      </Ruled>
      {advice.length > 0 && (
        <Ruled title="Ask before you file">
          <Points items={advice} />
        </Ruled>
      )}
      {barred.length > 0 && (
        <details className="group border-t border-rule-blue">
          <summary className="grid min-h-12 grid-cols-[1fr_24px] items-center gap-4 py-2 font-semibold">
            Ruled out by your answers: {barred.length}
            <Icon name="chevron" className="size-5 [stroke-width:2.2] group-open:rotate-180" />
          </summary>
          <dl className="grid gap-3 pb-4 leading-snug">
            {barred.map(({ form: { id, name }, why }) => (
              <div key={id}>
                <dt className="font-semibold">{name}</dt>
                <dd>
                  <Points items={why} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <div className="flex flex-wrap items-center gap-2 border-t border-rule-blue pt-4">
        <a href={paths.service(form.slug)} className="tool no-underline">
          What it takes
          <Icon name="arrow" />
        </a>
        <button type="button" className="tool" onClick={() => void share()}>
          <Icon name="share" />
          Share this answer
        </button>
        <button type="button" className="tool" onClick={onClear}>
          Start again
        </button>
      </div>
      <p role="status" className="text-small text-ink-600 not-empty:mt-3">
        {outcome}
      </p>
    </section>
  );
}

/** The suggestion as a message, with the address that brings these answers again. */
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
