import type { ReactNode } from 'react';
import { groups, serviceBySlug, type CatalogueService } from '@/content/services/catalogue';
import { mostAsked } from '@/content/services/most-asked';
import { maxSuggestions, suggestionsFor } from './missing-path';
import { ResultLink } from './result-link';
import { useSearch } from './use-search';

/**
 * Services that a missing address may have meant, or the most popular ones if its words name none. Empty until the index has
 * loaded: ranked by titles alone, another page could be first and then move away under the visitor's finger.
 */
export function MissingPageSuggestions({ path }: { path: string }) {
  const { rank, state } = useSearch();
  if (state === 'loading') return <ReservedSpace heading={GUESS}>{null}</ReservedSpace>;
  const suggestions = suggestionsFor(path, rank).map(({ service }) => service);
  return suggestions.length > 0 ? (
    <Services heading={GUESS} services={suggestions} />
  ) : (
    <MostAsked />
  );
}

/** For addresses that mean no service. */
export function MostAsked() {
  const services = mostAsked.slice(0, maxSuggestions).map(serviceBySlug);
  return <Services heading="Most asked for" services={services} />;
}

/** Our own page that an address means. */
export function OwnPage({ title, href }: { title: string; href: string }) {
  return (
    <ReservedSpace heading={GUESS}>
      <a href={href} className="text-lead font-semibold underline">
        {title}
      </a>
    </ReservedSpace>
  );
}

const GUESS = 'Perhaps you were looking for';

function Services({
  heading,
  services,
}: {
  heading: string;
  services: readonly CatalogueService[];
}) {
  return (
    <ReservedSpace heading={heading}>
      <ul className="grid max-w-measure gap-2.5">
        {services.map((service) => (
          <li
            key={service.slug}
            data-file={groups[service.group].colour}
            className="spine rounded-paper bg-sheet py-1.5 pr-1.5 pl-6.5 shadow-lift"
          >
            <ResultLink service={service} line={service.hint} />
          </li>
        ))}
      </ul>
    </ReservedSpace>
  );
}

/** As high as three services, so that nothing below moves when they appear. */
function ReservedSpace({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby="suggestions"
      className="mt-10 min-h-[23.75rem] sm:min-h-[20.125rem] noscript:hidden"
    >
      <h2 id="suggestions" className="text-title">
        {heading}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}
