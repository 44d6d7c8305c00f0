import { expect, test } from 'vitest';
import { calendarOf } from '@/calendars';
import { changesOf } from '@/law/changes';
import { aoc4Within, dpt3Due } from '@/law/companies';
import { dueIn, openRelief, reliefInWords, reliefOn, taxYear } from '@/law/due';
import { gstr3b } from '@/law/due-dates/gst';
import { duesOf } from '@/law/due-dates/dues';
import { dpt3 } from '@/law/due-dates/registrar';
import { fact, factByDate } from '@/law/fact';
import { centralTaxNotifications, cgstRules, gstr3bDue } from '@/law/gst';
import { periodsOf } from '@/law/sums/lateness';
import {
  auditedReturnDue,
  belatedReturnBy,
  incomeTaxAct,
  incomeTaxAct1961,
  lateReturnFee,
  revisedReturnBy,
  taxAuditReportDue,
} from '@/law/income-tax';
import { transferPricingReportDue } from '@/law/cross-border';
import { ofNextMonth, rupees } from '@/law/units';
import { addDays } from '@/lib/days';

/* A site built for a day says what applied then: a change is not known before its order, and is shown for twelve months. */

const YEAR = taxYear(2025);

test('a date is moved from the day of the order on, and only for its period', () => {
  const dayKnownOn = (day: string, year = YEAR) => dueIn(auditedReturnDue, year, day)?.day;
  expect(dayKnownOn('2026-09-27')).toBe('2026-10-31');
  expect(dayKnownOn('2026-09-28')).toBe('2026-11-21');
  expect(dayKnownOn('2027-04-02')).toBe('2026-11-21');
  expect(dayKnownOn('2027-04-02', taxYear(2026))).toBe('2027-10-31');
  expect(dueIn(taxAuditReportDue, YEAR, '2026-09-28')?.day).toBe('2026-10-21');
  expect(dueIn(transferPricingReportDue, YEAR, '2026-09-28')?.day).toBe('2026-10-31');
});

test('single months and years have the day to which an order moved theirs', () => {
  expect(dueIn(gstr3bDue, '2026-02-28')?.day).toBe('2026-03-20');
  expect(dueIn(gstr3bDue, '2026-03-31')?.day).toBe('2026-04-21');
  expect(dueIn(belatedReturnBy, taxYear(2023))?.day).toBe('2025-01-15');
  expect(dueIn(revisedReturnBy, taxYear(2023))?.day).toBe('2025-01-15');
  expect(dueIn(belatedReturnBy, taxYear(2024))?.day).toBe('2025-12-31');
});

test('no day has an answer from another Act', () => {
  for (let day = '2020-04-01'; day < '2029-01-01'; day = addDays(day, 61)) {
    const found = lateReturnFee.on(day);
    expect(found).toMatchObject({
      known: true,
      source: day < '2026-04-01' ? incomeTaxAct1961 : incomeTaxAct,
    });
  }
  expect(lateReturnFee.on('2020-03-31')).toEqual({ known: false, from: '2020-04-01' });
});

test('a value that ended is not known afterwards', () => {
  const ended = factByDate([
    { from: '2026-01-01', until: '2026-06-30', is: rupees(100), source: incomeTaxAct, place: '1' },
  ]);
  expect(ended.on('2026-06-30').known).toBe(true);
  expect(ended.on('2026-07-01')).toEqual({ known: false });
});

test('a change is told for twelve months', () => {
  const told = (day: string) => changesOf(auditedReturnDue, day).map(({ text }) => text);
  expect(told('2026-09-27')).toEqual([]);
  expect(told('2026-11-22')).toEqual([
    'the day for audited returns of 2025-26, and those of companies, moved to 21 November 2026',
  ]);
  expect(told('2027-09-29')).toEqual([]);
});

