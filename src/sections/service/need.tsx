import type { ServiceDetails } from '@/content/services/schema';
import { StrokeList } from '@/ui/stroke-list';

const kinds = [
  { key: 'must', title: 'You must', mark: 'sign-full' },
  { key: 'may', title: 'You may want to', mark: 'sign-half' },
  { key: 'notYet', title: 'Not yet', mark: 'sign-empty' },
] as const;

/** Whether the visitor needs the service at all; there is no "must" if no law demands it. */
export function Need({ need }: { need: ServiceDetails['need'] }) {
  return (
    <div className="bg-sheet shadow-hairline">
      {kinds
        .filter(({ key }) => need[key].length > 0)
        .map(({ key, title, mark }) => (
          <div
            key={key}
            className="gap-4 border-rule-blue px-4 py-3.5 not-first:border-t sm:grid sm:grid-cols-[9em_1fr] sm:px-5.5 sm:py-5"
          >
            <h3 className="grid grid-cols-[13px_auto] justify-start gap-2.5 text-h3">
              <span aria-hidden="true" className={`sign mt-[.32em] ${mark}`} />
              {title}
            </h3>
            <div className="leading-snug max-sm:mt-2">
              <StrokeList items={need[key]} />
            </div>
          </div>
        ))}
    </div>
  );
}
