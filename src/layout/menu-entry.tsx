import type { MenuEntry } from '@/content/navigation';
import { Icon } from '@/ui/icon';
import { classNames } from '@/lib/class-names';

/** Whole-width target of one service in a menu; both menus draw it alike. */
export const menuEntryLook =
  'grid min-h-11 grid-cols-[28px_1fr] gap-x-3.5 gap-y-0.5 rounded-control px-3.5 py-3 no-underline hover:bg-stamp-paper [&:hover_b]:underline';

/** What an entry shows: drawing, title and one line. */
export function MenuEntryContent({ icon, title, description }: Omit<MenuEntry, 'href'>) {
  return (
    <>
      <Icon
        name={icon}
        className={classNames('row-span-2 mt-px size-7 [stroke-width:1.4]', redStitch)}
      />
      <b className="text-[1.125rem]/tight font-semibold underline-offset-4">{title}</b>
      <span className="text-small/snug text-ink-600">{description}</span>
    </>
  );
}

const redStitch = '[--stitch-colour:var(--red)]';
