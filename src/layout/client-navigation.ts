import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { arriveAgain, departing, newEntryState } from '@/layout/arrival';
import { isOverlayEntry } from '@/lib/overlay-entry';

/** How long a click waits for the page's code before the spinner is shown, in ms. */
const PATIENCE = 250;

interface ClientNavigationOptions {
  /** Fetches what the page at a path needs; rejects where it can't be had. */
  preload: (path: string) => Promise<void>;
}

/**
 * Turns clicks on internal links into client-side navigations, and prefetches a link's page on hover, focus and touch.
 *
 * One listener on the document instead of a link component: links are plain anchors that work before the code has
 * arrived and without it, and what a click may not take over (new tabs, downloads, other origins, fragments) is decided
 * in one place.
 */
export function useClientNavigation({ preload }: ClientNavigationOptions): void {
  useEffect(() => {
    let latest = 0;

    async function follow(url: URL) {
      const click = ++latest;
      const outcome = await Promise.race([
        preload(url.pathname).then(
          () => 'ready' as const,
          () => 'failed' as const,
        ),
        new Promise<'slow'>((resolve) => setTimeout(() => resolve('slow'), PATIENCE)),
      ]);
      if (click !== latest) return;
      if (outcome === 'failed' && navigator.onLine) {
        // The chunk is gone, most likely because a new version was deployed: load the page whole, with its own code.
        location.assign(url);
        return;
      }
      go(url.pathname + url.search + url.hash);
    }

    function stay(url: URL) {
      // Calls off a click that still waits.
      latest++;
      if (location.hash) {
        go(url.pathname + url.search);
      }
      arriveAgain();
    }

    function onClick(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const url = internalUrl(event.target);
      if (!url) return;
      const samePage = url.pathname === location.pathname && url.search === location.search;
      if (samePage && url.hash) return;
      event.preventDefault();
      if (samePage) stay(url);
      else void follow(url);
    }

    function onIntent(event: Event) {
      const url = internalUrl(event.target);
      // A failed prefetch is not the visitor's business; the click asks again.
      if (url && url.pathname !== location.pathname) void preload(url.pathname).catch(() => {});
    }

    // Back and forward overtake a click that is still waiting.
    const onPopState = () => void latest++;

    document.addEventListener('click', onClick);
    addEventListener('popstate', onPopState);
    const intents = ['pointerover', 'focusin', 'touchstart'];
    for (const type of intents) document.addEventListener(type, onIntent, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      removeEventListener('popstate', onPopState);
      for (const type of intents) document.removeEventListener(type, onIntent);
    };
  }, [preload]);
}

function go(address: string): void {
  departing();
  // A link in a dialog: Back leads from the new page to the one below the dialog, not to the dialog's own entry.
  navigate(address, { state: newEntryState(), replace: isOverlayEntry() });
}

/** The address of the link that an event came from, if following it stays within the site's pages. */
function internalUrl(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download')) return null;
  if (link.target && link.target !== '_self') return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin) return null;
  const isFile = /\.\w+$/.test(url.pathname);
  return isFile ? null : url;
}
