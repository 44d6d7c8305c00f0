import type { ReactNode } from 'react';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/button';
import { Cited } from '@/ui/cited';
import { StrokeList } from '@/ui/stroke-list';
import type { Suggestion } from './choose';
import { Ruled, RuledFold, RuledPoints } from './ruled';

interface SuggestionSheetProps {
  form: Suggestion['form'];
  children: ReactNode;
}

/** The suggested structure: what it costs, how long it takes and a link to it. */
export function SuggestionSheet({ form, children }: SuggestionSheetProps) {
  return (
    <Sheet title={form.name}>
      <dl className="grid gap-1.5 pt-2 leading-snug">
        {Object.entries({ Fee: form.facts.cost, Time: form.facts.time }).map(([what, text]) => (
          <div key={what}>
            <dt className="text-small text-ink-600">{what}</dt>
            <dd>
              <Cited>{text}</Cited>
            </dd>
          </div>
        ))}
      </dl>
      <ButtonLink
        variant="red"
        href={paths.service(form.registration)}
        className="mt-3 mb-3.5 w-full sm:w-auto"
      >
        Open {form.short}
      </ButtonLink>
      {children}
    </Sheet>
  );
}

/** The reasons for and against it, and what matters after the choice. */
export function Reasons({ suggestion }: { suggestion: Suggestion }) {
  const { form, reasons, conditions, objections, runnerUp, barred, advice } = suggestion;
  return (
    <>
      <RuledPoints title="Why this one" items={reasons} />
      <RuledPoints title="It still needs" items={conditions} />
      <RuledPoints title="What speaks against it" items={objections} />
      {runnerUp && (
        <RuledPoints
          title={`Next in line: ${runnerUp.form.name}. Why it is not the first`}
          items={runnerUp.whyNot}
        />
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
      <RuledPoints title="Ask before you file" items={advice} />
      {barred.length > 0 && (
        <RuledFold title={`Ruled out by your answers: ${barred.length}`}>
          <dl className="grid gap-3 pb-4 leading-snug">
            {barred.map(({ form: { id, name }, why }) => (
              <div key={id}>
                <dt className="font-semibold">{name}</dt>
                <dd>
                  <StrokeList items={why} />
                </dd>
              </div>
            ))}
          </dl>
        </RuledFold>
      )}
    </>
  );
}

interface NothingFitsProps {
  /** What to do instead. */
  instead: readonly string[];
  outside: readonly string[];
  children: ReactNode;
}

/** Shown instead of a suggestion: none of the forms is the answer, and what is. */
export function NothingFits({ instead, outside, children }: NothingFitsProps) {
  return (
    <Sheet title="Nothing here fits">
      <RuledPoints title="What to do instead" items={instead} />
      <Outside items={outside} />
      {children}
    </Sheet>
  );
}

/** Replaces the questions once they are answered. Its title takes the focus, below the header. */
function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label="Suggestion"
      className="mt-3 border-t-4 border-red bg-sheet px-4 pt-4.5 pb-2 shadow-lift sm:px-5.5"
    >
      <h4 tabIndex={-1} className="scroll-mt-30 text-title">
        {title}
      </h4>
      {children}
    </section>
  );
}

/** Forms that are not among those weighed. */
export function Outside({ items }: { items: readonly string[] }) {
  return (
    <RuledFold title="What lies outside these forms">
      <div className="leading-snug">
        <StrokeList items={items} />
      </div>
    </RuledFold>
  );
}
