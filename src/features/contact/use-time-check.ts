import { useState } from 'react';
import { useHydrated } from '@/lib/use-hydrated';

/** Milliseconds in which only a program can fill in a form. */
const LEAST = 2000;

/**
 * A check against bots that people don't notice: a form that is submitted within two seconds of being shown waits until they
 * are over. It never refuses, because a person whose browser fills in the form can be that fast.
 *
 * `performance.now()` does not jump when the device's time is set. It starts when the page begins to load, which is when
 * a form that came with the page's HTML began to be shown.
 *
 * @returns resolves when the form may be sent
 */
export function useTimeCheck(): () => Promise<void> {
  const isHydrated = useHydrated();
  const [shownAt] = useState(() => (isHydrated ? performance.now() : 0));

  return async () => {
    const rest = shownAt + LEAST - performance.now();
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  };
}
