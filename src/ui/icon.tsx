import sprite from '@/art/icons.svg?no-inline';
import type { IconName } from '@/content/icons';
import { classNames } from '@/lib/class-names';

interface IconProps {
  name: IconName;
  className?: string;
}

/** A line drawing from the sprite. It is hidden from screen readers: the word beside it, or the control's label, names it. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={classNames('icon', className)} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
