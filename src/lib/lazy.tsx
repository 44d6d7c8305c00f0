import {
  createElement,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import { carryOver, currentElement } from '@/lib/carry-over';
import { LAZY } from '@/lib/early-presses';
import { idIn } from '@/lib/fragment';
import { fragmentTarget } from '@/lib/fragment-target';
import { savesData } from '@/lib/when-to-fetch';
import { loadCode } from '@/lib/load-code';
import { useHydrated } from '@/lib/use-hydrated';

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Fetches the code. Once it has resolved, the component renders at once. Asks again after a failure. */
  preload: () => Promise<unknown>;
  /** Fetches the code ahead of need, unless the visitor saves data. */
  prefetch: () => void;
  /** Whether the code is here, so that a press needs no sign of waiting. */
  isLoaded: () => boolean;
};

/**
 * When the code is fetched:
 * - `shown`: when the component is rendered;
 * - `opened`: when the `details` around it is opened, or ahead of that when a visitor comes to its summary. Until then it
 *   renders nothing;
 * - `touched`: when a visitor comes to it, or to the `details` around it. Until then its prerendered HTML stays: the browser
 *   takes what is typed and chosen, and a press that needs the code is held (lib/early-presses.ts).
 */
type LazyOptions = { when: 'shown' | 'opened' } | ({ when: 'touched' } & TouchedOptions);

interface TouchedOptions {
  /**
   * Tells the lazy parts of a page apart. If it is the id of an element around the part, a link to that element waits for the
   * code.
   */
  id: string;
  /** Whether it is part of the first screen: every change of page waits for it, or it would push down what a link leads to. */
  inFirstScreen?: boolean;
  /** Matches the query parameters and the keys of sessionStorage that hold something for the part to show. */
  restores?: RegExp;
}

/**
 * A component in a chunk of its own.
 *
 * React's `lazy` shows its fallback for about 300 ms even when the code is already there (react issue 31819), and never
 * recovers from a failure. Here code that has arrived is rendered at once, and each `preload` after a failure tries again.
 * Rendering does not: React renders a suspended component many times, and each would be a request.
 *
 * @param load resolves to the component. If it takes several chunks, they are imported by one `loadCode`
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props> | undefined>,
  options: LazyOptions,
): LazyComponent<Props> {
  let code: Promise<ComponentType<Props>> | undefined;
  let hasFailed = false;

  function fetchCode(): Promise<ComponentType<Props>> {
    hasFailed = false;
    // `loadCode` rejects an empty result.
    const fetched = loadCode(load) as Promise<ComponentType<Props>>;
    fetched.then(
      // React puts these properties on promises that it has waited for. With them set, it renders without waiting.
      (value) => Object.assign(fetched, { status: 'fulfilled', value }),
      () => (hasFailed = true),
    );
    return fetched;
  }

  function Shown(props: Props) {
    return createElement(use((code ??= fetchCode())), props);
  }

  const preload = () => (!code || hasFailed ? (code = fetchCode()) : code);
  const methods = {
    preload,
    prefetch() {
      // A failure needs no message: the visitor has not asked for anything yet.
      if (!savesData()) preload().catch(() => {});
    },
    // The property was set in `fetchCode`.
    isLoaded: () => (code as { status?: string } | undefined)?.status === 'fulfilled',
  };
  const Part = Object.assign(Shown, methods);
  if (options.when === 'shown') return Part;
  return Object.assign(
    options.when === 'touched' ? whenTouched(Part, options) : whenOpened(Part),
    methods,
  );
}

function whenOpened<Props extends object>(Part: LazyComponent<Props>): ComponentType<Props> {
  return function WhenOpened(props: Props) {
    const [isOpen, setOpen] = useState(Part.isLoaded);
    const place = useRef<HTMLSpanElement>(null);

    useEffect(() => {
      const fold = place.current?.closest('details');
      if (!fold) return;
      const mounted = new AbortController();
      const { signal } = mounted;
      function show() {
        if (!fold?.open) return;
        // Rendering the part throws the error.
        Part.preload().catch(() => {});
        setOpen(true);
      }
      fold.addEventListener('toggle', show, { signal });
      for (const type of ['pointerenter', 'focusin']) {
        fold.querySelector('summary')?.addEventListener(type, Part.prefetch, { signal });
      }
      // It may have been opened before hydration.
      show();
      return () => mounted.abort();
    }, []);

    return isOpen ? <Part {...props} /> : <span ref={place} hidden />;
  };
}

/** Events that show that a visitor has come to a part of the page. */
const TOUCHES = ['pointerdown', 'focusin', 'click'];

/** The element that has the focus, or a button whose press is being held. */
const TOUCHED = ':focus, [aria-busy]';

/** Functions that fetch the code of the parts that wait for a touch, by the part's id. They never reject. */
const requests = new Map<string, () => Promise<void>>();

