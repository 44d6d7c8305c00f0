import { changeOfSource, changesOf, inOrder, type Change } from '@/law/changes';
import { profiles } from '@/law/due-dates/profiles';
import type { DueDatesOfPage } from '@/law/due-dates/tool';
import { Fact, type MovedDate } from '@/law/fact';
import type { FirstYearTimeline } from '@/law/first-year/steps';
import { citation, type Source } from '@/law/source';
import type { Day } from '@/lib/days';

/** What the law of a page changed on a day, or will change. */
export interface PageChange {
  day: Day;
  /** One sentence without a full stop, with its citation. */
  text: string;
}

/** The facts on which a page rests, by the part that does, and its sources. */
export interface LawOfPage {
  text: readonly Fact[];
  /** The orders on dates of which the text speaks. */
  orders: readonly MovedDate[];
  tools: readonly Fact[];
  dueDates: readonly Fact[];
  firstYear: readonly Fact[];
  sources: readonly Source[];
}

/** What changed lately in the law of a page, and what is coming: newest first. */
export function pageChanges(law: LawOfPage, builtOn: Day): PageChange[] {
  const { text, tools, dueDates, firstYear, sources } = law;
  const facts = [...text, ...tools, ...dueDates, ...firstYear];
  return changesIn(law, facts, sources, builtOn).map((change) => cited(change, law));
}

/**
 * The change of a page's law that the search finds: the newest that is not over, or else the next to come. What the text states comes
 * first, then the sources, tools and due dates. The first year comes last: who registers has not come for later duties.
 */
export function mainChange(law: LawOfPage, builtOn: Day): PageChange | undefined {
  const { text, tools, dueDates, firstYear, sources } = law;
  const change = [
    changesIn(law, text, [], builtOn),
    changesIn(law, [...tools, ...dueDates], sources, builtOn),
    changesIn(law, firstYear, [], builtOn),
  ]
    .map((changes) => changes.filter(({ until = builtOn }) => until >= builtOn))
    .map((changes) => changes.find(({ day }) => day <= builtOn) ?? changes.at(-1))
    .find((found) => found !== undefined);
  return change && cited(change, law);
}

/** Each once, newest first. Orders on a past period count where the page lists its dates, or states the moved one. */
function changesIn(
  { dueDates, orders }: LawOfPage,
  facts: readonly Fact[],
  sources: readonly Source[],
  builtOn: Day,
): Change[] {
  const isStated = ({ text }: Change) => orders.some(({ change }) => change === text);
  return inOrder([
    ...[...new Set(facts)].flatMap((fact) =>
      changesOf(fact, builtOn).filter(
        (change) => !change.ofPast || dueDates.includes(fact) || isStated(change),
      ),
    ),
    ...sources.flatMap((source) => changeOfSource(source, builtOn)),
  ]);
}

/** With its citation, if the page lists that source. */
function cited({ day, text, source, place }: Change, { sources }: LawOfPage): PageChange {
  const isListed = sources.some(({ id }) => id === source.id);
  return { day, text: isListed ? text + citation(source, place) : text };
}

/** The facts of the duties that a page lists. */
export function factsOfDueDates({ ids, matters }: DueDatesOfPage): Fact[] {
  return ids
    .flatMap((id) => profiles[id].duties)
    .filter(({ matter }) => matters?.includes(matter))
    .flatMap(({ due, alsoDue = [], law = [] }) => [due, ...alsoDue, ...law.filter(isFact)]);
}

export function factsOfFirstYear({ steps }: FirstYearTimeline): Fact[] {
  return steps.flatMap(({ law }) => law.filter(isFact));
}

const isFact = (law: unknown) => law instanceof Fact;
