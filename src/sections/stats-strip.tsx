import type { CountedFigure } from '@/content/site';
import { classNames } from '@/lib/class-names';

interface StatsStripProps {
  /** Overlaps the lower edge of the section above, and casts a shadow on it. */
  overlapping?: boolean;
  figures: readonly CountedFigure[];
}

/** A strip of red cloth with figures between stitches. Empty if the owner gives no figures. */
export function StatsStrip({ figures, overlapping = false }: StatsStripProps) {
  if (figures.length === 0) return null;
  return (
    <section
      aria-label="In numbers"
      className={classNames('cloth stitched z-content', overlapping && 'shadow-above')}
    >
      <ul className="page-wrap grid grid-cols-[repeat(auto-fit,minmax(4.6rem,1fr))] py-4 lg:py-6 low:py-4.5">
        {figures.map(({ figure, label }) => (
          <li
            key={label}
            className="stitched-start py-1 text-center first:before:hidden max-xs:before:hidden"
          >
            <p className="font-serif text-[clamp(1.25rem,.6rem+2.9vw,2.75rem)]/none low:text-[2rem]/none font-bold">
              {figure}
            </p>
            <p className="mt-1 text-fine/tight md:text-label text-[oklch(.96_.02_40)]">{label}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
