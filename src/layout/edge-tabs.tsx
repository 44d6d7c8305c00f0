import type { ReactNode } from 'react';
import { paths } from '@/paths';
import { Icon } from '@/ui/icon';

/**
 * The fixed Pay and Support tabs: one bar at the bottom on phones and tablets, upright tabs in the page's margin elsewhere
 * (styles/edge-tabs.css). The bar slides away while the visitor scrolls down (follow-scroll.ts), and is hidden while a field
 * has the focus or the menu is open.
 */
export function EdgeTabs({ children }: { children: ReactNode }) {
  return (
    <aside aria-label="Pay and support" className="edge-tabs no-print fixed z-edge flex">
      {children}
    </aside>
  );
}

export function PayTab() {
  return (
    <a
      href={paths.checkout()}
      className="edge-tab pay-tab on-dark bg-ink-950 text-white shadow-lines"
    >
      <Icon name="rupee" className="text-marigold" />
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
