import type { IconName } from '@/content/icons';
import type { ShortFacts } from '@/content/services/short-facts';
import { classNames } from '@/lib/class-names';
import { Icon } from './icon';

interface FeeStampProps extends Partial<Pick<ShortFacts, 'denomination' | 'postmark'>> {
  icon: IconName;
  className?: string;
}

/**
 * A revenue stamp. A large one has the government fee on it and the usual time as its postmark. The words beside it say both,
 * so it is hidden from screen readers.
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
