import { expect, test } from 'vitest';
import { firstYears } from '@/law/first-year/timelines';
import { monthsOf } from '@/features/first-year/draw-year';

test.each(Object.entries(firstYears))(
  'the page of %s has every step once, by month in order, what waits for an event last',
  (_, path) => {
    const months = monthsOf(path, '2026-11-23');
    const steps = months.flatMap((month) => month.steps);
    expect(steps.map(({ step }) => step.id).sort()).toEqual(path.steps.map(({ id }) => id).sort());
    const days = steps.flatMap(({ day }) => day ?? []);
    expect(days).toEqual([...days].sort());
    expect(new Set(months.map(({ title }) => title)).size).toBe(months.length);
    const waiting = steps.findIndex(({ day }) => !day);
    expect(steps.slice(waiting < 0 ? steps.length : waiting).every(({ day }) => !day)).toBe(true);
  },
);
