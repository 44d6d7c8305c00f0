import type { ReactNode } from 'react';
import { groups, serviceBySlug, type CatalogueService } from '@/content/services/catalogue';
import { mostAsked } from '@/content/services/most-asked';
import { maxSuggestions, suggestionsFor } from './missing-path';
import { serviceResult } from './result';
import { ResultRow } from './result-row';
import { useSearch } from './use-search';

/**
 * Services that a missing address may mean, or the most popular ones if it names none. Empty until the index has loaded,
 * because a ranking by titles alone could have another first page, which would then move under the visitor's finger.
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

/** For addresses that name no service. */
export function MostAsked() {
  const services = mostAsked.slice(0, maxSuggestions).map(serviceBySlug);
  return <Services heading="Most asked for" services={services} />;
}

/** The page of ours that an address means. */
export function OwnPage({ title, href }: { title: string; href: string }) {
  return (
    <ReservedSpace heading={GUESS}>
      <File colour="almond">
        <a href={href} className="flex min-h-14 items-center px-3.5 font-semibold underline">
          {title}
        </a>
      </File>
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
      {services.map((service) => (
        <File key={service.slug} colour={groups[service.group].colour}>
          <ResultRow result={serviceResult(service)} />
        </File>
      ))}
    </ReservedSpace>
  );
}

function File({ colour, children }: { colour: string; children: ReactNode }) {
  return (
    <li
      data-file={colour}
      className="spine rounded-paper bg-sheet py-1.5 pr-1.5 pl-6.5 shadow-lift"
    >
      {children}
    </li>
  );
}

/** As high as three services, side by side where there is room, so that nothing below moves when they appear. */
function ReservedSpace({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby="suggestions"
      className="mt-8 min-h-[23.75rem] sm:min-h-41 noscript:hidden"
    >
      <h2 id="suggestions" className="text-title">
        {heading}
      </h2>
      <ul className="mt-4 grid gap-2.5 sm:grid-cols-3">{children}</ul>
    </section>
  );
}
