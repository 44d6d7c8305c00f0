import { expect, test } from 'vitest';
import { firstYears, type RegistrationId } from '@/law/first-year/timelines';
import { dayOfStep } from '@/law/first-year/steps';

/* The days were worked out by hand from the law. */

/** The days of the steps after a registration, by the id of the step. */
function dated(slug: RegistrationId, start: string): Record<string, string> {
  const { steps, accounts } = firstYears[slug];
  return Object.fromEntries(
    steps.flatMap((step) => {
      const day = dayOfStep(step, start, accounts);
      return day ? [[step.id, day]] : [];
    }),
  );
}

test('a company registered on 1 December 2026 has these days', () => {
  expect(dated('private-limited-company', '2026-12-01')).toEqual({
    'first-board-meeting': '2026-12-31',
    'first-auditor': '2026-12-31',
    'registered-office': '2026-12-31',
    'share-certificates': '2027-02-01',
    'inc-20a': '2027-05-30',
    // 9 months from 31 March 2027, then 15, 30 and 60 calendar days from that day.
    'first-general-meeting': '2027-12-31',
    'adt-1': '2028-01-15',
    'aoc-4': '2028-01-30',
    'mgt-7': '2028-02-29',
    // These returns are about the loans and the foreign owners on 31 March 2027.
    'dpt-3': '2027-06-30',
    'foreign-assets': '2027-07-15',
    'income-tax-return': '2027-10-31',
  });
});

test('a company registered on 15 January 2027 ends its first year in March 2028, but files a tax return in 2027', () => {
  expect(dated('private-limited-company', '2027-01-15')).toMatchObject({
    'share-certificates': '2027-03-15',
    'inc-20a': '2027-07-14',
    'first-general-meeting': '2028-12-31',
    'mgt-7': '2029-03-01',
    'income-tax-return': '2027-10-31',
  });
});

test('a one person company has no meeting and 180 calendar days for its accounts', () => {
  const days = dated('one-person-company', '2026-12-01');
  expect(days['aoc-4']).toBe('2027-09-27');
  // Professionals count 60 calendar days from 30 September.
  expect(days['mgt-7']).toBe('2027-11-29');
  expect(days).not.toHaveProperty('first-general-meeting');
});

test('a limited liability partnership registered on 10 October 2026 has these days', () => {
  expect(dated('llp-registration', '2026-10-10')).toEqual({
    'llp-agreement': '2026-11-09',
    'llp-form-11': '2027-05-30',
    'llp-form-8': '2027-10-30',
    'foreign-assets': '2027-07-15',
    'income-tax-return': '2027-08-31',
  });
});

test('a Nidhi has 120 calendar days to apply for its declaration', () => {
  expect(dated('nidhi-company', '2026-12-01')).toMatchObject({
    'ndh-4': '2027-03-31',
    'ndh-3': '2027-04-30',
  });
});

test('the first returns for a GST number of 5 December 2026 are for December', () => {
  expect(dated('gst-registration', '2026-12-05')).toEqual({
    'bank-account': '2027-01-04',
    'first-gstr-1': '2027-01-11',
    'first-gstr-3b': '2027-01-20',
  });
});

test('a trademark filed on 31 August 2026 has its priority until the last day of February', () => {
  expect(dated('trademark-registration', '2026-08-31')).toEqual({
    'priority-abroad': '2027-02-28',
  });
});

test('a licence in Hyderabad is renewed by 1 December, elsewhere usually by 31 March', () => {
  expect(dated('trade-license', '2026-11-27')).toEqual({
    renewal: '2027-03-31',
    'renewal-hyderabad': '2026-12-01',
  });
  expect(dated('trade-license', '2026-12-01')).toMatchObject({ 'renewal-hyderabad': '2027-12-01' });
});

test('an import export code of 30 June is confirmed by the next 30 June', () => {
  expect(dated('import-export-code', '2027-06-30')).toEqual({ 'yearly-update': '2028-06-30' });
  expect(dated('import-export-code', '2027-06-29')).toEqual({ 'yearly-update': '2027-06-30' });
});
