import { useEffect, useLayoutEffect, useRef } from 'react';
import { useShownPage } from '@/layout/navigation';
import {
  focusNamedField,
  focusNamedFieldIfAwaited,
  namedPart,
  openNamed,
  scrollToNamed,
} from '@/lib/named-part';

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
    const named = event.navigationType === 'traverse' ? null : namedPart();
    if (named) {
      openNamed();
      scrollToNamed();
    }
    // If the browser did this itself on Back, Chrome would also focus the element that the fragment names.
    else if (leftAt !== undefined) scrollTo(0, leftAt);
    // To the top, or where a page was left before a reload. It throws once the visitor has stopped the navigation.
    else if (!event.signal.aborted) event.scroll();
    // Whatever the visitor has focused while waiting, such as a menu's button, keeps the focus.
    const active = document.activeElement;
    if (active === focused || active === document.body) focusStart(named);
    if (liveRegion.current) liveRegion.current.textContent = document.title;
    onArrival();
  }, [navigation]);

  useEffect(() => {
    if (openNamed()) scrollToNamed();
    focusNamedFieldIfAwaited();
    addEventListener('hashchange', leadToNamed);
    return () => removeEventListener('hashchange', leadToNamed);
  }, []);

  // It stands in the page from the beginning: a live region that is added later is silent.
  return <p ref={liveRegion} role="status" data-testid="route-announcer" className="sr no-print" />;
}

function leadToNamed(): void {
  openNamed();
  scrollToNamed();
  focusNamedField();
}

/** The first field of the tool that the address names, or what it names, or the page's heading. */
function focusStart(named: HTMLElement | null): void {
  if (named && focusNamedField()) return;
  const start = named ?? document.querySelector<HTMLElement>('main h1');
  if (!start) return;
  if (!start.hasAttribute('tabindex')) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}
