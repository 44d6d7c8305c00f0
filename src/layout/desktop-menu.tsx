import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'wouter';
import { menuGroups, type MenuGroup } from '@/content/navigation';
import { MenuEntryContent } from '@/layout/menu-entry';
import { safeTriangle } from '@/layout/safe-triangle';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/ui/icon';

/** Milliseconds for which the pointer rests on a trigger before its menu opens (specification, section 9). */
const OPEN_DELAY = 200;

/**
 * The five dropdown menus of wide screens. The specification also asks that a menu closes after 150 ms, and that another one
 * opens at once within 300 ms of that; the 150 ms are built into Radix.
 */
export function DesktopMenu() {
  const [path] = useLocation();
  const [openGroup, setOpenGroup] = useState('');
  const [{ requestChange, onPointerMoveCapture }] = useState(() => safeTriangle(setOpenGroup));
  const ready = useRef<HTMLElement>(null);
  const heldOpenRef = useRef('');

  // Until hydration, and without scripts, the style sheet opens menus on hover and focus (styles/header.css). What it holds
  // open stays open.
  useEffect(() => {
    const menus = ready.current!;
    const held = menus.querySelector('li:is(:hover, :focus-within) button');
    const group = menuGroups.find(({ testId }) => testId === held?.getAttribute('data-testid'));
    if (group) setOpenGroup((heldOpenRef.current = group.id));
    menus.setAttribute('data-ready', '');
    return () => menus.removeAttribute('data-ready');
  }, []);

  return (
    <NavigationMenu.Root
      ref={ready}
      aria-label="Service menus"
      className="desktop-menu hidden nav:block"
      delayDuration={OPEN_DELAY}
      skipDelayDuration={300}
      value={openGroup}
      onValueChange={requestChange}
      onPointerMoveCapture={onPointerMoveCapture}
    >
      <NavigationMenu.List className="flex">
        {menuGroups.map((group, index) => (
          <DesktopMenuGroup
            key={group.id}
            group={group}
            open={openGroup === group.id}
            heldOpenRef={heldOpenRef}
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
  /** The group that was open before hydration, until its button is pressed. */
  heldOpenRef: RefObject<string>;
  currentPath: string;
  opensLeftwards: boolean;
}

function DesktopMenuGroup({
  group,
  open,
  heldOpenRef,
  currentPath,
  opensLeftwards,
}: DesktopMenuGroupProps) {
  const trigger = useRef<HTMLButtonElement>(null);

  // Radix puts a focusable element behind an open trigger and hides it from assistive technology (primitives issue 3085),
  // which it must not be. It needs no name, because the focus never stays on it.
  useLayoutEffect(() => {
    if (open) trigger.current?.nextElementSibling?.removeAttribute('aria-hidden');
  }, [open]);

  const panel = classNames(
    'menu-sheet absolute top-header w-[660px] rounded-b-folder bg-sheet p-4 text-ink-900 shadow-lift-dark',
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
        // A press on a menu that pointer or style sheet have opened is meant to open it, and Radix would close it (primitives
        // issue 1630). Keys and fingers close it.
        onClick={(event) => {
          const { pointerType } = event.nativeEvent as PointerEvent;
          const isByMouse = event.detail > 0 && pointerType !== 'touch';
          if (open && (isByMouse || heldOpenRef.current === group.id)) event.preventDefault();
          heldOpenRef.current = '';
        }}
        className="index-tab thread-under relative inline-flex h-header items-center gap-1.5 px-2.5 text-label/tight font-medium"
      >
        {group.title}
        <Icon
          name="chevron"
          className="size-4 [stroke-width:2.2] transition-transform duration-quick in-aria-expanded:rotate-180"
        />
      </NavigationMenu.Trigger>
      {open ? (
        <NavigationMenu.Content className={panel}>{entries}</NavigationMenu.Content>
      ) : (
        // Closed menus stay in the HTML, for search engines and for browsers without scripts.
        <div className={classNames(panel, 'hidden')}>{entries}</div>
      )}
    </NavigationMenu.Item>
  );
}
