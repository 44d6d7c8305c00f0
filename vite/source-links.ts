import { HOW, lookUpOnIndiaCode, readBeforeTheMove, SEEN, seenTexts } from '../src/law/texts.ts';
import type { ServiceDetails } from '../src/content/services/schema.ts';
import { citedPlaces } from '../src/lib/citations.ts';
import { numbersIn } from '../src/lib/places.ts';

type PageSource = ServiceDetails['sources'][number];

/** The sources of a page as it lists them, linked to the texts whose addresses are known. */
export function linkedSources(details: ServiceDetails): PageSource[] {
  const places = citedPlaces(details);
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
  const cited = new Map<string, { source: PageSource; numbers: Set<string> }>();
  for (const details of pages) {
    const places = citedPlaces(details);
    for (const source of details.sources) {
      const entry = cited.get(source.id) ?? { source, numbers: new Set() };
      (places.get(source.id) ?? [])
        .flatMap(numbersIn)
        .forEach((number) => entry.numbers.add(number));
      cited.set(source.id, entry);
    }
  }
  const entries = [...cited.values()];
  const linked = pages.flatMap(linkedSources);
  const toText = linked.map(
    ({ hasText, sections = {} }) => (hasText ? 1 : 0) + Object.keys(sections).length,
  );
  const toSites = linked.filter(({ hasText }) => !hasText).length;
  const all = toText.reduce((one, other) => one + other, toSites);

  const texts = seenTexts.map(({ source, section, href, copied, how }) =>
    [`${source}${section ? `, ${section}` : ''}`, href, `copy of ${copied}: ${HOW[how]}`].join(
      '\n    ',
    ),
  );
  const read = entries.flatMap(({ source, numbers }) => {
    const { copied, sections } = readBeforeTheMove[source.id] ?? { copied: '', sections: {} };
    return [...numbers].flatMap((number) => {
      const id = sections[number];
      const isLinked = seenTexts.some(
        (text) => text.source === source.id && text.section === number,
      );
      return id === undefined || isLinked
        ? []
        : [
            `${source.id}, section ${number} (read in a copy of ${copied})\n    ${lookUpOnIndiaCode(id)}`,
          ];
    });
  });
  const wholeLaws = new Set(
    seenTexts.filter(({ section }) => section === undefined).map(({ source }) => source),
  );
  const sites = entries
    .filter(({ source }) => !wholeLaws.has(source.id))
    .map(({ source }) => `${source.title}\n    ${source.href}`);

  return [
    `Of the ${all} links of all pages’ sources, ${all - toSites} lead to the text itself.`,
    part(`Linked to the text itself; copies looked at on ${SEEN}`, texts),
    part('Not linked: the section was read on India Code’s old site, the new one has it at', read),
    part('Linked to the site of the body only', sites),
  ].join('\n\n');
}

const part = (title: string, lines: readonly string[]) =>
  `${title} (${lines.length})\n\n${lines.map((line) => `  ${line}`).join('\n')}`;
