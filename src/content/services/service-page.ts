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
import { buildDay } from '@/lib/build-day';
import { citedPlaces } from '@/law/marks';

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
  const {
    texts: { details: filled, plain },
    facts: text,
    orders,
  } = withFacts(
    {
      details: spelledOut(written),
      plain: afterFiling(byService[slug]?.after ?? {}),
      fee: byService[slug]?.short?.fee,
    },
    { 'owner.trademarkActs': trademarkActs },
  );
  const details = withSources(filled);
  const { short, numbers, dueDates, firstYear, registersStructure } = byService[slug] ?? {};
  const { checked } = details;
  const { sources } = withSourcesOf(plain, details);
  const placed = toolsOn(slug);
  const timeline = firstYear && firstYears[firstYear];
  const number = numbers && numberText(numbers);
  const law: LawOfPage = {
    text,
    orders,
    tools: placed.flatMap(({ tool }) => factsOfTool(tool)),
    dueDates: dueDates ? factsOfDueDates(dueDates) : [],
    firstYear: timeline ? factsOfFirstYear(timeline) : [],
    sources,
  };
  const changes = pageChanges(law, buildDay);
  const {
    details: marked,
    after,
    terms,
  } = markTerms(
    serviceBySlug(slug),
    withOurFee(withSourcesOf(plain, details), ourFees[slug], buildDay),
    glossary,
    plain,
  );
  return {
    details,
    facts: [...new Set([...law.text, ...law.tools, ...law.dueDates, ...law.firstYear])],
    page: {
      details: {
        ...marked,
        structures: comparison(marked),
        sources: linkedSources(marked, [after, changes]),
      },
      after,
      places: Object.fromEntries(citedPlaces([marked, after, changes])),
      terms,
      changes,
      mainChange: mainChange(law, buildDay),
      reviewedInAll: reviewedAreas(new Set(sources.map(({ area }) => area)), checked),
      short: shortFactsOf(short),
      tools: placed.map((one) => toolText(one, number)),
      classes: placed.some(({ tool }) => tool.id === 'trademark-classes')
        ? classTexts()
        : undefined,
      dueDates,
      firstYear: timeline,
      registersStructure,
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

/** Adds the sources of further texts after the page's own. */
function withSourcesOf(texts: unknown, details: ServiceDetails): ServiceDetails {
  const own = new Set(details.sources.map(({ id }) => id));
  const further = [...citedPlaces(texts).keys()].filter((id) => !own.has(id));
  return { ...details, sources: [...details.sources, ...further.map(sourceOf)] };
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
