import { createElement, memo, Suspense, use, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { fragmentTarget } from '@/lib/fragment-target';
import { savesData } from '@/lib/saves-data';
import { useHydrated } from '@/lib/use-hydrated';

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Fetches the code, again after a failure. Once it has resolved, the component renders at once. */
  preload: () => Promise<unknown>;
};

/**
 * A component in a chunk of its own, fetched when it is rendered or, with `when`,
 * - when the `details` around it is open; before that it renders nothing (`opened`);
 * - when a visitor comes to it or to the `details` around it (`touched`). Until then React keeps its prerendered HTML.
 *
 * React's own `lazy` never asks again after a failure, and shows its fallback for about 300 ms even if the code is there
 * (react issue 31819).
 *
 * @param restores matches the query parameters and the keys of sessionStorage that hold something for a `touched` part to show
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  when?: 'touched' | 'opened',
  restores?: RegExp,
): LazyComponent<Props> {
  let code: Promise<ComponentType<Props>> | undefined;
  let hasFailed = false;
  function preload() {
    if (code && !hasFailed) return code;
    const fetched = load();
    hasFailed = false;
    // React puts these properties on promises that it has waited for. With them set, it renders without waiting.
    const onLoad = (value: unknown) => void Object.assign(fetched, { status: 'fulfilled', value });
    fetched.then(onLoad, () => (hasFailed = true));
    return (code = fetched);
  }
  // A rendering does not ask again: React renders a suspended component many times.
  const Part = (props: Props) => createElement(use((code ??= preload())), props);
  if (when === 'opened') return Object.assign(whenOpened(Part, preload), { preload });
  if (when === 'touched') return Object.assign(whenTouched(Part, preload, restores), { preload });
  return Object.assign(Part, { preload });
}

/** Fetches code ahead of need, unless the visitor saves data. A failure needs no message: nothing was asked for yet. */
export function prefetch({ preload }: Pick<LazyComponent<never>, 'preload'>): void {
  if (!savesData()) preload().catch(() => {});
}

type Preload = () => Promise<unknown>;

function whenOpened<Props extends object>(Part: ComponentType<Props>, preload: Preload) {
  return function WhenOpened(props: Props) {
    const [isOpen, setOpen] = useState(false);
    const place = useRef<HTMLSpanElement>(null);
    useEffect(() => {
      const fold = place.current!.closest('details')!;
      function show() {
        if (!fold.open) return;
        // After a failure this asks again; rendering throws it.
        preload().catch(() => {});
        setOpen(true);
      }
      // It may have been opened before hydration.
      show();
      fold.addEventListener('toggle', show);
      return () => fold.removeEventListener('toggle', show);
    }, []);
    return isOpen ? <Part {...props} /> : <span ref={place} hidden />;
  };
}

const NO_WAIT = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

function whenTouched<Props extends object>(
  Part: ComponentType<Props>,
  preload: Preload,
  restores?: RegExp,
) {
  let onTouched = () => {};
  const touched = new Promise<void>((resolve) => (onTouched = resolve));

  let isHydrated = false;
  let pressed: HTMLButtonElement | undefined;

  function Prerendered(props: Props) {
    useEffect(() => {
      isHydrated = true;
      pressed?.click();
    }, []);
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
    const isNew = useHydrated();
    // Where a link has led to the page there is no HTML yet, and the part comes with the page.
    const [isPrerendered] = useState(!isNew);
    const frame = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const part = frame.current!;
      const around = part.closest('details') ?? part;
      const mounted = new AbortController();
      const fetchCode = () =>
        void preload().then(onTouched, () => {
          // The next touch asks again, and the browser sends the form.
          pressed?.form?.requestSubmit(pressed);
          pressed = undefined;
        });
      function onEvent(event: Event) {
        const { target, type } = event;
        if (isHydrated || !(target instanceof Element) || !around.contains(target)) return;
        const button = type === 'click' && part.contains(target) && target.closest('button');
        if (button) {
          // It waits for the code that answers it.
          event.preventDefault();
          pressed = button;
        }
        fetchCode();
      }
      // On the window, because React stops events in parts that it has not hydrated.
      for (const type of ['pointerdown', 'focusin', 'click', 'toggle']) {
        addEventListener(type, onEvent, { capture: true, signal: mounted.signal });
      }
      const target = fragmentTarget();
      const isAddressed = around.contains(target) || target?.contains(part);
      if (isAddressed || around.contains(document.activeElement) || hasSaved(restores)) fetchCode();
      // From here on they are answered.
      for (const button of part.querySelectorAll('button')) button.disabled = false;
      return () => mounted.abort();
    }, []);
    return (
      <div ref={frame} className="contents">
        {isPrerendered ? <Boundary {...props} /> : <Part {...props} />}
      </div>
    );
  };
}

/** Whether the address or the tab holds something to show: the beginning of a message, a draft, a request to be sent. */
function hasSaved(keys?: RegExp): boolean {
  const names = [...new URLSearchParams(location.search).keys()];
  try {
    names.push(...Object.keys(sessionStorage));
  } catch {
    // Storage is switched off.
  }
  return names.some((name) => keys?.test(name));
}
