import { useSyncExternalStore } from 'react';

/**
 * A value outside React. The components that use the value re-render when it changes.
 *
 * @param start the value in the prerendered HTML
 */
export function store<Value>(start: Value) {
  const listeners = new Set<() => void>();
  let value = start;
  const get = () => value;
  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  return {
    get,
    set(next: Value) {
      value = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get, () => start),
  };
}

/** Makes a `subscribe` function for `useSyncExternalStore`. On each event of these types, React reads the value again. */
export const listenTo = (types: readonly string[]) => (listener: () => void) => {
  const unsubscribed = new AbortController();
  for (const type of types) addEventListener(type, listener, { signal: unsubscribed.signal });
  return () => unsubscribed.abort();
};
