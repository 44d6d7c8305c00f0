import { expect, it } from 'vitest';
import { categories } from '@/content/categories';
import { servicesFor } from '@/features/chat/reply';

it('answers each category’s name with that category’s six services', () => {
  for (const { title, items } of categories) {
    expect(servicesFor(title), title).toEqual(items);
    expect(items).toHaveLength(6);
  }
});

it('does not mind letter case and space around the name', () => {
  expect(servicesFor('  tAXATION ')).toEqual(servicesFor('Taxation'));
  expect(servicesFor('ipr\n')).toHaveLength(6);
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
