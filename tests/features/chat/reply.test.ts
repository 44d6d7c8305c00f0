import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { categories } from '@/content/categories';
import { servicesFor } from '@/features/chat/reply';
import { anyText } from '../../support/hostile-strings';

it('answers each category’s name with that category’s six services', () => {
  for (const { title, items } of categories) {
    expect(servicesFor(title), title).toEqual(items);
    expect(items).toHaveLength(6);
  }
});

it('keeps the two dead links that the specification gives to IPR', () => {
  const hrefs = servicesFor('IPR').map(({ href }) => href);
  expect(hrefs).toContain('/services/international-ip');
  expect(hrefs).toContain('/services/ip-litigation');
});

it('has an empty list for any other text', () => {
  for (const text of ['', 'tax', 'Taxation please', 'GST Registration', 'constructor']) {
    expect(servicesFor(text), text).toEqual([]);
  }
});

it('has a category’s services or none for any text', () => {
  const titles = fc.constantFrom(...categories.map(({ title }) => title));
  const blanks = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0'), maxLength: 3 });
  const nearlyTitles = fc.tuple(blanks, titles, blanks).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(anyText, nearlyTitles), (text) => {
      const named = categories.find(
        ({ title }) => title.toLowerCase() === text.trim().toLowerCase(),
      );
      expect(servicesFor(text)).toEqual(named?.items ?? []);
    }),
  );
});
