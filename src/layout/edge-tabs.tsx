import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { paths } from '@/paths';
import { Icon } from '@/ui/icon';

/**
 * Pay and Support, fixed to the bottom edge. They disappear while a field has focus or the menu is open, so that they cover
 * nothing. On phones they shrink to icons after the first scroll. A page that adds links to them (`AskTabs`) has a bar
 * instead, which slides away while the visitor scrolls down.
 */
export function EdgeTabs({ children }: { children: ReactNode }) {
  const tabs = useRef<HTMLElement>(null);
  useScrollState(tabs);
  return (
    <aside
      ref={tabs}
      aria-label="Pay and support"
      className="edge-tabs no-print fixed right-[clamp(10px,3vw,32px)] bottom-0 z-edge flex items-end gap-1"
    >
      {children}
    </aside>
  );
}

export function PayTab() {
  return (
    <a href={paths.checkout()} className="edge-tab min-w-[88px] bg-marigold text-ink-950">
      <Icon name="rupee" />
      <span className="tab-word">Pay</span>
    </a>
  );
}

/** On phones, the links to a long page's form and to its table of contents. */
export function AskTabs() {
  return (
    <>
      <a href="#ask" className="edge-tab bar-link ask-link bg-red text-white">
        <Icon name="send" />
        <span>Ask</span>
      </a>
      <a href="#contents" className="edge-tab bar-link bg-ink-950 text-white">
        <Icon name="menu" />
        <span>Contents</span>
      </a>
    </>
  );
}

/** Scrolling back by up to this many pixels is not a change of direction yet. */
const SLACK = 8;

/** Tells the style sheet, by attributes, that the page has been scrolled and whether it is being scrolled down. */
function useScrollState(tabs: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = scrollY;
    const onScroll = () => {
      const { dataset } = tabs.current ?? {};
      if (!dataset || Math.abs(scrollY - last) < SLACK) return;
      dataset['scrolled'] = '';
      dataset['direction'] = scrollY > last ? 'down' : 'up';
      last = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [tabs]);
}
