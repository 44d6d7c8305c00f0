import { expect, test } from 'vitest';
import { mainChange, pageChanges, type LawOfPage } from '@/content/services/page-changes';
import * as companies from '@/law/companies/facts';
import * as crossBorder from '@/law/cross-border/facts';
import { fact } from '@/law/fact';
import type { Source } from '@/law/source';
import { afterMarch, calendarDays } from '@/law/units';
import { citedPlaces } from '@/law/marks';
import { servicePages } from '../../support/service-pages';

const pageOf = (slug: string) => servicePages.find((page) => page.slug === slug)!;

test('a page uses the fact that it prints, not on another with the same words', () => {
  expect(`${companies.directorKycLateFee}`).toBe(`${companies.leastCapitalFee}`);
  expect(pageOf('roc-compliance').facts).toContain(companies.directorKycLateFee);
  expect(pageOf('roc-compliance').facts).not.toContain(companies.leastCapitalFee);
  expect(pageOf('private-limited-company').facts).toContain(companies.leastCapitalFee);
  expect(pageOf('private-limited-company').facts).not.toContain(companies.directorKycLateFee);
});

test.each(['international-taxation', 'income-tax-filing'])(
  '%s lists the change of a date that it prints for one year',
  (slug) => {
    const { facts, page } = pageOf(slug);
    expect(facts).toContain(crossBorder.foreignDisclosureUntil);
    const [value] = crossBorder.foreignDisclosureUntil.values;
    expect(page.changes.map(({ text }) => text.replace(/\{.*/, ''))).toContain(value?.change);
  },
);

/* On 24 November 2026 */

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
  ['the newest of its text', { text: [march, june] }, 'June'],
  ['its text before its tools', { text: [march], tools: [june] }, 'March'],
  ['its tools where the text has none', { tools: [june] }, 'June'],
  ['its text before its first year', { text: [march], firstYear: [june] }, 'March'],
  ['its first year where nothing else has changed', { firstYear: [june] }, 'June'],
  ['nothing that is over', { text: [ended, march] }, 'March'],
  ['an offer on its last day', { text: [open, march] }, 'an offer'],
  ['what has begun before what is to come', { text: [coming, march] }, 'March'],
  ['what is to come where nothing has begun', { text: [coming] }, 'soon'],
  ['a new Act where nothing in its text has changed', { sources: [newAct] }, 'a new Act'],
  ['its text before a new Act', { sources: [newAct], text: [march] }, 'March'],
])('the main change is %s', (_, parts, expected) => {
  expect(mainChangeOf(parts)).toBe(expected);
});

test('a change has a citation where the page lists its source', () => {
  const law = { ...nothing, text: [june] };
  expect(pageChanges(law, BUILT)).toEqual([{ day: '2026-06-01', text: 'June{act section 1}' }]);
  expect(pageChanges({ ...law, sources: [] }, BUILT)).toEqual([
    { day: '2026-06-01', text: 'June' },
  ]);
});

test('an order on a past period is listed where the page shows its dates or the moved one', () => {
  const order = {
    period: '2026-03-31',
    to: '2026-11-21',
    ordered: '2026-09-28',
    change: 'moved',
    source: act,
    place: 'Circular 7',
  };
  const due = fact('Due date', { is: afterMarch(7, 31), at: [act, 'section 2'], moved: [order] });
  const told = (law: Partial<LawOfPage>) => pageChanges({ ...nothing, ...law }, BUILT).length;
  expect(told({ text: [due], tools: [due], firstYear: [due] })).toBe(0);
  expect(told({ text: [due], orders: [order] })).toBe(1);
  expect(told({ dueDates: [due] })).toBe(1);
});

test.each(servicePages)('$slug lists the order of each change among its sources', ({ page }) => {
  for (const [id, places] of citedPlaces(page.changes)) {
    expect(page.places[id], id).toEqual(expect.arrayContaining(places));
  }
});
