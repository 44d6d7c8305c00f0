import { duesOf } from '@/law/due-dates/dues';
import { gstr1, gstr3b } from '@/law/due-dates/gst';
import { buildDay } from '@/lib/build-day';
import { addMonths } from '@/lib/days';

/**
 * The dates of the next 2 months that most businesses share: later ones may still be moved. The browser gets these values and
 * not this code, which imports the rules (vite/service-texts.ts).
 */
export const commonDates = duesOf([gstr1, gstr3b], buildDay, addMonths(buildDay, 2)).map(
  ({ day, duty }) => ({ day, name: duty.name }),
);
