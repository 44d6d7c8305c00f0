import type { ComponentProps } from 'react';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/ui/icon';

/** A link with an arrow, to more about a subject. */
export function MoreLink({ className, children, ...link }: ComponentProps<'a'>) {
  return (
    <a {...link} className={classNames('more text-red', className)}>
      {children}
      <Icon name="arrow" />
    </a>
  );
}
