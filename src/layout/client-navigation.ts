import { useEffect } from 'react';
import type { inPageTransition } from '@/layout/page-transition';
import { announce } from '@/layout/route-announcer';
import { focusPage } from '@/layout/route-focus';
import { keepScrollPosition, scrollPage } from '@/layout/route-scroll';
import { isSamePage, keepShownPage, showCurrentPage } from '@/layout/shown-address';
import { idIn } from '@/lib/fragment';

/*
 * Client-side navigation by the Navigation API: the browser follows links, Back and Forward as ever, and this file takes
 * over those that lead to a page of the site. The browser still handles history entries, fragments, and navigations that
 * interrupt one another. Links are plain anchors: before hydration, and in browsers without the API (Safari before 26.2,
 * Firefox before 147), they load pages whole.
 */

/** Milliseconds for which the old page stays while the next page's code is awaited; then the spinner takes its place. */
const SPINNER_DELAY = 250;

/** Changes the page; how it moves is fetched at the first sign of a visitor who is about to go on. */
let inTransition: typeof inPageTransition = (_, __, change) => change();

/** Fetches what the page at a path needs; rejects where it can't be had. */
type Preload = (path: string) => Promise<unknown>;

/** Takes over navigations between pages, and prefetches a link's page on hover, focus and touch. */
export function useClientNavigation(preload: Preload): void {
  useEffect(() => {
    if (!('navigation' in window)) return;
    const mounted = new AbortController();
    const { signal } = mounted;

    function onNavigate(event: NavigateEvent) {
      if (!isBetweenPages(event)) return;
      const { pathname } = location;
      keepShownPage();
      keepScrollPosition();
      event.intercept({
        focusReset: 'manual',
        scroll: 'manual',
        handler: () => goToPage(event, pathname, preload),
      });
    }

    function onIntent({ target }: Event) {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.origin !== location.origin || isFile(link)) return;
      if (link.pathname === location.pathname) return;
      // A failed prefetch is not the visitor's business; the click asks again, and a page changes without motion.
      preload(link.pathname).catch(() => {});
      import('@/layout/page-transition').then(
        // A proxy may answer with an empty script.
        (code) => (inTransition = code.inPageTransition ?? inTransition),
        () => {},
      );
    }

    navigation.addEventListener('navigate', onNavigate, { signal });
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(type, onIntent, { passive: true, signal });
    }
    return () => mounted.abort();
  }, [preload]);
}

/** Whether a navigation leads from one page of the site to another, or by a link to the very page one is on. */
function isBetweenPages(event: NavigateEvent): boolean {
  const { canIntercept, hashChange, downloadRequest, formData, navigationType, destination } =
    event;
  if (!canIntercept || hashChange || downloadRequest !== null || formData) return false;
  const to = new URL(destination.url);
  if (navigationType === 'traverse') return !isSamePage(to, location);
  // `pushState` and `replaceState` change the address of the page that is shown.
  return navigationType !== 'reload' && !destination.sameDocument && !isFile(to);
}

/** Shows the page as soon as its code is there; after a while without it, the spinner. */
async function goToPage(event: NavigateEvent, from: string, preload: Preload): Promise<void> {
  const code = preload(new URL(event.destination.url).pathname).then(
    () => true,
    () => false,
  );
  const hasCome = await Promise.race([
    code,
    new Promise<undefined>((resolve) => setTimeout(resolve, SPINNER_DELAY)),
  ]);
  if (event.signal.aborted) return;
  if (hasCome) {
    await inTransition(event, from, async () => {
      if (event.signal.aborted) return;
      await showCurrentPage();
      arrive(event);
    });
  } else {
    if (hasCome === undefined || !navigator.onLine) await showCurrentPage();
    const isMissing = !(await code);
    if (event.signal.aborted) return;
    if (isMissing && navigator.onLine) {
      // The chunk is gone, most likely because a new version was deployed: load the page whole, with its own code.
      location.reload();
      return;
    }
    arrive(event);
  }
}

/** Does what a page load does by itself: focuses the page's start, scrolls, and has its title read out. */
function arrive(event: NavigateEvent): void {
  if (event.signal.aborted) return;
  const fragment =
    event.navigationType === 'traverse' ? null : document.getElementById(decodedFragment());
  focusPage(fragment);
  scrollPage(event, fragment);
  announce(document.title);
}

function decodedFragment(): string {
  const fragment = idIn(location.hash);
  try {
    return decodeURIComponent(fragment);
  } catch {
    // It has a stray %.
    return fragment;
  }
}

const isFile = ({ pathname }: Pick<Location, 'pathname'>) => /\.\w+$/.test(pathname);
