import { useEffect, useLayoutEffect, useRef } from 'react';
import { useShownPage } from '@/layout/navigation';
import {
  focusTargetField,
  focusTargetFieldUnlessMovedOn,
  fragmentTarget,
  isRestored,
  openTarget,
  scrollToTarget,
} from '@/lib/fragment-target';

/**
 * Does what the browser does after loading a page, whenever another page is shown: moves the focus to its start, scrolls, and
 * has its title read out. It also goes to the part that a fragment names where the browser does not do so itself.
 */
export function Arrival() {
  const { navigation } = useShownPage();
  const liveRegion = useRef<HTMLParagraphElement>(null);

  // A layout effect, because it must run before the view transition takes its picture of the new page.
  useLayoutEffect(() => {
    if (!navigation) return;
    const { event, onArrival, focused, leftAt } = navigation;
    const target = event.navigationType === 'traverse' ? null : fragmentTarget();
    // On Back too, because the answers of a tool are in the address.
    openTarget();
    if (target) scrollToTarget();
    // If the browser did this itself on Back, Chrome would also focus the element that the fragment names.
    else if (leftAt !== undefined) scrollTo(0, leftAt);
    // To the top, or where a page was left before a reload. It throws once the visitor has stopped the navigation.
    else if (!event.signal.aborted) {
      // Firefox scrolls first and then lays out the new page, keeping in view what the old one had there.
      document.documentElement.getBoundingClientRect();
      event.scroll();
    }
    // Whatever the visitor has focused while waiting, such as a menu's button, keeps the focus.
    const active = document.activeElement;
    if (active === focused || active === document.body) focusStart(target);
    if (liveRegion.current) liveRegion.current.textContent = document.title;
    onArrival();
  }, [navigation]);

  useEffect(() => {
    if (openTarget() && !isRestored()) scrollToTarget();
    focusTargetFieldUnlessMovedOn();
    addEventListener('hashchange', goToTarget);
    return () => removeEventListener('hashchange', goToTarget);
  }, []);

  // It stands in the page from the beginning: a live region that is added later is silent.
  return <p ref={liveRegion} role="status" data-testid="route-announcer" className="sr no-print" />;
}

function goToTarget(): void {
  openTarget();
  scrollToTarget();
  focusTargetField();
}

/** The first field of the tool that the address names, or what it names, or the page's heading. */
function focusStart(target: HTMLElement | null): void {
  if (target && focusTargetField()) return;
  const start = target ?? document.querySelector<HTMLElement>('main h1');
  if (!start) return;
  if (!start.hasAttribute('tabindex')) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}
