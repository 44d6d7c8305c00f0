import { expect, test } from 'vitest';
import { citedPlaces, splitCitations, withoutCitations } from '@/law/marks';

const numbers = new Map([
  ['cgst-act', 1],
  ['cgst-rules', 2],
]);

test.each([
  [
    'is at the end of its sentence, after a no-break space',
    'Above ₹20 lakh{cgst-act section 22} you register. Apply.',
    'Above ₹20 lakh you register.\u00a0[1] Apply.',
  ],
  [
    'may come after the full stop of its sentence',
    'Above ₹20 lakh. {cgst-act section 22} Apply.',
    'Above ₹20 lakh.\u00a0[1] Apply.',
  ],
  [
    'is printed once in a sentence, in the order of the list',
    'One {cgst-rules rule 8}, two {cgst-act section 22}, three {cgst-rules rule 9}.',
    'One, two, three.\u00a0[1,2]',
  ],
  [
    'is at the end of the sentence, and not after an initial',
    'In Bar Council {cgst-act} v A.K. Balaji it was settled.',
    'In Bar Council v A.K. Balaji it was settled.\u00a0[1]',
  ],
  [
    'is not after a full stop in a quotation',
    'Mark it{cgst-act} “Regd.” with the number.',
    'Mark it “Regd.” with the number.\u00a0[1]',
  ],
  ['is not after a decimal point', 'It is{cgst-act} 2.5 lakh.', 'It is 2.5 lakh.\u00a0[1]'],
  ...['{?GST|gst} follows.', '3 follow.', '“Yes” follows.', '₹5 follows.'].map((next) => [
    `is before the next sentence, “${next}”`,
    `One. {cgst-act section 1} ${next}`,
    `One.\u00a0[1] ${next}`,
  ]),
])('the number of a source %s', (_, text, shown) => {
  const parts = splitCitations(text, (id) => numbers.get(id));
  expect(
    parts.map((part) => ('text' in part ? part.text : `[${part.sources.join(',')}]`)).join(''),
  ).toBe(shown);
});

test('removing the citations of a text leaves no extra blanks', () => {
  expect(withoutCitations('₹20 lakh {cgst-act section 22} a year. {gst-portal}')).toBe(
    '₹20 lakh a year.',
  );
});

test('each cited place of a source is listed once', () => {
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
