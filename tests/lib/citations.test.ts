import { expect, test } from 'vitest';
import { citedPlaces, splitCitations, withoutCitations } from '@/lib/citations';

const numbers = new Map([
  ['cgst-act', 1],
  ['cgst-rules', 2],
]);
const split = (text: string) => splitCitations(text, (id) => numbers.get(id));

test('puts the number of a source at the end of the sentence that cites it, after a blank that does not break', () => {
  expect(split('Above ₹20 lakh. [[cgst-act section 22]] Apply.')).toEqual([
    { text: 'Above ₹20 lakh.\u00a0' },
    { sources: [1] },
    { text: ' Apply.' },
  ]);
  expect(split('Above ₹20 lakh[[cgst-act section 22]] you register. Apply.')).toEqual([
    { text: 'Above ₹20 lakh you register.\u00a0' },
    { sources: [1] },
    { text: ' Apply.' },
  ]);
});

test('shows the sources of a sentence once each, in the order of the list', () => {
  expect(
    split('One [[cgst-rules rule 8]], two [[cgst-act section 22]], three [[cgst-rules rule 9]].'),
  ).toEqual([{ text: 'One, two, three.\u00a0' }, { sources: [1, 2] }]);
});

test.each([
  [
    'a capital with a full stop',
    'In Bar Council v A.K. Balaji[[cgst-act section 1]] it was settled.',
  ],
  ['a quotation', 'Mark it “Regd.” with[[cgst-act section 1]] the number.'],
  ['a fraction', 'It is 2.5[[cgst-act section 1]] lakh.'],
])('takes %s for no end of a sentence', (_, text) => {
  expect(split(text)).toEqual([{ text: `${withoutCitations(text)}\u00a0` }, { sources: [1] }]);
});

test('sees the next sentence in a marked term, a figure and a quotation', () => {
  for (const next of ['{{GST|gst}} follows.', '3 follow.', '“Yes” follows.', '₹5 follows.']) {
    expect(split(`One. [[cgst-act section 1]] ${next}`), next).toEqual([
      { text: 'One.\u00a0' },
      { sources: [1] },
      { text: ` ${next}` },
    ]);
  }
});

test('reads a text aloud without its citations', () => {
  expect(withoutCitations('₹20 lakh [[cgst-act section 22]] a year. [[gst-portal]]')).toBe(
    '₹20 lakh a year.',
  );
});

test('gathers the places cited within each source, each once, wherever they stand in a record', () => {
  const record = {
    need: ['A [[cgst-act section 22]]', 'B [[cgst-act section 24]]'],
    nested: { deep: [{ text: 'C [[cgst-act section 22]] [[gst-portal]]' }] },
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
