import { useSyncExternalStore } from 'react';

/** A value outside React, for whoever changes it and for the components that follow it. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(value: Value): Store<Value> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * What a component reads of a store.
 *
 * @param onServer what the HTML is written with, and hydration starts from
 */
export function useStore<Value, Part>(
  { get, subscribe }: Store<Value>,
  read: (value: Value) => Part,
  onServer: Part,
): Part {
  return useSyncExternalStore(
    subscribe,
    () => read(get()),
    () => onServer,
  );
}
