import { expect, test } from 'vitest';
import { citedPlaces, splitCitations, withoutCitations } from '@/lib/citations';

const numbers = new Map([
  ['cgst-act', 1],
  ['cgst-rules', 2],
]);
const split = (text: string) => splitCitations(text, (id) => numbers.get(id));

test('puts the number of a source where the text cites it, and takes the blank before it', () => {
  expect(split('Above ₹20 lakh. [[cgst-act section 22]] Apply.')).toEqual([
    { text: 'Above ₹20 lakh.' },
    { source: 1 },
    { text: ' Apply.' },
  ]);
});

test('shows a source that a text cites twice once, at its last place', () => {
  expect(
    split('One [[cgst-act section 22]], two [[cgst-rules rule 8]], three [[cgst-act section 25]].'),
  ).toEqual([
    { text: 'One, two' },
    { source: 2 },
    { text: ', three' },
    { source: 1 },
    { text: '.' },
  ]);
});

test('prints nothing for a source that the page does not list', () => {
  expect(split('Said. [[somewhere else]]')).toEqual([{ text: 'Said.' }]);
});

test('leaves a text without citations whole', () => {
  expect(split('Nothing [to] cite.')).toEqual([{ text: 'Nothing [to] cite.' }]);
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
