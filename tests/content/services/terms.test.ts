import { expect, test } from 'vitest';
import { glossary } from '@/content/glossary';
import { withOurFee } from '@/content/our-fee';
import { ourFees } from '@/content/our-fees';
import { buildDay } from '@/lib/build-day';
import { passagesOf, servicePages } from '../../support/service-pages';

/*
 * The texts as pages show them. The rule of the marks is tested in mark-terms.test.ts, and where they stand on the page in
 * tests/build/pages.test.ts.
 */

const marks = /\{\{(?<term>[^|}]+)(?:\|[^}]+)?\}\}/g;
const marksIn = (text: string) => [...text.matchAll(marks)].map(({ groups }) => groups?.term ?? '');

test.each(servicePages)('$slug: each term is marked once, and explained', ({ page }) => {
  const { details, after, terms } = page;
  const rows = Object.values(after).flatMap((fold) => fold.rows.map(({ outcome }) => outcome));
  const all = [...passagesOf(details).map(({ raw }) => raw), ...rows];
  const marked = all.flatMap(marksIn);
  expect(marked).toEqual([...new Set(marked)]);
  // The definitions stand in the page's order, in which what goes wrong is folded behind what we do.
  expect(Object.keys(terms).toSorted()).toEqual(marked.toSorted());
});

test.each(servicePages)(
  '$slug: marks and expansions are all that is added',
  ({ service, details, page }) => {
    const priced = withOurFee(details, service && ourFees[service.slug], buildDay);
    const shown = passagesOf(page.details).map(({ text }) => text);
    const expansions = glossary
      .filter(({ term }) => /^[A-Z]+$/.test(term))
      .map(({ term, expansion }) => [`${term} (${expansion})`, term] as const);
    const plain = (text: string) =>
      expansions.reduce((rest, [long, short]) => rest.replace(long, short), text);
    expect(shown.map(plain).toSorted()).toEqual(
      passagesOf(priced)
        .map(({ text }) => plain(text))
        .toSorted(),
    );
  },
);
