import type { ReactNode } from 'react';
import { paths } from '@/paths';
import { Icon } from '@/ui/icon';

/**
 * Pay and Support, fixed to the bottom edge: a bar across narrow and low windows, so that no line or control is half covered,
 * and two tabs where there is room. The bar slides away while the visitor scrolls down (main.tsx). Both disappear while a field
 * has the focus or the menu is open.
 */
export function EdgeTabs({ children }: { children: ReactNode }) {
  return (
    <aside
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
      Pay
    </a>
  );
}

/** On phones, the links to a long page's form and to its table of contents. */
export function AskTabs() {
  return (
    <>
      <a href="#ask" className="edge-tab bar-link ask-link bg-red text-white">
        <Icon name="send" />
        Ask
      </a>
      <a href="#contents" className="edge-tab bar-link bg-ink-950 text-white">
        <Icon name="menu" />
        Contents
      </a>
    </>
  );
}
