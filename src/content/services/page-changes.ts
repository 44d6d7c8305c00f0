import { changeOfSource, changesOf, inOrder, type Change } from '@/law/changes';
import { profiles } from '@/law/due-dates/profiles';
import { Fact } from '@/law/fact';
import type { FirstYearTimeline } from '@/law/first-year/steps';
import { citation, type Source } from '@/law/source';
import type { DueDatesOfPage } from '@/content/services/by-service';
import type { Day } from '@/lib/days';

/** What the law of a page changed on a day, or will change. */
export interface PageChange {
  day: Day;
  /** One sentence without a full stop, with its citation. */
  text: string;
}

/** The facts on which a page rests, by the part that does, and its sources. */
interface LawOfPage {
  facts: Readonly<Record<'text' | 'tools' | 'dueDates' | 'firstYear', readonly Fact[]>>;
  sources: readonly Source[];
}

/** What changed lately in the law of a page, and what is coming: newest first. */
export function pageChanges({ facts, sources }: LawOfPage, builtOn: Day): PageChange[] {
  const { text, tools, dueDates, firstYear } = facts;
  const changes = changesIn([...text, ...tools, ...dueDates, ...firstYear], sources, builtOn);
  return changes.map((change) => cited(change, sources));
}

/**
 * The change that a page's cover names: the newest that is not over, or else the next to come. Those of the facts that the
 * text states come first, then those of the sources, tools and due dates. The facts of the first year count for neither,
 * even where the text states them: who comes to register has not come for the duties that follow.
 */
export function coverChange({ facts, sources }: LawOfPage, builtOn: Day): PageChange | undefined {
  const { text, tools, dueDates, firstYear } = facts;
  const isEarly = (fact: Fact) => !firstYear.includes(fact);
  const change = [
    changesIn(text.filter(isEarly), [], builtOn),
    changesIn([...tools, ...dueDates].filter(isEarly), sources, builtOn),
  ]
    .map((changes) => changes.filter(({ until = builtOn }) => until >= builtOn))
    .map((changes) => changes.find(({ day }) => day <= builtOn) ?? changes.at(-1))
    .find((found) => found !== undefined);
  return change && cited(change, sources);
}

/** Each once, newest first. */
function changesIn(facts: readonly Fact[], sources: readonly Source[], builtOn: Day): Change[] {
  return inOrder([
    ...[...new Set(facts)].flatMap((fact) => changesOf(fact, builtOn)),
    ...sources.flatMap((source) => changeOfSource(source, builtOn)),
  ]);
}

/** With its citation, if the page lists that source. */
function cited({ day, text, source, place }: Change, sources: readonly Source[]): PageChange {
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
