import { HOW, lookUpOnIndiaCode, readBeforeTheMove, SEEN, seenTexts } from '../src/law/texts.ts';
import type { ServiceDetails } from '../src/content/services/schema.ts';
import { citedPlaces } from '../src/lib/citations.ts';
import { numbersIn } from '../src/lib/places.ts';

type PageSource = ServiceDetails['sources'][number];

/**
 * The sources of a page for its list, linked to the texts whose addresses are known.
 *
 * @param also what else of the page cites them
 */
export function linkedSources(details: ServiceDetails, also?: unknown): PageSource[] {
  const places = citedPlaces([details, also]);
  return details.sources.map((source) => {
    const cited = new Set(
      (places.get(source.id) ?? []).flatMap((place) => [place, ...numbersIn(place)]),
    );
    const seen = seenTexts.filter((text) => text.source === source.id);
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

/** All links of the pages' sources by what is known of them, for a person who can open them. */
export function sourcesReport(pages: readonly ServiceDetails[]): string {
  const places = citedPlaces(pages);
  const sources = new Map(pages.flatMap((page) => page.sources.map((one) => [one.id, one])));
  const isLinked = (id: string, number?: string) =>
    seenTexts.some(({ source, section }) => source === id && section === number);

  const texts = seenTexts.map(({ source, section, href, copied, how }) =>
    [`${source}${section ? `, ${section}` : ''}`, href, `copy of ${copied}: ${HOW[how]}`].join(
      '\n    ',
    ),
  );
  const read = [...sources.keys()].flatMap((id) => {
    const { copied, sections } = readBeforeTheMove[id] ?? { copied: '', sections: {} };
    const numbers = new Set((places.get(id) ?? []).flatMap(numbersIn));
    return [...numbers].flatMap((number) => {
      const page = sections[number];
      return page === undefined || isLinked(id, number)
        ? []
        : [
            `${id}, section ${number} (read in a copy of ${copied})\n    ${lookUpOnIndiaCode(page)}`,
          ];
    });
  });
  const sites = [...sources.values()]
    .filter(({ id }) => !isLinked(id))
    .map(({ title, href }) => `${title}\n    ${href}`);

  return [
    part(`Linked to the text itself; copies looked at on ${SEEN}`, texts),
    part('Not linked: the section was read on India Code’s old site, the new one has it at', read),
    part('Linked to the site of the body only', sites),
  ].join('\n\n');
}

const part = (title: string, lines: readonly string[]) =>
  `${title} (${lines.length})\n\n${lines.map((line) => `  ${line}`).join('\n')}`;
