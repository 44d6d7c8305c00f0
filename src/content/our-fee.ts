import type { OurFee } from '@/content/our-fees';
import type { Answer, Sum } from '@/law/tool';
import type { ServiceDetails } from '@/content/services/schema';
import type { ShortFacts } from '@/content/services/short-facts';
import { owner } from '@/content/owner';
import { longDate } from '@/lib/dates';
import { addWorkingDays, type Day } from '@/lib/days';
import { formatRupees } from '@/lib/money';

/** Our fee as lines of a sum. Undefined on days when the fee is not valid. */
export function ourFeeOn(day: Day, fee: OurFee | undefined): Sum | undefined {
  if (!fee || day < fee.validFrom || day > fee.validUntil) return undefined;
  const tax = taxOn(fee);
  return {
    lines: [
      { what: 'Our fee', paise: fee.rupees * 100, paidTo: 'Us', citations: [] },
      {
        what: 'Tax on our fee',
        paise: tax,
        working: `${fee.taxPercent}% of ${formatRupees(fee.rupees * 100)}`,
        paidTo: 'The government, through us',
        citations: [],
      },
    ],
    notes: [
      `Our fee is valid ${daysOf(fee)}. Includes: ${fee.includes}. Refunded: ${fee.refunded}.`,
    ],
  };
}

/** Our part of an answer about costs. */
export interface OurTerms {
  /** Our fee, if the owner has published one. */
  ourFee?: OurFee | undefined;
  /** The time that the service usually takes from complete papers. */
  workingDays?: ShortFacts['workingDays'] | undefined;
}

/** Adds our fee to a sum, below the government's fee, and the usual end of the work. Other answers are returned unchanged. */
export function withOurTerms(
  answer: Answer,
  { ourFee, workingDays }: OurTerms,
  today: Day,
): Answer {
  const { lines, notes = [] } = answer;
  if (!lines) return answer;
  const ours = ourFeeOn(today, ourFee);
  return {
    ...answer,
    lines: [...lines, ...(ours?.lines ?? [])],
    notes: [...usualEnd(workingDays, today), ...notes, ...(ours?.notes ?? [])],
  };
}

function usualEnd(takes: OurTerms['workingDays'], today: Day): string[] {
  if (!takes || takes.from === takes.to) return [];
  const [first, last] = [takes.from, takes.to].map((days) => longDate(addWorkingDays(today, days)));
  return [
    `If your papers are complete today, the work is usually done between ${first} and ${last}, holidays not counted.`,
  ];
}

/** The page with our fee, while the fee is valid, instead of the promise of a quote. */
export function withOurFee(
  details: ServiceDetails,
  fee: OurFee | undefined,
  today: Day,
): ServiceDetails {
  if (!fee || today > fee.validUntil) return withQuoteTime(details);
  const amount = `${formatRupees(fee.rupees * 100)} plus ${formatRupees(taxOn(fee))} tax`;
  const rows = details.costs.rows.map((row) =>
    row.what.startsWith('Our fee')
      ? {
          ...row,
          amount,
          note: `Valid ${daysOf(fee)}. Includes: ${fee.includes}. Refunded: ${fee.refunded}.`,
        }
      : row,
  );
  return {
    ...details,
    keyFacts: {
      ...details.keyFacts,
      ourFee: `${amount}, ${daysOf(fee)}; otherwise quoted in writing before you pay`,
    },
    costs: { ...details.costs, rows },
  };
}

/** The page with the time in which the owner sends a quote. */
function withQuoteTime(details: ServiceDetails): ServiceDetails {
  if (!owner.quoteTime) return details;
  const { keyFacts } = details;
  const ourFee = keyFacts.ourFee.replace(
    'Quoted in writing before you pay',
    `Written quote within ${owner.quoteTime} of your call`,
  );
  return { ...details, keyFacts: { ...keyFacts, ourFee } };
}

const daysOf = ({ validFrom, validUntil }: OurFee) =>
  `from ${longDate(validFrom)} to ${longDate(validUntil)}`;

/** In paise; half a paisa is rounded up. */
const taxOn = ({ rupees, taxPercent }: OurFee) =>
  Math.round((rupees * Math.round(taxPercent * 100)) / 100);
