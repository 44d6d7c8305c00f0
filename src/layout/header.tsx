import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { site } from '@/content/site';
import { Logo } from '@/layout/logo';
import { WideMenu } from '@/layout/menus';
import { MobileMenuButton } from '@/layout/mobile-menu';
import { telHref } from '@/lib/phone-links';
import { paths } from '@/paths';
import { Icon } from '@/ui/icon';

/**
 * Fixed at the top of every page, 70 px high. It is translucent over the landing page's hero, and solid white elsewhere.
 *
 * @param search the search button
 */
export function Header({ search }: { search: ReactNode }) {
  const [path] = useLocation();

  return (
    <header
      // It turns solid when the page is scrolled (follow-scroll.ts).
      data-state={path === paths.home() ? 'transparent' : 'solid'}
      className="site-header no-print fixed inset-x-0 top-0 z-header h-header transition-[background,color,box-shadow] duration-calm"
    >
      <div className="page-wrap @container flex h-header items-center gap-1 sm:gap-2">
        <Logo className="mr-auto" />
        <WideMenu />
        <a
          href={telHref(site.phone)}
          className="tabular hidden h-11 items-center gap-2 rounded-control px-2.5 text-label font-semibold whitespace-nowrap no-underline hover:bg-field/15 call:inline-flex"
        >
          <Icon name="phone" />
          {site.phone}
        </a>
        {search}
        <MobileMenuButton />
      </div>
    </header>
  );
}
