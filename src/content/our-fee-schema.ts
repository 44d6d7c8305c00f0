import { z } from 'zod';
import { isDay } from '../lib/days.ts';
import { allServices } from './services/catalogue.ts';

/* The schema of the owner's fee sheet. Only the build and the tests read it. */

const ONE_PRICE = 'only one price: no “from”, no earlier price, no discount';

/** Matches an amount, a percentage, or a word that makes a price look lower. */
const PRICE_WORDS =
  /₹|\b(?:Rs|INR|rupees?)\b|[\d,]{3,}|\d ?%|\b(?:starting|onwards|earlier|instead of|discount|offer|free|only|off)\b/i;

const words = z
  .string('must say it in words')
  .min(4, 'must say it in words')
  .refine((text) => !PRICE_WORDS.test(text), `must not contain an amount; ${ONE_PRICE}`);

const A_DAY = 'must be a day that exists, such as 2026-12-01';

const day = z.string(A_DAY).refine(isDay, A_DAY);

const ourFee = z
  .strictObject(
    {
      rupees: z
        .int({ error: `must be whole rupees, such as 2500; ${ONE_PRICE}` })
        .min(1)
        .max(10_000_000),
      taxPercent: z
        .number({ error: 'must be a number, such as 18' })
        .min(0)
        .max(50)
        .multipleOf(0.01),
      includes: words,
      refunded: words,
      validFrom: day,
      validUntil: day,
    },
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys' ? `must not be here: ${ONE_PRICE}` : undefined,
    },
  )
  .refine(({ validFrom, validUntil }) => validFrom <= validUntil, {
    path: ['validUntil'],
    error: 'must not be before validFrom',
  });

export const feeSheet = z.partialRecord(
  z.enum(allServices.map(({ slug }) => slug)),
  ourFee,
  'must be the address of a service, such as gst-filing',
);
