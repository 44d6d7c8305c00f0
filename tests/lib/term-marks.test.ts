import { expect, test } from 'vitest';
import { splitTerms, termMark, withoutTermMarks } from '@/lib/term-marks';

test('finds marked terms, with the signs that must stay with them', () => {
  expect(splitTerms('File {{GSTR-1}} (sales), then {{GSTR-3B}}.')).toEqual([
    { text: 'File ' },
    { term: 'GSTR-1', words: 'GSTR-1', before: '', after: '' },
    { text: ' (sales), then ' },
    { term: 'GSTR-3B', words: 'GSTR-3B', before: '', after: '.' },
  ]);
  expect(splitTerms('({{PAN}}/{{TAN}})')).toEqual([
    { term: 'PAN', words: 'PAN', before: '(', after: '/' },
    { term: 'TAN', words: 'TAN', before: '', after: ')' },
  ]);
});

test('keeps the words of the text where they differ from the term', () => {
  const text = `Two ${termMark('LLP', 'LLPs')} and one ${termMark('PAN', 'PAN')}`;
  expect(text).toBe('Two {{LLP|LLPs}} and one {{PAN}}');
  expect(splitTerms(text)[1]).toEqual({ term: 'LLP', words: 'LLPs', before: '', after: '' });
  expect(withoutTermMarks(text)).toBe('Two LLPs and one PAN');
});
