import { addDays } from '@/lib/days';

const onDay =
  (monthAndDay: string, years = 0) =>
  (end: string) =>
    `${Number(end.slice(0, 4)) + years}-${monthAndDay}`;
const after =
  (days: number, from = (end: string) => end) =>
  (end: string) =>
    addDays(from(end), days);
const meeting = onDay('09-30');
const firstMeeting = onDay('12-31');

/** From the end of the period, by hand from the section that the fact names. */
export const COUNTED: Readonly<Record<string, (end: string) => string>> = {
  'annual-general-meeting': meeting,
  'adt-1': after(15, meeting),
  'aoc-4': after(30, meeting),
  'mgt-7': after(60, meeting),
  'mgt-7a-opc': after(60, meeting),
  'aoc-4-opc': after(180),
  'pas-6': after(60),
  'form-141': after(30),
  'first-general-meeting': firstMeeting,
  'adt-1-first': after(15, firstMeeting),
  'aoc-4-first': after(30, firstMeeting),
  'mgt-7-first': after(60, firstMeeting),
  'gstr-9-bar': onDay('12-31', 3),
  // Before the year begins, which ends on the day given.
  'gst-rfd-11': onDay('03-31', -1),
  'iec-update': onDay('06-30'),
  'liaison-office': onDay('11-30'),
  'foreign-tax-credit': onDay('03-31', 1),
  'country-report': onDay('03-31', 1),
  'country-report-notice': onDay('01-31', 1),
};
