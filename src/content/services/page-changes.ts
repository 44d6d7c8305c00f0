import { changeOfSource, changesOf, inOrder } from '@/law/changes';
import { profiles } from '@/law/due-dates/profiles';
import { Fact } from '@/law/fact';
import type { FirstYearTimeline } from '@/law/first-year/steps';
import { citation, type Source } from '@/law/source';
import type { DueDatesOfPage } from '@/content/services/by-service';
import { longDate } from '@/lib/dates';
import type { Day } from '@/lib/days';

const lawFiles = import.meta.glob<Record<string, unknown>>('/src/law/*.ts', { eager: true });

/** Every fact of law by the name under which its file exports it; those of a table by that of the table. */
export const namedFacts: readonly (readonly [name: string, fact: Fact])[] = Object.values(
  lawFiles,
).flatMap((file) =>
  Object.entries(file).flatMap(([name, value]) =>
    (Array.isArray(value) ? value.map((band: { fact?: unknown }) => band.fact) : [value]).flatMap(
      (one) => (one instanceof Fact ? [[name, one] as const] : []),
    ),
  ),
);

/** What the law of a page changed on a day, or will change. */
export interface PageChange {
  day: Day;
  /** One sentence without a full stop, with its citation. */
  text: string;
}

interface Page {
  /** All that the page prints, with its citations. */
  printed: string;
  sources: readonly Source[];
  dueDates?: DueDatesOfPage | undefined;
  timeline?: FirstYearTimeline | undefined;
}

/** What changed lately in the law of a page, and what is coming: newest first. */
export function pageChanges(page: Page, builtOn: Day): PageChange[] {
  const ofDates = dutiesOf(page);
  const isShown = (fact: Fact) =>
    ofDates.has(fact) || ordersOf(fact).some((print) => page.printed.includes(print));
  const changes = [
    ...factsOf(page).flatMap((fact) =>
      changesOf(fact, builtOn).filter(({ ofPast }) => !ofPast || isShown(fact)),
    ),
    ...page.sources.flatMap((source) => changeOfSource(source, builtOn)),
  ];
  return inOrder(changes).map(({ day, text, source, place }) => ({
    day,
    text: page.sources.some(({ id }) => id === source.id) ? text + citation(source, place) : text,
  }));
}

/** The facts on which a page rests: those that it prints with their citation, and those of its due dates and first year. */
export function factsOf(page: Omit<Page, 'sources'>): Fact[] {
  const ofTools = new Set<unknown>([
    ...(page.timeline?.steps.flatMap(({ law }) => law) ?? []),
    ...dutiesOf(page),
  ]);
  const facts = namedFacts
    .map(([, fact]) => fact)
    .filter(
      (fact) => ofTools.has(fact) || printsOf(fact).some((print) => page.printed.includes(print)),
    );
  return [...new Set(facts)];
}

/** What the due dates on a page rest on. */
function dutiesOf({ dueDates }: Omit<Page, 'sources'>): Set<unknown> {
  return new Set<unknown>(
    dueDates?.ids.flatMap((id) =>
      profiles[id].duties
        .filter(({ matter }) => dueDates.matters?.includes(matter))
        .flatMap(({ due, alsoDue = [], law = [] }) => [due, ...alsoDue, ...law]),
    ),
  );
}

/** A fact as texts print it. */
function printsOf(fact: Fact): string[] {
  const values = fact.values.map(
    ({ is, source, place }) => is.unit.print(is.value) + citation(source, place),
  );
  return [...values, ...ordersOf(fact)];
}

/** The dates to which orders moved those of its periods, and the last days of its reliefs, as texts print them. */
function ordersOf({ moved, reliefs }: Fact): string[] {
  return [
    ...moved.map(({ to, source, place }) => longDate(to) + citation(source, place)),
    ...reliefs.map(({ until, source, place }) => longDate(until) + citation(source, place)),
  ];
}
