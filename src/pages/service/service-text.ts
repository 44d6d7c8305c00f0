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
  /** What can be worked out on the page, as it stands there without scripts. */
  reckoners: readonly ReckonerText[];
  /** The number that one gets, read as a specimen; none where there is none. */
  number?: NumberText | undefined;
  /** What follows the registration; none where no year of duties begins with it. */
  firstYear?: FirstYearPath | undefined;
}
