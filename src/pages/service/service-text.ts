import type { FirstYearTimeline } from '@/law/first-year/steps';
import type { NumberText } from '@/content/number-text';
import type { CalculatorId } from '@/law/calculators/calculator-ids';
import type { Calculator, FiguresTable } from '@/law/calculators/calculator';
import type { NameForm } from '@/law/names/name-form';
import type { AfterFiling } from '@/content/services/after-filing';
import type { ServiceDetails } from '@/content/services/schema';
import type { DueDatesOfPage, ShortFacts } from '@/content/services/by-service';
import type { PageChange } from '@/content/services/page-changes';
import type { TermNotes } from '@/ui/cited';

/** A calculator's words; its fields come with its code. */
export type CalculatorText = Pick<Calculator, 'question' | 'line' | 'table'> & {
  id: CalculatorId;
  /** In the contents list. */
  name: string;
};

/** The texts of one service's page, as `vite/service-texts.ts` provides them. */
export interface ServiceText {
  details: ServiceDetails;
  terms: TermNotes;
  /** The changes in the page's law in the twelve months before the build, and those to come; newest first. */
  changes: readonly PageChange[];
  /** When that law was reviewed, and how far the orders that its readers expect are known. */
  reviewed: string;
  /** The same of all the areas of law that the page cites. */
  reviewedInAll: string;
  /** The key facts in a few words, if there are any. */
  short?: ShortFacts | undefined;
  /** The calculators of the page, as they are shown without scripts. */
  calculators: readonly CalculatorText[];
  /** The registered number that the service leads to, as a specimen; missing where it leads to none. */
  number?: NumberText | undefined;
  /** The legal form for which a name is checked, and the words that the rules restrict. */
  nameCheck?: { form: NameForm; table: FiguresTable } | undefined;
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
