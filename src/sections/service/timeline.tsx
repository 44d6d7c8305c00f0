import { parties, type Party } from '@/sections/service/parties';

interface Clock {
  who: Party;
  /** Working days. */
  days: number;
}

const order = ['you', 'us', 'authority'] as const;

/** A bar of stretches to scale, each in the colour of whoever is at work. */
export function Timeline({ clocks }: { clocks: readonly Clock[] }) {
  const totals = order
    .map((who) => ({
      who,
      days: clocks.filter((clock) => clock.who === who).reduce((sum, { days }) => sum + days, 0),
    }))
    .filter(({ days }) => days > 0);

  return (
    <figure data-file="neel" className="bg-sheet px-4 pt-3.5 pb-3 shadow-hairline">
      <div aria-hidden="true" className="flex h-7 gap-0.5">
        {clocks.map(({ who, days }, index) => (
          <span
            key={index}
            style={{ flexGrow: days }}
            className={`min-w-1 basis-0 ${parties[who].mark}`}
          />
        ))}
      </div>
      <figcaption className="mt-2.5 flex flex-wrap gap-x-6 gap-y-1 text-small">
        <span className="sr">Whose time it takes: </span>
        {totals.map(({ who, days }) => (
          <span key={who} className="inline-grid grid-cols-[11px_auto] items-baseline gap-2">
            <span aria-hidden="true" className={`size-[11px] ${parties[who].mark}`} />
            <span>
              <b className="font-semibold">{parties[who].name}</b> {inWords(days)}
            </span>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** From this many working days on a time is given in months, of 21 working days each. */
const LONG = 42;

/** Usual times are rough, and so are their sums: "about". */
function inWords(days: number): string {
  if (days < 0.5) return 'under half a day';
  if (days >= LONG) return `about ${Math.round(days / 21)} months`;
  const rounded = Math.max(1, Math.round(days));
  return rounded === 1 ? 'about 1 working day' : `about ${rounded} working days`;
}
