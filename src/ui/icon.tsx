import sprite from '@/art/icons.svg?no-inline';
import type { IconName } from '@/content/icons';
import { classNames } from '@/lib/class-names';

interface IconProps {
  name: IconName;
  className?: string;
}

/** A line drawing from the sprite. It never stands alone: the word beside it, or the control's label, says what it shows. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={classNames('icon', className)} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
