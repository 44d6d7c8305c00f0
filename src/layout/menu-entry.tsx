import type { MenuEntry } from '@/content/navigation';
import { Icon } from '@/ui/icon';

/** What an entry of both menus shows inside its link (`menu-entry` in `styles/header.css`): drawing, title and one line. */
export function MenuEntryContent({ icon, title, description }: Omit<MenuEntry, 'href'>) {
  return (
    <>
      <Icon name={icon} />
      <b>{title}</b>
      <span>{description}</span>
    </>
  );
}
