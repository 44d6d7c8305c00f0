import {
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import { carryOverInto, currentElement } from '@/lib/carry-over';
import { latePreloads, waitForTouch, whenTouched } from '@/lib/first-touch';
import { lazyWithPreload } from '@/lib/lazy-with-preload';
import { focusNamedFieldIfAwaited, namedPart, openNamed, scrollToNamed } from '@/lib/named-part';
import { useHydrated } from '@/lib/use-hydrated';

/**
 * A component whose code is fetched when a visitor comes to it. Until then it stands in the page as it was written, with the
 * first props that it was given: the browser takes what is typed and chosen, and a press that needs the code is held
 * (lib/early-presses.ts). Where React draws the page itself, the code is fetched at once.
 */
export function lazyWhenTouched<Props extends object>(
  load: () => Promise<ComponentType<Props> | undefined>,
): ComponentType<Props> {
  const Part = lazyWithPreload(load);
  latePreloads.push(Part.preload);
  let code: Promise<void> | undefined;

  function PartWithCode({ frame, isWritten, props }: PartWithCodeProps<Props>) {
    useEffect(() => {
      if (!frame.current) return;
      frame.current.removeAttribute('data-late');
      carryOverInto(frame.current);
      window.earlyPresses?.release(currentElement);
      if (!isWritten) leadToBlockOf(frame.current);
    }, [frame, isWritten]);
    if (isWritten) use((code ??= codeWhenTouched(Part.preload)));
    return <Part {...props} />;
  }

  return function LazyWhenTouched(props: Props) {
    const isHydrated = useHydrated();
    const [isWritten] = useState(!isHydrated);
    const frame = useRef<HTMLDivElement>(null);
    // The same element at every render: React discards the written HTML of a boundary that changes before it is hydrated.
    const [content] = useState(() => {
      const part = <PartWithCode frame={frame} isWritten={isWritten} props={props} />;
      // The page that is left stays until the code is here.
      return isNavigating() ? part : <Suspense>{part}</Suspense>;
    });
    return (
      <div ref={frame} data-late={isWritten ? '' : undefined} className="contents">
        {content}
      </div>
    );
  };
}

interface PartWithCodeProps<Props> {
  frame: RefObject<HTMLElement | null>;
  /** Stands in the page's HTML. */
  isWritten: boolean;
  props: Props;
}

const isNavigating = () => 'navigation' in globalThis && navigation.transition !== null;

/** A page that is gone to is shown before a part within a block of it has its code; the address may name that block. */
function leadToBlockOf(part: HTMLElement): void {
  if (!part.closest('section, .folded')?.contains(namedPart())) return;
  openNamed();
  scrollToNamed();
  focusNamedFieldIfAwaited();
}

/** Never rejects, which would take away the part as it was written: the next touch asks for the code again. */
async function codeWhenTouched(preload: () => Promise<unknown>): Promise<void> {
  for (;;) {
    await whenTouched();
    try {
      await preload();
      return;
    } catch (error) {
      console.warn('A part of the page stays static:', error);
      waitForTouch();
      window.earlyPresses?.answerWithoutApp();
    }
  }
}
