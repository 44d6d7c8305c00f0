import { expect, test } from 'vitest';
import { mainChange, pageChanges, type LawOfPage } from '@/content/services/page-changes';
import * as companies from '@/law/companies/facts';
import * as crossBorder from '@/law/cross-border/facts';
import { fact } from '@/law/fact';
import type { Source } from '@/law/source';
import { afterMarch, calendarDays } from '@/law/units';
import { citedPlaces } from '@/law/marks';
import { allServicePages } from '../../support/service-pages';

const pageOf = (slug: string) => allServicePages.find((page) => page.slug === slug)!;

test('a page depends on the fact that it prints, not on another fact with the same words', () => {
  expect(`${companies.directorKycLateFee}`).toBe(`${companies.leastCapitalFee}`);
  expect(pageOf('roc-compliance').facts).toContain(companies.directorKycLateFee);
  expect(pageOf('roc-compliance').facts).not.toContain(companies.leastCapitalFee);
  expect(pageOf('private-limited-company').facts).toContain(companies.leastCapitalFee);
  expect(pageOf('private-limited-company').facts).not.toContain(companies.directorKycLateFee);
});

test.each(['international-taxation', 'income-tax-filing'])(
  '%s lists the change of a date that it prints for a single year',
  (slug) => {
    const { facts, page } = pageOf(slug);
    expect(facts).toContain(crossBorder.foreignDisclosureUntil);
    const [value] = crossBorder.foreignDisclosureUntil.values;
    expect(page.changes.map(({ text }) => text.replace(/\{.*/, ''))).toContain(value?.change);
  },
);

/* Changes on pages built on 24 November 2026. */

const act: Source = { id: 'act', area: 'mca', title: 'An Act', href: 'https://mca.gov.in' };
const newAct: Source = { ...act, id: 'new-act', since: '2026-04-01', change: 'a new Act' };

const changed = (change: string, from: string, until?: string) =>
  fact(change, {
    is: calendarDays(30),
    at: [act, 'section 1'],
    change,
    from,
    ...(until && { until }),
  });

const march = changed('March', '2026-03-01');
const june = changed('June', '2026-06-01');
const ended = changed('an offer', '2026-10-01', '2026-11-23');
const open = changed('an offer', '2026-10-01', '2026-11-24');
const coming = changed('soon', '2027-01-01');

const BUILT = '2026-11-24';
const nothing = { text: [], orders: [], tools: [], dueDates: [], firstYear: [], sources: [act] };

const mainChangeOf = (law: Partial<LawOfPage>) =>
  mainChange({ ...nothing, ...law }, BUILT)?.text.replace(/\{.*/, '');

test.each([
  ['the newest change in the text', { text: [march, june] }, 'June'],
  ['a change in the text before a newer one in tools', { text: [march], tools: [june] }, 'March'],
  ['a change in the tools if the text has none', { tools: [june] }, 'June'],
  ['a change in the text before the first year', { text: [march], firstYear: [june] }, 'March'],
  ['a change in the first year if there is no other', { firstYear: [june] }, 'June'],
  ['no change that has ended', { text: [ended, march] }, 'March'],
  ['an offer on its last day', { text: [open, march] }, 'an offer'],
  ['a change in force before a coming one', { text: [coming, march] }, 'March'],
  ['a coming change if none is in force', { text: [coming] }, 'soon'],
  ['a new Act if the text has no change', { sources: [newAct] }, 'a new Act'],
  ['a change in the text before a new Act', { sources: [newAct], text: [march] }, 'March'],
])('the main change is %s', (_, parts, expected) => {
  expect(mainChangeOf(parts)).toBe(expected);
});

test('a change has a citation if the page lists its source', () => {
  const law = { ...nothing, text: [june] };
  expect(pageChanges(law, BUILT)).toEqual([{ day: '2026-06-01', text: 'June{act section 1}' }]);
  expect(pageChanges({ ...law, sources: [] }, BUILT)).toEqual([
    { day: '2026-06-01', text: 'June' },
  ]);
});

test('an order on a past period is listed if the page shows a list of due dates or the moved date', () => {
  const order = {
    period: '2026-03-31',
    to: '2026-11-21',
    ordered: '2026-09-28',
    change: 'moved',
    source: act,
    place: 'Circular 7',
  };
  const due = fact('Due date', { is: afterMarch(7, 31), at: [act, 'section 2'], moved: [order] });
  const listed = (law: Partial<LawOfPage>) => pageChanges({ ...nothing, ...law }, BUILT).length;
  expect(listed({ text: [due], tools: [due], firstYear: [due] })).toBe(0);
  expect(listed({ text: [due], orders: [order] })).toBe(1);
  expect(listed({ dueDates: [due] })).toBe(1);
});

test.each(allServicePages)('$slug lists the order of each change among its sources', ({ page }) => {
  for (const [id, places] of citedPlaces(page.changes)) {
    expect(page.places[id], id).toEqual(expect.arrayContaining(places));
  }
});
