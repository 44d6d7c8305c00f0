import { glossary, type TermNotes } from '@/content/glossary';
import { numberText, type NumberText } from '@/content/number-text';
import { withOurFee } from '@/content/our-fee';
import { ourFees } from '@/content/our-fees';
import { afterFiling, type AfterFiling } from '@/content/services/after-filing';
import { trademarkActs } from '@/content/site';
import { byService } from '@/content/services/by-service';
import { serviceBySlug, type ServiceSlug } from '@/content/services/catalogue';
import { linkedSources } from '@/content/services/linked-sources';
import { markTerms } from '@/content/services/mark-terms';
import {
  mainChange,
  factsOfDueDates,
  factsOfFirstYear,
  pageChanges,
  type LawOfPage,
  type PageChange,
} from '@/content/services/page-changes';
import { toolsOn, type PlacedTool } from '@/content/services/page-tools';
import type { ServiceDetails } from '@/content/services/schema';
import { shortFactsOf, type ShortFacts } from '@/content/services/short-facts';
import { spelledOut, type WrittenDetails } from '@/content/services/written-details';
import { FIRST_SERVICE, niceClasses } from '@/law/classes/nice-classes';
import type { DueDatesOfPage } from '@/law/due-dates/tool';
import type { Fact } from '@/law/fact';
import { sourceOf, withFacts } from '@/law/fact-marks';
import type { FirstYearTimeline } from '@/law/first-year/steps';
import { firstYears } from '@/law/first-year/timelines';
import { reviewedAreas } from '@/law/knowledge';
import { factsOfTool, type FiguresTable, type Tool } from '@/law/tool';
import { citedPlaces } from '@/law/marks';
import { buildDay } from '@/lib/build-day';
import { keysOf } from '@/lib/object-entries';

/** The part of a tool that a page shows without its code. */
export interface ToolText extends Pick<Tool, 'id' | 'kind' | 'name' | 'question' | 'line'> {
  table?: FiguresTable | undefined;
  /** The answers that the page presets. */
  answers?: Readonly<Record<string, string>> | undefined;
}

/** All data of a service's page, from its text and its row. */
export interface ServiceText {
  details: ServiceDetails;
  /** The rows on the time after filing, by block. */
  after: AfterFiling;
  /** Sections, rules and orders that the page cites, by source. */
  places: Readonly<Record<string, readonly string[]>>;
  terms: TermNotes;
  /** Changes in the page's law, in the twelve months before the build and in future; newest first. */
  changes: readonly PageChange[];
  /** The most important change, for the search. */
  mainChange?: PageChange | undefined;
  /** The sentence on the last review of the cited areas of law and the latest orders known. */
  reviewedInAll: string;
  /** The key facts in a few words, if there are any. */
  short?: ShortFacts | undefined;
  /** The tools of the page, in its order. */
  tools: readonly ToolText[];
  /** The contents of the 45 trademark classes, in order. Only for the page with the tool that finds classes. */
  classes?: { goods: readonly string[]; services: readonly string[] } | undefined;
  /** The lists of recurring duties; missing if there are none. */
  dueDates?: DueDatesOfPage | undefined;
  /** The duties of the first year; missing if none begins with the registration. */
  firstYear?: FirstYearTimeline | undefined;
  /** True if the page links to the structure chooser. */
  registersStructure?: boolean | undefined;
}

export interface ServicePage {
  /** The text with its facts printed and its sources listed. */
  details: ServiceDetails;
  /** The facts that the page uses: in its text, tools, due dates and first year. */
  facts: readonly Fact[];
  /** The data shown. The browser gets only this, as JSON (vite/service-texts.ts). */
  page: ServiceText;
}

/**
 * A service's page from its text and its row.
 *
 * @throws UnknownMark
 */
