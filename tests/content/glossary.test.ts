import { expect, test } from 'vitest';
import { glossary, type GlossaryTerm } from '@/content/glossary';
import { services } from '@/content/services/catalogue';
import { bannedIn, countWords, sentencesOf } from '../support/prose';

const rows: readonly GlossaryTerm[] = glossary;

test('lists each term once, in whatever letters', () => {
  const terms = rows.map(({ term }) => term.toLowerCase());
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
});

test('gives each term an id of its own', () => {
  const ids = rows.map(({ term }) => term.toLowerCase().replace(/[^a-z0-9]+/g, '-'));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.each(rows)('$term is explained in at most 25 words', ({ term, expansion, meaning }) => {
  expect(expansion.trim(), 'expansion').not.toBe('');
  expect(countWords(expansion), 'words of the expansion').toBeLessThanOrEqual(9);
  expect(countWords(meaning), 'words of the meaning').toBeLessThanOrEqual(25);
  for (const sentence of sentencesOf(meaning)) {
    expect(sentence).toMatch(/^[A-Z\d]/);
    expect(sentence).toMatch(/\.$/);
  }
  expect(bannedIn(`${expansion}\n${meaning}`)).toEqual([]);
  // A citation or a mark would be shown as it is written.
  expect([term, expansion, meaning].join('')).not.toMatch(/\[\[|\{\{|[|{}]/);
});

test.each(rows)('$term leads to services that there are', ({ services: slugs }) => {
  expect(slugs.length).toBeGreaterThan(0);
  expect(new Set(slugs).size).toBe(slugs.length);
  const known = new Set(services.map(({ slug }) => slug));
  expect(slugs.filter((slug) => !known.has(slug))).toEqual([]);
});

test.each(['12A', '80G', '80-IAC', '10F', '15CA', '15CB', '3CEB', '24Q', '26Q', '49A'])(
  '%s of the Act of 1961 says what has taken its place',
  (old) => {
    const row = rows.find(({ term }) => term === old);
    expect(row?.expansion).toMatch(/^old /);
    expect(row?.meaning).toMatch(/Income-tax Act, 2025|\bForm \d+/);
  },
);
