import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon';

/** Pay and Support stand on the bottom edge, and go while a field has focus or the menu is open: they must hide nothing. */
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

export function PayTab({ href }: { href: string }) {
  return (
    <a href={href} className="edge-tab min-w-[88px] bg-marigold text-ink-950">
      <Icon name="rupee" />
      Pay
    </a>
  );
}
