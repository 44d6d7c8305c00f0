import { useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { headerState } from '@/layout/header-state';
import { telHref } from '@/lib/phone-links';
import { Icon } from '@/ui/icon';
import { Logo } from '@/ui/logo';

interface HeaderProps {
  name: string;
  phone: string;
  homeHref: string;
  /** The menus of wide screens. */
  wideMenu: ReactNode;
  narrowMenu: ReactNode;
  /** The search button; the header only places it. */
  search: ReactNode;
}

/** Fixed on top of every page, 70 px high: translucent over the landing page's hero, solid white everywhere else. */
export function Header({ name, phone, homeHref, wideMenu, narrowMenu, search }: HeaderProps) {
  const [path] = useLocation();
  const state = useSyncExternalStore(
    subscribeToScroll,
    () => headerState(scrollY),
    () => 'transparent' as const,
  );

  return (
    <header
      // Before hydration main.ts keeps this up to date.
      suppressHydrationWarning
      data-state={path === homeHref ? state : 'solid'}
      className="site-header no-print fixed inset-x-0 top-0 z-header h-header transition-[background,color,box-shadow] duration-calm"
    >
      <div className="page-wrap @container flex h-header items-center gap-1 sm:gap-2">
        <Logo name={name} href={homeHref} className="mr-auto" />
        {wideMenu}
        <a
          href={telHref(phone)}
          className="tabular hidden h-11 items-center gap-2 rounded-control px-2.5 text-label font-semibold whitespace-nowrap no-underline hover:bg-field/15 call:inline-flex"
        >
          <Icon name="phone" />
          {phone}
        </a>
        {search}
        {narrowMenu}
      </div>
    </header>
  );
}

function subscribeToScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}
