import sprite from '@/art/icons.svg?no-inline';
import { classNames } from '@/lib/class-names';

/** The mark: one thread, eight loops, one dot. The brand's name stands beside it as text. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={classNames('flex-none', className)} aria-hidden="true">
      <use href={`${sprite}#mark`} />
    </svg>
  );
}
