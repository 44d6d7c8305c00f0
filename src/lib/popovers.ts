import { useEffect, useEffectEvent, type RefObject, type ToggleEvent } from 'react';

/*
 * The search, the chat and the like are popovers in the page's HTML, so the browser opens them without any script. It moves the
 * focus in and back, and closes them on Escape, on a press beside them and, in Chrome on Android, on Back.
 */

/**
 * Closes a popover when the visitor goes to another page. That happens when the address changes, not when the page is shown,
 * so one that is opened while the next page is loading stays open. Without the Navigation API each page is a new document.
 */
export function useClosedWithPage(close: () => void): void {
  const onLeave = useEffectEvent(close);
  useEffect(() => {
    if (!('navigation' in window)) return;
    const onChange = ({ from }: NavigationCurrentEntryChangeEvent) => {
      if (new URL(from.url ?? '', location.href).pathname !== location.pathname) onLeave();
    };
    navigation.addEventListener('currententrychange', onChange);
    return () => navigation.removeEventListener('currententrychange', onChange);
  }, []);
}

/**
 * Makes a popover behave like a modal dialog: the rest of the page is inert. `showModal` is not used because it computes the
 * styles of the whole page before the dialog is shown: 190 ms on the slowed phone, where a popover took 85.
 *
 * @param tell called when the browser has opened or closed it, even if that was before hydration
 * @returns properties of the popover
 */
export function useModalPopover(
  popover: RefObject<HTMLElement | null>,
  tell: (isOpen: boolean) => void,
) {
  useClosedWithPage(() => popover.current?.hidePopover());

  function opened(element: HTMLElement) {
    setInert(element.parentElement!, element);
    tell(true);
  }
  const checkOpened = useEffectEvent((element: HTMLElement) => {
    if (element.matches(':popover-open')) opened(element);
  });
  useEffect(() => {
    // Effects run while the popover is in the page.
    const element = popover.current!;
    const frame = element.parentElement!;
    checkOpened(element);
    return () => setInert(frame);
  }, [popover]);

  return {
    onBeforeToggle({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
      // The page has to be usable again before the browser returns the focus, which an inert element can't take.
      if (newState === 'closed') setInert(currentTarget.parentElement!);
    },
    onToggle({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
      if (newState === 'open') return opened(currentTarget);
      // Safari does not focus buttons on a press, so it returns the focus to the body.
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>(`[popovertarget="${currentTarget.id}"]`)?.focus();
      tell(false);
    },
  };
}

/** Makes the parts of the page's frame (app.tsx) inert, except the one that is open; without one none of them. */
function setInert(frame: Element, open?: Element): void {
  for (const part of frame.children as HTMLCollectionOf<HTMLElement>) {
    part.inert = open !== undefined && part !== open;
  }
}
