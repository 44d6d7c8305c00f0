import { serviceBySlug } from '@/content/services/catalogue';
import { mostAsked } from '@/content/services/most-asked';
import { maxSuggestions, suggestionsFor } from './missing-path';
import { serviceResult, type Result } from './result';
import { ResultRow } from './result-row';
import { useRanking } from './use-ranking';

/**
 * Services that a missing address may mean, or the most popular services if the address names none. Empty until the index has
 * loaded: the ranking by titles alone may differ, and then links would move under the visitor's finger.
 */
export function MissingPageSuggestions({ path }: { path: string }) {
  const { rank, isLoading } = useRanking();
  if (isLoading) return <Suggestions results={[]} />;
  const found = suggestionsFor(path, rank);
  if (found.length === 0) return <MostAsked />;
  return <Suggestions results={found.map(({ service }) => serviceResult(service))} />;
}

/** For addresses that name no service. */
export function MostAsked() {
  const services = mostAsked.slice(0, maxSuggestions).map(serviceBySlug);
  const results = services.map((service) => serviceResult(service));
  return <Suggestions heading="Most asked for" results={results} />;
}

/** A link to one of our pages, for an address that probably means this page. */
export function OwnPage({ title, href }: { title: string; href: string }) {
  return <Suggestions results={[{ title, href, line: href, icon: 'arrow', colour: 'almond' }]} />;
}

interface SuggestionsProps {
  heading?: string;
  results: readonly Result[];
}

/** The height is always that of three services, so that nothing below moves when they appear. */
function Suggestions({ heading = 'Perhaps you were looking for', results }: SuggestionsProps) {
  return (
    <section
      aria-labelledby="suggestions"
      className="mt-8 min-h-[23.75rem] sm:min-h-41 noscript:hidden"
    >
      <h2 id="suggestions" className="text-title">
        {heading}
      </h2>
      <ul className="mt-4 grid gap-2.5 sm:grid-cols-3">
        {results.map((result) => (
          <li
            key={result.href}
            data-file={result.colour}
            className="spine rounded-paper bg-sheet py-1.5 pr-1.5 pl-6.5 shadow-lift"
          >
            <ResultRow {...result} />
          </li>
        ))}
      </ul>
    </section>
  );
}
