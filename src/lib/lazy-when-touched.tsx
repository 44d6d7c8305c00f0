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
import { LATE } from '@/lib/early-presses';
import { lazyWithPreload } from '@/lib/lazy-with-preload';
import { useHydrated } from '@/lib/use-hydrated';

/** Events by which a visitor comes to a part of the page. */
const TOUCHES = ['pointerdown', 'focusin', 'click'];

/** What the visitor is in, or has pressed and is not answered yet. */
const TOUCHED = ':focus, [aria-busy]';

/** Fetch the code of all late parts in the chunks that are here; none rejects. */
const fetchers: (() => Promise<void>)[] = [];

/** Fetches the code of the late parts, as far as it can be had. */
export const fetchLateParts = () => Promise.all(fetchers.map((fetchCode) => fetchCode()));

/**
 * Fetches it if the visitor is in such a part already. React may find the page changed and draw it anew, and what is typed
 * until the code is here would go nowhere.
 */
export async function fetchTouchedParts(): Promise<void> {
  if (document.querySelector(`${LATE} :is(${TOUCHED})`)) await fetchLateParts();
}

/**
 * A component whose code is fetched when a visitor comes to it, or to the disclosure around it. Until then it stands in the
 * page as it was written, with the first props that it was given: the browser takes what is typed and chosen, and a press
 * that needs the code is held (lib/early-presses.ts). Where React draws the page itself, the code is fetched at once.
 *
 * @param name tells the late parts of a page apart
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

  /** Where the code does not come, the part stays as it was written, and the next touch asks again. */
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
      frame.current.removeAttribute('data-late');
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
    // Drawn on this page a second time: React has found it changed.
    const [discarded] = useState(() => (isWritten || isNavigating() ? undefined : htmlOf(name)));
    // The same element at every render: React discards the written HTML of a boundary that changes before it is hydrated.
    const [content] = useState(() => {
      const part = <PartWithCode frame={frame} isWritten={isWritten} props={props} />;
      // The page that is left stays until the code is here.
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
      // On the window, because a press that is held goes no further than the document.
      for (const type of TOUCHES) addEventListener(type, onTouch, options);
      if (Part.isHere() || around.querySelector(TOUCHED) || isAwaited()) void fetchCode();
      return () => mounted.abort();
    }, [isWritten]);

    return (
      <div ref={frame} data-late={isWritten || discarded ? name : undefined} className="contents">
        {content}
      </div>
    );
  };
}

/** A part as it stood in the page, until its code is here. React has discarded it, but the visitor may be typing in it. */
function Written({ html = '' }: { html: string | undefined }) {
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}

const htmlOf = (name: string) => document.querySelector(`[data-late="${name}"]`)?.innerHTML;

interface PartWithCodeProps<Props> {
  frame: RefObject<HTMLElement | null>;
  /** Stands in the page's HTML. */
  isWritten: boolean;
  props: Props;
}

const isNavigating = () => 'navigation' in globalThis && navigation.transition !== null;

/** Whether the address or the tab holds something for the part to show: answers, a draft, a request to be sent. */
function isAwaited(): boolean {
  if (location.hash || location.search) return true;
  try {
    return sessionStorage.length > 0;
  } catch {
    return false;
  }
}
