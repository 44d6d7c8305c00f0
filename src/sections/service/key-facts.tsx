import type { ServiceDetails } from '@/content/services/schema';
import type { ShortFacts } from '@/content/services/short-facts';
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
}

/**
 * The facts that most visitors look for, as a label on the page's cover. Phones show three in a few words and the rest on
 * demand, so that they and the ways to ask fit the first screen; wider screens show all six in full.
 */
export function KeyFacts({ facts, short }: KeyFactsProps) {
  const entries = entriesOf(labels);
  return (
    <div className="pasted-label">
      {short && (
        <dl aria-label="In short" className="key-facts-short">
          <ShortFact term={labels.governmentFee}>{short.fee}</ShortFact>
          <ShortFact term={labels.time}>{short.time}</ShortFact>
          <ShortFact term={labels.who}>{short.who}</ShortFact>
        </dl>
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
