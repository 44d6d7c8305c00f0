import { describe, expect, test } from 'vitest';
import { byService } from '@/content/services/by-service';
import { toolsOn } from '@/content/services/page-tools';
import { services, type ServiceSlug } from '@/content/services/catalogue';
import { profileIds, type ProfileId } from '@/law/due-dates/profile-ids';
import { upcoming } from '@/law/due-dates/dues';
import { profiles } from '@/law/due-dates/profiles';
import { structureGuide } from '@/law/structures/guide';
import { addMonths } from '@/lib/days';

/* The tools that the pages have, by the rows of the services. */

test('every tool stands on a page, and every id of a row has its tool', () => {
  const ids = Object.keys(import.meta.glob('/src/law/tools/*.ts')).map(
    (path) => /([a-z0-9-]+)\.ts$/.exec(path)?.[1] ?? '',
  );
  const onPages = new Set(services.flatMap(({ slug }) => toolsOn(slug).map(({ tool }) => tool.id)));
  expect(ids.toSorted()).toEqual([...onPages].toSorted());
});

test('the chooser leads to the page of each structure, and those pages lead back', () => {
  const slugs = structureGuide.forms.map(({ registration }) => registration);
  const leading = services
    .map(({ slug }) => slug)
    .filter((slug) => byService[slug]?.registersStructure);
  expect(leading.toSorted()).toEqual([...slugs].toSorted());
});

describe('the dates of a page', () => {
  const pages = services.flatMap(({ slug }) => {
    const { dueDates } = byService[slug] ?? {};
    return dueDates ? [[slug, dueDates] as const] : [];
  });
  const own = (slug: ServiceSlug, id: ProfileId) =>
    profiles[id].duties.filter(({ matter }) =>
      byService[slug]?.dueDates?.matters?.includes(matter),
    );
  test.each(pages)(
    '%s has own duties in each of its profiles, and the next date of each',
    (slug, page) => {
      for (const id of page.ids) {
        // What holds for a single year, as a scheme does, has no next date.
        const ofPage = (page.matters ? own(slug, id) : profiles[id].duties).filter(
          ({ id: each }) => each !== 'foreign-assets-scheme',
        );
        expect(ofPage.length, id).toBeGreaterThan(0);
        for (const day of ['2026-11-21', '2027-04-01', '2028-02-29', '2033-12-31']) {
          const shown = upcoming(ofPage, day, addMonths(day, 4));
          expect(new Set(shown.map(({ duty }) => duty.id)), `${id} on ${day}`).toEqual(
            new Set(ofPage.map(({ id: each }) => each)),
          );
          expect(shown.map((due) => due.day)).toEqual(shown.map((due) => due.day).toSorted());
        }
      }
    },
  );
});

test('each profile is on a page', () => {
  const shown = new Set(Object.values(byService).flatMap(({ dueDates }) => dueDates?.ids ?? []));
  expect(profileIds.filter((id) => !shown.has(id))).toEqual([]);
  expect(Object.keys(profiles)).toEqual([...profileIds]);
});
