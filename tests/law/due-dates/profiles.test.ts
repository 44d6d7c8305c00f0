import { expect, test } from 'vitest';
import { profileIds, type ProfileId } from '@/law/due-dates/profile-ids';
import { duesOf } from '@/law/due-dates/dues';
import { profiles } from '@/law/due-dates/profiles';
import { sourcesOf } from '@/law/source';
import { weekdayOf } from '@/lib/days';

const duties = [...new Set(profileIds.flatMap((id) => profiles[id].duties))];

/** The ten years after the law was checked. */
const TEN_YEARS = ['2026-11-21', '2036-11-20'] as const;

test('dates may be on a weekend, and no month is missing', () => {
  const all = duesOf(duties, ...TEN_YEARS);
  const days = new Set(all.map(({ day }) => weekdayOf(day)));
  expect(days.size).toBe(7);
  for (const id of ['gstr-1', 'gstr-3b', 'provident-fund', 'tds-deposit']) {
    expect(all.filter(({ duty }) => duty.id === id).length, id).toBe(120);
  }
});

test('an event has the same id in two profiles', () => {
  const keysOf = (id: ProfileId) =>
    duesOf(profiles[id].duties, '2026-12-07', '2026-12-07').map(({ key }) => key);
  expect(keysOf('deductor')).toContain('tds-deposit-2026-11');
  expect(keysOf('employer')).toContain('tds-deposit-2026-11');
});

/** The event ids of the first published calendars. New ids are fine, but no subscriber may lose an event. */
const FIRST_IDS: Partial<Record<ProfileId, string>> = {
  company:
    'advance-tax-june advance-tax-september advance-tax-december advance-tax-march tax-audit income-tax-return-company income-tax-return-transfer-pricing belated-return revised-return annual-general-meeting adt-1 aoc-4 aoc-4-opc mgt-7 dpt-3 msme-1 pas-6 director-kyc',
  llp: 'llp-form-11 llp-form-8 advance-tax-june advance-tax-september advance-tax-december advance-tax-march tax-audit income-tax-return-without-audit income-tax-return-audited belated-return revised-return director-kyc',
  proprietor:
    'advance-tax-june advance-tax-september advance-tax-december advance-tax-march tax-audit income-tax-return-without-audit income-tax-return-audited belated-return revised-return',
  'gst-monthly': 'gstr-1 gstr-3b gst-credit-cut-off gstr-9',
  'gst-quarterly':
    'gst-iff gst-pmt-06 gstr-1-quarterly gstr-3b-quarterly-22 gstr-3b-quarterly-24 gst-credit-cut-off gstr-9',
  'gst-composition': 'gst-cmp-08 gstr-4',
  deductor: 'tds-deposit tds-statement tds-certificates salary-certificate',
  employer: 'provident-fund state-insurance tds-deposit tds-statement-salary salary-certificate',
};

test.each(Object.entries(FIRST_IDS))('the calendar %s keeps each event’s id', (id, published) => {
  const now = profiles[id as ProfileId].duties.map((duty) => duty.id);
  expect(now).toEqual(expect.arrayContaining(published.split(' ')));
});

test('each return cites the old Act for its first year, and the new Act after that', () => {
  for (const name of ['belated-return', 'revised-return', 'income-tax-return-transfer-pricing']) {
    const dues = duesOf(profiles.company.duties, ...TEN_YEARS).filter(
      ({ duty }) => duty.id === name,
    );
    expect(dues[0]?.citations[0]?.source.id).toBe('income-tax-act-1961');
    expect(new Set(dues.slice(1).map(({ citations }) => citations[0]?.source.id))).toEqual(
      new Set(['income-tax-act']),
    );
  }
});

test('a source is listed once with all its places, even if the code has copied the object of the source', () => {
  const { due, citations = [] } =
    profiles.company.duties.find(({ id }) => id === 'aoc-4') ?? duties[0]!;
  const copy = { source: { ...due.source }, place: due.place };
  expect(sourcesOf([due, ...citations, copy])).toEqual([
    {
      title: 'Companies Act, 2013',
      href: 'https://indiacode.gov.in',
      places: 'sections 137 and 403',
    },
  ]);
});
