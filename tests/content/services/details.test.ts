import { expect, test } from 'vitest';
import { serviceBySlug } from '@/content/services/catalogue';
import { mistakesOf } from '@/content/services/schema';
import { citedPlaces, withoutCitations } from '@/law/marks';
import { isOfficial, needsPlace } from '../../support/law';
import { isOwn, passagesOf, allServicePages, statementsOf } from '../../support/service-pages';
import { hasNumberOfLaw } from '../../support/service-rules';

/*
 * Rules for the texts of service pages, besides the lengths in the schema. A failed test lists the texts that break its rule. Pages
 * that an owner adds only have to follow the schema.
 */

const pages = allServicePages
  .filter(({ slug }) => !isOwn(slug))
  .map((page) => {
    const passages = passagesOf(page.details);
    return {
      ...page,
      passages,
      statements: statementsOf(page.details),
      places: citedPlaces({ ...page.details, sources: [] }),
    };
  });

const OF_2025_26 = /\b(?:belated|revise)\b[^.]*\b2025-26\b|\b2025-26\b[^.]*\b(?:belated|revise)/i;

/** The first amount in a text. */
const rupees = (text: string) => Number(/₹([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''));
const sumOf = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** A rule for all pages. `offences` returns the parts of a page that break the rule. */
function rule(name: string, offences: (page: (typeof pages)[number]) => readonly unknown[]) {
  test(name, () => {
    const found = pages.flatMap((page) => offences(page).map((what) => [page.slug, what]));
    expect(found).toEqual([]);
  });
}

test('a mistake against the schema names the field, and the heading of an entry in a list', () => {
  const { details } = pages.find(({ slug }) => slug === 'gst-filing')!;
  const [first, ...others] = details.questions;
  const { time: _, ...keyFacts } = details.keyFacts;
  const mistakes = mistakesOf({
    ...details,
    keyFacts,
    need: { ...details.need, may: [' blank'] },
    weDo: ['Prepare', 'File'],
    questions: [
      { ...first, question: 'Is it needed?', answer: 'yes '.repeat(61).trim() },
      ...others,
    ],
  });
  expect(mistakes).toEqual([
    'keyFacts, time: is missing',
    'need, may, number 1: starts or ends with a space',
    'weDo: has 2 entries, needs 3 to 6',
    'questions “Is it needed?”, answer: 61 words, at most 60',
  ]);
});

rule('a page names an official site for people who file themselves', ({ details: { yourself } }) =>
  isOfficial(yourself.site.href) ? [] : [yourself.site],
);

rule('a citation of an Act, rules or notifications names the place', ({ details, passages }) => {
  const bare = details.sources.filter(needsPlace).map(({ id }) => `{${id}}`);
  return passages.filter(({ raw }) => bare.some((marker) => raw.includes(marker)));
});

rule('each number and duty of law has a source', ({ statements }) =>
  statements.filter(
    ({ path, passages, cited }) =>
      !cited &&
      (path.startsWith('need.must') ||
        passages.some((passage) => hasNumberOfLaw(passage) || /\bmust\b/i.test(passage.text))),
  ),
);

rule('our fee is quoted in writing, without an amount', ({ details, statements }) => {
  const { ourFee } = details.keyFacts;
  const rows = statements.filter(
    ({ path, passages: [first] }) =>
      path.startsWith('costs.rows') && /^our fee/i.test(first?.text ?? ''),
  );
  const cells = rows.flatMap((row) => row.passages.map(({ text }) => text));
  return [
    ...(rows.length === 0 ? ['the costs have no row for our fee'] : []),
    ...(/quoted in writing before you pay/i.test(ourFee) ? [] : [ourFee]),
    ...[ourFee, ...cells].filter((text) => /₹|\d ?%/.test(text)),
  ];
});

rule('a page on a registration or filing says that we are a private firm', (page) =>
  serviceBySlug(page.slug).group === 'other' ||
  page.passages.some(({ text }) => /\bprivate firm\b/.test(text))
    ? []
    : ['no sentence has "private firm"'],
);

rule('each row of a table has a cell for each column', ({ details: { table } }) =>
  table ? table.rows.filter((row) => row.length !== table.columns.length) : [],
);

rule('worked examples add up', ({ details: { costs } }) =>
  costs.rows.filter(
    ({ sum = [], amount }) =>
      sum.length > 0 && rupees(amount) !== sumOf(sum.map(([, part]) => rupees(part))),
  ),
);

rule('the days of the steps add up to the stated days', ({ details: { keyFacts, steps } }) => {
  const stated = /(\d+) to (\d+) working days in all/.exec(keyFacts.time)?.slice(1).map(Number);
  // Times in minutes and hours are left out.
  const days = steps
    .flatMap(({ clocks }) => clocks)
    .flatMap(({ label }) => {
      const [, least, most = least] = /^(\d+)(?: to (\d+))? working days?\b/.exec(label) ?? [];
      return least ? [[Number(least), Number(most)] as const] : [];
    });
  const summed = [sumOf(days.map(([least]) => least)), sumOf(days.map(([, most]) => most))];
  return stated && String(stated) !== String(summed) ? [[stated, summed]] : [];
});

rule('a text with a daily penalty also names the half penalty', ({ statements }) =>
  statements
    .map(({ passages }) => passages.map(({ raw }) => raw).join(' '))
    .filter(
      (raw) =>
        /penalty/i.test(raw) &&
        /₹10,000 and ₹100 a day/.test(withoutCitations(raw)) &&
        !/at most half.*\{companies-act section 446B\}/.test(raw),
    ),
);

rule('a text on a belated or revised return for 2025-26 cites the Act of 1961', ({ statements }) =>
  statements.filter(
    ({ passages }) =>
      passages.some(({ text }) => OF_2025_26.test(text)) &&
      !passages.some(({ raw }) => raw.includes('{income-tax-act-1961')),
  ),
);
