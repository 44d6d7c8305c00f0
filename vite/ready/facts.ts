import type { Fact } from '@/law/fact';
import { areas, knownTo } from '@/law/knowledge';
import { addDays, addMonths, type Day } from '@/lib/days';
import { keysOf } from '@/lib/keys';
import { upperFirst } from '@/lib/letter-case';
import type { Obstacle } from './obstacle';

/** Facts that fall due within this many days are listed. */
const NOTICE_DAYS = 60;

/** The day by which to look at a fact again: the one it names, else 12 months after its check. */
export function reviewDay({
  checked,
  reviewBy,
}: {
  checked: Day;
  reviewBy?: Day | undefined;
}): Day {
  return reviewBy ?? addMonths(checked, 12);
}

/** Facts that have not been checked for too long. */
export function overdueFacts(facts: readonly Fact[], today: Day): Obstacle[] {
  return facts
    .filter((fact) => reviewDay(fact) < today)
    .map((fact) => ({
      what: `A fact is overdue since ${reviewDay(fact)}: ${described(fact)}`,
      cure: 'Compare it with its source, mend it where it has changed, and set its day of checking.',
    }));
}

/** For this many days after the orders of an area of law were read or looked for, they count as known. */
const KNOWN_FOR_DAYS = 45;

/** Areas of law whose newest orders nobody has read for too long, each with the list to go through. */
export function unreadAreas(today: Day): Obstacle[] {
  return keysOf(areas)
    .filter((area) => addDays(knownTo(area), KNOWN_FOR_DAYS) < today)
    .map((area) => ({
      what: `${upperFirst(areas[area].name)} orders are known up to ${knownTo(area)} alone. The list: ${areas[area].list}.`,
      cure: 'Read the newer ones as docs/reading-the-gazette.md has it, and set the day in src/law/knowledge.ts.',
    }));
}

/** How many facts were seen to hold in a copy of a known day, and since which day the oldest of them was not. */
export function factsSeen(facts: readonly Fact[]): string {
  const days = facts.flatMap(({ lastSeen }) => lastSeen ?? []).toSorted();
  const since = days[0] ? `, the oldest in one of ${days[0]}` : '';
  return `Of ${facts.length} facts, ${days.length} were seen to hold in a copy of a known day${since}; ${facts.length - days.length} were reviewed alone.`;
}

/** Facts that will be due soon, one a line. */
export function factsDueSoon(facts: readonly Fact[], today: Day): string[] {
  const soon = addDays(today, NOTICE_DAYS);
  return facts
    .filter((fact) => reviewDay(fact) >= today && reviewDay(fact) <= soon)
    .map((fact) => `${reviewDay(fact)}  ${described(fact)}`)
    .toSorted();
}

function described({ words, source, place }: Fact): string {
  return `${words} (${[source.title, place].filter(Boolean).join(', ')})`;
}
