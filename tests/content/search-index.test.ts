import { expect, test } from 'vitest';
import { glossary } from '@/content/glossary';
import { namesIn, pageWords } from '@/content/search/phrases';
import { services } from '@/content/services/catalogue';
import { searchIndex } from '@/content/services/search-index';

const index = searchIndex();
const searchNames = services.flatMap(({ slug }) => {
  const { names } = pageWords[slug] ?? {};
  return names ? [[slug, namesIn(names)] as const] : [];
});

test('no two services share a name', () => {
  const names = searchNames.flatMap(([, own]) => [...new Set(own)]);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test('takes terms of the glossary for names of the service that they lead to first, unless they are one', () => {
  const named = new Set(searchNames.flatMap(([, names]) => names));
  for (const { term, expansion, services: led } of glossary) {
    for (const text of [term.toLowerCase(), expansion.toLowerCase()]) {
      if (named.has(text)) continue;
      expect(index.filter(({ names }) => names.includes(text)).map(({ slug }) => slug)).toContain(
        led[0],
      );
    }
  }
});

test('knows a page’s questions, headings and forms, without citations', () => {
  const entry = index.find(({ slug }) => slug === 'gst-registration');
  const parts = new Map(entry?.parts.map(([id, title, words]) => [id, { title, words }]));
  expect([...parts.values()].map(({ title }) => title)).toContain(
    'Should I choose the composition scheme?',
  );
  expect(parts.get('need')?.words).toMatch(/\bexempt\b/);
  expect(entry?.forms).toContain('REG-14');
  expect(JSON.stringify(index)).not.toMatch(/\{[?a-z]/);
});
