import {
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
import { lazyWithPreload } from '@/lib/lazy-with-preload';
import { useHydrated } from '@/lib/use-hydrated';

/** Events that show that a visitor has come to a part of the page. */
const TOUCHES = ['pointerdown', 'focusin', 'click'];

/** The element that has the focus, or a button whose press is being held. */
const TOUCHED = ':focus, [aria-busy]';

/** One function for each lazy part in the chunks that are here, which fetches its code and never rejects. */
const fetchers: (() => Promise<void>)[] = [];

/** Fetches the code of the lazy parts; those whose code can't be fetched are left as they are. */
export const fetchLazyParts = () => Promise.all(fetchers.map((fetchCode) => fetchCode()));

/**
 * Fetches it if the visitor is in such a part already: React may draw the page anew, and what is typed between that and the
 * code's arrival would be lost.
 */
export async function fetchTouchedParts(): Promise<void> {
  if (document.querySelector(`${LAZY} :is(${TOUCHED})`)) await fetchLazyParts();
}

/**
 * A component whose code is fetched when a visitor comes to it, or to the disclosure around it. Until then its HTML stays as
 * it was prerendered: the browser takes what is typed and chosen, and a press that needs the code is held
 * (lib/early-presses.ts). The props of the first rendering are kept. After client-side navigation there is no prerendered
 * HTML, so the code is fetched at once.
 *
 * @param name tells the lazy parts of a page apart
 */
export function lazyWhenTouched<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props> | undefined>,
): ComponentType<Props> {
  const Part = lazyWithPreload(load);
  let tellHere = () => {};
  const here = new Promise<void>((resolve) => (tellHere = resolve));
  let asked: Promise<void> | undefined;
  const fetchCode = () => (asked ??= ask());
  fetchers.push(fetchCode);

  /** If the code can't be fetched, the part stays as it is in the HTML, and the next touch tries again. */
  async function ask(): Promise<void> {
    try {
      await Part.preload();
      tellHere();
    } catch (error) {
      asked = undefined;
      console.warn('A part of the page stays static:', error);
      window.earlyPresses?.answerWithoutApp();
    }
  }

  function PartWithCode({ frame, isWritten, props }: PartWithCodeProps<Props>) {
    useEffect(() => {
      if (!frame.current) return;
      frame.current.removeAttribute('data-lazy');
      carryOver();
      window.earlyPresses?.release(currentElement);
    }, [frame]);
    if (isWritten && !import.meta.env.SSR) use(here);
    return <Part {...props} />;
  }

  return function LazyWhenTouched(props: Props) {
    const isHydrated = useHydrated();
    const [isWritten] = useState(!isHydrated);
    const frame = useRef<HTMLDivElement>(null);
    // The HTML that React has discarded, if this is drawn a second time on the same page.
    const [discarded] = useState(() => (isWritten || isNavigating() ? undefined : htmlOf(name)));
    // Created once: React discards the HTML of a boundary whose element changes before it is hydrated.
    const [content] = useState(() => {
      const part = <PartWithCode frame={frame} isWritten={isWritten} props={props} />;
      // Without a boundary of its own, so that the old page stays until the code is here.
      if (isNavigating()) return part;
      return <Suspense fallback={<Written html={discarded} />}>{part}</Suspense>;
    });

    useEffect(() => {
      if (!isWritten) return;
      const around = frame.current!.closest('details') ?? frame.current!;
      const mounted = new AbortController();
      const onTouch = ({ target }: Event) => {
        if (around.contains(target as Node)) void fetchCode();
      };
      const options = { capture: true, passive: true, signal: mounted.signal };
      // On the window, because a held press is stopped at the document.
      for (const type of TOUCHES) addEventListener(type, onTouch, options);
      if (Part.isLoaded() || around.querySelector(TOUCHED) || hasSavedState()) void fetchCode();
      return () => mounted.abort();
    }, [isWritten]);

    return (
      <div ref={frame} data-lazy={isWritten || discarded ? name : undefined} className="contents">
        {content}
      </div>
    );
  };
}

/** The HTML of a part that React has discarded, shown again until the code is here: the visitor may be typing in it. */
function Written({ html = '' }: { html: string | undefined }) {
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}

const htmlOf = (name: string) => document.querySelector(`[data-lazy="${name}"]`)?.innerHTML;

interface PartWithCodeProps<Props> {
  frame: RefObject<HTMLElement | null>;
  /** Whether the page's HTML contains it. */
  isWritten: boolean;
  props: Props;
}

const isNavigating = () => 'navigation' in globalThis && navigation.transition !== null;

/** Whether the address or the tab holds something for the part to show: answers, a draft, a request to be sent. */
function hasSavedState(): boolean {
  if (location.hash || location.search) return true;
  try {
    return sessionStorage.length > 0;
  } catch {
    return false;
  }
}
