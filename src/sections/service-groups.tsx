import { menuGroups } from '@/content/navigation';
import { groups, services } from '@/content/services/catalogue';
import { paths } from '@/paths';
import { Icon } from '@/ui/icon';

/** A group's card lists this many services. */
const LISTED = 3;

/** The groups of services as cards, each with links to its first services. The sixth place links to all services. */
export function ServiceGroups() {
  return (
    <ul className="grid grid-cols-1 gap-3.5 sm:grid-cols-2 lg:grid-cols-3">
      {menuGroups.map(({ id, title, entries }) => (
        <li
          key={id}
          data-file={groups[id].colour}
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
      <li className="grid content-center px-1 sm:px-4">
        <a href={`${paths.home()}#all-services`} className="more">
          {`All ${services.length} services: fee and time`}
          <Icon name="arrow" />
        </a>
      </li>
    </ul>
  );
}
