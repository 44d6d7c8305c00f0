import { useEffect, useEffectEvent, type RefObject } from 'react';

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
 * styles of the whole page before the dialog is shown: 190 ms on the slowed phone, where a popover took 85. Here the rest
 * becomes inert when the browser is idle.
 *
 * @param onToggle called when the browser has opened or closed it, even if that was before hydration
 */
export function useModalPopover(
  popover: RefObject<HTMLElement | null>,
  onToggle: (isOpen: boolean) => void,
): void {
  useClosedWithPage(() => popover.current?.hidePopover());
  const tell = useEffectEvent(onToggle);

  useEffect(() => {
    // Effects run while the popover is in the page.
    const element = popover.current!;
    const mounted = new AbortController();
    const { signal } = mounted;
    let open: AbortController | undefined;

    function onOpen() {
      // If it was opened just before hydration, this runs twice: it is found open below, and then the event comes.
      open?.abort();
      open = new AbortController();
      const isOpen = open.signal;
      makeRestInert(element, isOpen);
      tell(true);
    }

    // The page has to be usable again before the browser returns the focus, which an inert element can't take.
    element.addEventListener(
      'beforetoggle',
      ({ newState }) => {
        if (newState === 'closed') open?.abort();
      },
      { signal },
    );
    element.addEventListener(
      'toggle',
      ({ newState }) => {
        if (newState === 'open') return onOpen();
        focusOpener(element.id);
        tell(false);
      },
      { signal },
    );
    if (element.matches(':popover-open')) onOpen();
    return () => {
      mounted.abort();
      open?.abort();
    };
  }, [popover]);
}

/** Makes the other parts of the page's frame (app.tsx), of which the element is one, inert until the signal. */
function makeRestInert(element: HTMLElement, until: AbortSignal): void {
  const parts = [...(element.parentElement!.children as HTMLCollectionOf<HTMLElement>)];
  const rest = parts.filter((part) => part !== element && !part.inert);
  for (const part of rest) part.inert = true;
  until.addEventListener('abort', () => {
    for (const part of rest) part.inert = false;
  });
}

/** Safari does not focus buttons on a press, so it returns the focus to the body. */
function focusOpener(id: string): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[popovertarget="${id}"]`)?.focus();
}
