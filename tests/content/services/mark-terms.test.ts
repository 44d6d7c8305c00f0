import { expect, test } from 'vitest';
import { type ServiceDetails } from '@/content/services/schema';
import { markTerms as markTermsOf } from '@/content/services/mark-terms';
import { numberedSources } from '@/content/services/service-page';
import { passagesOf, allServicePages } from '../../support/service-pages';

const row = { meaning: 'Its meaning.', services: ['gst-filing'] as const };
const glossary = [
  { term: 'GST', expansion: 'Goods and Services Tax', ...row },
  { term: 'GSTIN', expansion: 'GST identification number', ...row },
  { term: 'LLP', expansion: 'limited liability partnership', ...row },
  { term: 'GSTR-1', expansion: 'statement of sales', ...row },
  { term: 'SPICe+', expansion: 'Simplified Proforma', ...row },
  { term: 'reverse charge', expansion: 'GST paid by the buyer', ...row },
];

const markTerms = (texts: ServiceDetails) =>
  markTermsOf({ heading: 'A heading', summary: 'A summary.' }, texts, glossary);

/** A page without terms, except in the given parts. */
const details = (given: Partial<ServiceDetails>): ServiceDetails => ({
  ...JSON.parse(JSON.stringify(allServicePages[0]!.details), (_, value: unknown) =>
    typeof value === 'string' ? '–' : value,
  ),
  ...given,
});

const must = (...texts: string[]) => ({ need: { must: texts, may: [], notYet: [] } });

test.each([
  [
    'marks a term where it is first used, and nowhere else',
    'File GSTR-1 early. | Without GSTR-1 no credit; GSTR-1 comes first.',
    'File {?GSTR-1} early. | Without GSTR-1 no credit; GSTR-1 comes first.',
  ],
  [
    'spells an abbreviation out after its first use',
    'Your GSTIN has 15 characters. | Show the GSTIN.',
    'Your {?GSTIN} (GST identification number) has 15 characters. | Show the GSTIN.',
  ],
  [
    'does not spell out a term that the text spells out before it',
    'Limited liability partnerships (LLPs) are persons. | The LLP signs.',
    'Limited liability partnerships ({?LLP|LLPs}) are persons. | The LLP signs.',
  ],
  [
    'does not spell out a term that the text spells out after it',
    'An LLP (limited partnership) is a person. | The LLP signs.',
    'An {?LLP} (limited partnership) is a person. | The LLP signs.',
  ],
  [
    'spells out a term that is first used in brackets at its next use',
    'Papers (GSTIN, deed). | Show the GSTIN.',
    'Papers ({?GSTIN}, deed). | Show the GSTIN (GST identification number).',
  ],
  [
    'does not mark a term inside a longer word, form or citation',
    'GSTR-1A, GST-like, non-GST, GSTINX. {cgst-act GST rules}',
    'GSTR-1A, GST-like, non-GST, GSTINX. {cgst-act GST rules}',
  ],
])('a page %s', (_, texts, marked) => {
  const { need } = markTerms(details(must(...texts.split(' | ')))).details;
  expect(need.must.join(' | ')).toBe(marked);
});

test('no term is marked in headings, row heads, labels, questions and links', () => {
  const given = details({
    table: { heading: 'GST', columns: ['GST', 'GST'], rows: [['GST', '–']] },
    documents: [{ title: 'GST', items: [{ name: 'GST', note: 'GST' }] }],
    steps: [{ title: 'GST', text: '–', clocks: [{ who: 'us', label: 'GST' }] }],
    wrong: [{ when: 'GST', outcome: '–' }],
    questions: [{ question: 'GST?', answer: 'It is GST.' }],
    related: [{ slug: 'gst-filing', reason: 'GST' }],
  });
  const { details: marked, terms } = markTerms(given);
  const withTerm = passagesOf(marked).filter(({ raw }) => raw.includes('{?'));
  expect(withTerm.map(({ path }) => path)).toEqual(['questions[0].answer']);
  expect(Object.keys(terms)).toEqual(['GST']);
});

test('sources are numbered by their first citations, and sources without a citation are last', () => {
  const source = (id: string) => ({
    id,
    area: 'gst' as const,
    title: `The source ${id}`,
    href: 'https://gst.gov.in',
  });
  const { inOrder } = markTerms(
    details(must('First. {b section 2}', 'Then. {a section 1} {b section 3}')),
  );
  const numbered = numberedSources(['portal', 'a', 'b'].map(source), inOrder);
  expect(numbered.map(({ id }) => id)).toEqual(['b', 'a', 'portal']);
});
