import { useRef } from 'react';
import { useLocation } from 'wouter';
import { menuGroups } from '@/content/navigation';
import { site } from '@/content/site';
import { MenuEntryContent } from '@/layout/menu-entry';
import { telHref } from '@/lib/phone-links';
import { useClosedWithPage } from '@/lib/popovers';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Static } from '@/ui/static';

/** Opens the menu of narrow screens. Without scripts, wide screens have this menu too. */
export function MobileMenuButton() {
  return (
    <button
      type="button"
      popoverTarget="mobile-menu"
      data-page={`${paths.home()}#all-services`}
      data-testid="mobile-menu-toggle"
      className="menu-button nav:hidden inline-flex h-[44px] items-center gap-2 rounded-control px-2 text-[min(1.0625rem,5vw)]/tight sm:px-2.5 font-semibold"
    >
      <Icon name="menu" className="while-closed" />
      <span className="while-closed">Menu</span>
      <Icon name="close" className="while-open" />
      <span className="while-open">Close</span>
    </button>
  );
}

/**
 * The full-width menu: a popover with a `details` for each group. The browser opens and closes them without any script, tells
 * screen readers their state, and closes the panel on Escape and on a press beside it. The menu's HTML comes after the page's
 * content, because earlier HTML would delay the first paint on a phone.
 */
export function MobileMenu() {
  const [path] = useLocation();
  const panel = useRef<HTMLElement>(null);
  // Specification, section 2.
  useClosedWithPage(panel);

  return (
    <nav
      ref={panel}
      id="mobile-menu"
      popover="auto"
      aria-label="Service menus"
      data-testid="mobile-menu-panel"
      className="mobile-menu no-print fixed inset-x-0 top-header max-h-[calc(100dvh-theme(spacing.header))] w-full overflow-auto bg-sheet text-ink-900 shadow-lift-dark"
    >
      <Static as="div" key={path}>
        {menuGroups.map(({ id, testId, title, entries }) => (
          <details key={id} name="mobile-menu" className="border-b border-rule">
            <summary
              data-testid={`mobile-${testId}`}
              className="flex min-h-14 items-center justify-between px-gutter text-large font-semibold"
            >
              {title}
              <Icon name="chevron" className="size-5 [stroke-width:2.2]" />
            </summary>
            <ul className="px-1 pt-1 pb-3">
              {entries.map(({ href, ...entry }) => (
                <li key={href}>
                  <a
                    href={href}
                    aria-current={href === path ? 'page' : undefined}
                    className="menu-entry py-2.5"
                  >
                    <MenuEntryContent {...entry} />
                  </a>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </Static>
      <div className="grid grid-cols-2 gap-2.5 px-gutter pt-4 pb-5">
        <ButtonLink variant="red" href={telHref(site.phone)}>
          <Icon name="phone" />
          Call
        </ButtonLink>
        <ButtonLink variant="line" href={paths.checkout()}>
          Pay
        </ButtonLink>
      </div>
    </nav>
  );
}
