import type { ServiceDetails } from '@/content/services/schema';
import { Cited } from '@/ui/cited';

const labels: Record<keyof ServiceDetails['keyFacts'], string> = {
  who: 'Who needs it',
  governmentFee: 'Government fee',
  ourFee: 'Our fee',
  time: 'Usual time',
  lasts: 'Lasts',
  authority: 'Authority',
};

/** What most visitors want to know first, printed like the label on a file's cover. */
export function KeyFacts({ facts }: { facts: ServiceDetails['keyFacts'] }) {
  const entries = Object.entries(labels) as [keyof typeof labels, string][];
  return (
    <div className="pasted-label px-4 pt-1.5 pb-3 shadow-lift lg:px-5.5 lg:pt-3 lg:pb-4">
      <dl aria-label="Key facts" className="px-1.5 pt-1.5 pb-0.5">
        {entries.map(([key, label]) => (
          <div
            key={key}
            className="items-baseline gap-4 border-field py-2 not-first:border-t not-first:border-dotted sm:grid sm:grid-cols-[9.5em_1fr]"
          >
            <dt className="text-small/snug text-ink-600">{label}</dt>
            <dd className="tabular leading-snug font-semibold">
              <Cited>{facts[key]}</Cited>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
