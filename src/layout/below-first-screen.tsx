import { useDeferredValue, useState, type ReactNode } from 'react';
import { useShownPage } from '@/layout/navigation';
import { canMove } from '@/lib/page-motion';

/**
 * The part of a page below its first screen. After a followed link it is rendered second, which shows the first screen about
 * 0.3 s sooner on the slowed phone of the bench. It is rendered with the rest if a fragment or Back leads further down, or a
 * view transition captures the page.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const { event } = useShownPage();
  const [isDeferred] = useState(() => {
    const { navigationType, destination } = event ?? {};
    return navigationType === 'push' && !destination?.url.includes('#') && !canMove();
  });
  const isRendered = useDeferredValue(true, !isDeferred);
  // The footer stays below the first screen.
  return isRendered ? children : <div className="min-h-screen" />;
}
