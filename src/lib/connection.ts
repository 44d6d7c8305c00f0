import { useSyncExternalStore } from 'react';

/** Milliseconds after which a device that is offline is tried again. */
const RETRY = 10_000;

let isOnline = true;
let timer: ReturnType<typeof setTimeout>;
const listeners = new Set<() => void>();

/** Whether requests arrive. A browser that says it is offline may be wrong, so it is not believed before a request has failed. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOnline,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Adding the same function again changes nothing.
  for (const type of ['online', 'offline']) addEventListener(type, check);
  check();
  return () => listeners.delete(listener);
}

function check(): void {
  if (navigator.onLine) return tell(true);
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => tell(true),
    () => tell(navigator.onLine),
  );
}

function tell(online: boolean): void {
  clearTimeout(timer);
  if (!navigator.onLine) timer = setTimeout(check, RETRY);
  if (online === isOnline) return;
  isOnline = online;
  for (const listener of listeners) listener();
}
