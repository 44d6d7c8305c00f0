import { expect, test } from 'vitest';
import { namesIn, pageNames } from '@/content/search/phrases';

test('no two services share a name', () => {
  const names = Object.values(pageNames).flatMap((own) => [...new Set(namesIn(own))]);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
