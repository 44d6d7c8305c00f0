import { changesOf } from '../../src/law/changes.ts';
import { duesOf } from '../../src/law/due-dates/dues.ts';
import { profiles } from '../../src/law/due-dates/profiles.ts';
import { profileIds } from '../../src/law/due-dates/profile-ids.ts';
import { factsOfTool, type Tool } from '../../src/law/tool.ts';
import { periodsOf } from '../../src/law/sums/periods.ts';
import { readAnswers } from '../../src/features/tool/read-answers.ts';
import { startOf, type Fact } from '../../src/law/fact.ts';
import { byService } from '../../src/content/services/by-service.ts';
import type { ServiceDetails } from '../../src/content/services/schema.ts';
import { services } from '../../src/content/services/catalogue.ts';
import { factsOf, namedFacts } from '../../src/content/services/page-changes.ts';
import { buildDay } from '../../src/lib/build-day.ts';
import { addDays, addMonths, type Day } from '../../src/lib/days.ts';
import { formatRupees } from '../../src/lib/money.ts';

const details = import.meta.glob<ServiceDetails>('../../src/content/services/details/*.ts', {
  eager: true,
  import: 'details',
});
const tools = import.meta.glob<Tool>('../../src/law/tools/*.ts', { eager: true, import: 'tool' });

/** The changes in force from a day or later, each with the pages, dates and sums that depend on it, in words. */
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
          `  sums:  ${listed(sumsOf(fact, text))}`,
        ].join('\n');
      }),
  );
  return rows.length > 0
    ? `${rows.toSorted().join('\n\n')}\n`
    : `Nothing changed since ${since}.\n`;
}

/** The due dates of the next year that depend on a fact. */
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

/** The tools whose sums rest on a fact, each with an example before and after the change. */
function sumsOf(fact: Fact, change: string): string[] {
  const moved = fact.moved.find((one) => one.change === change);
  const value = fact.values.find((one) => one.change === change);
  return Object.values(tools).flatMap((tool) => {
    if (moved) {
      const due = proposed(tool, fact, moved.period);
      if (!due?.moved) return [];
      const filed = addDays(due.day, DAYS_LATE);
      const before = exampleOf(tool, due.moved.from, filed, addDays(moved.ordered, -1));
      return [`${tool.id} ${before} -> ${exampleOf(tool, due.day, filed)}`];
    }
    if (!value || !factsOfTool(tool).includes(fact)) return [];
    const [before, after] = [addDays(startOf(value), -DAYS_LATE - 1), startOf(value)].map((due) =>
      exampleOf(tool, due, addDays(due, DAYS_LATE)),
    );
    return [`${tool.id} ${before} -> ${after}`];
  });
}

/** How late the filing in the examples is, and the amount in each of their fields. */
const DAYS_LATE = 30;
const RUPEES = '1,00,000';

/** The due date that a tool proposes for a period because of a fact, whatever the other answers. */
function proposed({ fields, periods = {} }: Tool, fact: Fact, end: Day) {
  const answers = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'choice' ? Object.keys(field.options).map((option) => ({ [name]: option })) : [],
  );
  return Object.values(periods)
    .flatMap((offered) => [{}, ...answers].flatMap((answer) => offered?.(answer) ?? []))
    .flatMap((group) => periodsOf([group], buildDay))
    .map(({ due }) => due)
    .find(({ duty, period: { end: ofDue } }) => duty.due === fact && ofDue === end);
}

/** A tool's total with its first answers, for a due day and a day of filing. Other days are the due day too. */
function exampleOf(tool: Tool, due: Day, filed: Day, asked: Day = filed): string {
  const typed = Object.fromEntries(
    Object.entries(tool.fields).flatMap(([name, { kind }]) => {
      if (kind === 'rupees') return [[name, RUPEES]];
      return kind === 'day' || kind === 'period' ? [[name, name === 'filed' ? filed : due]] : [];
    }),
  );
  const { read } = readAnswers(tool, typed, filed);
  const answer = 'values' in read ? tool.answer(read.values, asked) : read;
  return 'problems' in answer
    ? 'not known'
    : formatRupees((answer.lines ?? []).reduce((paise, line) => paise + line.paise, 0));
}

const listed = (words: readonly string[]) => words.join('; ') || 'none';
