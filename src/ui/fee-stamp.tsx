import type { IconName } from '@/content/icons';
import type { ShortFacts } from '@/content/services/short-facts';
import { Icon } from './icon';

interface FeeStampProps extends Pick<ShortFacts, 'denomination' | 'postmark'> {
  icon: IconName;
}

/** A revenue stamp with the government fee, and the usual time as its postmark. Hidden from screen readers: both are in words beside it. */
export function FeeStamp({ icon, denomination, postmark: [figures, unit] }: FeeStampProps) {
  return (
    <span aria-hidden="true" className="fee-stamp">
      <b>
        <Icon name={icon} />
        {denomination}
      </b>
      <i>
        <b>{figures}</b>
        {unit}
      </i>
    </span>
  );
}
