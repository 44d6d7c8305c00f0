import type { FirstYearTimeline } from '@/law/first-year/steps';
import type { NumberReading } from '@/law/numbers/read';
import type { FiguresTable, Tool } from '@/law/tool';
import type { AfterFiling } from '@/content/services/after-filing';
import type { ServiceDetails } from '@/content/services/schema';
import type { DueDatesOfPage, ShortFacts } from '@/content/services/by-service';
import type { PageChange } from '@/content/services/page-changes';
import type { TermNotes } from '@/ui/cited';

/** What a page shows of a tool without its code. */
export interface ToolText extends Pick<Tool, 'id' | 'kind' | 'name' | 'question' | 'line'> {
  table?: FiguresTable | undefined;
  /** The answers that the page gives already. */
  answers?: Readonly<Record<string, string>> | undefined;
}

/** The texts of one service's page, as `vite/service-texts.ts` provides them. */
export interface ServiceText {
  details: ServiceDetails;
  /** Sections, rules and orders that the page cites, by source. */
  places: Readonly<Record<string, readonly string[]>>;
  terms: TermNotes;
  /** The changes in the page's law in the twelve months before the build, and those to come; newest first. */
  changes: readonly PageChange[];
  /** When that law was reviewed, and how far the orders that its readers expect are known. */
  reviewed: string;
  /** The same of all the areas of law that the page cites. */
  reviewedInAll: string;
  /** The key facts in a few words, if there are any. */
  short?: ShortFacts | undefined;
  /** The tools of the page, in its order. */
  tools: readonly ToolText[];
  /** The registered number that the service leads to, as a specimen; missing where it leads to none. */
  specimen?: NumberReading | undefined;
  /** What each of the 45 trademark classes covers, in order; only on the page that finds the classes of a trade. */
  classes?: { goods: readonly string[]; services: readonly string[] } | undefined;
  /** The lists of recurring duties; missing if there are none. */
  dueDates?: DueDatesOfPage | undefined;
  /** The duties of the first year; missing if none begins with the registration. */
  firstYear?: FirstYearTimeline | undefined;
  /** What it says after the form has gone in: the rows of each fold that it has. */
  after: AfterFiling;
  /** Whether it links to the structure chooser. */
  registersStructure?: boolean | undefined;
}
