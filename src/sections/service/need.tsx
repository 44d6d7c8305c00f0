import type { ServiceDetails } from '@/content/services/schema';
import { Cited } from '@/ui/cited';

const kinds = [
  { key: 'must', title: 'You must', mark: 'bg-red' },
  { key: 'may', title: 'You may want to', mark: 'bg-marigold-deep' },
  { key: 'notYet', title: 'Not yet', mark: 'bg-cloth' },
] as const;

/** Whether the visitor needs the service at all; there is no "must" if no law demands it. */
export function Need({ need }: { need: ServiceDetails['need'] }) {
  return (
    <div data-file="neel" className="bg-sheet shadow-hairline">
      {kinds
        .filter(({ key }) => need[key].length > 0)
        .map(({ key, title, mark }) => (
          <div
            key={key}
            className="gap-4 border-rule-blue px-4 py-4 not-first:border-t sm:grid sm:grid-cols-[9em_1fr] sm:px-5.5 sm:py-5"
          >
            <h3 className="grid grid-cols-[13px_auto] justify-start gap-2.5 text-h3">
              <span aria-hidden="true" className={`mt-[.28em] size-[13px] ${mark}`} />
              {title}
            </h3>
            <ul className="grid grid-cols-1 gap-2 max-sm:mt-2">
              {need[key].map((item) => (
                <li key={item} className="relative pl-4.5 leading-snug">
                  <span
                    aria-hidden="true"
                    className={`absolute top-[.62em] left-0 h-0.5 w-2 ${mark}`}
                  />
                  <Cited>{item}</Cited>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  );
}
