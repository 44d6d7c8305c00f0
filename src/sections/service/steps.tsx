import type { ServiceDetails } from '@/content/services/schema';
import { Cited } from '@/ui/cited';
import { parties } from '@/sections/parties';

type Step = ServiceDetails['steps'][number];

/** How it goes: each step, who is at work, and for how long. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="bg-sheet shadow-hairline">
      {steps.map((step, index) => (
        <StepEntry key={step.title} number={index + 1} {...step} />
      ))}
    </ol>
  );
}

function StepEntry({ number, title, text, clocks }: Step & { number: number }) {
  return (
    <li className="grid grid-cols-[40px_minmax(0,1fr)] wrap-anywhere border-rule-blue not-first:border-t sm:grid-cols-[52px_minmax(0,1fr)_11em]">
      <span
        aria-hidden="true"
        className="pt-3 pl-3 font-serif text-[1.5rem]/none font-bold text-red sm:pl-4.5"
      >
        {number}
      </span>
      <div className="red-margin px-4 pt-3 pb-1 leading-snug sm:pb-3.5 sm:pl-4.5">
        <h3 className="font-sans text-body/snug font-semibold">{title}</h3>
        <p className="text-ink-600">
          <Cited>{text}</Cited>
        </p>
      </div>
      <ul className="red-margin tabular col-start-2 flex flex-wrap gap-x-5 px-4 pt-1 pb-3 font-semibold max-sm:text-small sm:col-start-3 sm:grid sm:content-start sm:border-l sm:border-rule-blue sm:px-3.5 sm:pt-3.5 sm:shadow-flat!">
        {clocks.map((clock) => (
          <Clock key={clock.who} {...clock} />
        ))}
      </ul>
    </li>
  );
}

/** The name of somebody who acts in a party's place, such as an auditor for the authority. */
function Clock({ who, name = parties[who].name, label }: Step['clocks'][number]) {
  return (
    <li className="grid grid-cols-[11px_auto] justify-start gap-2 leading-snug">
      <span
        aria-hidden="true"
        data-file="neel"
        className={`mt-[.34em] size-[11px] ${parties[who].mark}`}
      />
      <span>
        {name}: {label}
      </span>
    </li>
  );
}
