import { useEffect } from 'react';
import type { BaseLocationHook } from 'wouter';
import { createStore, useStore } from '@/lib/store';

/*
 * The address of the page that is on the screen. The browser's address bar is already one ahead while the code of the next
 * page is awaited.
 */

type Address = Pick<Location, 'pathname' | 'search'>;

interface Navigation {
  /** The page that is still shown while the next one is awaited; otherwise the address is the browser's. */
  previous?: Address;
  /** What the latest navigation does when its page is on the screen. */
  onShown?: () => void;
}

const navigation = createStore<Navigation>({});

const shownAddress = (): Address => navigation.get().previous ?? location;

export const isSamePage = (one: Address, other: Address) =>
  one.pathname === other.pathname && one.search === other.search;

/** Has the page stay on the screen while the address bar goes ahead. */
export function keepShownPage(): void {
  const { pathname, search } = shownAddress();
  navigation.set({ ...navigation.get(), previous: { pathname, search } });
}

/**
 * Shows the page of the browser's address. Resolves when it is on the screen, or in its place the words that it did not
 * open.
 */
export function showCurrentPage(): Promise<void> {
  return new Promise((onShown) => navigation.set({ onShown }));
}

/** For wouter's Router: the shown address, and a `navigate` that changes it without changing the page. */
export const useShownAddress: BaseLocationHook = ({ ssrPath = '/' }) => [
  useStore(navigation, () => shownAddress().pathname, ssrPath),
  replaceAddress,
];

// The HTML is written without a query; what the address adds is read after hydration.
useShownAddress.searchHook = function useShownSearch() {
  return useStore(navigation, () => shownAddress().search, '');
};

/** Differs after each navigation, which gives a page that has failed a new chance. */
export function useLatestNavigation(): unknown {
  return useStore(navigation, ({ onShown }) => onShown, undefined);
}

/** Stands beside the page inside its Suspense boundary, so that its effect runs when the page itself is there. */
export function NavigationEnd(): null {
  const onShown = useStore(navigation, (latest) => latest.onShown, undefined);
  useEffect(() => onShown?.(), [onShown]);
  return null;
}

function replaceAddress(to: string, { state = null }: { state?: unknown } = {}): void {
  history.replaceState(state, '', to);
  navigation.set({ ...navigation.get() });
}
