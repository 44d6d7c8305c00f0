import { createElement, memo, Suspense, use, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { fragmentTarget } from '@/lib/fragment-target';
import { tabKeepsSomething } from '@/lib/kept-text';
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

/** A `lazy` component that stays static HTML until a visitor touches or focuses it or the `details` around it. */
export function lazyWhenTouched<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(load);
  let onTouched = () => {};
  const touched = new Promise<void>((resolve) => (onTouched = resolve));

  function Prerendered(props: Props) {
    // React keeps the HTML of a boundary that suspends during hydration.
    use(useHydrated() || import.meta.env.SSR ? NO_WAIT : touched);
    return <Part {...props} />;
  }

  // A new render would remove the boundary's HTML.
  const Boundary = memo(function Boundary(props: Props) {
    return (
      <Suspense>
        <Prerendered {...props} />
      </Suspense>
    );
  });

  return function WhenTouched(props: Props) {
    // A page opened by a link has no prerendered HTML, so it loads with its parts.
    const isNew = useHydrated();
    const [isPrerendered] = useState(!isNew);
    const frame = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (!isPrerendered) return;
      const part = frame.current!;
      const around = part.closest('details') ?? part;
      const untouched = new AbortController();
      let pressed: HTMLButtonElement | undefined;
      async function hydrate() {
        try {
          await Part.preload();
          untouched.abort();
          void settle(touched, onTouched());
          // React hydrates a pressed part at once.
          pressed?.click();
        } catch {
          // The browser sends the form, and the next touch tries again.
          pressed?.form?.requestSubmit();
        }
        pressed = undefined;
      }
      function onTouch(event: Event) {
        const { target, type } = event;
        if (!(target instanceof Element) || !around.contains(target)) return;
        const button = type === 'click' && part.contains(target) && target.closest('button');
        if (button) {
          // The press waits for the code.
          event.preventDefault();
          pressed = button;
        }
        void hydrate();
      }
      // On the window, because React stops events in parts that it has not hydrated.
      for (const type of ['pointerdown', 'focusin', 'click', 'toggle']) {
        addEventListener(type, onTouch, { capture: true, signal: untouched.signal });
      }
      const target = fragmentTarget();
      const isVisited = [target, document.activeElement].some((place) => around.contains(place));
      if (isVisited || target?.contains(part) || tabKeepsSomething()) void hydrate();
      for (const button of part.querySelectorAll('button')) button.disabled = false;
      return () => untouched.abort();
    }, [isPrerendered]);
    return (
      <div ref={frame} className="contents">
        {isPrerendered ? <Boundary {...props} /> : <Part {...props} />}
      </div>
    );
  };
}
