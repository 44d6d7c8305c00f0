import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { menuGroups } from '@/content/navigation';
import { MenuEntryContent } from '@/layout/menu-entry';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/ui/icon';

/** Milliseconds for which a menu stays open after the pointer has left (specification, section 9), the same as in Radix. */
const CLOSE_DELAY = 150;

/**
 * The five dropdown menus of wide screens. A menu opens after 200 ms of hovering, or at once if another menu has closed less
 * than 300 ms before (specification, section 9). Without scripts the page has the menu of narrow screens instead.
 */
export function DesktopMenu() {
  const [path] = useLocation();
  const root = useRef<HTMLElement>(null);
  const [openGroup, setOpenGroup] = useState('');
  const next = useRef<ReturnType<typeof setTimeout>>(undefined);

  function onValueChange(group: string) {
    clearTimeout(next.current);
    // The pointer may be crossing the next button on its way to the open panel.
    if (openGroup && group) next.current = setTimeout(setOpenGroup, CLOSE_DELAY, group);
    else setOpenGroup(group);
  }

  // Radix adds a focusable element after an open trigger and hides it from assistive technology (primitives issue 3085). ARIA
  // doesn't allow this. The element needs no name, because the focus never stays on it.
  useLayoutEffect(() => {
    root.current?.querySelector('[aria-expanded=true] + *')?.removeAttribute('aria-hidden');
  });

  return (
    <NavigationMenu.Root
      ref={root}
      aria-label="Service menus"
      className="desktop-menu hidden nav:block"
      delayDuration={200}
      skipDelayDuration={300}
      value={openGroup}
      onValueChange={onValueChange}
    >
      <NavigationMenu.List className="flex">
        {menuGroups.map(({ id, testId, title, entries }, index) => (
          <NavigationMenu.Item key={id} value={id} className="relative">
            <NavigationMenu.Trigger
              data-testid={testId}
              // In Radix a click closes a menu that hovering has opened (primitives issue 1630). Here only the keyboard and
              // touch close it.
              onClick={(event) => {
                const { pointerType } = event.nativeEvent as PointerEvent;
                if (openGroup === id && event.detail > 0 && pointerType !== 'touch') {
                  event.preventDefault();
                }
              }}
              className="index-tab thread-under relative inline-flex h-header items-center gap-1.5 px-2.5 text-label/tight font-medium"
            >
              {title}
              <Icon
                name="chevron"
                className="size-4 [stroke-width:2.2] transition-transform duration-quick in-aria-expanded:rotate-180"
              />
            </NavigationMenu.Trigger>
            <NavigationMenu.Content
              className={classNames(
                'menu-sheet absolute top-header w-[660px] rounded-b-folder bg-sheet p-4 text-ink-900 shadow-lift-dark',
                // The last three open to the left, so that they fit on the screen.
                index >= menuGroups.length - 3 ? '-right-6' : '-left-6',
              )}
              onPointerEnter={() => clearTimeout(next.current)}
            >
              <ul className="grid grid-cols-2">
                {entries.map(({ href, ...entry }) => (
                  <li key={href}>
                    <NavigationMenu.Link href={href} active={href === path} className="menu-entry">
                      <MenuEntryContent {...entry} />
                    </NavigationMenu.Link>
                  </li>
                ))}
              </ul>
            </NavigationMenu.Content>
          </NavigationMenu.Item>
        ))}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}
