import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { menuGroups, type MenuGroup } from '@/content/navigation';
import { MenuEntryContent } from '@/layout/menu-entry';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/ui/icon';

/** Milliseconds for which a menu stays open after the pointer has left (specification, section 9), the same as in Radix. */
const CLOSE_DELAY = 150;

/**
 * The five dropdown menus of wide screens. One opens after 200 ms of hovering, or at once within 300 ms after the last one has
 * closed (specification, section 9). Without scripts
 * the page has the menu of narrow screens instead.
 */
export function DesktopMenu() {
  const [path] = useLocation();
  const [openGroup, setOpenGroup] = useState('');
  const next = useRef<ReturnType<typeof setTimeout>>(undefined);

  function onValueChange(group: string) {
    clearTimeout(next.current);
    // The pointer may be crossing the next button on its way to the open panel.
    if (openGroup && group) next.current = setTimeout(setOpenGroup, CLOSE_DELAY, group);
    else setOpenGroup(group);
  }

  return (
    <NavigationMenu.Root
      aria-label="Service menus"
      className="desktop-menu hidden nav:block"
      delayDuration={200}
      skipDelayDuration={300}
      value={openGroup}
      onValueChange={onValueChange}
    >
      <NavigationMenu.List className="flex">
        {menuGroups.map((group, index) => (
          <DesktopMenuGroup
            key={group.id}
            group={group}
            open={openGroup === group.id}
            onPanelEnter={() => clearTimeout(next.current)}
            currentPath={path}
            opensLeftwards={index >= menuGroups.length - 3}
          />
        ))}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}

interface DesktopMenuGroupProps {
  group: MenuGroup;
  open: boolean;
  onPanelEnter: () => void;
  currentPath: string;
  opensLeftwards: boolean;
}

function DesktopMenuGroup({
  group,
  open,
  onPanelEnter,
  currentPath,
  opensLeftwards,
}: DesktopMenuGroupProps) {
  const trigger = useRef<HTMLButtonElement>(null);

  // Radix adds a focusable element after an open trigger and hides it from assistive technology (primitives issue 3085), which
  // is not allowed. It needs no name, because the focus never stays on it.
  useLayoutEffect(() => {
    if (open) trigger.current?.nextElementSibling?.removeAttribute('aria-hidden');
  }, [open]);

  return (
    <NavigationMenu.Item value={group.id} className="relative">
      <NavigationMenu.Trigger
        ref={trigger}
        data-testid={group.testId}
        // A click on a menu opened by hovering is meant to open it, but Radix would close it (primitives issue 1630). Keyboard
        // and touch close it.
        onClick={(event) => {
          const { pointerType } = event.nativeEvent as PointerEvent;
          if (open && event.detail > 0 && pointerType !== 'touch') event.preventDefault();
        }}
        className="index-tab thread-under relative inline-flex h-header items-center gap-1.5 px-2.5 text-label/tight font-medium"
      >
        {group.title}
        <Icon
          name="chevron"
          className="size-4 [stroke-width:2.2] transition-transform duration-quick in-aria-expanded:rotate-180"
        />
      </NavigationMenu.Trigger>
      <NavigationMenu.Content
        className={classNames(
          'menu-sheet absolute top-header w-[660px] rounded-b-folder bg-sheet p-4 text-ink-900 shadow-lift-dark',
          opensLeftwards ? '-right-6' : '-left-6',
        )}
        onPointerEnter={onPanelEnter}
      >
        <ul className="grid grid-cols-2">
          {group.entries.map(({ href, ...entry }) => (
            <li key={href}>
              <NavigationMenu.Link href={href} active={href === currentPath} className="menu-entry">
                <MenuEntryContent {...entry} />
              </NavigationMenu.Link>
            </li>
          ))}
        </ul>
      </NavigationMenu.Content>
    </NavigationMenu.Item>
  );
}
