import { useEffect, useEffectEvent, type RefObject } from 'react';

/*
 * The search, the chat and the menu are popovers in the page's HTML. The browser opens them without any script, moves the focus
 * in and back, and closes them on Escape, on a press beside them and, in Chrome on Android, on Back.
 */

/**
 * Closes a popover when the visitor follows one of its links to a page of the site, or when the address changes to another page.
 * The address changes before the page is shown, so a popover that is opened in between stays open. Without the Navigation API
 * each page is a new document.
 *
 * @param mayStay whether the popover stays open
 */
export function useClosedWithPage(
  popover: RefObject<HTMLElement | null>,
  mayStay = () => false,
): void {
  const onLeave = useEffectEvent(() => {
    if (!mayStay()) popover.current?.hidePopover();
  });
  useEffect(() => {
    const mounted = new AbortController();
    const { signal } = mounted;
    function onClick({ target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
      const link = (target as Element).closest('a');
      // With one of these keys the link opens in a new tab or window, and the visitor stays here.
      if (link?.origin === location.origin && !(metaKey || ctrlKey || shiftKey || altKey))
        onLeave();
    }
    function onChange({ from }: NavigationCurrentEntryChangeEvent) {
      if (new URL(from.url ?? '', location.href).pathname !== location.pathname) onLeave();
    }
    popover.current!.addEventListener('click', onClick, { signal });
    globalThis.navigation?.addEventListener('currententrychange', onChange, { signal });
    return () => mounted.abort();
  }, [popover]);
}

/**
 * Makes a popover behave like a modal dialog: the rest of the page is inert. `showModal` is not used because it computes the
 * styles of the whole page before the dialog is shown. On the slowed phone it took 190 ms, and a popover 85 ms.
 *
 * @param onToggle called after the browser has opened or closed the popover, even before hydration
 */
export function useModalPopover(
  popover: RefObject<HTMLElement | null>,
  onToggle: (isOpen: boolean) => void,
): void {
  useClosedWithPage(popover);
  const onToggled = useEffectEvent(onToggle);

  useEffect(() => {
    // Effects run while the popover is in the page.
    const element = popover.current!;
    const frame = element.parentElement!;
    const mounted = new AbortController();
    const { signal } = mounted;
    function setOpen(isOpen: boolean) {
      if (isOpen) setInert(frame, element);
      // Safari does not focus buttons on a press, so it returns the focus to the body.
      else if (document.activeElement === document.body)
        document.querySelector<HTMLElement>(`[popovertarget="${element.id}"]`)?.focus();
      onToggled(isOpen);
    }
    const onAfterToggle = ({ newState }: ToggleEvent) => setOpen(newState === 'open');
    // The page must stop being inert before the browser returns the focus: inert elements can't be focused.
    const onBeforeToggle = ({ newState }: ToggleEvent) => newState === 'closed' && setInert(frame);
    if (element.matches(':popover-open')) setOpen(true);
    element.addEventListener('toggle', onAfterToggle, { signal });
    element.addEventListener('beforetoggle', onBeforeToggle, { signal });
    return () => {
      mounted.abort();
      setInert(frame);
    };
  }, [popover]);
}

/** Makes all parts of the page's frame (app.tsx) inert except the open part. If no part is open, none is inert. */
function setInert(frame: Element, open?: Element): void {
  for (const part of frame.children as HTMLCollectionOf<HTMLElement>) {
    part.inert = open !== undefined && part !== open;
  }
}
