import type { Fact } from '@/law/fact';
import type { Body } from '@/law/knowledge';
import { addDays, addMonths, type Day } from '@/lib/days';
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

/** For this many days after a body of law was read, the reading counts as current. */
const READ_FOR_DAYS = 45;

/** Bodies of law whose newest orders nobody has read for too long. */
export function unreadBodies(bodies: readonly Body[], today: Day): Obstacle[] {
  return bodies
    .filter(({ readUntil }) => addDays(readUntil, READ_FOR_DAYS) < today)
    .map(({ name, readUntil }) => ({
      what: `${name} orders were read up to ${readUntil} alone.`,
      cure: 'Read the newer ones as docs/reading-the-gazette.md has it, and set the day in src/law/knowledge.ts.',
    }));
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
