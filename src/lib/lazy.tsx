import {
  createContext,
  createElement,
  memo,
  Suspense,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import { fragmentTarget } from '@/lib/fragment-target';
import { savesData } from '@/lib/saves-data';
import { useHydrated } from '@/lib/use-hydrated';

/**
 * Code that is fetched once; a `preload` after a failure asks again. React's own `lazy` never does, and shows its fallback for
 * about 300 ms even if the code is there (react issue 31819).
 */
export function codeOf<Code>(load: () => Promise<Code>) {
  let code: Promise<Code> | undefined;
  let hasFailed = false;
  function preload(): Promise<Code> {
    if (code && !hasFailed) return code;
    const fetched = load();
    hasFailed = false;
    // React puts these properties on promises that it has waited for. With them set, it renders without waiting.
    const onLoad = (value: Code) => void Object.assign(fetched, { status: 'fulfilled', value });
    fetched.then(onLoad, () => (hasFailed = true));
    return (code = fetched);
  }
  // A rendering does not ask again: React renders a suspended component many times.
  return { preload, use: () => use((code ??= preload())) };
}

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Fetches the code. Once it has resolved, the component renders at once. */
  preload: () => Promise<unknown>;
  /** Fetches the code ahead of need, unless the visitor saves data. */
  prefetch: () => void;
};

/**
 * A component in a chunk of its own, which is fetched
 * - when it is rendered (`shown`);
 * - when the `details` around it is opened, or a visitor comes to its summary (`opened`). Until then it renders nothing;
 * - when a visitor comes to it or to the `details` around it (`touched`). Until then React keeps its prerendered HTML.
 *
 * @param restores matches the query parameters and the keys of sessionStorage that hold something for a `touched` part to show
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  when: 'shown' | 'touched' | 'opened' = 'shown',
  restores?: RegExp,
): LazyComponent<Props> {
  const code = codeOf(load);
  const methods = {
    preload: code.preload,
    prefetch() {
      // A failure needs no message: the visitor has not asked for anything yet.
      if (!savesData()) code.preload().catch(() => {});
    },
  };
  const Part = Object.assign((props: Props) => createElement(code.use(), props), methods);
  if (when === 'shown') return Part;
  return Object.assign(when === 'opened' ? whenOpened(Part) : whenTouched(Part, restores), methods);
}

function whenOpened<Props extends object>(Part: LazyComponent<Props>): ComponentType<Props> {
  return function WhenOpened(props: Props) {
    const [isOpen, setOpen] = useState(false);
    const place = useRef<HTMLSpanElement>(null);

    useEffect(() => {
      const fold = place.current?.closest('details');
      const mounted = new AbortController();
      const { signal } = mounted;
      const show = () => {
        if (!fold?.open) return;
        // After a failure this asks again; rendering throws it.
        Part.preload().catch(() => {});
        setOpen(true);
      };
      fold?.addEventListener('toggle', show, { signal });
      for (const type of ['pointerenter', 'focusin']) {
        fold?.querySelector('summary')?.addEventListener(type, Part.prefetch, { signal });
      }
      // It may have been opened before hydration.
      show();
      return () => mounted.abort();
    }, []);

    return isOpen ? <Part {...props} /> : <span ref={place} hidden />;
  };
}

/** Whether the page came by a link. It then has no prerendered HTML, and comes with the parts that would wait for a touch. */
export const CameByLink = createContext(false);

const NO_WAIT = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

function whenTouched<Props extends object>(
  Part: LazyComponent<Props>,
  restores?: RegExp,
): ComponentType<Props> {
  let onTouched = () => {};
  const touched = new Promise<void>((resolve) => (onTouched = resolve));

  function Prerendered({ props, onHydrated }: { props: Props; onHydrated: () => void }) {
    useEffect(onHydrated, [onHydrated]);
    // React keeps the HTML of a boundary that suspends while it hydrates.
    use(useHydrated() || import.meta.env.SSR ? NO_WAIT : touched);
    return <Part {...props} />;
  }

  // Rendered anew with other props, the boundary would lose its HTML.
  return memo(function WhenTouched(props: Props) {
    const [isPrerendered] = useState(!use(CameByLink));
    const frame = useRef<HTMLDivElement>(null);
    const pressed = useRef<HTMLButtonElement>(null);
    const isHydrated = useRef(false);

    const onHydrated = useCallback(() => {
      isHydrated.current = true;
      pressed.current?.click();
      pressed.current = null;
    }, []);

    useEffect(() => {
      const part = frame.current!;
      const around = part.closest('details') ?? part;
      const mounted = new AbortController();

      /** A press waits for the code that answers it. Without that, the browser sends the form. */
      function onTouch(event: Event) {
        const { target, type } = event;
        if (isHydrated.current || !(target instanceof Element) || !around.contains(target)) return;
        const button = type === 'click' && part.contains(target) && target.closest('button');
        if (button) {
          event.preventDefault();
          pressed.current = button;
        }
        Part.preload().then(onTouched, () => {
          pressed.current = null;
          if (button) button.form?.requestSubmit(button);
        });
      }
      // On the window, because React stops events in parts that it has not hydrated.
      for (const type of ['pointerdown', 'focusin', 'click']) {
        addEventListener(type, onTouch, { capture: true, signal: mounted.signal });
      }

      const target = fragmentTarget();
      const isNeeded =
        around.contains(document.activeElement) ||
        around.contains(target) ||
        target?.contains(part) ||
        (restores && hasSaved(restores));
      if (isNeeded) Part.preload().then(onTouched, () => {});
      // From here on they are answered.
      if (!isHydrated.current)
        part.querySelectorAll('button').forEach((button) => (button.disabled = false));
      return () => mounted.abort();
    }, []);

    const part = <Prerendered props={props} onHydrated={onHydrated} />;
    return (
      <div ref={frame} className="contents">
        {isPrerendered ? <Suspense>{part}</Suspense> : <Part {...props} />}
      </div>
    );
  });
}

/** Whether the address or the tab holds something to show: the beginning of a message, a draft, a request to be sent. */
function hasSaved(keys: RegExp): boolean {
  const names = [...new URLSearchParams(location.search).keys()];
  try {
    names.push(...Object.keys(sessionStorage));
  } catch {
    // Storage is switched off.
  }
  return names.some((name) => keys.test(name));
}
