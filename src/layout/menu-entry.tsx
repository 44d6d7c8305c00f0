import type { MenuEntry } from '@/content/navigation';
import { Icon } from '@/ui/icon';

/** The content of an entry's link, in both menus (`menu-entry` in `styles/header.css`): drawing, title and one line. */
export function MenuEntryContent({ icon, title, description }: Omit<MenuEntry, 'href'>) {
  return (
    <>
      <Icon name={icon} />
      <b>{title}</b>
      <span>{description}</span>
    </>
  );
}
