import type { MouseEvent } from 'react';
import type { IconName } from '@/content/icons';
import { groups, type CatalogueService } from '@/content/services/catalogue';
import { paths } from '@/paths';
import { Icon } from '@/ui/icon';
import { Unbroken } from '@/ui/unbroken';

/** The props that the search passes to each of its results. */
export interface ResultsProps {
  /** Precedes the service's slug in the id of its option. */
  prefix: string;
  activeId: string | null;
  /** Set once the field is a combobox, which keeps the focus and refers to its options. In the HTML the entries are links. */
  isOption: boolean;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

interface ServiceEntryProps extends Partial<ResultsProps> {
  service: CatalogueService;
  /** Replaces the service's own address; it has the fragment that opens the tool. */
  part?: { title: string; fragment: string; icon?: IconName };
  /** The line below the title: what the service is, or why it was found. */
  line: string;
}

/** One found service: drawing, title and a line, as in the menus. The whole entry is the link. */
export function ServiceEntry({
  service,
  part,
  line,
  prefix = '',
  activeId,
  isOption,
  onFollow,
}: ServiceEntryProps) {
  const { slug, group, icon, title } = service;
  const id = prefix + slug;
  return (
    <a
      href={paths.service(slug) + (part?.fragment ?? '')}
      data-file={groups[group].colour}
      onClick={onFollow}
      {...(isOption && { id, role: 'option', 'aria-selected': id === activeId, tabIndex: -1 })}
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
