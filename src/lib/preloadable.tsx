import { lazy, useState, type ComponentType } from 'react';

/** Milliseconds for which a failure counts: until React has thrown it, which it may put off for 300 ms. */
const FAILED_FOR = 1000;

interface PageModule<Props> {
  default: ComponentType<Props> & { islands?: readonly { preload: () => Promise<void> }[] };
}

/**
 * Fetches a page's code; after it has resolved the page renders at once. Rejects where the chunk can't be had.
 *
 * `whole` fetches the page's islands too: without prerendered HTML they would come late and push the rest aside.
 */
export type Preload = (options?: { whole: boolean }) => Promise<void>;

export type PreloadableComponent<Props> = ComponentType<Props> & {
  preload: Preload;
};

/**
 * A component in a chunk of its own that can be fetched ahead of need.
 *
 * `lazy` alone shows its fallback for about 300 ms even when the code is already there (react issue 31819), so a module
 * that has arrived is rendered directly. A failed load is forgotten, so that the next attempt asks the network again:
 * `lazy` on its own would remember the failure for ever.
 */
export function preloadable<Props extends object>(
  load: () => Promise<PageModule<Props>>,
): PreloadableComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<PageModule<Props>> | undefined;

  const fetchModule = () =>
    (pending ??= load()
      .then((module) => {
        // A proxy may answer with an empty script. Worded as browsers do it: the page is to be loaded anew for it.
        if (!module.default) throw new Error('A dynamically imported module is empty');
        loaded = module.default;
        return module;
      })
      .catch((error: unknown) => {
        pending = undefined;
        // React mounts anew what has suspended. A component that was never asked for would fetch once more there, and
        // again, for ever behind the spinner; one that has failed reaches the error boundary.
        setTimeout(() => void (whenAsked = lazy(fetchModule)), FAILED_FOR);
        throw error;
      }));

  let whenAsked: ComponentType<Props> = lazy(fetchModule);

  function Preloadable(props: Props) {
    // Chosen once per mount: changing from the lazy to the loaded component would throw the page's state away.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? whenAsked);
    return <Component {...props} />;
  }

  return Object.assign(Preloadable, {
    async preload({ whole } = { whole: false }) {
      const { islands = [] } = (await fetchModule()).default;
      if (whole) await Promise.all(islands.map((part) => part.preload()));
    },
  } satisfies { preload: Preload });
}
