import type { ServiceDetails } from '@/content/services/schema';
import { Cited } from '@/ui/cited';

/** The duties that follow, by date. */
export function Afterwards({ duties }: { duties: ServiceDetails['after'] }) {
  return (
    <dl className="border-t border-rule">
      {duties.map(({ when, duty }) => (
        <div
          key={when + duty}
          // Lines of 24 px, so that terms on neighbouring lines are targets of that size.
          className="gap-4 border-b border-rule py-2.5 leading-[1.42] print:leading-snug sm:grid sm:grid-cols-[12em_1fr]"
        >
          <dt className="tabular font-semibold">
            <Cited>{when}</Cited>
          </dt>
          <dd>
            <Cited>{duty}</Cited>
          </dd>
        </div>
      ))}
    </dl>
  );
}
