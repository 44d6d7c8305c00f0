import { expect, test } from 'vitest';
import { changesOf } from '@/law/changes';
import * as companies from '@/law/companies/facts';
import { cgstRules, centralTaxNotifications } from '@/law/gst/texts';
import { dueDateFor, openRelief, reliefInWords } from '@/law/due-dates/due-date';
import { gstr3b } from '@/law/gst/due-dates';
import { duesOf } from '@/law/due-dates/dues';
import { dpt3 } from '@/law/companies/due-dates';
import { fact } from '@/law/fact';
import { periodsOf } from '@/law/sums/lateness';
import { ofNextMonth } from '@/law/units';

/* A build shows the law of its day. It doesn't know a change before the day of the order. Then it shows the change for a year. */

test('an extension moves the due date in texts, lists and calculators from the day of the order', () => {
  const due = fact('Due date', {
    is: ofNextMonth(20),
    at: [cgstRules, 'rule 61'],
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
    date: dueDateFor(due, '2026-10-31', day)?.day,
    listed: duesOf([duty], '2026-11-01', '2026-11-30', day).map((each) => each.day),
    proposed: periodsOf([group], day).find(({ name }) => name === 'October 2026')?.due.day,
    changes: changesOf(due, day).map(({ text }) => text),
  });
  const moved = { date: '2026-11-25', listed: ['2026-11-25'], proposed: '2026-11-25' };
  expect(siteOf('2026-11-17')).toEqual({
    date: '2026-11-20',
    listed: ['2026-11-20'],
    proposed: '2026-11-20',
    changes: [],
  });
  expect(siteOf('2026-11-18')).toEqual({
    ...moved,
    changes: ['GSTR-3B of October 2026 is due on 25 November'],
  });
  expect(siteOf('2027-11-19')).toEqual({ ...moved, changes: [] });
});

test('a calculator offers the last 24 due periods and the next one', () => {
  const names = periodsOf([{ id: 'month', title: 'Each month', duty: gstr3b }], '2031-07-25').map(
    ({ name }) => name,
  );
  expect([names.length, names[0], names.at(-1)]).toEqual([25, 'July 2031', 'July 2029']);
});

test('a due date shows its relief from the day of the order', () => {
  const listed = (asked: string) =>
    duesOf([dpt3], '2026-06-01', '2026-06-30', asked).map(({ day, relief, citations }) => ({
      day,
      words: relief && reliefInWords(relief),
      cited: citations.map(({ place }) => place).includes('General Circular 02/2026'),
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
  expect(openRelief(companies.dpt3Due, '2026-07-31')).toBe(listed('2026-06-19')[0]?.words);
  expect(openRelief(companies.dpt3Due, '2026-08-01')).toBe('');
  const changes = (asked: string) => changesOf(companies.dpt3Due, asked).map(({ day }) => day);
  expect(changes('2026-06-18')).toEqual([]);
  expect(changes('2026-11-24')).toEqual(['2026-06-19']);
  expect(changes('2027-06-20')).toEqual([]);
});
