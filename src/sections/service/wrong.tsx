import type { ServiceDetails } from '@/content/services/schema';
import { Cited } from '@/ui/cited';

/** What can go wrong: refusals, queries and delays, and what happens then. */
export function Wrong({ cases }: { cases: ServiceDetails['wrong'] }) {
  return (
    <dl className="grid gap-3">
      {cases.map(({ when, outcome }) => (
        <div key={when}>
          <dt className="font-semibold">
            <Cited>{when}</Cited>
          </dt>
          <dd className="text-ink-600">
            <Cited>{outcome}</Cited>
          </dd>
        </div>
      ))}
    </dl>
  );
}
