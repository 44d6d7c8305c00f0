import { expect, test } from 'vitest';
import { afterFiling } from '@/content/services/after-filing';
import { banks } from '@/content/services/bank';
import { byService } from '@/content/services/by-service';
import { accessByPortal } from '@/content/services/portal-access';
import { closings } from '@/law/closings';
import { lawSources } from '@/law/law-facts';
import { trackers } from '@/law/trackers';
import { citedPlaces } from '@/lib/marks';
import { keysOf } from '@/lib/object-entries';
import { badlyCited } from '../../support/service-rules';

/* The texts about the time after filing. */

const used = Object.values(byService).flatMap(({ after }) => (after ? [after] : []));
const outcomes = used.flatMap((after) =>
  Object.values(afterFiling(after)).flatMap(({ rows }) => rows.map(({ outcome }) => outcome)),
);

test('each number and duty of law cites its place', () => {
  const known = new Map(lawSources().map(({ value }) => [value.id, value]));
  expect([...citedPlaces(outcomes).keys()].filter((id) => !known.has(id))).toEqual([]);
  expect(badlyCited(outcomes, [...known.values()])).toEqual([]);
});

test.each([
  ['track', trackers],
  ['keys', accessByPortal],
  ['stop', closings],
  ['bank', banks],
] as const)('each text of %s stands on a page', (part, texts) => {
  expect(new Set(used.flatMap((after) => after[part] ?? []))).toEqual(
    new Set(keysOf<string>(texts)),
  );
});
