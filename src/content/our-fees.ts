import fees from '@/owner/fees.json' with { type: 'json' };
import type { ServiceSlug } from '@/content/services/catalogue';
import type { Day } from '@/lib/days';

/** Our fee for a service, shown on its page below the government's fees. */
export interface OurFee {
  /** Whole rupees, without tax: the price for everyone who orders on these days. */
  rupees: number;
  /** The tax on it, in percent. */
  taxPercent: number;
  /** The work that the fee covers: "Search, class choice and filing for 1 mark in 1 class". No amounts. */
  includes: string;
  /** The time and extent of a refund: "In full, until we have filed". No amounts. */
  refunded: string;
  /** The first and the last day of ordering at this fee. */
  validFrom: Day;
  validUntil: Day;
}

/**
 * The owner's fee sheet, in `src/owner/fees.json`. The page of a service without a fee says "Quoted in writing before you pay".
 * After the last valid day, sums leave the fee out at once. Pages leave it out from the next build on.
 *
 * There is one price for each service. The build refuses a "from" price, an earlier price and a discount (our-fee-schema.ts).
 */
// Checked by the build.
export const ourFees = fees as Readonly<Partial<Record<ServiceSlug, OurFee>>>;
