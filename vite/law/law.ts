import { changesOf } from '../../src/law/changes.ts';
import { duesOf } from '../../src/law/due-dates/dues.ts';
import { profiles } from '../../src/law/due-dates/profiles.ts';
import { profileIds } from '../../src/law/due-dates/profile-ids.ts';
import type { Fact } from '../../src/law/fact.ts';
import { byService } from '../../src/content/services/by-service.ts';
import type { ServiceDetails } from '../../src/content/services/schema.ts';
import { services } from '../../src/content/services/catalogue.ts';
import { factsOf, namedFacts } from '../../src/content/services/page-changes.ts';
import { buildDay } from '../../src/lib/build-day.ts';
import { addMonths, type Day } from '../../src/lib/days.ts';

const details = import.meta.glob<ServiceDetails>('../../src/content/services/details/*.ts', {
  eager: true,
  import: 'details',
});
const calculators = import.meta.glob<string>('../../src/law/calculators/*-{fees,lateness}.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The changes that began on a day or later, each with the pages, dates and sums that rest on it, in words. */
export function lawSince(since: Day): string {
  const rests = services.map(({ slug }) => {
    const { dueDates } = byService[slug] ?? {};
    const printed = JSON.stringify(details[`../../src/content/services/details/${slug}.ts`]);
    return [slug, factsOf({ printed, dueDates })] as const;
  });
  const rows = namedFacts.flatMap(([name, fact]) =>
    changesOf(fact, buildDay)
      .filter(({ day }) => day >= since)
      .map(({ day, text, source, place }) => {
        const pages = rests.flatMap(([slug, facts]) => (facts.includes(fact) ? [slug] : []));
        return [
          `${day}  ${name}: ${text}`,
          `  order: ${source.title}, ${place}`,
          `  pages: ${listed(pages)}`,
          `  dates: ${listed(datesOf(fact, since))}`,
          `  sums:  ${listed(sumsOf(name))}`,
        ].join('\n');
      }),
  );
  return rows.length > 0
    ? `${rows.toSorted().join('\n\n')}\n`
    : `Nothing changed since ${since}.\n`;
}

/** The dates of duties that rest on a fact, as far as a year ahead. */
function datesOf(fact: Fact, since: Day): string[] {
  const duties = new Set(profileIds.flatMap((id) => profiles[id].duties));
  const ours = [...duties].filter(
    ({ due, alsoDue = [] }) => due === fact || alsoDue.some((also) => also === fact),
  );
  const dues = duesOf(ours, since, addMonths(buildDay, 12));
  return dues.map(({ day, title, moved }) =>
    moved ? `${day} ${title} (moved from ${moved.from})` : `${day} ${title}`,
  );
}

/** The calculators that ask a fact, by its name in their code. */
function sumsOf(name: string): string[] {
  return Object.entries(calculators).flatMap(([file, code]) =>
    new RegExp(`\\b${name}\\b`).test(code) ? [/([\w-]+)\.ts$/.exec(file)?.[1] ?? file] : [],
  );
}

const listed = (words: readonly string[]) => words.join('; ') || 'none';
