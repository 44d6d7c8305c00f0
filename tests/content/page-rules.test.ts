import { expect, test } from 'vitest';
import { owner } from '@/content/owner';
import { passagesOf, servicePages, statementsOf, type ServicePage } from '../support/service-pages';

/* Rules for what the pages say about the law, whatever the figures are. */

test('where fees are added up in an example, the parts make the total, and it is cited', () => {
  const examples = servicePages.flatMap(({ slug, details }) =>
    statementsOf(details)
      .filter(
        ({ path, passages }) =>
          path.startsWith('costs.rows') &&
          passages.some(({ text }) => text.includes('Worked example')),
      )
      .map((example) => ({ slug, ...example })),
  );
  expect(examples.length).toBeGreaterThan(10);
  for (const { slug, passages, cited } of examples) {
    expect(cited, slug).toBe(true);
    const text = passages.map((passage) => passage.text).join('\n');
    const [, parts = '', total = ''] = /([₹\d, +A-Za-z]+) = ₹([\d,]+)/.exec(text) ?? [];
    const figures = [...parts.matchAll(/₹([\d,]+)/g)].map(([, figure = '']) => rupees(figure));
    if (figures.length > 0) expect(sumOf(figures), slug).toBe(rupees(total));
  }
});

const rupees = (figure: string) => Number(figure.replaceAll(',', ''));
const sumOf = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Pages by what breaks a rule on them. */
const breaking = (broken: (page: ServicePage, text: string) => unknown) =>
  servicePages
    .filter((page) =>
      broken(
        page,
        passagesOf(page.details)
          .map(({ text }) => text)
          .join('\n'),
      ),
    )
    .map(({ slug }) => slug);

test('each penalty by the day says who pays at most half, by section 446B of the Companies Act', () => {
  const odd = breaking(({ details }) =>
    statementsOf(details)
      .filter(({ passages }) =>
        passages.some(({ text }) => /penalty/i.test(text) && /₹10,000 and ₹100 a day/.test(text)),
      )
      .some(({ passages }) => {
        const raw = passages.map((part) => part.raw).join(' ');
        return !raw.includes('at most half') || !raw.includes('[[companies-act section 446B]]');
      }),
  );
  expect(odd).toEqual([]);
});

test('what falls due for 2025-26 rests on the law of that year', () => {
  const ofThatYear = /\b(?:belated|revise)\b[^.]*\b2025-26\b|\b2025-26\b[^.]*\b(?:belated|revise)/i;
  const odd = breaking(({ details }) =>
    statementsOf(details).some(
      ({ passages }) =>
        passages.some(({ text }) => ofThatYear.test(text)) &&
        !passages.some(({ raw }) => raw.includes('[[income-tax-act-1961')),
    ),
  );
  expect(odd).toEqual([]);
});

test('a total of days that is stated is that of its steps', () => {
  const odd = breaking(({ details }) => {
    const [, from, to] = /(\d+) to (\d+) working days in all/.exec(details.keyFacts.time) ?? [];
    const clocks = details.steps.flatMap((step) => step.clocks);
    // Minutes and hours are no working days.
    const days = clocks.flatMap(({ label }) => {
      const [, least, most] = /^(\d+)(?: to (\d+))? working days?\b/.exec(label) ?? [];
      return least ? [[Number(least), Number(most ?? least)] as const] : [];
    });
    return (
      from &&
      (sumOf(days.map(([least]) => least)) !== Number(from) ||
        sumOf(days.map(([, most]) => most)) !== Number(to))
    );
  });
  expect(odd).toEqual([]);
});

test('no page names an advocate, whom Rule 36 of the Bar Council forbids to advertise', () => {
  const named = /\b(?:Adv\.|[Ee]nrolment number)|\bSample Name\b/;
  expect(breaking((_page, text) => named.test(text))).toEqual([]);
  expect(Object.keys(owner.legal).filter((line) => /advocate/i.test(line))).toEqual([]);
});
