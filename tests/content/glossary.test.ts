import { expect, test } from 'vitest';
import { glossary } from '@/content/glossary';

test('each term is listed once, in any letter case', () => {
  const terms = glossary.map(({ term }) => term.toLowerCase());
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
});

test.each(['12A', '80G', '80-IAC', '10F', '15CA', '15CB', '3CEB', '24Q', '26Q', '49A'])(
  'the entry for %s of the Act of 1961 names the provision or form that replaced it',
  (old) => {
    const row = glossary.find(({ term }) => term === old);
    expect(row?.expansion).toMatch(/^old /);
    expect(row?.meaning).toMatch(/Income-tax Act, 2025|\bForm \d+/);
  },
);
