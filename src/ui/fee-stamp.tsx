import type { IconName } from '@/content/icons';
import type { ShortFacts } from '@/content/services/short-facts';
import { classNames } from '@/lib/class-names';
import { Icon } from './icon';

interface FeeStampProps extends Pick<ShortFacts, 'denomination' | 'postmark'> {
  icon: IconName;
  className?: string;
}

/**
 * A revenue stamp with the government fee, and the usual time as its postmark. Both are in words beside it, so it is hidden
 * from screen readers.
 */
export function FeeStamp({
  icon,
  denomination,
  postmark: [figures, unit],
  className,
}: FeeStampProps) {
  return (
    <div aria-hidden="true" className={classNames('fee-stamp', className)}>
      <b>
        <Icon name={icon} />
        {denomination}
      </b>
      <i>
        <b>{figures}</b>
        {unit}
      </i>
    </div>
  );
}
