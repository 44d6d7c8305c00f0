import type { ServiceDetails } from '@/content/services/schema';
import { placeParts } from '@/lib/places';
import { Static } from '@/ui/static';

type PageSource = ServiceDetails['sources'][number];

interface SourcesProps {
  sources: readonly PageSource[];
  /** The sections, rules and notifications cited, by source. */
  places: Readonly<Record<string, readonly string[]>>;
  /** The sentence on the last review and the latest orders known. */
  reviewed: string;
}

/** The sources of the page. The numbers in the text link here. */
export function Sources({ sources, places, reviewed }: SourcesProps) {
  return (
    <>
      <Static as="ol" className="sources">
        {sources.map(({ id, title, href, hasText, sections = {} }, index) => (
          <li key={id} id={`source-${index + 1}`} tabIndex={-1}>
            <b>{`[${index + 1}] `}</b>
            <span>
              {title}
              <span>
                <Places places={places[id] ?? []} sections={sections} />
              </span>
              <a href={href} rel="noopener">
                {`${hasText ? 'Text' : 'Site'}: ${new URL(href).hostname}`}
              </a>
            </span>
          </li>
        ))}
      </Static>
      <p className="mt-2.5 text-small text-ink-600">
        “Text” is the law itself, “Site” the office that publishes it. We read stored copies, most
        of them of mid-2026 or earlier. {reviewed} Look at the portal before you file.
      </p>
    </>
  );
}

interface PlacesProps {
  places: readonly string[];
  /** Addresses of legal texts, by number of the section or by the cited place. */
  sections: Readonly<Record<string, string>>;
}

/** ": section 2 · sections 11 and 12 ". A number is a link if the address of its text is known. */
function Places({ places, sections }: PlacesProps) {
  const parts = places.flatMap((place, index) => [
    index === 0 ? ': ' : ' · ',
    ...(sections[place] ? [{ number: place }] : placeParts(place)),
  ]);
  return [...parts, ' '].map((part, index) => {
    if (typeof part === 'string') return part;
    const href = sections[part.number];
    if (!href) return part.number;
    return (
      <a key={index} href={href} rel="noopener">
        {part.number}
      </a>
    );
  });
}
