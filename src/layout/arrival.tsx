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
 * Does what a page load does by itself, as soon as another page is on the screen: focuses its start, scrolls, and has its
 * title read out. And it leads to the part that an address names, on this page as well, where the browser alone does not.
 */
export function Arrival() {
  const { navigation } = useShownPage();
  const liveRegion = useRef<HTMLParagraphElement>(null);

  // In the layout phase, before a view transition takes its picture of the new page.
  useLayoutEffect(() => {
    if (!navigation) return;
    const { event, onArrival, focused, leftAt } = navigation;
    openNamed();
    // What a visitor has come to while waiting, such as a menu's button, keeps the focus.
    const active = document.activeElement;
    if (active === focused || active === document.body) {
      focusStart(event.navigationType === 'traverse');
    }
    // To the fragment, the top, or where the page was left. It throws once the visitor has stopped the navigation.
    if (!event.signal.aborted) event.scroll();
    // From a page that was opened at a part of it, Chrome 156 does not find the place, and scrolls once more after this.
    if (leftAt !== undefined) requestAnimationFrame(() => scrollTo(0, leftAt));
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

/** What the address names, or the page's heading. Of a tool it is the first field; one that comes late takes the focus itself. */
function focusStart(isReturn: boolean): void {
  if (!isReturn && focusNamedField()) return;
  const named = isReturn ? null : namedPart();
  const start = named ?? document.querySelector<HTMLElement>('main h1');
  if (!start) return;
  if (!start.hasAttribute('tabindex')) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}
