import { expect, test } from 'vitest';
import { areas, knownTo, reviewedAreas, reviewedSentence } from '@/law/knowledge';
import * as gst from '@/law/gst/facts';
import * as labour from '@/law/labour/facts';
import { longDate } from '@/lib/dates';
import { isDay } from '@/lib/days';
import { keysOf } from '@/lib/object-entries';

test('each area of law names the day up to which we know its orders', () => {
  expect(keysOf(areas).filter((area) => !isDay(knownTo(area)))).toEqual([]);
});

test('the review sentence says “read” or “searched for”, and “searched for” comes with a warning about relief', () => {
  expect(reviewedSentence([gst.gstr3bDue, gst.gstr3bDue], '2026-11-20')).toBe(
    `Law last reviewed on 20 November 2026. We read GST orders up to ${longDate(areas.gst.seen.listReadTo)}.`,
  );
  const day = longDate(areas.labour.seen.searchedTo);
  expect(
    reviewedSentence([labour.providentFundCeiling, gst.gstr3bDue, labour.providentFundCeiling]),
  ).toMatch(
    new RegExp(
      `We read GST orders up to .+\\. We searched for labour orders up to ${day}: temporary relief may be missing\\.$`,
    ),
  );
});

test('if areas are known up to different days, the sentence names each area with its day, the latest first', () => {
  const days = new Set([knownTo('civil'), knownTo('labour')]);
  expect(days.size).toBe(2);
  expect(reviewedAreas(new Set(['civil', 'labour']))).toContain(
    `We searched for labour orders up to ${longDate(knownTo('labour'))}, civil law orders up to ${longDate(knownTo('civil'))}:`,
  );
});

test('without facts, the review sentence has only the day of the review', () => {
  expect(reviewedSentence([], '2026-11-20')).toBe('Law last reviewed on 20 November 2026.');
});
