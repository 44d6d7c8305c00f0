import { Suspense } from 'react';
import { menuGroups } from '@/content/navigation';
import { lazyWithPreload } from '@/lib/lazy-with-preload';
import { loadCode } from '@/lib/load-code';

/** Narrower windows have no room for `nav` of tailwind.config.ts. */
const WIDE = '(min-width: 64rem)';

const loadMenu = () => loadCode(() => import('@/layout/desktop-menu'));

/**
 * The menus of wide screens. Narrower ones never show them: they neither fetch the menus' code nor hydrate their HTML, which
 * was a third of the first task of hydration (docs/performance.md), until a turned tablet is wide enough.
 */
const WideMenu = lazyWithPreload(async () => {
  // Without its code the menu stays as it was written: the style sheet opens it.
  const asWritten = new Promise<never>(() => {});
  await screenIsWide();
  const { DesktopMenu } = await loadMenu().catch(() => asWritten);
  return DesktopMenu;
});

/** The same element at each rendering, because React would draw anew what changes before it is hydrated. */
export const wideMenu = (
  <Suspense>
    <WideMenu groups={menuGroups} />
  </Suspense>
);

/** Fetches the menus' code for a screen that shows them. */
export async function preloadWideMenu(): Promise<void> {
  if (matchMedia(WIDE).matches) await loadMenu();
}

async function screenIsWide(): Promise<void> {
  if (import.meta.env.SSR) return;
  const wide = matchMedia(WIDE);
  if (wide.matches) return;
  await new Promise((resolve) => wide.addEventListener('change', resolve, { once: true }));
}
