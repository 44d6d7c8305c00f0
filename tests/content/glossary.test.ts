import { expect, test } from 'vitest';
import { glossary, type GlossaryTerm } from '@/content/glossary';
import { services } from '@/content/services/catalogue';
import { countWords, sentencesOf } from '../support/prose';

const rows: readonly GlossaryTerm[] = glossary;

test('lists each term once, in whatever letters', () => {
  const terms = rows.map(({ term }) => term.toLowerCase());
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
});

test('gives each term an id of its own', () => {
  const ids = rows.map(({ term }) => term.toLowerCase().replace(/[^a-z0-9]+/g, '-'));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('each term is explained in at most 25 words', () => {
  for (const { term, expansion, meaning } of rows) {
    expect.soft(expansion.trim(), term).not.toBe('');
    expect.soft(countWords(expansion), `words of ${expansion}`).toBeLessThanOrEqual(9);
    expect.soft(countWords(meaning), `words on ${term}`).toBeLessThanOrEqual(25);
    for (const sentence of sentencesOf(meaning)) expect.soft(sentence).toMatch(/^[A-Z\d].*\.$/s);
    // A citation or a mark would be shown as it is written.
    expect.soft([term, expansion, meaning].join('')).not.toMatch(/\[\[|\{\{|[|{}]/);
  }
});

test('each term leads to services that there are', () => {
  const known = new Set(services.map(({ slug }) => slug));
  for (const { term, services: slugs } of rows) {
    expect.soft(slugs.length, term).toBeGreaterThan(0);
    expect.soft(new Set(slugs).size, term).toBe(slugs.length);
    expect
      .soft(
        slugs.filter((slug) => !known.has(slug)),
        term,
      )
      .toEqual([]);
  }
});

test.each(['12A', '80G', '80-IAC', '10F', '15CA', '15CB', '3CEB', '24Q', '26Q', '49A'])(
  '%s of the Act of 1961 says what has taken its place',
  (old) => {
    const row = rows.find(({ term }) => term === old);
    expect(row?.expansion).toMatch(/^old /);
    expect(row?.meaning).toMatch(/Income-tax Act, 2025|\bForm \d+/);
  },
);
