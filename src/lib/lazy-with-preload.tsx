import { createElement, use, type ComponentType } from 'react';
import { loadCode } from '@/lib/load-code';

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Fetches the code ahead of need. Once it has resolved, the component renders at once. Asks again after a failure. */
  preload: () => Promise<unknown>;
  /** Whether the code is here, so that a press needs no sign of waiting. */
  isLoaded: () => boolean;
};

/**
 * A component in a chunk of its own that can be fetched ahead of need.
 *
 * React's `lazy` shows its fallback for about 300 ms even when the code is already there (react issue 31819), and never
 * recovers from a failure. Here code that has arrived is rendered at once, and each `preload` after a failure tries again.
 * Rendering does not: React renders a suspended component many times, and each would be a request.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props> | undefined>,
): LazyComponent<Props> {
  let code: Promise<ComponentType<Props>> | undefined;
  let hasFailed = false;

  function fetchCode(): Promise<ComponentType<Props>> {
    hasFailed = false;
    // `loadCode` lets nothing empty pass.
    const fetched = loadCode(load) as Promise<ComponentType<Props>>;
    fetched.then(
      // React puts these properties on promises that it has waited for. With them set, it renders without waiting.
      (value) => Object.assign(fetched, { status: 'fulfilled', value }),
      () => (hasFailed = true),
    );
    return fetched;
  }

  const askedFor = () => (code ??= fetchCode());

  function LazyWithPreload(props: Props) {
    return createElement(use(askedFor()), props);
  }

  return Object.assign(LazyWithPreload, {
    preload: () => (!code || hasFailed ? (code = fetchCode()) : code),
    // The property was set in `fetchCode`.
    isLoaded: () => (code as { status?: string } | undefined)?.status === 'fulfilled',
  });
}
