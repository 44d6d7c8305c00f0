import { useSyncExternalStore } from 'react';

/** False while prerendering and hydrating, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
