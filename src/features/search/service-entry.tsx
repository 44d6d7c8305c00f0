import type { MouseEvent } from 'react';
import type { IconName } from '@/content/icons';
import { groups, type CatalogueService } from '@/content/services/catalogue';
import { paths } from '@/paths';
import { Icon } from '@/ui/icon';
import { Unbroken } from '@/ui/unbroken';

interface ServiceEntryProps {
  service: CatalogueService;
  /** In the place of the service's own, with the fragment that opens what it is about on its page. */
  part?: { title: string; fragment: string; icon?: IconName } | undefined;
  /** The line under the title: what the service is, or why it was found. */
  line: string;
  /** Set where the entry is an option of a combobox: the field keeps the focus and refers to it. */
  option?: { id: string; isActive: boolean } | undefined;
  onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** One found service: drawing, title and a line, as in the menus. The whole entry is the link. */
export function ServiceEntry({ service, part, line, option, onFollow }: ServiceEntryProps) {
  const { slug, group, icon, title } = service;
  return (
    <a
      href={paths.service(slug) + (part?.fragment ?? '')}
      data-file={groups[group].colour}
      onClick={onFollow}
      {...(option && {
        id: option.id,
        role: 'option',
        'aria-selected': option.isActive,
        tabIndex: -1,
      })}
      className="menu-entry scroll-my-12 aria-selected:bg-stamp-paper aria-selected:outline-3 aria-selected:-outline-offset-3"
    >
      <Icon name={part?.icon ?? icon} />
      <b>
        <Unbroken>{part?.title ?? title}</Unbroken>
      </b>
      <span>
        <Unbroken>{line}</Unbroken>
      </span>
    </a>
  );
}