test('an extension is one value, which moves the date, the list and what a calculator proposes, and is told', () => {
  const due = fact(ofNextMonth(20), cgstRules, 'rule 61', {
    moved: [
      {
        period: '2026-10-31',
        to: '2026-11-25',
        source: centralTaxNotifications,
        place: '99/2026',
        ordered: '2026-11-18',
        change: 'GSTR-3B of October 2026 is due on 25 November',
      },
    ],
  });
  const duty = { ...gstr3b, due };
  const group = { id: 'month', title: 'Each month', duty };
  const siteOf = (day: string) => ({
    date: dueIn(due, '2026-10-31', day)?.day,
    listed: duesOf([duty], '2026-11-01', '2026-11-30', day).map((each) => each.day),
    proposed: periodsOf([group], day).find(({ name }) => name === 'October 2026')?.due.day,
    told: changesOf(due, day).map(({ text }) => text),
  });
  const moved = { date: '2026-11-25', listed: ['2026-11-25'], proposed: '2026-11-25' };
  expect(siteOf('2026-11-17')).toEqual({
    date: '2026-11-20',
    listed: ['2026-11-20'],
    proposed: '2026-11-20',
    told: [],
  });
  expect(siteOf('2026-11-18')).toEqual({
    ...moved,
    told: ['GSTR-3B of October 2026 is due on 25 November'],
  });
  expect(siteOf('2027-11-19')).toEqual({ ...moved, told: [] });
});

/*
 * By General Circular 02/2026 of 19 June 2026, DPT-3 for the year to 31 March 2026 bears no additional fee up to 31 July
 * 2026; by 06/2025 of 17 October and 08/2025 of 30 December 2025, accounts of 2024-25 up to 31 December, then 31 January;
 * by 01/2026 of 24 February, extended on 8 July and 31 August, late accounts bear 10% from 15 April to 15 September 2026.
 */
test.each([
  [dpt3Due, 2025, '2026-07-31', '2026-11-24', 0],
  [dpt3Due, 2025, '2026-08-01', '2026-11-24', undefined],
  [dpt3Due, 2025, '2026-07-31', '2026-06-18', undefined],
  [dpt3Due, 2024, '2026-07-31', '2026-11-24', undefined],
  [aoc4Within, 2024, '2025-10-16', '2026-11-24', undefined],
  [aoc4Within, 2024, '2025-12-31', '2025-12-29', 0],
  [aoc4Within, 2024, '2026-01-01', '2025-12-29', undefined],
  [aoc4Within, 2024, '2026-01-31', '2026-11-24', 0],
  [aoc4Within, 2024, '2026-02-01', '2026-11-24', undefined],
  [aoc4Within, 2023, '2026-01-31', '2026-11-24', undefined],
  [aoc4Within, 2023, '2026-04-14', '2026-11-24', undefined],
  [aoc4Within, 2023, '2026-04-15', '2026-11-24', 10],
  [aoc4Within, 2024, '2026-09-15', '2026-08-30', undefined],
  [aoc4Within, 2024, '2026-09-15', '2026-08-31', 10],
  [aoc4Within, 2024, '2026-09-16', '2026-11-24', undefined],
] as const)('relief for a time: case %#', (due, year, filed, asked, percent) => {
  expect(reliefOn(due, taxYear(year), filed, asked)?.percent).toBe(percent);
});

test('a relief leaves the due date, stands beside it once it is ordered, and is told', () => {
  const listed = (asked: string) =>
    duesOf([dpt3], '2026-06-01', '2026-06-30', asked).map(({ day, relief, law }) => ({
      day,
      words: relief && reliefInWords(relief),
      cited: law.map(({ place }) => place).includes('General Circular 02/2026'),
    }));
  expect(listed('2026-06-18')).toEqual([{ day: '2026-06-30', words: undefined, cited: false }]);
  expect(listed('2026-06-19')).toEqual([
    {
      day: '2026-06-30',
      words:
        'No additional fee if filed by 31 July 2026, by General Circular 02/2026 of 19 June 2026.',
      cited: true,
    },
  ]);
  expect(openRelief(dpt3Due, '2026-07-31')).toBe(listed('2026-06-19')[0]?.words);
  expect(openRelief(dpt3Due, '2026-08-01')).toBe('');
  const told = (asked: string) => changesOf(dpt3Due, asked).map(({ day }) => day);
  expect(told('2026-06-18')).toEqual([]);
  expect(told('2026-11-24')).toEqual(['2026-06-19']);
  expect(told('2027-06-20')).toEqual([]);
});

test('a calendar carries the moved date as an update of the same event', () => {
  const event = (builtOn: string) =>
    calendarOf('company', builtOn)
      .split('BEGIN:VEVENT')
      .find((text) => text.includes('income-tax-return-company-2026-03@'));
  const before = event('2026-03-01');
  expect(before).toContain('DTSTART;VALUE=DATE:20261031');
  expect(before).not.toContain('SEQUENCE');
  const after = event('2026-11-22');
  expect(after).toContain('DTSTART;VALUE=DATE:20261121');
  expect(after).toContain('SEQUENCE:1');
});
