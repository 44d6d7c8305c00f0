import { Cited } from '@/ui/cited';
import { Static } from '@/ui/static';

/** Who can work on a step, with name and colour (never the colour alone). */
const parties = {
  you: { name: 'You', mark: 'bg-marigold-deep' },
  us: { name: 'We', mark: 'bg-red' },
  authority: { name: 'Authority', mark: 'bg-cloth' },
} as const;

interface StepsProps {
  steps: readonly {
    title: string;
    text: string;
    /** `name` replaces the party's usual name: for example, an auditor acts instead of an authority. */
    clocks: readonly { who: keyof typeof parties; name?: string | undefined; label: string }[];
  }[];
}

/** The steps, each with the acting parties and their time. */
export function Steps({ steps }: StepsProps) {
  return (
    <Static as="ol" className="steps bg-sheet shadow-hairline">
      {steps.map(({ title, text, clocks }, index) => (
        <li key={title}>
          <span aria-hidden="true">{index + 1}</span>
          <div>
            <h3>{title}</h3>
            <p>
              <Cited>{text}</Cited>
            </p>
          </div>
          <ul>
            {clocks.map(({ who, name = parties[who].name, label }) => (
              <li key={who}>
                <span aria-hidden="true" data-file="indigo" className={parties[who].mark} />
                <span>
                  {name}: {label}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </Static>
  );
}
