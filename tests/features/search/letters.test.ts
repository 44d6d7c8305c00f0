import { expect, test } from 'vitest';
import { byService, namesIn } from '@/content/services/by-service';
import { services } from '@/content/services/catalogue';
import { searchIndex } from '@/content/services/search-index';
import { createLetterSearch } from '@/features/search/letters';
import { hostileRows } from '../../support/hostile-strings';
import { abbreviations, heldOut, queries } from './queries';

const letterIn = createLetterSearch(searchIndex());
const pages = services.flatMap(({ slug }) => {
  const { letters, firstYear } = byService[slug] ?? {};
  return letters ? [{ slug, letters, firstYear }] : [];
});

test.each(pages)(
  'every phrase of $slug finds its own answer, on a page that has it',
  ({ slug, letters, firstYear }) => {
    expect(firstYear).toBeDefined();
    for (const { about, phrases } of letters) {
      for (const phrase of namesIn(phrases)) {
        expect(letterIn(phrase)?.letter.about, phrase).toBe(about);
        expect(letterIn(phrase)?.service.slug, phrase).toBe(slug);
      }
    }
  },
);

test.each([
  ['got a letter to pay for trademark publication', '#letter&from=directory&by=post&asks=money'],
  ['call from GST officer', '#letter&from=gst&by=call&asks=money'],
  ['i got a call from gst department asking for money', '#letter&from=gst&by=call&asks=money'],
  ['is this gst notice real', '#letter&from=gst&by=post&asks=reply'],
  ['gst ofiicer call', '#letter&from=gst&by=call&asks=money'],
  ['mca letter fake', '#letter&from=registrar&by=post&asks=reply'],
  ['received mca notice is it real', '#letter&from=registrar&by=post&asks=reply'],
  ['roc se letter aaya', '#letter&from=registrar&by=post&asks=reply'],
  ['fake call from income tax', '#letter&from=tax&by=email&asks=reply'],
  ['bank asking for otp', '#letter&from=bank&by=call&asks=secrets'],
  ['got a call about a loan', '#letter&from=seller&by=call&asks=money'],
  ['trademark office called me for money', '#letter&from=ip&by=call&asks=money'],
  ['patent renewal firm letter', '#letter&from=renewal&by=post&asks=money'],
  ['domain name email from china', '#letter&from=domain&by=email&asks=money'],
  ['food inspector came and asked money', '#letter&from=food&by=visit&asks=money'],
  ['is this letter real?', '#letter'],
])('“%s” leads to the answer %s', (query, fragment) => {
  expect(letterIn(query)?.letter.fragment).toBe(fragment);
});

test('who asks for a service is not told of letters', () => {
  const told = [...abbreviations, ...queries, ...heldOut].filter(([query]) => letterIn(query));
  expect(told).toEqual([]);
  for (const query of [
    'letter',
    'call',
    'offer letter',
    'real estate',
    'call centre company',
    '',
  ]) {
    expect(letterIn(query), query).toBeUndefined();
  }
});

test.each(hostileRows)('is not upset by $what', ({ text }) => {
  expect(() => letterIn(`letter ${text}`.slice(0, 200))).not.toThrow();
});
