import { expect, test } from 'vitest';
import { entities, firstYears, type RegistrationId } from '@/law/first-year/timelines';
import { passagesOf, servicePages } from '../../support/service-pages';

const paths = Object.entries(firstYears) as [RegistrationId, (typeof firstYears)[RegistrationId]][];

/** The text of a step, as the page shows it. */
function told(slug: RegistrationId, id: string): string {
  const step = firstYears[slug].steps.find((candidate) => candidate.id === id);
  return step ? [step.title, step.by.words, step.text, step.missed].join(' ') : '';
}

test.each(Object.keys(entities) as RegistrationId[])(
  'the page of %s agrees with its first year',
  (slug) => {
    const { details } = servicePages.find((candidate) => candidate.slug === slug)!;
    const page = passagesOf(details).map(({ text }) => text);
    const year = firstYears[slug].steps.map(({ id }) => told(slug, id)).join('\n');
    // A form that the page rules out is no duty of the first year, and the other way round.
    const ruledOut = page.flatMap((text) => /\bnever ([A-Z]{3}-\d+A?)\b/.exec(text)?.[1] ?? []);
    for (const form of ruledOut) expect(year).not.toMatch(new RegExp(`${form}\\b`));
    if (/never small/.test(year)) expect(page.join('\n')).not.toMatch(/MGT-7A (?:for|is)\b/);
    // A penalty for missing INC-20A is the same sum in both.
    const penalties = page
      .filter((text) => text.includes('INC-20A'))
      .flatMap((text) => text.match(/₹[\d,]+(?: a day)?/g) ?? []);
    for (const sum of penalties) expect(told(slug, 'inc-20a')).toContain(sum);
    // The day for the accounts of a one person company.
    if (told(slug, 'aoc-4').includes('180 calendar days')) {
      expect(page.join('\n')).toMatch(/AOC-4 within 180 calendar days/);
    }
  },
);

test('each step cites law, except where local bodies decide', () => {
  const bare = paths.flatMap(([slug, { steps }]) =>
    steps.filter(({ citations }) => citations.length === 0).map(({ id }) => `${slug} ${id}`),
  );
  expect(
    bare.filter((step) => !/^trade-license (renewal|licence-on-display|changes)$/.test(step)),
  ).toEqual([]);
});
