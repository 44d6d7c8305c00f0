import type { ReactElement, ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { IndiaInScripts } from '@/ui/india-in-scripts';
import { Static } from '@/ui/static';

interface SewnHeroProps {
  /** The lines of the heading. The last one ends with the stitched words. */
  lines: readonly string[];
  stitched: string;
  /** Below the heading, in two columns on tablets. */
  children: ReactNode;
  /** The price of the first call, as on stamp paper. */
  plate: { amount: string; title: string; words: string; after: string };
  /** On the sheet, below its engraved head. */
  sheet: ReactNode;
  /** Below the first column. On narrow screens, below the sheet. */
  after?: ReactElement;
  className?: string;
}

/**
 * A heading on ink, and a sheet. The thread under the stitched words continues to the sheet, where it sews on the engraved head
 * (styles/hero.css).
 */
export function SewnHero({
  lines,
  stitched,
  children,
  plate,
  sheet,
  after,
  className,
}: SewnHeroProps) {
  return (
    <div className={classNames('hero rosette on-dark bg-ink-950 text-white', className)}>
      <div className={classNames('page-wrap', after && 'lg:grid-rows-[auto_1fr]')}>
        <div className="pt-(--from) md:max-lg:grid md:max-lg:grid-cols-[1fr_20.5rem] md:max-lg:gap-x-7 lg:pb-5 low:pb-3.5">
          <Static as="h1" className="sewn col-span-full font-bold">
            {lines.slice(0, -1).map((line) => (
              <span key={line}>{`${line} `}</span>
            ))}
            <span>
              {`${lines.at(-1)} `}
              <em>
                {stitched}
                <SevenStitches />
              </em>
              <Thread />
            </span>
          </Static>
          {children}
        </div>
        <div
          className={classNames(
            'no-print relative flex flex-col bg-sheet text-ink-900 shadow-lift-dark lg:mt-(--top)',
            after && 'lg:row-span-2',
          )}
        >
          <Static as="div" className="plate gap-4 px-6 lg:gap-7.5 lg:px-8">
            <i aria-hidden="true">
              <i className="guilloche-band absolute inset-x-1.5 top-1 max-lg:hidden low:hidden" />
              <i className="guilloche-band absolute inset-x-1.5 bottom-1 max-lg:hidden low:hidden" />
            </i>
            <b aria-hidden="true">{plate.amount}</b>
            <p className="grow text-small text-ink-900 text-balance">
              <span className="block font-serif text-title text-red-deep low:text-h3">
                {plate.title}
              </span>{' '}
              {plate.words} <span className="max-sm:sr lg:max-xl:sr">{plate.after}</span>
            </p>
            <IndiaInScripts />
          </Static>
          <Needle />
          <div
            className={classNames(
              'px-5 pt-4.5 pb-2.5 lg:pt-6.5 xl:px-8 low:pt-3.5 low:[&_.control]:min-h-11',
              !after && 'sheet-form',
            )}
          >
            {sheet}
          </div>
        </div>
        {after}
      </div>
    </div>
  );
}

/** One stitch for each of the 7 days in the promise. */
function SevenStitches() {
  return (
    <svg viewBox="0 0 203 16" preserveAspectRatio="none" aria-hidden="true">
      <path d="M3 8.6l19-.7M32 7.6l19 1M61 8.8l19-1.2M90 7.5l19 .8M119 8.6l19-.3M148 7.9l19 .9M177 8.4l22-.6" />
    </svg>
  );
}

/** The thread from the last stitch to the sheet, with one loop. */
function Thread() {
  return (
    <i aria-hidden="true">
      <svg viewBox="0 0 300 80" preserveAspectRatio="none">
        <path d="M0 43C40 43 62 64 104 64s64-46 38-52-44 32-6 44 74 8 100 2 40-15 64-15" />
      </svg>
    </i>
  );
}

/** The seam between the plate and the form, and the needle at its end. */
function Needle() {
  return (
    <div aria-hidden="true" className="seam">
      <svg viewBox="0 0 112 16" preserveAspectRatio="none">
        <path
          fill="#e7e3da"
          d="M2 8C20 3.6 60 2.6 96 4.6c10 .6 14 2 14 3.4s-4 2.8-14 3.4C60 13.4 20 12.4 2 8z"
        />
        <path fill="#a9a79f" d="M2 8c18 3 58 4 94 3.4 10-.6 14-2 14-3.4z" />
        <path stroke="#3a4058" strokeWidth="2.4" strokeLinecap="round" d="M86 8h17" />
      </svg>
    </div>
  );
}
