import { memo, Suspense, use, useEffect, useRef, useState, type ComponentType } from 'react';
import { lazy, settle } from '@/lib/lazy';
import { onNextPress } from '@/lib/on-next-press';
import { useHydrated } from '@/lib/use-hydrated';

const NO_WAIT = settle(Promise.resolve(), undefined);

/**
 * A `lazy` component that stays static HTML until it is on the screen and no closed `details` hides it. Until then the browser
 * sends its forms, and buttons that need scripts are disabled.
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
      () => onNextPress(hydrate, 'online'),
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
    // A page opened by a link has no prerendered HTML, so all its parts load at once.
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
