import { createElement, memo, Suspense, use, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { reloadOnce } from '@/lib/reload-once';
import { useHydrated } from '@/lib/use-hydrated';

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
function settle<Value>(promise: Promise<Value>, value: Value) {
  return Object.assign(promise, { status: 'fulfilled', value });
}

const NO_WAIT = settle(Promise.resolve(), undefined);

/** What makes a failed load try again. */
const RETRY_ON = ['online', 'pointerdown', 'keydown'];

/**
 * A `lazy` component that stays static HTML until it is on the screen; a closed `details` hides it. Until then the browser sends
 * its forms, and buttons that need scripts are disabled.
 */
export function lazyWhenSeen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(load);
  let onLoaded = () => {};
  const loaded = new Promise<void>((resolve) => (onLoaded = resolve));

  function hydrate(): void {
    Part.preload().then(
      () => void settle(loaded, onLoaded()),
      () => RETRY_ON.forEach((type) => addEventListener(type, hydrate, { once: true })),
    );
  }

  function Loaded(props: Props) {
    // React keeps the HTML of a boundary that suspends during hydration.
    use(useHydrated() || import.meta.env.SSR ? NO_WAIT : loaded);
    return <Part {...props} />;
  }

  // Without `memo`, a new render of the page would remove that HTML.
  const Prerendered = memo(function Prerendered(props: Props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  });

  return function WhenSeen(props: Props) {
    // A page opened by a link has no prerendered HTML, so it loads with its parts.
    const isNew = useHydrated();
    const [isPrerendered] = useState(!isNew);
    const frame = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (!isPrerendered) return;
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        hydrate();
      });
      for (const element of frame.current!.children) observer.observe(element);
      return () => observer.disconnect();
    }, [isPrerendered]);
    return (
      <div ref={frame} className="contents">
        {isPrerendered ? <Prerendered {...props} /> : <Part {...props} />}
      </div>
    );
  };
}
