import { expect, test } from 'vitest';
import { owner } from '@/content/owner';
import { firstYears } from '@/law/first-year/timelines';
import type { RegistrationId } from '@/law/first-year/registrations';
import { disclaimer } from '@/content/legal/disclaimer';
import { terms } from '@/content/legal/terms';
import { lawSources } from '../support/law';
import { documentText } from '../support/prose';
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
const breaking = (broken: (page: ServicePage, text: string) => unknown, pages = servicePages) =>
  pages
    .filter((page) =>
      broken(
        page,
        passagesOf(page.details)
          .map(({ text }) => text)
          .join('\n'),
      ),
    )
    .map(({ slug }) => slug);

const FIRM = 'We are a private firm, not a government office.';

test('one sentence says that we are a private firm, at most once a page', () => {
  const odd = breaking((_page, text) => {
    const said = text.match(/[^.\n]*\bprivate firm\b[^.\n]*\.?/g) ?? [];
    return said.length > 1 || said.some((sentence) => sentence.trim() !== FIRM);
  });
  expect(odd).toEqual([]);
  for (const text of [documentText(terms), documentText(disclaimer)]) {
    expect(text).toContain(FIRM);
    expect(text.match(/\bprivate firm\b/g)).toHaveLength(1);
  }
});

test('one sentence says of tax on our fee that it is shown apart', () => {
  const odd = breaking(({ details }) => {
    const rows = details.costs.rows.filter(({ what }) => what.startsWith('Our fee'));
    const notes = rows.map(({ note = '' }) => note).join(' ');
    return (
      !notes.includes('Tax on our fee is shown apart') ||
      /\btax (?:on it|shown|apart|in the|listed|itemised)/.test(notes)
    );
  });
  expect(odd).toEqual([]);
});

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

test('no duty of the first year is told twice', () => {
  const odd = breaking(({ slug, details }) => {
    const year = firstYears[slug as RegistrationId];
    const after = details.after.map(({ when, duty }) => `${when} ${duty}`).join('\n');
    return (
      /Date of incorporation/.test(year?.startLabel ?? '') &&
      /INC-20A|auditor within|first auditor|share certificates?\b/i.test(after)
    );
  });
  expect(odd).toEqual([]);
});

test('each due date of 2025-26 stands with a word on extensions', () => {
  const extendable = /\b(?:31 July|31 August|30 September|31 October|30 November) 2026\b/;
  // Patents have dates of their own, which nobody extends.
  const pages = servicePages.filter(({ service }) => service?.group !== 'ip');
  const odd = pages.flatMap(({ slug, details }) =>
    statementsOf(details)
      .filter(
        ({ path, passages }) =>
          passages.some(({ text }) => extendable.test(text)) &&
          !passages.some(({ text }) => /\bextend|\bextension/.test(text)) &&
          !(path.startsWith('table') && /\bextend/.test(details.table?.heading ?? '')),
      )
      .map(({ path }) => `${slug} ${path}`),
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

test('an LLP’s audit is told on the safe reading of rule 24(8)', () => {
  const flat = servicePages.flatMap(({ slug, details }) =>
    statementsOf(details)
      .filter(
        ({ passages }) =>
          passages.some(({ raw }) => raw.includes('[[llp-rules rule 24(8)]]')) &&
          !passages.some(({ text }) => /safe reading/i.test(text)),
      )
      .map(({ path }) => `${slug} ${path}`),
  );
  expect(flat).toEqual([]);
});

test('no page names an advocate, whom Rule 36 of the Bar Council forbids to advertise', () => {
  const named = /\b(?:Adv\.|[Ee]nrolment number)|\bSample Name\b/;
  expect(breaking((_page, text) => named.test(text))).toEqual([]);
  expect(Object.keys(owner.legal).filter((line) => /advocate/i.test(line))).toEqual([]);
});

test('no phrase stands twice in a row', () => {
  expect(breaking((_page, text) => /\b([a-z]+ [a-z]+) \1\b/i.test(text))).toEqual([]);
});

test('no source leads to a site that has moved', () => {
  const moved = lawSources.filter(({ value }) => value.href.includes('indiacode.nic.in'));
  expect(moved.map(({ name }) => name)).toEqual([]);
});
