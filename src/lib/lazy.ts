import { createElement, use } from 'react';
import type { ComponentType } from 'react';
import { reloadOnce } from '@/lib/reload-once';

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the code; a call after a failure tries again. After it has resolved, the component renders at once. */
  preload: () => Promise<unknown>;
};

/**
 * A component in its own chunk. React's `lazy` never retries after a failure, and shows its fallback for about 300 ms even if
 * the code is loaded (react issue 31819).
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let code: Promise<ComponentType<Props>> | undefined;
  let hasFailed = false;
  function preload() {
    if (code && !hasFailed) return code;
    hasFailed = false;
    const fetched = load().catch(async (error: unknown) => {
      // The old content stays on the screen until the page reloads.
      if (await reloadOnce()) await new Promise(() => {});
      hasFailed = true;
      throw error;
    });
    fetched.then((value) => settle(fetched, value)).catch(() => {});
    return (code = fetched);
  }
  // Rendering doesn't retry, because React renders a suspended component many times.
  const Part = (props: Props) => createElement(use((code ??= preload())), props);
  return Object.assign(Part, { preload });
}

/** Marks a promise as settled for React, which reads these properties and doesn't wait. */
export function settle<Value>(promise: Promise<Value>, value: Value) {
  return Object.assign(promise, { status: 'fulfilled', value });
}
