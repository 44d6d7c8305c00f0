import { expect, test } from 'vitest';
import { services } from '@/content/services/catalogue';
import { serviceDetailsSchema } from '@/content/services/schema';
import { citedPlaces } from '@/lib/citations';
import { addMonths, dayInIndia } from '@/lib/days';
import { isOfficial, lawFacts, needsPlace } from '../../support/law';
import { passagesOf, servicePages, statementsOf, type Passage } from '../../support/service-pages';
import { uncitedMust, uncitedNumbers } from '../../support/service-rules';

/*
 * The style guide of the service pages. Each test lists what offends: where it stands in the record, and the text.
 */

const pages = servicePages.map((page) => {
  const passages = passagesOf(page.details);
  return {
    ...page,
    passages,
    statements: statementsOf(page.details),
    places: citedPlaces({ ...page.details, sources: [] }),
  };
});

/** A rule for all pages. Everything that it finds on a page is an offence. */
function rule(name: string, offences: (page: (typeof pages)[number]) => readonly unknown[]) {
  test(name, () => {
    const found = pages.flatMap((page) => offences(page).map((what) => [page.slug, what]));
    expect(found).toEqual([]);
  });
}

rule('each keeps to the schema', ({ details }) => {
  const { error } = serviceDetailsSchema.safeParse(details);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
});

rule('cites only sources that the page lists', ({ places, details, passages }) => {
  const listed = new Set(details.sources.map(({ id }) => id));
  const unknown = [...places.keys()].filter((id) => !listed.has(id));
  return offending(passages, (raw) =>
    unknown.find((id) => new RegExp(`\\[\\[${id}[ \\]]`).test(raw)),
  );
});

rule(
  'lists only sources that a text cites, or the portal where people do it themselves',
  (page) => {
    const portal = new URL(page.details.yourself.site.href).hostname;
    return page.details.sources.filter(
      ({ id, href }) => !page.places.has(id) && new URL(href).hostname !== portal,
    );
  },
);

rule('lists each source once, at an official address', ({ details: { sources, yourself } }) => [
  ...repeated(sources.map(({ id }) => id)),
  ...[...sources, yourself.site].map(({ href }) => href).filter((href) => !isOfficial(href)),
]);

rule('says where within an Act, rules or notifications', ({ details, passages }) => {
  const bare = details.sources.filter(needsPlace).map(({ id }) => `[[${id}]]`);
  return offending(passages, (raw) => bare.find((marker) => raw.includes(marker)));
});

rule('cites a source for each number of law', ({ statements }) =>
  statements.flatMap(uncitedNumbers),
);

rule('cites a source for each thing that one must do', ({ statements }) => [
  ...statements.flatMap(uncitedMust),
  ...statements.filter(({ path, cited }) => path.startsWith('need.must') && !cited),
]);

test('the pages and the chooser take from src/law/ what stands there', () => {
  const files = import.meta.glob<string>(
    ['/src/content/services/details/*.ts', '/src/law/structures/*.ts'],
    { eager: true, query: '?raw', import: 'default' },
  );
  const lines = Object.values(files).join('\n').split('\n');
  const typed = lawFacts.flatMap(({ name, value: { words, source, place } }) => {
    const marker = `[[${[source.id, place].filter(Boolean).join(' ')}]]`;
    return lines
      .filter((line) => line.includes(words) && line.includes(marker))
      .map((line) => `${name} is typed by hand in ${line.trim()}`);
  });
  expect(typed).toEqual([]);
});

rule(
  'prints its facts inside the function, where they are noted, and not above it',
  ({ code }) =>
    code
      .slice(0, code.indexOf('= servicePage('))
      .match(/\$\{.*|\.words\b.*|(?:dateIn|textFor)\(.*/g) ?? [],
);

rule('was checked on a day that has been, less than 12 months ago', ({ details: { checked } }) =>
  checked <= dayInIndia() && addMonths(checked, 12) >= dayInIndia() ? [] : [checked],
);

rule('names our fee as quoted in writing, and never as an amount', ({ details, statements }) => {
  const { ourFee } = details.keyFacts;
  const rows = statements.filter(
    ({ path, passages: [first] }) =>
      path.startsWith('costs.rows') && /^our fee/i.test(first?.text ?? ''),
  );
  const cells = rows.flatMap((row) => row.passages.map(({ text }) => text));
  return [
    ...(rows.length === 0 ? ['no row of our fee under costs'] : []),
    ...(/quoted in writing before you pay/i.test(ourFee) ? [] : [ourFee]),
    ...[ourFee, ...cells].filter((text) => /₹|\d ?%/.test(text)),
  ];
});

test('every service of the catalogue has its page, and no other has one', () => {
  expect(servicePages.map(({ slug }) => slug).toSorted()).toEqual(
    services.map(({ slug }) => slug).toSorted(),
  );
});

test('a source has one title and one address on all pages', () => {
  const all = pages.flatMap(({ details: { sources } }) => sources);
  const written = new Set(all.map(({ id, title, href }) => `${id}: ${title}, ${href}`));
  const ids = new Set(all.map(({ id }) => id));
  expect([...written].toSorted()).toHaveLength(ids.size);
});

rule('says that we are a private firm where a service ends in a public record', (page) =>
  page.service?.group === 'other' || page.passages.some(({ text }) => /\bprivate firm\b/.test(text))
    ? []
    : ['it does not'],
);

/** The passages in which `find` finds something, with it. */
function offending(
  passages: readonly Passage[],
  find: (raw: string, text: string) => string | undefined,
): string[] {
  return passages.flatMap(({ path, raw, text }) => {
    const found = find(raw, text);
    return found === undefined ? [] : [`${path}: “${found}” in “${raw}”`];
  });
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

rule('has tables with as many cells in each row as columns', ({ details: { table } }) =>
  table ? table.rows.filter((row) => row.length !== table.columns.length) : [],
);
