import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { announce } from '@/layout/announcer';

/*
 * A change of page in the browser has to do by hand what a page load does by itself: move focus to the new page's
 * heading, scroll to its top, to the fragment or back to where the visitor was, and tell screen readers where they are.
 *
 * Positions are kept per history entry, because the browser's own restoration runs before a page's code has arrived.
 */

interface EntryState {
  key: string;
}

const STORAGE_KEY = 'scroll-positions';

let positions = new Map<string, number>();
let currentKey: string | undefined;
let shown: { path: string; search: string } | undefined;
/** Between leaving a page and arriving at the next, scroll events tell nothing about the visitor. */
let underWay = false;
let arrivedByHistory = false;

/** Call before a navigation, while the page that is left still stands. */
export function departing(): void {
  if (currentKey) positions.set(currentKey, scrollY);
  underWay = true;
  arrivedByHistory = false;
}

/** A history state by which the entry's scroll position is found again. */
export function newEntryState(): EntryState {
  return { key: Math.random().toString(36).slice(2) };
}

/** A click on a link to the page one is on: as a reload would, back to the top. */
export function arriveAgain(): void {
  arrivedByHistory = false;
  arrive();
}

/** Stands beside the page inside its Suspense boundary, so that its effect runs when the page itself is there. */
export function Arrival() {
  const [path] = useLocation();
  const search = useSearch();

  useEffect(startKeepingPositions, []);

  useEffect(() => {
    shown = { path, search };
    // Chrome calls the window's listeners in the order of their registration, capturing or not, and runs microtasks in
    // between: the router's listener may have brought the page before ours has heard of the change.
    const unannounced = !underWay && entryKey() !== currentKey;
    if (unannounced) arrivedByHistory = true;
    if (underWay || unannounced) arrive();
  }, [path, search]);

  return null;
}

function arrive(): void {
  underWay = false;
  currentKey = entryKey();
  const kept = arrivedByHistory && currentKey ? positions.get(currentKey) : undefined;
  const fragment = kept === undefined ? fragmentTarget() : null;
  const heading = document.querySelector<HTMLElement>('main h1');

  focusWithoutScrolling(fragment ?? heading);
  if (fragment) fragment.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: kept ?? 0, behavior: 'instant' });
  document.documentElement.style.scrollBehavior = '';
  announce(document.title);
}

function startKeepingPositions(): () => void {
  // An error page brings an Arrival of its own: what was kept before it still counts.
  if (positions.size === 0) positions = storedPositions();
  if (!entryKey()) history.replaceState(newEntryState(), '');
  currentKey ??= entryKey();

  const onScroll = () => {
    if (!underWay && currentKey) positions.set(currentKey, scrollY);
  };
  const onPopState = () => {
    // A fragment link has made an entry of its own, and the browser has already scrolled: it gets a key like any other.
    if (!entryKey()) history.replaceState(newEntryState(), '');
    const key = entryKey();
    if (key === currentKey) return;
    currentKey = key;
    underWay =
      location.pathname !== shown?.path || location.search.replace('?', '') !== shown.search;
    arrivedByHistory = underWay;
    // Chrome restores positions as smoothly as the style sheet asks for, and ends beside the place that `arrive` goes to.
    if (underWay) document.documentElement.style.scrollBehavior = 'auto';
  };
  const onPageHide = () => storePositions(positions);

  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('popstate', onPopState, { capture: true });
  addEventListener('pagehide', onPageHide);
  return () => {
    removeEventListener('scroll', onScroll);
    removeEventListener('popstate', onPopState, { capture: true });
    removeEventListener('pagehide', onPageHide);
  };
}

function entryKey(): string | undefined {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'key' in state
    ? String(state.key)
    : undefined;
}

function fragmentTarget(): HTMLElement | null {
  const fragment = location.hash.slice(1);
  if (!fragment) return null;
  try {
    return document.getElementById(decodeURIComponent(fragment));
  } catch {
    // A stray % is no encoding.
    return document.getElementById(fragment);
  }
}

function focusWithoutScrolling(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function storedPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][]);
  } catch {
    // Storage is switched off or holds something else: start afresh.
    return new Map();
  }
}

function storePositions(kept: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...kept]));
  } catch {
    // Storage is switched off or full; the positions live as long as the page does.
  }
}
