import type { ReactNode } from 'react';
import type { MenuGroup } from '@/content/navigation';
import { groups as groupsById } from '@/content/services/catalogue';
import { Icon } from '@/ui/icon';

/** How many of its services a group's card lists. */
const LISTED = 3;

interface ServiceGroupsProps {
  groups: readonly MenuGroup[];
  /** For the sixth place, beside the five groups. */
  children: ReactNode;
}

/** The groups of services as cards, each with links to its first services. */
export function ServiceGroups({ groups, children }: ServiceGroupsProps) {
  return (
    <ul className="grid grid-cols-1 gap-3.5 sm:grid-cols-2 lg:grid-cols-3">
      {groups.map(({ id, title, entries }) => (
        <li
          key={id}
          data-file={groupsById[id].colour}
          className="spine rounded-paper bg-sheet py-4 pr-4 pl-10 shadow-lift"
        >
          <h3 className="text-h3">{title}</h3>
          <ul className="mt-1.5">
            {entries.slice(0, LISTED).map((entry) => (
              <li key={entry.href}>
                <a href={entry.href} className="more text-cloth">
                  {entry.title}
                  <Icon name="arrow" />
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
      <li className="px-1 py-4 sm:px-4">{children}</li>
    </ul>
  );
}
