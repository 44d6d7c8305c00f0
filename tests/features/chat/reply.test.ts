import { expect, it } from 'vitest';
import { categories } from '@/content/categories';
import { servicesFor } from '@/features/chat/reply';

it('answers each category’s name with that category’s six services', () => {
  for (const { title, items } of categories) {
    expect(servicesFor(title), title).toEqual(items);
    expect(items).toHaveLength(6);
  }
});

it('has an empty list for any other text', () => {
  for (const text of ['', 'tax', 'Taxation please', 'GST Registration', 'constructor']) {
    expect(servicesFor(text), text).toEqual([]);
  }
});
