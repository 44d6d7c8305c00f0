import { startTransition, Suspense, useEffect, useState } from 'react';
import { menuGroups, type MenuGroup } from '@/content/navigation';
import { site } from '@/content/site';
import { MobileMenu } from '@/layout/mobile-menu';
import { lazyWithPreload } from '@/lib/lazy-with-preload';
import { loadCode } from '@/lib/load-code';
import { telHref } from '@/lib/phone-links';
import { screens } from '@/lib/screens';
import { paths } from '@/paths';

/** Narrower windows have no room for `nav` of tailwind.config.ts. */
const WIDE = `(min-width: ${screens.menus})`;

const loadMenu = () => loadCode(() => import('@/layout/desktop-menu'));

/**
 * The menus of wide screens. Narrower ones never show them: they neither fetch the menus' code (3 KiB) nor hydrate their HTML
 * until a turned tablet is wide enough. Rendering Radix's parts, these and the toasts, took 200 of the 417 ms that React
 * rendered for in a profile on a slowed phone.
 */
function WideMenu({ groups }: { groups: readonly MenuGroup[] }) {
  const [isNeeded, setNeeded] = useState(() => import.meta.env.SSR || matchMedia(WIDE).matches);

  useEffect(() => {
    const wide = matchMedia(WIDE);
    const onChange = () => startTransition(() => setNeeded(true));
    wide.addEventListener('change', onChange, { once: true });
    return () => wide.removeEventListener('change', onChange);
  }, []);

  return isNeeded ? <LoadedMenu groups={groups} /> : <MenuAsWritten />;
}

/** Without its code the menu stays as it was written: the style sheet opens it. */
const LoadedMenu = lazyWithPreload<{ groups: readonly MenuGroup[] }>(async () => {
  const { DesktopMenu } = await loadMenu().catch(() => ({ DesktopMenu: undefined }));
  return DesktopMenu ?? MenuAsWritten;
});

/** React leaves the inside of what is given as HTML as it is. Suspended for ever, it would hold up each change of page. */
function MenuAsWritten() {
  return <nav suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/*
 * Each is hydrated by itself, in a short task. They are the same elements at each rendering, because React draws anew what
 * changes before it is hydrated.
 */

export const wideMenu = (
  <Suspense>
    <WideMenu groups={menuGroups} />
  </Suspense>
);

export const narrowMenu = (
  <Suspense>
    <MobileMenu groups={menuGroups} callHref={telHref(site.phone)} payHref={paths.checkout()} />
  </Suspense>
);

/** Fetches the menus' code for a screen that shows them. */
export async function preloadWideMenu(): Promise<void> {
  if (matchMedia(WIDE).matches) await loadMenu();
}
