import mark from '@/owner/mark.svg?no-inline';
import { site } from '@/content/site';
import { classNames } from '@/lib/class-names';
import { paths } from '@/paths';

/** A long name takes two or three lines beside the header's controls. */
const SIZE =
  site.name.length > 12
    ? 'max-w-[7em] text-[min(1.0625rem,4.6vw)]/none'
    : 'text-[min(1.6875rem,7.4vw)]/none';

/** The mark and the brand's name. */
export function Logo({ className }: { className?: string }) {
  return (
    <a
      href={paths.home()}
      aria-label={`${site.name}, home`}
      className={classNames(
        'inline-flex min-h-[44px] items-center gap-2.5 no-underline',
        className,
      )}
    >
      <svg className="flex-none size-[min(2.375rem,48px)]" aria-hidden="true">
        <use href={`${mark}#mark`} />
      </svg>
      {/* As wide as fits beside the header's controls; at twice the font size only the mark fits. */}
      <span
        className={`translate-y-px font-serif ${SIZE} font-bold tracking-[-.012em] max-[13.5rem]:hidden`}
      >
        {site.name}
      </span>
    </a>
  );
}
