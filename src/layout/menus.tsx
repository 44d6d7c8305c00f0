import { useEffect, useState } from 'react';
import { lazy } from '@/lib/lazy';
import { screens } from '@/lib/screens';

/** The width that the menus need, the same as `nav` in tailwind.config.ts. */
const WIDE = `(min-width: ${screens.menus})`;

const DesktopMenu = lazy(async () => (await import('@/layout/desktop-menu')).DesktopMenu);

/**
 * The menus of wide screens. A narrower screen neither fetches the menus' code (3 KiB) nor hydrates their HTML, unless a tablet
 * is turned and becomes wide enough. In a profile on a slow phone, Radix's components (menus and toasts) took 200 of the 417 ms
 * of React's rendering.
 */
export function WideMenu() {
  const [isHere, setHere] = useState(() => import.meta.env.SSR || matchMedia(WIDE).matches);

  useEffect(() => {
    const show = () => setHere(true);
    // Without its code the menu stays closed; the catalogue and the footer have its links.
    const onChange = () => void DesktopMenu.preload().then(show, () => {});
    matchMedia(WIDE).addEventListener('change', onChange, { once: true });
  }, []);

  if (isHere) return <DesktopMenu />;
  // React doesn't touch the inside of an element with dangerouslySetInnerHTML. A suspended component would delay every
  // navigation.
  return <nav suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/** Fetches the menus' code for a screen that shows them. */
export async function preloadWideMenu(): Promise<void> {
  if (matchMedia(WIDE).matches) await DesktopMenu.preload();
}
