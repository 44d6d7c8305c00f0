import { duesOf } from '@/law/due-dates/dues';
import { profiles } from '@/law/due-dates/profiles';
import { buildDay } from '@/lib/build-day';
import { addMonths } from '@/lib/days';

/**
 * The dates of most businesses in the next 2 months; later ones are likely to change. The browser gets only the values, because
 * this code imports all rules of law (vite/service-texts.ts).
 */
export const commonDates = duesOf(
  profiles['gst-monthly'].duties,
  buildDay,
  addMonths(buildDay, 2),
).map(({ day, title }) => ({ day, title }));
