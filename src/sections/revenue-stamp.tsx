import stamp from '@/art/stamp.svg?no-inline';
import type { Testimonial } from '@/content/testimonials';

/** Three handwritten scribbles, for decoration only. They are nobody's signature. */
const signatures = [
  'M4 40c10-30 22-36 24-22 1 10-12 28-8 30s14-26 20-26-6 18 0 18 10-16 15-15-4 14 2 14c8 0 12-22 18-20 5 2-6 20 2 20 10 0 20-14 34-16',
  'M6 30c14 4 30-22 26-24-5-2-18 34-12 38 6 3 14-20 20-18 4 2-4 12 1 12s9-12 13-11-2 11 4 10c10-1 10-26 17-24 6 2-10 30-2 30 9 0 20-18 46-14',
  'M4 22c8-10 18-12 18-4 0 9-16 14-12 22 3 6 16-8 22-12 4-3 2 8 6 7 6-1 7-12 12-11 4 1-1 10 4 10 7 0 10-24 16-22 5 1-8 24 0 23 8 0 16-12 40-12',
];

interface RevenueStampProps extends Pick<Testimonial, 'rating' | 'verified' | 'colour'> {
  /** The index of the signature. */
  signature: number;
}

/** A revenue stamp with the rating as its denomination. */
export function RevenueStamp({ rating, verified, colour, signature }: RevenueStampProps) {
  return (
    <div
      role="img"
      aria-label={`Rated ${rating} of 5`}
      data-file={colour}
      className="relative w-[92px] [--tooth:9.2px] [filter:drop-shadow(0_1px_1px_oklch(.2_.05_268/.35))]"
    >
      <div className="perforated bg-stamp-paper text-cloth">
        <svg viewBox="0 0 96 120" aria-hidden="true" className="size-full">
          <path d="M5.5 5.5h85v109h-85z" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <use href={`${stamp}#rosette`} x="18" y="24" width="60" height="60" opacity=".8" />
          <circle cx="48" cy="54" r="22" className="fill-stamp-paper" />
          <g fill="currentColor" textAnchor="middle">
            <text x="48" y="62" fontSize="23" className="font-serif font-bold">
              {rating}/5
            </text>
            <text x="48" y="106" fontSize="11" letterSpacing=".09em" className="font-bold">
              {verified ? 'VERIFIED' : 'RATED'}
            </text>
          </g>
        </svg>
      </div>
      <svg
        viewBox="0 0 120 56"
        aria-hidden="true"
        className="absolute bottom-2.5 -left-6.5 h-[58px] w-[126px] overflow-visible"
      >
        <path
          d={signatures[signature % signatures.length]}
          fill="none"
          stroke="oklch(.36 .14 266)"
          strokeWidth="2.1"
          strokeLinecap="round"
          strokeLinejoin="round"
          opacity=".9"
        />
      </svg>
    </div>
  );
}
