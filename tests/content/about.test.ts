import { expect, it } from 'vitest';
import { about } from '@/content/about';
import { site } from '@/content/site';
import { sentencesOf } from '../support/prose';

it('says of the provider what the specification says', () => {
  const text = about.paragraphs.join(' ');
  expect(text).toContain(`${site.name} is a network of independent professionals.`);
  expect(text).toContain('Clients post queries and pick listed professionals.');
  expect(text).toContain(`${site.name} does not advertise or solicit.`);
});

it('has the four values cards in order, of one or two sentences each', () => {
  expect(about.values.map((value) => value.title)).toEqual([
    'Mission',
    'Vision',
    'Values',
    'Promise',
  ]);
  for (const { title, text } of about.values) {
    expect([1, 2], title).toContain(sentencesOf(text).length);
  }
});
