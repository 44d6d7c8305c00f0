import { expect, it } from 'vitest';
import { about } from '@/content/about';
import { site } from '@/content/site';

it('says of the provider what the specification says', () => {
  const text = about.paragraphs.join(' ');
  expect(text).toContain(`${site.name} is a network of independent professionals.`);
  expect(text).toContain('Clients post queries and pick listed professionals.');
  expect(text).toContain(`${site.name} does not advertise or solicit.`);
});

it('has the four values cards in order', () => {
  const titles = about.values.map((value) => value.title);
  expect(titles).toEqual(['Mission', 'Vision', 'Values', 'Promise']);
});
