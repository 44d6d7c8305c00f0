import type { ReactNode } from 'react';
import type { MenuGroup } from '@/content/navigation';
import { groups as files } from '@/content/services/catalogue';
import { Icon } from '@/ui/icon';

/** As many of a group's services as a small file names. */
const NAMED = 3;

interface GroupFilesProps {
  groups: readonly MenuGroup[];
  /** Takes the sixth place: what is in none of the five. */
  children: ReactNode;
}

/** The groups of services as small stitched files, each with its first services: ways on from a page without one. */
export function GroupFiles({ groups, children }: GroupFilesProps) {
  return (
    <ul className="grid gap-3.5 sm:grid-cols-2 lg:grid-cols-3">
      {groups.map(({ id, title, entries }) => (
        <li
          key={id}
          data-file={files[id].file}
          className="spine rounded-paper bg-sheet py-4 pr-4 pl-10 shadow-lift"
        >
          <h3 className="text-h3">{title}</h3>
          <ul className="mt-1.5">
            {entries.slice(0, NAMED).map((entry) => (
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
