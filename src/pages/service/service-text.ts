import type { FirstYearTimeline } from '@/law/first-year/steps';
import type { NumberText } from '@/content/number-text';
import type { CalculatorId } from '@/law/calculators/calculator-ids';
import type { Calculator, FiguresTable } from '@/law/calculators/calculator';
import type { NameForm } from '@/law/names/name-form';
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

/** What a service's page shows of its own, as `vite/service-texts.ts` hands it over. */
export interface ServiceText {
  details: ServiceDetails;
  terms: TermNotes;
  /** What changed in the law of the page in the twelve months before the build, and what will; newest first. */
  changes: readonly PageChange[];
  /** How far that law was read, as a sentence without a full stop. */
  readUntil?: string | undefined;
  /** The key facts in a few words, if there are any. */
  short?: ShortFacts | undefined;
  /** The calculators of the page, as they stand there without scripts. */
  calculators: readonly CalculatorText[];
  /** The registered number that the service leads to, as a specimen; missing where it leads to none. */
  number?: NumberText | undefined;
  /** The form for which a name is checked, and the words that the rules watch. */
  nameCheck?: { form: NameForm; table: FiguresTable } | undefined;
  /** What each of the 45 trademark classes covers, in their order, where the page finds those of a trade. */
  classes?: { goods: readonly string[]; services: readonly string[] } | undefined;
  /** The lists of duties that come back; missing where there are none. */
  dueDates?: DueDatesOfPage | undefined;
  /** The duties of the first year; missing where none begins with the registration. */
  firstYear?: FirstYearTimeline | undefined;
  /** Whether it leads to the chooser of structures. */
  registersStructure?: boolean | undefined;
}
