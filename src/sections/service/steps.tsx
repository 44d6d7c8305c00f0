import type { ServiceDetails } from '@/content/services/schema';
import { Cited } from '@/ui/cited';
import { parties } from '@/sections/parties';

type Step = ServiceDetails['steps'][number];

/** How it goes: each step, who is at work, and for how long. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps bg-sheet shadow-hairline">
      {steps.map((step, index) => (
        <StepEntry key={step.title} number={index + 1} {...step} />
      ))}
    </ol>
  );
}

function StepEntry({ number, title, text, clocks }: Step & { number: number }) {
  return (
    <li>
      <span aria-hidden="true">{number}</span>
      <div>
        <h3>{title}</h3>
        <p>
          <Cited>{text}</Cited>
        </p>
      </div>
      <ul>
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
    <li>
      <span aria-hidden="true" data-file="indigo" className={parties[who].mark} />
      <span>
        {name}: {label}
      </span>
    </li>
  );
}
