import type { FirstYearPath } from '@/content/first-year-steps';
import type { ServiceDetails } from '@/content/services/schema';
import type { ShortFacts } from '@/content/services/short-facts';
import type { TermNotes } from '@/ui/cited';

/** What a service's page shows of its own, as `vite/service-texts.ts` hands it over. */
export interface ServiceText {
  details: ServiceDetails;
  terms: TermNotes;
  /** The key facts in a few words, if there are any. */
  short?: ShortFacts | undefined;
  /** What follows the registration; none where no year of duties begins with it. */
  firstYear?: FirstYearPath | undefined;
}
