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
 * The menus of wide screens. Narrower screens never show them, so they neither fetch the menus' code (3 KiB) nor hydrate
 * their HTML until a tablet that is turned becomes wide enough. In a profile on a slowed phone, Radix's components (these and
 * the toasts) took 200 of the 417 ms that React spent on rendering.
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

/** Until its code is here the menu stays as it is in the HTML, where the style sheet opens it. */
const LoadedMenu = lazyWithPreload<{ groups: readonly MenuGroup[] }>(async () => {
  const { DesktopMenu } = await loadMenu().catch(() => ({ DesktopMenu: undefined }));
  return DesktopMenu ?? MenuAsWritten;
});

/** React does not touch the inside of an element whose HTML it was given. A suspended component would delay every navigation. */
function MenuAsWritten() {
  return <nav suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/*
 * Each is hydrated by itself, in a short task. They are created once, because React draws a boundary anew if its element
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
