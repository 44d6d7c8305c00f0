import type { ServiceDetails } from '@/content/services/schema';
import type { ShortFacts } from '@/content/services/by-service';
import { parties, partiesInOrder } from '@/sections/parties';
import { Cited } from '@/ui/cited';
import { Icon } from '@/ui/icon';
import { entriesOf } from '@/lib/keys';

type Facts = ServiceDetails['keyFacts'];

const labels: Record<keyof Facts, string> = {
  governmentFee: 'Government fee',
  time: 'Usual time',
  who: 'Who needs it',
  ourFee: 'Our fee',
  lasts: 'Lasts',
  authority: 'Who decides',
};

interface KeyFactsProps {
  facts: Facts;
  short: ShortFacts | undefined;
  /** What the steps call the third party, if it is no authority: "Auditor". */
  thirdParty?: string | undefined;
}

/**
 * The facts that most visitors look for, as a label on the page's cover. Phones show three in a few words and the rest on
 * demand, so that they and the ways to ask fit the first screen; wider screens show all six in full.
 */
export function KeyFacts({ facts, short, thirdParty }: KeyFactsProps) {
  const entries = entriesOf(labels);
  return (
    <div className="pasted-label">
      {short && (
        <>
          <dl aria-label="In short" className="key-facts-short">
            <ShortFact term={labels.governmentFee}>{short.fee}</ShortFact>
            <ShortFact term={labels.time}>{short.time}</ShortFact>
            <ShortFact term={labels.who}>{short.who}</ShortFact>
          </dl>
          {short.clock && <ClockBar clock={short.clock} thirdParty={thirdParty} />}
        </>
      )}
      <details open={!short} className="phone-fold px-1.5">
        <summary className="text-small font-semibold">
          All six facts in full
          <Icon name="chevron" className="size-5" />
        </summary>
        <dl aria-label="Key facts" className="key-facts">
          {entries.map(([key, term]) => (
            <div key={key}>
              <dt>{term}</dt>
              <dd>
                <Cited>{facts[key]}</Cited>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

function ShortFact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** How the time is divided: the working days of the steps for each party, drawn to scale and in figures. */
function ClockBar({
  clock,
  thirdParty = parties.authority.name,
}: {
  clock: NonNullable<ShortFacts['clock']>;
  thirdParty: string | undefined;
}) {
  const turns = partiesInOrder.flatMap((who) => {
    const range = clock[who];
    return range ? { who, range } : [];
  });
  const isMixed = turns.some(({ range }) => isLong(range));
  return (
    <figure data-file="neel" className="px-1.5 pt-2 sm:order-last sm:pt-3">
      <div aria-hidden="true" className="clock-bar">
        {turns.map(({ who, range: [from, to] }) => (
          <span key={who} style={{ flexGrow: to }} className={parties[who].mark}>
            <i style={{ width: `${100 - (from / to) * 100}%` }} />
          </span>
        ))}
      </div>
      <figcaption className="tabular mt-1.5 flex flex-wrap gap-x-3 text-fine/snug">
        <span className="sr">Whose time it takes: </span>
        {turns.map(({ who, range }) => (
          <span key={who} className="inline-flex items-baseline gap-1.5">
            <span aria-hidden="true" className={`size-[9px] ${parties[who].mark}`} />
            {`${who === 'authority' ? thirdParty : parties[who].name} ${timeIn(range, isMixed)} `}
          </span>
        ))}
        <span className="text-ink-600 max-sm:basis-full">
          {isMixed ? 'all steps' : 'working days, all steps'}
        </span>
      </figcaption>
    </figure>
  );
}

type Range = readonly [least: number, most: number];

/** From 84 working days on, a time is given in months of 21 days. */
const isLong = ([, most]: Range) => most >= 84;

/** "½", "3 to 7"; "8 to 18 months". Beside months, days have their unit too: "3 to 7 working days". */
function timeIn(range: Range, isMixed: boolean): string {
  const unit = isLong(range)
    ? { days: 21, name: ' months' }
    : { days: 1, name: isMixed ? ' working days' : '' };
  const [least, most] = range.map((days) => halves(days / unit.days));
  return `${least === most ? most : `${least} to ${most}`}${unit.name}`;
}

function halves(number: number): string {
  const whole = Math.floor(number);
  return `${whole || ''}${number > whole ? '½' : ''}`;
}
