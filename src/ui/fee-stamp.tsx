import type { IconName } from '@/content/icons';
import type { ShortFacts } from '@/content/services/short-facts';
import { classNames } from '@/lib/class-names';
import { Icon } from './icon';

interface FeeStampProps extends Partial<Pick<ShortFacts, 'denomination' | 'postmark'>> {
  icon: IconName;
  className?: string;
}

/**
 * A revenue stamp; where it is large, with the government fee on it, and the usual time as its postmark. Both are in words beside
 * it, so it is hidden from screen readers.
 */
export function FeeStamp({ icon, denomination, postmark, className }: FeeStampProps) {
  return (
    <div aria-hidden="true" className={classNames('fee-stamp', className)}>
      <b>
        <Icon name={icon} />
        {denomination}
      </b>
      {postmark && (
        <i>
          <b>{postmark[0]}</b>
          {postmark[1]}
        </i>
      )}
    </div>
  );
}
