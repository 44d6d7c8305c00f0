import type { IconName } from '@/content/icons';
import { classNames } from '@/lib/class-names';
import { Icon } from './icon';

/** A service's drawing on a revenue stamp. */
export function FeeStamp({ icon, className }: { icon: IconName; className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('fee-stamp', className)}>
      <b>
        <Icon name={icon} />
      </b>
    </div>
  );
}
