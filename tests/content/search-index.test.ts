import { expect, test } from 'vitest';
import { glossary } from '@/content/glossary';
import { namesIn, pageNames } from '@/content/search/phrases';
import { services } from '@/content/services/catalogue';
import { searchIndex } from '@/content/services/search-index';

const index = searchIndex();
const searchNames = services.flatMap(({ slug }) => {
  const names = pageNames[slug];
  return names ? [[slug, namesIn(names)] as const] : [];
});

test('no two services share a name', () => {
  const names = searchNames.flatMap(([, own]) => [...new Set(own)]);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test('a term of the glossary is a name of the service it leads to first, unless it names another', () => {
  const named = new Set(searchNames.flatMap(([, names]) => names));
  for (const { term, expansion, services: led } of glossary) {
    for (const text of [term.toLowerCase(), expansion.toLowerCase()]) {
      if (named.has(text)) continue;
      expect(
        index.pages.filter(({ names }) => names.includes(text)).map(({ slug }) => slug),
      ).toContain(led[0]);
    }
  }
});
