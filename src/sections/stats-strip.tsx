import { classNames } from '@/lib/class-names';
import { Figure } from '@/ui/figure';

interface StatsStripProps {
  /** Lies over the lower edge of what stands above it, and casts a shadow there. */
  overlapping?: boolean;
  figures: readonly { figure: string; label: string }[];
}

/** A strip of red cloth: four figures between stitches. */
export function StatsStrip({ figures, overlapping = false }: StatsStripProps) {
  return (
    <section
      aria-label="In numbers"
      className={classNames('cloth stitched z-content', overlapping && 'shadow-above')}
    >
      <ul className="page-wrap grid grid-cols-2 pt-8.5 pb-8 md:grid-cols-4 md:pt-11.5 md:pb-11">
        {figures.map(({ figure, label }) => (
          <li
            key={label}
            className="stitched-start py-2 pr-3 pl-4.5 odd:pl-0 odd:before:hidden md:pl-[clamp(20px,3vw,40px)] md:first:pl-0 md:odd:not-first:pl-[clamp(20px,3vw,40px)] md:odd:not-first:before:block"
          >
            <p className="font-serif text-figure">
              <Figure>{figure}</Figure>
            </p>
            <p className="mt-1.5 text-label text-[oklch(.96_.02_40)]">{label}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
