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
import { PageLoading } from '@/layout/page-loading';
import { focusOn, fragmentTarget, goToTarget, openTarget } from '@/lib/fragment-target';
import { reloadOnce } from '@/lib/reload-once';
import { savesData } from '@/lib/saves-data';
import { useHydrated } from '@/lib/use-hydrated';

/*
 * How a link leads to the next page. Links are plain anchors, and the browser keeps the history as usual. The Navigation API hands
 * over each navigation to a page of the site, and React renders that page in a transition: the old one stays until the code of
 * the next is here (`Navigation`). Then the focus, the scroll and the spoken title follow, as after loading a page (`Arrival`).
 * Before hydration, and in browsers without the API (Safari before 26.2, Firefox before 147), links load the whole document.
 */

/** The page on the screen. While the code of the next page is loading, the browser's address is already that page's. */
interface Shown {
  path: string;
  search: string;
  /** The navigation that opened it; undefined on first load. */
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

/** For wouter, of which the site uses `Switch`, `Route`, `useLocation` and `useSearch`. */
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
    // The 404 page is written for any path, and Back may have led elsewhere meanwhile.
    const { pathname, search } = location;
    if (pathname !== start) startTransition(() => show({ path: pathname, search }));
    if (!('navigation' in window)) return;
    // From here on Back is answered below (index.html).
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- it takes the place of that of index.html
    window.onpopstate = null;

    function onNavigate(event: NavigateEvent) {
      const to = new URL(event.destination.url);
      if (!leadsToPage(event, to)) return;
      // A page still moving in would wait for this navigation, and this one for it, until the browser gives up after 4 s.
      document.activeViewTransition?.skipTransition();
      places.set(navigation.currentEntry!.key, scrollY);
      const goTo = (onArrival: () => void) => {
        const code = codeOf(to.pathname, preload);
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
        <Arrival />
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

/** Resolves when the code of a page is here, or can't be had; a message then takes the page's place. */
function codeOf(path: string, preload: Preload): Promise<unknown> {
  return preload(path).catch(async () => {
    if (await reloadOnce()) await new Promise(() => {});
  });
}

const isFile = ({ pathname }: Pick<Location, 'pathname'>) => /\.\w+$/.test(pathname);

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

/**
 * Does what the browser does after loading a page, whenever another page is shown: moves the focus to its start, scrolls, and
 * has its title read out. It also goes to the part that a fragment names where the browser does not do so itself.
 */
function Arrival() {
  const { navigation: latest } = useShownPage();
  const liveRegion = useRef<HTMLParagraphElement>(null);

  // A layout effect, because it must run before the view transition takes its picture of the new page.
  useLayoutEffect(() => {
    if (!latest) return;
    const { event, onArrival, focused, leftAt } = latest;
    const { dataset } = document.documentElement;
    // They came too late for the page before (index.html).
    if (dataset['fonts']) dataset['fonts'] = 'here';
    // Whatever the visitor has focused while waiting, such as a menu's button, keeps the focus.
    const isFree = [focused, document.body].includes(document.activeElement);
    // On Back too, because the answers of a tool are in the address.
    openTarget();
    const isAtTarget =
      event.navigationType !== 'traverse' &&
      goToTarget({ scrolls: true, focuses: isFree ? 'target' : 'nothing' });
    if (!isAtTarget) {
      // If the browser did this itself on Back, Chrome would also focus the element that the fragment names.
      if (leftAt !== undefined) scrollTo(0, leftAt);
      // To the top, or where a page was left before a reload. It throws once the visitor has stopped the navigation.
      else if (!event.signal.aborted) {
        // Firefox scrolls first and then lays out the new page, keeping in view what the old one had there.
        document.documentElement.getBoundingClientRect();
        event.scroll();
      }
      if (isFree) focusOn(document.querySelector('main h1'));
    }
    if (liveRegion.current) liveRegion.current.textContent = document.title;
    onArrival();
  }, [latest]);

  useEffect(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // After Back, Forward and a reload the browser restores the place.
    if (load?.type === 'navigate') {
      const { activeElement: active, body } = document;
      const isFree = active === body || active === fragmentTarget() || isFollowed(active);
      goToTarget({ scrolls: scrollY === 0, focuses: isFree ? 'field' : 'nothing' });
    } else openTarget();
    const onHashChange = () => void goToTarget({ scrolls: true, focuses: 'field' });
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, []);

  // It stands in the page from the beginning: a live region that is added later is silent.
  return <p ref={liveRegion} role="status" data-testid="route-announcer" className="sr no-print" />;
}

const isFollowed = (element: Element | null) =>
  element instanceof HTMLAnchorElement && element.hash === location.hash;
