import sprite from '@/art/icons.svg?no-inline';
import type { IconName } from '@/content/icons';
import { classNames } from '@/lib/class-names';

/** A line drawing from the sprite. It is hidden from screen readers: the word beside it, or the control's label, names it. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={classNames('icon', className)} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
