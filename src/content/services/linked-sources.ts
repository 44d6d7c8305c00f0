import type { ServiceDetails } from '@/content/services/schema';
import { fullTextLinks } from '@/law/full-text-links';
import { numbersIn } from '@/lib/places';

/** The sources with links to the full texts of the cited places, if the addresses are known. */
export function linkedSources(
  sources: ServiceDetails['sources'],
  places: ReadonlyMap<string, readonly string[]>,
): ServiceDetails['sources'] {
  return sources.map((source) => {
    const cited = new Set(
      (places.get(source.id) ?? []).flatMap((place) => [place, ...numbersIn(place)]),
    );
    const seen = fullTextLinks.filter((text) => text.source === source.id);
    const whole = seen.find(({ section }) => section === undefined);
    const sections = seen.flatMap(({ section, href }) =>
      section !== undefined && cited.has(section) ? [[section, href] as const] : [],
    );
    return {
      ...source,
      ...(whole && { href: whole.href, hasText: true }),
      ...(sections.length > 0 && { sections: Object.fromEntries(sections) }),
    };
  });
}
