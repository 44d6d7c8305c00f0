import type { FirstYearPath } from '@/content/first-year-steps';
import type { NumberText } from '@/content/numbers/texts';
import type { ReckonerId } from '@/content/reckoners/pages';
import type { Reckoner } from '@/content/reckoners/reckoner';
import type { ServiceDetails } from '@/content/services/schema';
import type { ShortFacts } from '@/content/services/short-facts';
import type { TermNotes } from '@/ui/cited';

/** A reckoner's words; its fields come with its code. */
export type ReckonerText = Pick<Reckoner, 'question' | 'line' | 'table'> & { id: ReckonerId };

/** What a service's page shows of its own, as `vite/service-texts.ts` hands it over. */
export interface ServiceText {
  details: ServiceDetails;
  terms: TermNotes;
  /** The key facts in a few words, if there are any. */
  short?: ShortFacts | undefined;
  /** The reckoners of the page, as they stand there without scripts. */
  reckoners: readonly ReckonerText[];
  /** The registered number that the service leads to, as a specimen; missing where it leads to none. */
  number?: NumberText | undefined;
  /** The duties of the first year; missing where none begins with the registration. */
  firstYear?: FirstYearPath | undefined;
}
