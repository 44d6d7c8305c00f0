import { groups } from '@/content/services/catalogue';
import { suggestionsFor } from './missing-path';
import { ServiceEntry } from './service-entry';
import { useRanking } from './use-ranking';

/** Services that a missing address may have meant; nothing where its words name none. */
export function MissingPageSuggestions({ path }: { path: string }) {
  const { rank, state } = useRanking();
  // Titles alone could put another page first, which would then move away under the visitor's finger.
  const suggestions = state === 'loading' ? [] : suggestionsFor(path, rank);
  if (suggestions.length === 0) return null;

  return (
    <section aria-labelledby="suggestions" className="mt-10">
      <h2 id="suggestions" className="text-title">
        Perhaps you were looking for
      </h2>
      <ul className="mt-4 grid max-w-measure gap-2.5">
        {suggestions.map(({ service }) => (
          <li
            key={service.slug}
            data-file={groups[service.group].file}
            className="spine rounded-paper bg-sheet py-1.5 pr-1.5 pl-6.5 shadow-lift"
          >
            <ServiceEntry service={service} line={service.hint} />
          </li>
        ))}
      </ul>
    </section>
  );
}
