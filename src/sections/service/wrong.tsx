import { Cited } from '@/ui/cited';

/** What can happen, such as a refusal, a query or an office's word, and what follows. */
export function Wrong({ cases }: { cases: readonly { when: string; outcome: string }[] }) {
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
