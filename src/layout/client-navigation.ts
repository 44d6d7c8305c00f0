import { createElement, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useSearch, type BaseLocationHook } from 'wouter';
import { announce } from '@/layout/announcer';
import { isOverlayEntry } from '@/lib/overlay-entry';

/*
 * Client-side navigation by the Navigation API: the browser follows links, Back and Forward as ever, and this file takes
 * over those that lead to a page of the site. History entries, fragments and whatever overtakes a navigation stay the
 * browser's. Links are plain anchors: before the app has come, and in browsers without the API
 * (Safari before 26.2, Firefox before 147), they load pages whole.
 */

/** How long a navigation waits for the page's code before the spinner is shown, in ms. */
const PATIENCE = 250;

type Address = Pick<Location, 'pathname' | 'search'>;

/** The page on the screen, while the address bar is already one ahead; otherwise the address is the browser's. */
let left: Address | undefined;
const listeners = new Set<() => void>();

/** How many navigations have ended: each gives a page that has failed a new chance. */
let visits = 0;

const shown = (): Address => left ?? location;

/**
 * Where pages were left, by the key of their history entry. The browser keeps it as well, but a page that is shorter than
 * the one before it overwrites that before it can be restored; after a reload it is what there is.
 */
const positions = new Map<string, number>();

/** For wouter's Router: the address of the page that is on the screen. */
export const useShownAddress: BaseLocationHook = ({ ssrPath = '/' }) => [
  useSyncExternalStore(
    subscribe,
    () => shown().pathname,
    () => ssrPath,
  ),
  replaceAddress,
];

useShownAddress.searchHook = function useShownSearch() {
  return useSyncExternalStore(
    subscribe,
    () => shown().search,
    // The HTML is written without a query; what the address adds is read after hydration.
    () => '',
  );
};

export function useVisits(): number {
  return useSyncExternalStore(
    subscribe,
    () => visits,
    () => 0,
  );
}

/** Fetches what the page at a path needs; rejects where it can't be had. */
type Preload = (path: string) => Promise<unknown>;

/** Takes over navigations between pages, and prefetches a link's page on hover, focus and touch. */
export function useClientNavigation(preload: Preload): void {
  useEffect(() => {
    if (!('navigation' in window)) return;

    function onNavigate(event: NavigateEvent) {
      if (!isBetweenPages(event)) return;
      if (isOverlayEntry() && event.navigationType === 'push') {
        // A link in a dialog: Back leads from the new page to the one below the dialog, not to the dialog's own entry.
        event.preventDefault();
        navigation.navigate(event.destination.url, { history: 'replace' });
        return;
      }
      left ??= { pathname: location.pathname, search: location.search };
      positions.set(navigation.currentEntry?.key ?? '', scrollY);
      event.intercept({
        focusReset: 'manual',
        scroll: 'manual',
        handler: () => goTo(new URL(event.destination.url), event, preload),
      });
    }

    function onIntent({ target }: Event) {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.origin !== location.origin || isFile(link)) return;
      // A failed prefetch is not the visitor's business; the click asks again.
      if (link.pathname !== location.pathname) preload(link.pathname).catch(() => {});
    }

    const intents = ['pointerover', 'focusin', 'touchstart'];
    navigation.addEventListener('navigate', onNavigate);
    for (const type of intents) document.addEventListener(type, onIntent, { passive: true });
    return () => {
      navigation.removeEventListener('navigate', onNavigate);
      for (const type of intents) document.removeEventListener(type, onIntent);
    };
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

async function goTo(to: URL, event: NavigateEvent, preload: Preload): Promise<void> {
  let isMissing = false;
  const code = preload(to.pathname).catch(() => (isMissing = true));
  await Promise.race([code, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  if (event.signal.aborted) return;
  if (!isMissing || !navigator.onLine) await show(to);
  await code;
  if (event.signal.aborted) return;
  if (isMissing && navigator.onLine) {
    // The chunk is gone, most likely because a new version was deployed: load the page whole, with its own code.
    location.reload();
    return;
  }
  arrive(event);
}

/** Resolves when the page is on the screen, or in its place the words that it did not open. */
function show(to: URL): Promise<void> {
  const isAlreadyShown = isSamePage(to, shown());
  return new Promise((resolve) => {
    if (isAlreadyShown) resolve();
    else onArrival = resolve;
    left = undefined;
    visits += 1;
    for (const listener of listeners) listener();
  });
}

let onArrival = () => {};

/** Stands beside the page inside its Suspense boundary, so that its effect runs when the page itself is there. */
export function Arrival() {
  const [path] = useLocation();
  const search = useSearch();
  return createElement(AtAddress, { key: `${path}?${search}` });
}

function AtAddress() {
  useEffect(() => onArrival(), []);
  return null;
}

/** What a page load does by itself: focus at the page's start, the scroll position, and the page's title read out. */
function arrive(event: NavigateEvent): void {
  const isReturn = event.navigationType === 'traverse';
  const kept = positions.get(event.destination.key);
  const fragment = isReturn ? null : document.getElementById(decodedFragment());
  focusWithoutScrolling(fragment ?? document.querySelector('main h1'));
  // At once, whatever the style sheet says of scrolling.
  if (fragment) fragment.scrollIntoView({ behavior: 'instant' });
  else if (!isReturn) scrollTo({ top: 0, behavior: 'instant' });
  else if (kept !== undefined) scrollTo({ top: kept, behavior: 'instant' });
  else event.scroll();
  announce(document.title);
}

function decodedFragment(): string {
  const fragment = location.hash.slice(1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    // A stray % is no encoding.
    return fragment;
  }
}

function focusWithoutScrolling(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** The address of the page that is shown changes; no page is left. */
function replaceAddress(to: string, { state = null }: { state?: unknown } = {}): void {
  history.replaceState(state, '', to);
  for (const listener of listeners) listener();
}

const isSamePage = (one: Address, other: Address) =>
  one.pathname === other.pathname && one.search === other.search;

const isFile = ({ pathname }: Pick<Location, 'pathname'>) => /\.\w+$/.test(pathname);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
