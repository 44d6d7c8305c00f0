import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { useLocation } from 'wouter';
import type { MenuGroup } from '@/content/navigation';
import { MenuEntryContent } from '@/layout/menu-entry';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/ui/icon';

interface DesktopMenuProps {
  groups: readonly MenuGroup[];
}

/**
 * The five dropdown menus of wide screens. Opening 200 ms after the pointer rests, 300 ms of grace for the next menu and
 * closing after 150 ms are the specification's (section 9); the last one is built into Radix.
 */
export function DesktopMenu({ groups }: DesktopMenuProps) {
  const [path] = useLocation();
  const [openGroup, setOpenGroup] = useState('');
  const { onOpenChange, keepOpenAfterHover } = useHoverThenClick(openGroup, setOpenGroup);
  const ready = useRef<HTMLElement>(null);

  // Until then, and wherever scripts are off, the style sheet opens menus on hover and focus. What it holds open stays
  // open: the pointer may rest, and Radix would hear of it only with its next movement.
  useEffect(() => {
    const trigger = ready.current?.querySelector('li:is(:hover, :focus-within) > button');
    const group = groups.find(({ testId }) => testId === trigger?.getAttribute('data-testid'));
    if (group) onOpenChange(group.id);
    ready.current?.setAttribute('data-ready', '');
    // Once, when the menus' code has come.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <NavigationMenu.Root
      ref={ready}
      aria-label="Service menus"
      className="desktop-menu hidden nav:block"
      delayDuration={200}
      skipDelayDuration={300}
      value={openGroup}
      onValueChange={onOpenChange}
    >
      <NavigationMenu.List className="flex">
        {groups.map((group, index) => (
          <DesktopMenuGroup
            key={group.id}
            group={group}
            open={openGroup === group.id}
            currentPath={path}
            opensLeftwards={index >= groups.length - 3}
            onTriggerClick={keepOpenAfterHover}
          />
        ))}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}

interface DesktopMenuGroupProps {
  group: MenuGroup;
  open: boolean;
  currentPath: string;
  opensLeftwards: boolean;
  onTriggerClick: (event: MouseEvent) => void;
}

function DesktopMenuGroup({
  group,
  open,
  currentPath,
  opensLeftwards,
  onTriggerClick,
}: DesktopMenuGroupProps) {
  const trigger = useRef<HTMLButtonElement>(null);

  // Radix puts a focusable but hidden stop behind an open trigger (primitives issue 3085). Focus never rests on it, so
  // it needs no name, but hidden from assistive technology it must not be.
  useLayoutEffect(() => {
    if (open) trigger.current?.nextElementSibling?.removeAttribute('aria-hidden');
  }, [open]);

  const sheet = classNames(
    'menu-sheet absolute top-header w-[660px] rounded-b-folder bg-sheet p-3.5 text-ink-900 shadow-lift-dark',
    opensLeftwards ? '-right-6' : '-left-6',
  );
  const entries = (
    <ul className="grid grid-cols-2">
      {group.entries.map(({ href, ...entry }) => (
        <li key={href}>
          <NavigationMenu.Link href={href} active={href === currentPath} className="menu-entry">
            <MenuEntryContent {...entry} />
          </NavigationMenu.Link>
        </li>
      ))}
    </ul>
  );

  return (
    <NavigationMenu.Item value={group.id} className="relative">
      <NavigationMenu.Trigger
        ref={trigger}
        data-testid={group.testId}
        onClick={onTriggerClick}
        className="index-tab thread-under relative inline-flex h-header items-center gap-1.5 px-3 text-label/tight font-medium"
      >
        {group.title}
        <Icon
          name="chevron"
          className="size-4 [stroke-width:2.2] transition-transform duration-quick in-aria-expanded:rotate-180"
        />
      </NavigationMenu.Trigger>
      {open ? (
        <NavigationMenu.Content className={sheet}>{entries}</NavigationMenu.Content>
      ) : (
        // Closed menus stay in the HTML, for search engines and for browsers without scripts.
        <div className={classNames(sheet, 'hidden')}>{entries}</div>
      )}
    </NavigationMenu.Item>
  );
}

/**
 * A menu that the pointer has opened stays open on the first click: the visitor meant to open it, and Radix would close
 * it under their hand (primitives issue 1630). The next click closes it.
 */
function useHoverThenClick(openGroup: string, setOpenGroup: (group: string) => void) {
  const openedByHover = useRef(false);
  const clicking = useRef(false);

  return {
    onOpenChange(next: string) {
      // A click that came before the pointer had rested long enough leaves Radix's timer running.
      if (next === openGroup) return;
      openedByHover.current = next !== '' && !clicking.current;
      setOpenGroup(next);
    },
    keepOpenAfterHover(event: MouseEvent) {
      const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
      if (isOpen && openGroup !== '' && openedByHover.current) {
        openedByHover.current = false;
        event.preventDefault();
        return;
      }
      clicking.current = true;
      queueMicrotask(() => (clicking.current = false));
    },
  };
}
