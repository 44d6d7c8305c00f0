import { expect, test } from 'vitest';
import { afterFiling } from '@/content/services/after-filing';
import { banks } from '@/content/services/bank';
import { accessByPortal } from '@/content/services/portal-access';
import { closings } from '@/law/closings';
import { lawSources } from '@/law/fact-marks';
import { trackers } from '@/law/trackers';
import { citedPlaces } from '@/law/marks';
import { keysOf } from '@/lib/object-entries';
import { badlyCited } from '../../support/service-rules';
import { byService } from '@/content/services/by-service';
import { toolsOn } from '@/content/services/page-tools';
import { services } from '@/content/services/catalogue';
import { profileIds } from '@/law/due-dates/profile-ids';
import { upcoming } from '@/law/due-dates/dues';
import { profiles } from '@/law/due-dates/profiles';
import { structureGuide } from '@/law/structures/guide';
import { addMonths } from '@/lib/days';

test('every tool is on a page', () => {
  const ids = Object.keys(import.meta.glob('/src/law/**/tools/*.ts')).map(
    (path) => /([a-z0-9-]+)\.ts$/.exec(path)?.[1] ?? '',
  );
  const onPages = new Set(services.flatMap(({ slug }) => toolsOn(slug).map(({ tool }) => tool.id)));
  expect(ids.toSorted()).toEqual([...onPages].toSorted());
});

test('the chooser and the pages of its structures link to each other', () => {
  const slugs = structureGuide.forms.map(({ registration }) => registration);
  const leading = services
    .map(({ slug }) => slug)
    .filter((slug) => byService[slug]?.registersStructure);
  expect(leading.toSorted()).toEqual([...slugs].toSorted());
});

const dated = services.flatMap(({ slug }) => {
  const { ids, topics } = byService[slug]?.dueDates ?? {};
  return ids?.map((id) => ({ slug, id, topics })) ?? [];
});

test.each(dated)('$slug shows the next date of each duty in $id', ({ id, topics }) => {
  const duties = profiles[id].duties
    .filter(({ topic }) => !topics || topics.includes(topic))
    // A scheme for a single year has no next date.
    .filter((duty) => duty.id !== 'foreign-assets-scheme');
  expect(duties.length).toBeGreaterThan(0);
  for (const day of ['2026-11-21', '2027-04-01', '2028-02-29', '2033-12-31']) {
    const shown = upcoming(duties, day, addMonths(day, 4));
    expect(new Set(shown.map(({ duty }) => duty.id)), day).toEqual(
      new Set(duties.map((duty) => duty.id)),
    );
    expect(shown.map((due) => due.day)).toEqual(shown.map((due) => due.day).toSorted());
  }
});

test('each profile is on a page', () => {
  expect(new Set(dated.map(({ id }) => id))).toEqual(new Set(profileIds));
  expect(Object.keys(profiles)).toEqual([...profileIds]);
});

/* The texts about the time after filing. */

const used = Object.values(byService).flatMap(({ after }) => (after ? [after] : []));
const outcomes = used.flatMap((after) =>
  Object.values(afterFiling(after)).flatMap(({ rows }) => rows.map(({ outcome }) => outcome)),
);

test('each number and duty in the texts about the time after filing cites its place in the law', () => {
  const known = new Map(lawSources().map(({ value }) => [value.id, value]));
  expect([...citedPlaces(outcomes).keys()].filter((id) => !known.has(id))).toEqual([]);
  expect(badlyCited(outcomes, [...known.values()])).toEqual([]);
});

test.each([
  ['track', trackers],
  ['keys', accessByPortal],
  ['stop', closings],
  ['bank', banks],
] as const)('each text of %s is on a page', (part, texts) => {
  expect(new Set(used.flatMap((after) => after[part] ?? []))).toEqual(
    new Set(keysOf<string>(texts)),
  );
});