/** Fetches the code of the part that a fragment names, if there is one. Call when the page's own code is here. */
export async function fetchNamedPart(hash: string): Promise<void> {
  await requests.get(idIn(hash))?.();
}

/** Fetches the code of the parts whose prerendered HTML is in the page; those whose code can't be had stay as they are. */
export async function fetchPrerenderedParts(selector = LAZY): Promise<void> {
  const parts = document.querySelectorAll<HTMLElement>(selector);
  await Promise.all([...parts].map(async ({ dataset }) => requests.get(dataset['lazy']!)?.()));
}

/** Call before hydration: React may draw the page anew, and what is typed between that and the code's arrival would be lost. */
export async function fetchTouchedParts(): Promise<void> {
  await fetchPrerenderedParts(`${LAZY}:has(${TOUCHED})`);
}

function whenTouched<Props extends object>(
  Part: LazyComponent<Props>,
  { id, inFirstScreen = false, restores }: TouchedOptions,
): ComponentType<Props> {
  let resolveLoaded = () => {};
  const loaded = new Promise<void>((resolve) => (resolveLoaded = resolve));
  requests.set(id, fetchCode);

  /** If the code can't be fetched, the part stays as it is in the HTML, and the next touch tries again. */
  async function fetchCode(): Promise<void> {
    try {
      await Part.preload();
      resolveLoaded();
    } catch (error) {
      console.warn('A part of the page stays static:', error);
      window.earlyPresses?.answerWithoutApp();
    }
  }

  function PartWithCode({ frame, isPrerendered, setReady, props }: PartWithCodeProps<Props>) {
    useEffect(() => {
      setReady(true);
      frame.current?.removeAttribute('data-lazy');
      carryOver();
      window.earlyPresses?.release(currentElement);
    }, [frame, setReady]);
    if (isPrerendered && !import.meta.env.SSR) use(loaded);
    return <Part {...props} />;
  }

  return function WhenTouched(props: Props) {
    const isHydrated = useHydrated();
    const [isPrerendered] = useState(!isHydrated);
    const [isAwaited] = useState(() => isAwaitedByNavigation(id, inFirstScreen));
    // The HTML that React has discarded, if this is drawn a second time on the same page.
    const [discarded] = useState(() => (isPrerendered || isAwaited ? undefined : htmlOf(id)));
    const frame = useRef<HTMLDivElement>(null);
    const [isReady, setReady] = useState(false);
    const [drawn, setDrawn] = useState(draw);
    // Not before it is hydrated: React discards the HTML of a boundary whose element changes.
    if (isReady && drawn.props !== props) setDrawn(draw());

    function draw() {
      const part = <PartWithCode {...{ frame, isPrerendered, setReady, props }} />;
      const fallback = <PrerenderedHtml html={discarded} />;
      return { props, part: isAwaited ? part : <Suspense fallback={fallback}>{part}</Suspense> };
    }

    useEffect(() => {
      if (!isPrerendered) return;
      const part = frame.current!;
      const around = part.closest('details') ?? part;
      const mounted = new AbortController();
      const onTouch = ({ target }: Event) => {
        if (around.contains(target as Node)) void fetchCode();
      };
      const options = { capture: true, passive: true, signal: mounted.signal };
      // On the window, because a held press is stopped at the document.
      for (const type of TOUCHES) addEventListener(type, onTouch, options);
      const isNeeded =
        Part.isLoaded() ||
        around.querySelector(TOUCHED) !== null ||
        idIn(location.hash) === id ||
        part.contains(fragmentTarget()) ||
        (restores && hasSaved(restores));
      if (isNeeded) void fetchCode();
      return () => mounted.abort();
    }, [isPrerendered]);

    return (
      <div ref={frame} data-lazy={isPrerendered || discarded ? id : undefined} className="contents">
        {drawn.part}
      </div>
    );
  };
}

/** The HTML of a part that React has discarded, shown again until the code is here: the visitor may be typing in it. */
function PrerenderedHtml({ html = '' }: { html: string | undefined }) {
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}

const htmlOf = (id: string) => document.querySelector(`[data-lazy="${id}"]`)?.innerHTML;

interface PartWithCodeProps<Props> {
  frame: RefObject<HTMLElement | null>;
  /** Whether the page's HTML contains it. */
  isPrerendered: boolean;
  /** Called when it is hydrated or drawn. */
  setReady: (isReady: boolean) => void;
  props: Props;
}

/**
 * Whether the change of page that is going on waits for the part: without a boundary around it, the old page stays until its
 * code is here. A link with a fragment waits only for the part that it names. Back waits for all, because without them the
 * place to return to may not be there yet.
 */
function isAwaitedByNavigation(id: string, inFirstScreen: boolean): boolean {
  const transition = 'navigation' in globalThis ? navigation.transition : null;
  if (!transition) return false;
  const isOther = location.hash !== '' && idIn(location.hash) !== id;
  return inFirstScreen || !isOther || transition.navigationType === 'traverse';
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
