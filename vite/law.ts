import { parseArgs } from 'node:util';
import { changesOf } from '../src/law/changes.ts';
import { duesOf } from '../src/law/due-dates/dues.ts';
import { profiles } from '../src/law/due-dates/profiles.ts';
import { profileIds } from '../src/law/due-dates/profile-ids.ts';
import { factsOfTool, type Tool } from '../src/law/tool.ts';
import type { Fact } from '../src/law/fact.ts';
import { lawFacts } from '../src/law/fact-marks.ts';
import { HOW, READ_ON } from '../src/law/full-text-link.ts';
import { lookUpOnIndiaCode, oldSiteSections, fullTextLinks } from '../src/law/full-text-links.ts';
import type { ServicePage } from '../src/content/services/service-page.ts';
import { allServicePages } from '../src/content/services/all-service-pages.ts';
import { typedInWords } from '../src/content/services/typed-numbers.ts';
import { buildDay } from '../src/lib/build-day.ts';
import { addMonths, type Day } from '../src/lib/days.ts';

const tools = import.meta.glob<Tool>('../src/law/**/tools/*.ts', { eager: true, import: 'tool' });

/** `npm run law -- --since 2026-10-01`, `npm run law -- --typed`, and `npm run sources` */
export async function command(args: string[]) {
  const options = {
    since: { type: 'string' },
    sources: { type: 'boolean' },
    typed: { type: 'boolean' },
  } as const;
  const { since = '', sources, typed } = parseArgs({ args, options }).values;
  if (sources) return { text: lawSources(), isGood: true };
  if (typed) return { text: lawTyped(), isGood: true };
  return /^\d{4}-\d\d-\d\d$/.test(since)
    ? { text: lawSince(since), isGood: true }
    : { text: 'Give a day: npm run law -- --since 2026-10-01\n', isGood: false };
}

/** The changes of the law since a day, each with the pages, dates and tools that depend on it. */
export function lawSince(since: Day): string {
  const rows = lawFacts().flatMap(({ name, value: fact }) =>
    changesOf(fact, buildDay)
      .filter(({ day }) => day >= since)
      .map(({ day, text, source, place }) => {
        const pages = pagesWith(({ facts }) => facts.includes(fact));
        const showing = pagesWith(({ page }) =>
          page.changes.some((change) => change.day === day && change.text.startsWith(text)),
        );
        return [
          `${day}  ${fact.label} (${name}): ${text}`,
          `  order: ${source.title}, ${place}`,
          `  pages: ${listed(pages)}`,
          `  shown under "What changed": ${listed(showing)}`,
          `  dates: ${listed(datesOf(fact, since))}`,
          `  tools: ${listed(toolsOn(fact))}`,
          `  reference day: ${fact.referenceDay}`,
        ].join('\n');
      }),
  );
  return rows.length > 0
    ? `${rows.toSorted().join('\n\n')}\n`
    : `Nothing changed since ${since}.\n`;
}

/** The slugs of the pages that pass a test. */
function pagesWith(isSo: (page: ServicePage) => boolean): string[] {
  return allServicePages.filter(isSo).map(({ slug }) => slug);
}

/** The due dates until a year from now that depend on a fact. */
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

/** The tools that use a fact, or that offer periods whose due date comes from the fact. */
function toolsOn(fact: Fact): string[] {
  return Object.values(tools)
    .filter(
      (tool) => factsOfTool(tool).includes(fact) || dutiesOf(tool).some(({ due }) => due === fact),
    )
    .map(({ id }) => id);
}

/** The duties of all periods that a tool can offer. */
function dutiesOf({ fields, periods = {} }: Tool) {
  const answers = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'choice' ? Object.keys(field.options).map((option) => ({ [name]: option })) : [],
  );
  return Object.values(periods).flatMap((offered) =>
    [{}, ...answers].flatMap((answer) => offered?.(answer) ?? []).map(({ duty }) => duty),
  );
}

/** Numbers typed in pages that equal a fact in the page's area of law. Some of these numbers belong to another rule. */
function lawTyped(): string {
  return `${allServicePages.flatMap(({ typed }) => typed.map(typedInWords)).join('\n')}\n`;
}

/** All links to the pages' sources, for a person who checks them. */
export function lawSources(): string {
  const seen = fullTextLinks.map(
    ({ source, section = '', href, copied, how }) =>
      `${source} ${section}\n  ${href}\n  copy of ${copied}: ${HOW[how]}`,
  );
  const read = Object.entries(oldSiteSections).flatMap(([id, { copied, sections }]) =>
    Object.entries(sections).map(
      ([section, page]) => `${id} ${section}, copy of ${copied}\n  ${lookUpOnIndiaCode(page)}`,
    ),
  );
  const bodies = allServicePages.flatMap(({ details }) =>
    details.sources.map(({ title, href }) => `${title}\n  ${href}`),
  );
  return [
    `# Links to the text itself; we read the copies on ${READ_ON}`,
    ...seen,
    '# Sections read on India Code’s old site, with the new site’s search for each',
    ...read,
    '# Sites of the authorities',
    ...new Set(bodies),
    '',
  ].join('\n');
}

const listed = (words: readonly string[]) => words.join('; ') || 'none';
