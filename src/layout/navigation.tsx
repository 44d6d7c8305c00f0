import {
  createContext,
  startTransition,
  use,
  useEffect,
  useState,
  useTransition,
  type ReactNode,
} from 'react';
import { Router, type BaseLocationHook } from 'wouter';
import { PageLoading } from '@/layout/page-loading';
import { savesData } from '@/lib/when-to-fetch';
import { fetchNamedPart, fetchPrerenderedParts } from '@/lib/lazy';
import { useHydrated } from '@/lib/use-hydrated';

/*
 * Client-side navigation. Links are plain anchors, and the browser keeps the history as usual. Navigations to a page of the
 * site are intercepted with the Navigation API, and React shows the page in a transition: the old page stays until the code
 * of the next one is here. Before hydration, and in browsers without the API (Safari before 26.2, Firefox before 147), links
 * load the whole document.
 */

/** The page on the screen. While the code of the next page is loading, the browser's address is already that page's. */
interface Shown {
  path: string;
  search: string;
  /** What led to it; missing for the page that was loaded. */
  navigation?: {
    event: NavigateEvent;
    /** Resolves when the page can be rendered. */
    code: Promise<unknown>;
    /** To be called when it is on the screen. */
    onArrival: () => void;
    /** What had the focus when the visitor left the page before. */
    focused: Element | null;
    /** Where the page was scrolled to when it was left, in px, if Back or Forward leads to it. */
    leftAt: number | undefined;
  };
}

/** Where pages were scrolled to when they were left, in px, by the key of their history entry. */
const places = new Map<string, number>();

const ShownPage = createContext<Shown>({ path: '/', search: '' });

export const useShownPage = () => use(ShownPage);

/** For wouter's Router. */
const useShownAddress: BaseLocationHook = () => [useShownPage().path, navigate];
useShownAddress.searchHook = function useShownSearch() {
  const { search } = useShownPage();
  // The HTML is written without a query.
  return useHydrated() ? search : '';
};

/** Fetches what the page at a path needs; rejects where it can't be had. */
type Preload = (path: string) => Promise<unknown>;

interface NavigationProps {
  /** The path that the HTML was written for, from which hydration starts. */
  start: string;
  preload: Preload;
  children: ReactNode;
}

export function Navigation({ start, preload, children }: NavigationProps) {
  const [shown, show] = useState<Shown>(() => ({
    path: start,
    search: import.meta.env.SSR ? '' : location.search,
  }));
  const [isPending, startNavigation] = useTransition();

  useEffect(() => {
    // The 404 page is written for any path.
    const { pathname, search } = location;
    if (pathname !== start) startTransition(() => show({ path: pathname, search }));
    if (!('navigation' in window)) return;

    function onNavigate(event: NavigateEvent) {
      const to = new URL(event.destination.url);
      if (!leadsToPage(event, to)) return;
      // React can't render a page anew as long as parts of it wait to be hydrated.
      const isSamePage = to.pathname === location.pathname;
      // A page still moving in would wait for this navigation, and this one for it, until the browser gives up after 4 s.
      document.activeViewTransition?.skipTransition();
      places.set(navigation.currentEntry!.key, scrollY);
      const goTo = (onArrival: () => void) => {
        const page = codeOf(to.pathname, preload);
        const code = page.then(async () =>
          isSamePage ? fetchPrerenderedParts() : fetchNamedPart(to.hash),
        );
        const focused = document.activeElement;
        const leftAt = places.get(event.destination.key);
        startNavigation(() => {
          const latest = { event, code, onArrival, focused, leftAt };
          show({ path: to.pathname, search: to.search, navigation: latest });
        });
      };
      event.intercept({
        focusReset: 'manual',
        scroll: 'manual',
        handler: () => new Promise<void>(goTo),
      });
    }

    navigation.addEventListener('navigate', onNavigate);
    return () => navigation.removeEventListener('navigate', onNavigate);
  }, [start, preload]);

  usePrefetch(preload);

  return (
    <>
      <ShownPage value={shown}>
        {/* oxlint-disable-next-line react/hooks -- wouter's Router is given the hook that it calls */}
        <Router hook={useShownAddress}>{children}</Router>
      </ShownPage>
      {isPending && <PageLoading />}
    </>
  );
}

/** Suspends until the code of the shown page is here. */
export function WithCode({ children }: { children: ReactNode }) {
  const { navigation: latest } = useShownPage();
  if (latest) use(latest.code);
  return children;
}

/** Prefetches a link's page on hover, focus and touch, unless the visitor saves data. */
function usePrefetch(preload: Preload): void {
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

/** For wouter: goes to an address as if a link had been followed. */
function navigate(to: string, { replace = false } = {}): void {
  location[replace ? 'replace' : 'assign'](to);
}

/** Whether a navigation leads from one page of the site to another, or by a link to the very page one is on. */
function leadsToPage(event: NavigateEvent, to: URL): boolean {
  const { canIntercept, downloadRequest, formData, info, navigationType, destination } = event;
  if (!canIntercept || downloadRequest !== null || formData || isFile(to)) return false;
  // React shows the browser's loading indicator by navigating to the current address; that is no change of page.
  if (navigationType === 'reload' || info === 'react-transition') return false;
  if (navigationType === 'traverse') {
    return to.pathname !== location.pathname || to.search !== location.search;
  }
  // Links to a part of the page, `pushState` and `replaceState` keep the page that is shown.
  return !destination.sameDocument;
}

/** Resolves when the code of a page is here. Offline it resolves without it too; a message then takes the page's place. */
function codeOf(path: string, preload: Preload): Promise<unknown> {
  return preload(path).catch(() => {
    if (!navigator.onLine) return;
    // Most likely a new version was deployed: load the whole document, with its own code.
    location.reload();
    return new Promise(() => {});
  });
}

const isFile = ({ pathname }: Pick<Location, 'pathname'>) => /\.\w+$/.test(pathname);
