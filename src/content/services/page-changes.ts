import { changeOfSource, changesOf, inOrder, type Change } from '@/law/changes';
import { profiles } from '@/law/due-dates/profiles';
import type { DueDatesOfPage } from '@/law/due-dates/tool';
import { Fact, type MovedDate } from '@/law/fact';
import type { FirstYearTimeline } from '@/law/first-year/steps';
import { citationMark } from '@/law/marks';
import type { Source } from '@/law/source';
import type { Day } from '@/lib/days';

/** A past or coming change in the law of a page. */
export interface PageChange {
  day: Day;
  /** One sentence without a full stop, with its citation. */
  text: string;
}

/** The sources of a page, and its facts grouped by the parts of the page. */
export interface LawOfPage {
  text: readonly Fact[];
  /** The orders that moved dates in the text. */
  orders: readonly MovedDate[];
  tools: readonly Fact[];
  dueDates: readonly Fact[];
  firstYear: readonly Fact[];
  sources: readonly Source[];
}

/** Recent and coming changes in the law of a page, newest first. */
export function pageChanges(law: LawOfPage, builtOn: Day): PageChange[] {
  const { text, tools, dueDates, firstYear, sources } = law;
  const facts = [...text, ...tools, ...dueDates, ...firstYear];
  return changesIn(law, facts, sources, builtOn).map((change) => cited(change, law));
}

/**
 * The change of law that the search shows for a page: the newest one still in effect, otherwise the next one. The search looks
 * first at facts of the text, then at sources, tools and due dates. The first year comes last, because people who register don't
 * ask about later duties.
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

/** Each change once, newest first. An order about a past period counts only if it moved a date that the page lists or names. */
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

/** The change in words, with its citation if the page lists its source. */
function cited({ day, text, source, place }: Change, { sources }: LawOfPage): PageChange {
  const isListed = sources.some(({ id }) => id === source.id);
  return { day, text: isListed ? text + citationMark(source, place) : text };
}

/** The facts of the duties that a page lists. */
export function factsOfDueDates({ ids, topics }: DueDatesOfPage): Fact[] {
  return ids
    .flatMap((id) => profiles[id].duties)
    .filter(({ topic }) => topics?.includes(topic))
    .flatMap(({ due, alsoDue = [], citations = [] }) => [
      due,
      ...alsoDue,
      ...citations.filter(isFact),
    ]);
}

export function factsOfFirstYear({ steps }: FirstYearTimeline): Fact[] {
  return steps.flatMap(({ citations }) => citations.filter(isFact));
}

const isFact = (law: unknown) => law instanceof Fact;