export function servicePage(slug: ServiceSlug, written: WrittenDetails): ServicePage {
  const row = byService[slug] ?? {};
  const { dueDates } = row;
  const printed = withFacts(
    { details: spelledOut(written), after: afterFiling(row.after ?? {}) },
    { 'owner.trademarkActs': trademarkActs },
  );
  const details = withSources(printed.texts.details);
  const priced = withOurFee(details, ourFees[slug], buildDay);
  const marked = markTerms(serviceBySlug(slug), priced, glossary, printed.texts.after);
  const sources = numberedSources(details.sources, marked.inOrder);
  const placed = toolsOn(slug);
  const firstYear = row.firstYear && firstYears[row.firstYear];
  const number = row.numbers && numberText(row.numbers);
  const law: LawOfPage = {
    // The cover shows the fee in short, printed by `shortFactsOf`.
    text: [...printed.facts, ...withFacts(row.short?.fee).facts],
    orders: printed.orders,
    tools: placed.flatMap(({ tool }) => factsOfTool(tool)),
    dueDates: dueDates ? factsOfDueDates(dueDates) : [],
    firstYear: firstYear ? factsOfFirstYear(firstYear) : [],
    sources,
  };
  const changes = pageChanges(law, buildDay);
  const places = citedPlaces([marked.details, marked.after, changes]);
  return {
    details,
    facts: [...new Set([...law.text, ...law.tools, ...law.dueDates, ...law.firstYear])],
    page: {
      details: {
        ...marked.details,
        structures: comparison(marked.details),
        sources: linkedSources(sources, places),
      },
      after: marked.after,
      places: Object.fromEntries(places),
      terms: marked.terms,
      changes,
      mainChange: mainChange(law, buildDay),
      reviewedInAll: reviewedAreas(new Set(sources.map(({ area }) => area)), details.checked),
      short: shortFactsOf(row.short),
      tools: placed.map((one) => toolText(one, number)),
      classes: placed.some(({ tool }) => tool.id === 'trademark-classes')
        ? classTexts()
        : undefined,
      dueDates,
      firstYear,
      registersStructure: row.registersStructure,
    },
  };
}

/** Adds the cited sources, the sources of changes, and the official site for people who file themselves. */
function withSources({
  alsoCited = [],
  ...written
}: ReturnType<typeof spelledOut>): ServiceDetails {
  const { text, site } = written.yourself;
  const { title, source, href = source && sourceOf(source).href } = site;
  const ids = new Set([...citedPlaces(written).keys(), ...alsoCited, ...(source ? [source] : [])]);
  return {
    ...written,
    yourself: { text, site: { title, href: href ?? '' } },
    sources: [...ids].map(sourceOf),
  };
}

/**
 * The sources of a page in the order of its numbers: first the cited ones, in the order of their first citations. The others are
 * last, such as the portal for people who file themselves.
 *
 * @param listed the sources of the service's own text
 * @param texts all texts, in the order of the page
 */
export function numberedSources(
  listed: ServiceDetails['sources'],
  texts: Pick<ServiceDetails, 'structures'>,
): ServiceDetails['sources'] {
  const cited = citedPlaces({ ...texts, structures: comparedTexts(texts.structures) });
  const ids = new Set([...cited.keys(), ...listed.map(({ id }) => id)]);
  return [...ids].map((id) => listed.find((source) => source.id === id) ?? sourceOf(id));
}

/** The texts of the table that compares the legal forms, row by row. */
function comparedTexts(guide: ServiceDetails['structures']): string[] {
  if (!guide) return [];
  return guide.groups.flatMap(({ forms }) =>
    keysOf(guide.topics).flatMap((topic) =>
      forms.map((id) => guide.forms.find((form) => form.id === id)?.facts[topic] ?? ''),
    ),
  );
}

/** The shown part of a tool. The number reader gets its heading from the page's own number. */
function toolText({ tool, answers }: PlacedTool, number: NumberText | undefined): ToolText {
  const { id, kind, name, question, line, table } = tool;
  return {
    id,
    kind,
    name,
    question,
    line,
    ...(id === 'number' &&
      number && { name: number.question, question: number.question, line: number.line }),
    table: typeof table === 'function' ? table(answers ?? {}) : table,
    answers,
  };
}

/** The comparison of structures only; the chooser's data is loaded with its code. */
function comparison({ structures }: ServiceDetails): ServiceDetails['structures'] {
  return (
    structures && { topics: structures.topics, forms: structures.forms, groups: structures.groups }
  );
}

function classTexts(): ServiceText['classes'] {
  const gists = niceClasses.map(({ gist }) => gist);
  return { goods: gists.slice(0, FIRST_SERVICE - 1), services: gists.slice(FIRST_SERVICE - 1) };
}
