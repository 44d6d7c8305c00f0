import { expect, test } from 'vitest';
import { citedPlaces, splitCitations, withoutCitations } from '@/law/marks';

const numbers = new Map([
  ['cgst-act', 1],
  ['cgst-rules', 2],
]);

test.each([
  [
    'stands at the end of its sentence, after a blank that does not break',
    'Above ₹20 lakh{cgst-act section 22} you register. Apply.',
    'Above ₹20 lakh you register.\u00a0[1] Apply.',
  ],
  [
    'may follow its sentence',
    'Above ₹20 lakh. {cgst-act section 22} Apply.',
    'Above ₹20 lakh.\u00a0[1] Apply.',
  ],
  [
    'stands once in a sentence, in the order of the list',
    'One {cgst-rules rule 8}, two {cgst-act section 22}, three {cgst-rules rule 9}.',
    'One, two, three.\u00a0[1,2]',
  ],
  [
    'goes over a capital with a full stop',
    'In Bar Council {cgst-act} v A.K. Balaji it was settled.',
    'In Bar Council v A.K. Balaji it was settled.\u00a0[1]',
  ],
  [
    'goes over a quotation',
    'Mark it{cgst-act} “Regd.” with the number.',
    'Mark it “Regd.” with the number.\u00a0[1]',
  ],
  ['goes over a fraction', 'It is{cgst-act} 2.5 lakh.', 'It is 2.5 lakh.\u00a0[1]'],
  ...['{?GST|gst} follows.', '3 follow.', '“Yes” follows.', '₹5 follows.'].map((next) => [
    `stands before “${next}”`,
    `One. {cgst-act section 1} ${next}`,
    `One.\u00a0[1] ${next}`,
  ]),
])('the number of a source %s', (_, text, shown) => {
  const parts = splitCitations(text, (id) => numbers.get(id));
  expect(
    parts.map((part) => ('text' in part ? part.text : `[${part.sources.join(',')}]`)).join(''),
  ).toBe(shown);
});

test('a text without citations reads aloud', () => {
  expect(withoutCitations('₹20 lakh {cgst-act section 22} a year. {gst-portal}')).toBe(
    '₹20 lakh a year.',
  );
});

test('the places cited within each source are listed once', () => {
  const record = {
    need: ['A {cgst-act section 22}', 'B {cgst-act section 24}'],
    nested: { deep: [{ text: 'C {cgst-act section 22} {gst-portal}' }] },
    days: 3,
    missing: undefined,
  };
  expect(citedPlaces(record)).toEqual(
    new Map([
      ['cgst-act', ['section 22', 'section 24']],
      ['gst-portal', []],
    ]),
  );
});
