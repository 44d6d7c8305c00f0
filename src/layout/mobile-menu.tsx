import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { MenuGroup } from '@/content/navigation';
import { MenuEntryContent } from '@/layout/menu-entry';
import { ButtonLink } from '@/ui/button';
import { Icon } from '@/ui/icon';

interface MobileMenuProps {
  groups: readonly MenuGroup[];
  callHref: string;
  payHref: string;
}

/**
 * The full-width panel of narrower screens. It is a native disclosure, so that it opens before any script has run and
 * without scripts; React only closes it again.
 */
export function MobileMenu({ groups, callHref, payHref }: MobileMenuProps) {
  const [path] = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const toggle = useRef<HTMLElement>(null);

  const shownPath = useRef(path);

  const close = useCallback(() => details.current?.removeAttribute('open'), []);

  // Closed on every route change (specification, section 2), and as soon as a link of the page one is on is followed.
  // Not at the start: the panel may have been opened before this code had come.
  useEffect(() => {
    if (path !== shownPath.current) close();
    shownPath.current = path;
  }, [path, close]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      close();
      toggle.current?.focus();
    };
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !details.current?.contains(event.target)) close();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [close]);

  return (
    <details ref={details} className="mobile-menu group/menu nav:hidden">
      <summary
        ref={toggle}
        data-testid="mobile-menu-toggle"
        className="inline-flex h-[44px] items-center gap-2 rounded-control px-2 text-[min(1.0625rem,5vw)]/tight sm:px-2.5 font-semibold"
      >
        <Icon name="menu" className="group-open/menu:hidden max-[21.875rem]:hidden" />
        <Icon name="close" className="hidden group-open/menu:block max-[21.875rem]:hidden!" />
        <span className="group-open/menu:hidden">Menu</span>
        <span className="hidden group-open/menu:inline">Close</span>
      </summary>
      <nav
        aria-label="Service menus"
        data-testid="mobile-menu-panel"
        className="absolute inset-x-0 top-header max-h-[calc(100dvh-theme(spacing.header))] overflow-auto bg-sheet text-ink-900 shadow-lift-dark"
      >
        {groups.map((group) => (
          <MobileMenuGroup key={group.id} group={group} currentPath={path} onFollow={close} />
        ))}
        <div className="grid grid-cols-2 gap-2.5 px-gutter pt-4 pb-5">
          <ButtonLink variant="red" href={callHref}>
            <Icon name="phone" />
            Call
          </ButtonLink>
          <ButtonLink variant="line" href={payHref} onClick={close}>
            Pay
          </ButtonLink>
        </div>
      </nav>
    </details>
  );
}

interface MobileMenuGroupProps {
  group: MenuGroup;
  currentPath: string;
  onFollow: () => void;
}

function MobileMenuGroup({ group, currentPath, onFollow }: MobileMenuGroupProps) {
  return (
    <details name="mobile-menu" className="group/file border-b border-rule">
      <summary
        data-testid={`mobile-${group.testId}`}
        className="flex min-h-14 items-center justify-between px-gutter text-large font-semibold group-open/file:bg-stamp-paper group-open/file:[box-shadow:inset_0_3px_0_var(--red)]"
      >
        {group.title}
        <Icon name="chevron" className="size-5 [stroke-width:2.2] group-open/file:rotate-180" />
      </summary>
      <ul className="px-0.5 pt-1 pb-3">
        {group.entries.map(({ href, ...entry }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={href === currentPath ? 'page' : undefined}
              onClick={onFollow}
              className="menu-entry py-2.5"
            >
              <MenuEntryContent {...entry} />
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
