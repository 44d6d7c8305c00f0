import { createElement, memo, Suspense, use, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { fragmentTarget } from '@/lib/fragment-target';
import { tabKeepsSomething } from '@/lib/kept-text';
import { reloadOnce } from '@/lib/reload-once';
import { useHydrated } from '@/lib/use-hydrated';

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Fetches the code, again after a failure. Once it has resolved, the component renders at once. */
  preload: () => Promise<unknown>;
};

/**
 * A component in a chunk of its own. React's own `lazy` never asks again after a failure, and shows its fallback for about
 * 300 ms even if the code is there (react issue 31819).
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
      // What is on the screen stays there until the page is loaded again.
      if (await reloadOnce()) await new Promise(() => {});
      hasFailed = true;
      throw error;
    });
    fetched.then((value) => settle(fetched, value)).catch(() => {});
    return (code = fetched);
  }
  // A rendering does not ask again: React renders a suspended component many times.
  const Part = (props: Props) => createElement(use((code ??= preload())), props);
  return Object.assign(Part, { preload });
}

/** Has React go on without waiting: it reads these properties of a promise. */
function settle<Value>(promise: Promise<Value>, value: Value) {
  return Object.assign(promise, { status: 'fulfilled', value });
}

const NO_WAIT = settle(Promise.resolve(), undefined);

/** A `lazy` component that stays the page's HTML until a visitor comes to it or to the `details` around it. */
export function lazyWhenTouched<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(load);
  let onTouched = () => {};
  const touched = new Promise<void>((resolve) => (onTouched = resolve));

  function Prerendered(props: Props) {
    // React keeps the HTML of a boundary that suspends while it hydrates.
    use(useHydrated() || import.meta.env.SSR ? NO_WAIT : touched);
    return <Part {...props} />;
  }

  // Rendered anew, the boundary would lose its HTML.
  const Boundary = memo(function Boundary(props: Props) {
    return (
      <Suspense>
        <Prerendered {...props} />
      </Suspense>
    );
  });

  return function WhenTouched(props: Props) {
    // A page that a link has led to has no HTML, and comes with its parts.
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
          // React hydrates at once what is pressed.
          pressed?.click();
        } catch {
          // The browser sends the form, and the next touch asks again.
          pressed?.form?.requestSubmit();
        }
        pressed = undefined;
      }
      function onTouch(event: Event) {
        const { target, type } = event;
        if (!(target instanceof Element) || !around.contains(target)) return;
        const button = type === 'click' && part.contains(target) && target.closest('button');
        if (button) {
          // The press waits for the code that answers it.
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
