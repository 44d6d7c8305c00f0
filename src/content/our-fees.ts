import fees from '@/owner/fees.json' with { type: 'json' };
import type { ServiceSlug } from '@/content/services/catalogue';
import type { Day } from '@/lib/days';

/** Our fee for a service, shown on its page below the government's fees. */
export interface OurFee {
  /** Whole rupees, without tax: the price for everyone who orders on these days. */
  rupees: number;
  /** The tax on it, in percent. */
  taxPercent: number;
  /** What the fee covers: "Search, class choice and filing for 1 mark in 1 class". No amounts. */
  includes: string;
  /** When and how far it is refunded, in words: "In full, until we have filed". No amounts. */
  refunded: string;
  /** The first and the last day of ordering at this fee. */
  validFrom: Day;
  validUntil: Day;
}

/**
 * The owner's fee sheet, in `src/owner/fees.json`. The page of a service without a fee says "Quoted in writing before you pay".
 * A fee past its last valid day is dropped by the next build, and from the sum at once.
 *
 * One price for each service: no "from" price, no earlier one struck out, no discount. The build stops at those
 * (our-fee-schema.ts).
 */
// Checked by the build.
export const ourFees = fees as Readonly<Partial<Record<ServiceSlug, OurFee>>>;
