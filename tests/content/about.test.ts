import { expect, it } from 'vitest';
import { about } from '@/content/about';
import { owner } from '@/content/owner';
import { site } from '@/content/site';
import { settings } from '@/lib/settings';
import { sentencesOf } from '../support/prose';

const prose = [...about.paragraphs, ...about.values.map((value) => value.text)];

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

it('invents no figure, year or history beside the four', () => {
  for (const text of [about.lead, ...prose]) {
    expect(text).not.toMatch(/\d|\b(founded|established|since|began|award)/i);
  }
});

it('takes its photograph from the settings and says what it shows', () => {
  expect(about.image.src).toBe(settings.aboutImageUrl);
  expect(about.image.alt).toBe(owner.photograph);
});
