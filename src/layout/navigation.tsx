import {
  createContext,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
  type ReactNode,
} from 'react';
import { Router, type BaseLocationHook } from 'wouter';
import { arriveOnPage, followFragment, openTarget } from '@/layout/arrival';
import { PageLoading } from '@/layout/page-loading';
import { savesData } from '@/lib/saves-data';
import { useHydrated } from '@/lib/use-hydrated';

/*
 * The steps from a link to the next page:
 *
 * 1. Links are plain anchors. The Navigation API calls `onNavigate` for each of them.
 * 2. React renders the next page in a transition: the old page stays until the code of the next one has loaded (lib/lazy.ts).
 * 3. After the next page is shown, the browser scrolls to the top or to a fragment. Back restores the old scroll position.
 * 4. The focus moves to the page's heading (layout/arrival.ts), and a screen reader reads the title out.
 *
 * Before hydration, and in browsers without the API (Safari before 26.2, Firefox before 147), links load the whole document.
 */

/** The page on the screen. While the code of the next page is loading, the address bar already has the next page's address. */
interface Shown {
  path: string;
  search: string;
  /** The navigation that opened the page; undefined on first load. */
  event?: NavigateEvent;
  /** Called when the page is on the screen. */
  onShown?: () => void;
}

/** The scroll positions of earlier pages, in px, keyed by history entry. */
const places = new Map<string, number>();

const ShownPage = createContext<Shown>({ path: '/', search: '' });

export const useShownPage = () => use(ShownPage);

/** The hook from which wouter reads the address. The site uses wouter's `Switch`, `Route`, `useLocation` and `useSearch`. */
const useShownAddress: BaseLocationHook = () => [
  useShownPage().path,
  (to: string) => location.assign(to),
];
useShownAddress.searchHook = function useShownSearch() {
  const { search } = useShownPage();
  // The HTML is written without a query.
  return useHydrated() ? search : '';
};

interface NavigationProps {
  /** The path of the prerendered HTML, where hydration starts. */
  start: string;
  /** Loads the code of the page at a path; a call after a failure tries again. */
  preload: (path: string) => Promise<unknown>;
  children: ReactNode;
}

export function Navigation({ start, preload, children }: NavigationProps) {
  const [shown, show] = useState<Shown>(() => ({
    path: start,
    search: import.meta.env.SSR ? '' : location.search,
  }));
  const [isPending, startNavigation] = useTransition();
  const liveRegion = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // The 404 page's HTML serves any path, and Back may have changed the address in the meantime.
    const { pathname, search } = location;
    if (pathname !== start) startTransition(() => show({ path: pathname, search }));
    if (!('navigation' in window)) return;
    // From here on, the code below handles Back, and the script in index.html no longer does.
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- it replaces the handler of index.html
    window.onpopstate = null;

    function onNavigate(event: NavigateEvent) {
      const to = new URL(event.destination.url);
      if (!leadsToPage(event, to)) return;
      places.set(navigation.currentEntry!.key, scrollY);
      // Otherwise a running page animation and this navigation would wait for each other, until the browser gives up after 4 s.
      document.activeViewTransition?.skipTransition();
      // A failure is thrown where the page is rendered.
      preload(to.pathname).catch(() => {});
      const { navigationType, destination } = event;
      const leftAt = navigationType === 'traverse' ? places.get(destination.key) : undefined;
      event.intercept({
        // If the visitor has opened the search meanwhile, Chrome would go to the fragment's target and take the focus away.
        scroll: leftAt === undefined ? 'after-transition' : 'manual',
        handler: () =>
          new Promise<void>((onShown) => {
            // The promise is rejected if another navigation replaces this one.
            navigation.transition?.finished.then(
              () => {
                arriveOnPage(navigationType, leftAt);
                liveRegion.current!.textContent = document.title;
              },
              () => {},
            );
            startNavigation(() => show({ path: to.pathname, search: to.search, event, onShown }));
          }),
      });
    }

    navigation.addEventListener('navigate', onNavigate);
    return () => navigation.removeEventListener('navigate', onNavigate);
  }, [start, preload]);

  useLayoutEffect(() => {
    if (!shown.onShown) return;
    const { dataset } = document.documentElement;
    // The fonts were too late for the first page (index.html).
    if (dataset['fonts']) dataset['fonts'] = 'here';
    openTarget();
    // Forces a layout. Otherwise Firefox scrolls first, and then keeps the old page's content in view (scroll anchoring).
    document.documentElement.getBoundingClientRect();
    shown.onShown();
  }, [shown]);

  useEffect(followFragment, []);
  usePrefetch(preload);

  return (
    <>
      <ShownPage value={shown}>
        {/* oxlint-disable-next-line react/hooks -- wouter's Router is given the hook that it calls */}
        <Router hook={useShownAddress}>{children}</Router>
      </ShownPage>
      {/* Always in the page, because a live region that is added later is silent. */}
      <p ref={liveRegion} role="status" data-testid="route-announcer" className="sr no-print" />
      {isPending && <PageLoading />}
    </>
  );
}

/** Whether a navigation leads to a page of the site. A link to the current page does too. */
function leadsToPage(event: NavigateEvent, to: URL): boolean {
  const { canIntercept, downloadRequest, formData, info, navigationType, destination } = event;
  if (!canIntercept || downloadRequest !== null || formData || isFile(to)) return false;
  // React navigates to the current address to show the browser's loading indicator. The page stays the same.
  if (navigationType === 'reload' || info === 'react-transition') return false;
  if (navigationType === 'traverse') {
    return to.pathname !== location.pathname || to.search !== location.search;
  }
  // Links to a part of the page, `pushState` and `replaceState` keep the page that is shown.
  return !destination.sameDocument;
}

const isFile = ({ pathname }: Pick<Location, 'pathname'>) => /\.\w+$/.test(pathname);

/** Prefetches a link's page on hover, focus and touch, unless the visitor saves data. */
function usePrefetch(preload: NavigationProps['preload']): void {
  useEffect(() => {
    const mounted = new AbortController();
    function onIntent({ target }: Event) {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.origin !== location.origin || isFile(link) || savesData()) return;
      // A failed prefetch needs no message; the click asks again.
      if (link.pathname !== location.pathname) preload(link.pathname).catch(() => {});
    }
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(type, onIntent, { passive: true, signal: mounted.signal });
    }
    return () => mounted.abort();
  }, [preload]);
}
