import { expect, test } from 'vitest';
import { coverChange, pageChanges } from '@/content/services/page-changes';
import { companyLeastCapitalFee, directorKycLateFee } from '@/law/companies';
import { foreignDisclosureUntil } from '@/law/cross-border';
import { fact, type Fact } from '@/law/fact';
import type { Source } from '@/law/source';
import { calendarDays } from '@/law/units';
import { servicePages } from '../../support/service-pages';

const pageOf = (slug: string) => servicePages.find((page) => page.slug === slug)!;

test('of two fees that print alike, each page rests on the one that it prints', () => {
  expect(`${directorKycLateFee}`).toBe(`${companyLeastCapitalFee}`);
  expect(pageOf('roc-compliance').rests).toContain(directorKycLateFee);
  expect(pageOf('roc-compliance').rests).not.toContain(companyLeastCapitalFee);
  expect(pageOf('private-limited-company').rests).toContain(companyLeastCapitalFee);
  expect(pageOf('private-limited-company').rests).not.toContain(directorKycLateFee);
});

test.each(['international-taxation', 'tax-planning'])(
  'a date that %s prints for one year counts, and its change is listed',
  (slug) => {
    const { rests, page } = pageOf(slug);
    expect(rests).toContain(foreignDisclosureUntil);
    const [value] = foreignDisclosureUntil.values;
    expect(page.changes.map(({ text }) => text.replace(/\[\[.*/, ''))).toContain(value?.change);
  },
);

/* The change of the cover, on 24 November 2026 */

const act: Source = { id: 'act', area: 'mca', title: 'An Act', href: 'https://mca.gov.in' };
const newAct: Source = { ...act, id: 'new-act', since: '2026-04-01', change: 'a new Act' };

const changed = (change: string, from: string, until?: string) =>
  fact(calendarDays(30), act, 'section 1', { change, from, ...(until && { until }) });

const march = changed('March', '2026-03-01');
const june = changed('June', '2026-06-01');
const ended = changed('an offer', '2026-10-01', '2026-11-23');
const open = changed('an offer', '2026-10-01', '2026-11-24');
const coming = changed('soon', '2027-01-01');

const cover = (parts: Partial<Record<'text' | 'tools' | 'firstYear', Fact[]>>, sources = [act]) =>
  coverChange(
    { facts: { text: [], tools: [], dueDates: [], firstYear: [], ...parts }, sources },
    '2026-11-24',
  )?.text.replace(/\[\[.*/, '');

test.each([
  ['the newest of its text', { text: [march, june] }, 'June'],
  ['its text before its tools', { text: [march], tools: [june] }, 'March'],
  ['its tools where the text has none', { tools: [june] }, 'June'],
  [
    'not the first year, even where the text states it',
    { text: [june, march], firstYear: [june] },
    'March',
  ],
  ['nothing where only the first year has changed', { firstYear: [june] }, undefined],
  ['nothing that is over', { text: [ended, march] }, 'March'],
  ['an offer on its last day', { text: [open, march] }, 'an offer'],
  ['what has begun before what is to come', { text: [coming, march] }, 'March'],
  ['what is to come where nothing has begun', { text: [coming] }, 'soon'],
])('a cover names %s', (_, parts, expected) => {
  expect(cover(parts)).toBe(expected);
});

test('a cover names a new Act where nothing in its text has changed', () => {
  expect(cover({}, [newAct])).toBe('a new Act');
  expect(cover({ text: [march] }, [newAct])).toBe('March');
});

test('a change is cited where the page lists its source', () => {
  const facts = { text: [june], tools: [], dueDates: [], firstYear: [] };
  const changes = (sources: Source[]) => pageChanges({ facts, sources }, '2026-11-24');
  expect(changes([act])).toEqual([{ day: '2026-06-01', text: 'June[[act section 1]]' }]);
  expect(changes([])).toEqual([{ day: '2026-06-01', text: 'June' }]);
});
