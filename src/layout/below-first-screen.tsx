import { useDeferredValue, useState, type ReactNode } from 'react';
import { useShownPage } from '@/layout/navigation';
import { canMove } from '@/lib/page-motion';

/**
 * The part of a page below its first screen. When a visitor follows a link, React renders this part second, so that the first
 * screen appears about 0.3 s sooner on the bench's slow phone. React renders both together if a fragment or Back leads further
 * down, or if a view transition captures the page.
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
