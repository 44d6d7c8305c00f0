import { useLayoutEffect, useRef } from 'react';
import { useShownPage } from '@/layout/navigation';
import { focusFirstField } from '@/lib/first-field';
import { idIn } from '@/lib/fragment';

/**
 * Does what a page load does by itself, as soon as another page is on the screen: focuses its start, scrolls, and has its
 * title read out. The live region stands in the page from the beginning, because one that is added later is silent.
 */
export function Arrival() {
  const { navigation } = useShownPage();
  const liveRegion = useRef<HTMLParagraphElement>(null);

  // In the layout phase, before a view transition takes its picture of the new page.
  useLayoutEffect(() => {
    if (!navigation) return;
    const { event, onArrival, focused } = navigation;
    // What a visitor has come to while waiting, such as a menu's button, keeps the focus.
    const active = document.activeElement;
    if (active === focused || active === document.body) {
      focusStart(event.navigationType === 'traverse' ? null : elementOfFragment());
    }
    // To the fragment, the top, or where the page was left. It throws once the visitor has stopped the navigation.
    if (!event.signal.aborted) event.scroll();
    if (liveRegion.current) liveRegion.current.textContent = document.title;
    onArrival();
  }, [navigation]);

  return <p ref={liveRegion} role="status" data-testid="route-announcer" className="sr" />;
}

/**
 * What the fragment names, or the page's heading. Of a tool it is the first field; one whose code is still on its way takes
 * the focus later (ui/tool-fold.tsx).
 */
function focusStart(fragment: HTMLElement | null): void {
  if (focusFirstField(fragment)) return;
  const start = fragment ?? document.querySelector<HTMLElement>('main h1');
  if (!start) return;
  if (!start.hasAttribute('tabindex')) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

function elementOfFragment(): HTMLElement | null {
  const id = idIn(location.hash);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    // It has a stray %.
    return document.getElementById(id);
  }
}
