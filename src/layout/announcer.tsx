import { useSyncExternalStore } from 'react';

let message = '';
const listeners = new Set<() => void>();

/** Has screen readers say a sentence when they are done with what they are saying. */
export function announce(sentence: string): void {
  message = sentence;
  for (const listener of listeners) listener();
}

/** The live region that `announce` speaks through. It stands in the page from the start: a region added later is silent. */
export function Announcer() {
  const sentence = useSyncExternalStore(
    subscribe,
    () => message,
    () => '',
  );
  return (
    <p role="status" data-testid="route-announcer" className="sr">
      {sentence}
    </p>
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
