import fees from '@/owner/fees.json' with { type: 'json' };
import type { ServiceSlug } from '@/content/services/catalogue';
import type { Day } from '@/lib/days';

/** What we ask for a service, on its page and under what goes to the government. */
export interface OurFee {
  /** Whole rupees, without tax: what everybody pays who orders in these days. */
  rupees: number;
  /** The tax on it, in percent. */
  taxPercent: number;
  /** What it buys: "Search, class choice and filing for 1 mark in 1 class". No amounts. */
  includes: string;
  /** When it is given back, and how much of it, in words: "In full, until we have filed". No amounts. */
  refunded: string;
  /** The first and the last day of ordering at this fee. */
  validFrom: Day;
  validUntil: Day;
}

/**
 * The owner's fee sheet, in `src/owner/fees.json`. While a service is not in it, its page says "Quoted in writing before you
 * pay"; so it does again in the first build after the last valid day, and its sum from that day on.
 *
 * One price for each service: no "from" price, no earlier one struck out, no discount. The build stops at those
 * (our-fee-schema.ts).
 */
// Checked by the build.
export const ourFees = fees as Readonly<Partial<Record<ServiceSlug, OurFee>>>;
