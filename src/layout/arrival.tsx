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
    const named = event.navigationType === 'traverse' ? null : namedPart();
    if (named) {
      openNamed();
      scrollToNamed();
    }
    // The browser's own way back takes the focus along to the part that the address of the page names.
    else if (leftAt !== undefined) scrollTo(0, leftAt);
    // To the top, or where a page was left before a reload. It throws once the visitor has stopped the navigation.
    else if (!event.signal.aborted) event.scroll();
    // What a visitor has come to while waiting, such as a menu's button, keeps the focus.
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
