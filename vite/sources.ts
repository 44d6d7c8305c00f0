import { HOW, lookUpOnIndiaCode, readBeforeTheMove, SEEN, seenTexts } from '../src/law/texts.ts';
import type { ServiceDetails } from '../src/content/services/schema.ts';
import { citedPlaces } from '../src/lib/citations.ts';
import { numbersIn } from '../src/lib/places.ts';

const pages = Object.values(
  import.meta.glob<ServiceDetails>('../src/content/services/details/*.ts', {
    eager: true,
    import: 'details',
  }),
);

/** `npm run sources`: all links of the pages' sources by what is known of them, for a person who can open them. */
export async function command() {
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

  const parts = [
    part(`Linked to the text itself; copies looked at on ${SEEN}`, texts),
    part('Not linked: the section was read on India Code’s old site, the new one has it at', read),
    part('Linked to the site of the body only', sites),
  ];
  return { text: `${parts.join('\n\n')}\n`, isGood: true };
}

const part = (title: string, lines: readonly string[]) =>
  `${title} (${lines.length})\n\n${lines.map((line) => `  ${line}`).join('\n')}`;
