import { useEffect, useEffectEvent, type RefObject } from 'react';
import { whenIdle } from '@/lib/idle';

/*
 * The browser opens what stands in the page as a popover, before any code and without scripts. It gives it the focus and gives
 * the focus back, and closes it on Escape, on a press beside it and, in Chrome on Android, on Back.
 */

type Popover = RefObject<HTMLElement | null>;

const hasPopovers = () => 'popover' in HTMLElement.prototype;

/**
 * Closes a popover when another page is gone to. That is when the address changes: what a visitor opens while the code of the
 * page is still on its way stays open. Without the Navigation API pages are loaded whole.
 */
export function useClosedWithPage(popover: Popover, applies: () => boolean = always): void {
  const close = useEffectEvent(() => {
    if (applies()) popover.current?.hidePopover?.();
  });
  useEffect(() => {
    if (!('navigation' in window)) return;
    const onChange = ({ from }: NavigationCurrentEntryChangeEvent) => {
      if (new URL(from.url ?? '', location.href).pathname !== location.pathname) close();
    };
    navigation.addEventListener('currententrychange', onChange);
    return () => navigation.removeEventListener('currententrychange', onChange);
  }, []);
}

/**
 * Gives a popover what a modal dialog has: the rest of the page is inert, and Back closes it where the browser lets a page
 * decide that. It is no modal dialog because `showModal` works out the styles of the whole page before the dialog is seen: 190 ms
 * on the slowed phone, where a popover took 85. Here the rest becomes inert when the browser is idle.
 *
 * @param onToggle told what the browser has done, also if that was before hydration
 */
export function useModalPopover(popover: Popover, onToggle: (isOpen: boolean) => void): void {
  useClosedWithPage(popover);
  const tell = useEffectEvent(onToggle);

  useEffect(() => {
    // Effects run while the popover is in the page.
    const element = popover.current!;
    const mounted = new AbortController();
    const { signal } = mounted;
    let open: AbortController | undefined;

    function onOpen() {
      // Opened just before hydration, it is told of twice: found open here, and by the event that is still to come.
      open?.abort();
      open = new AbortController();
      const isOpen = open.signal;
      whenIdle(() => !isOpen.aborted && makeRestInert(element, isOpen));
      closeOnBack(element, isOpen);
      tell(true);
    }

    // Before it gives the focus back, which an inert element can't take.
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
    if (hasPopovers() && element.matches(':popover-open')) onOpen();
    return () => {
      mounted.abort();
      open?.abort();
    };
  }, [popover]);
}

/** Opens dialogs that are popovers in browsers from before popovers, such as Safari 16. */
export function openWithoutPopovers(): void {
  if (hasPopovers()) return;
  const tell = (dialog: EventTarget, newState: string) => {
    for (const type of ['beforetoggle', 'toggle']) {
      dialog.dispatchEvent(Object.assign(new Event(type), { newState }));
    }
  };

  Object.assign(HTMLDialogElement.prototype, {
    showPopover(this: HTMLDialogElement) {
      if (this.open) return;
      this.showModal();
      tell(this, 'open');
    },
    hidePopover(this: HTMLDialogElement) {
      this.close();
    },
  });
  document.addEventListener('close', ({ target }) => tell(target!, 'closed'), { capture: true });
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[popovertarget]');
    const dialog = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (dialog.open) dialog.hidePopover();
    else dialog.showPopover();
  });
}

const always = () => true;

/** Everything that the element does not stand in, until the signal. */
function makeRestInert(element: HTMLElement, until: AbortSignal): void {
  const rest: HTMLElement[] = [];
  for (let part = element; part.parentElement; part = part.parentElement) {
    if (part === document.body) break;
    for (const sibling of part.parentElement.children) {
      if (sibling !== part && sibling instanceof HTMLElement && !sibling.inert) rest.push(sibling);
    }
  }
  for (const part of rest) part.inert = true;
  until.addEventListener('abort', () => {
    for (const part of rest) part.inert = false;
  });
}

/** By the Navigation API, and without a history entry of its own: leaving one would scroll to the fragment of the page below. */
function closeOnBack(element: HTMLElement, until: AbortSignal): void {
  if (!('navigation' in window)) return;
  navigation.addEventListener(
    'navigate',
    (event) => {
      if (event.navigationType !== 'traverse' || !event.cancelable) return;
      event.preventDefault();
      // What else listens would take the navigation for one that happens.
      event.stopImmediatePropagation();
      element.hidePopover();
    },
    { capture: true, signal: until },
  );
}

/** Safari does not focus a button that is pressed, and so gives the focus back to the body. */
function focusOpener(id: string): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[popovertarget="${id}"]`)?.focus();
}
