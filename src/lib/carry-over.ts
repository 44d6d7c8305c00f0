/*
 * Where the page differs from what React would render, because Chrome translated it before hydration or an extension or a
 * proxy changed it, React discards that part and draws it anew. What a visitor has typed, chosen, opened or focused would be
 * lost with the old elements. They still hold it, so it is copied to the new ones before the next paint.
 */

/** Elements that hold what a visitor did; buttons are among them because a press on one may be held. */
const STATEFUL = 'input, select, textarea, details, [popover], button';

const successors = new WeakMap<Element, HTMLElement>();

/** Copies the state of discarded elements to the new ones; to be called by a part that is drawn later than the page. */
export let carryOver: () => void = () => {};

/** The element that replaces this one, if React has drawn it anew; else the element itself. */
export function currentElement<E extends HTMLElement>(element: E): E {
  const successor = successors.get(element) as E | undefined;
  return successor ? currentElement(successor) : element;
}

/**
 * Remembers the elements of a part of the page that React may draw anew.
 *
 * @returns a function to call as soon as React has done so (`onRecoverableError`)
 */
export function watchForRedraw(root: HTMLElement): () => void {
  const known = statefulIn(root);
  const wasOpen = trackPopover(root);
  const hadFocus = trackFocus();
  const { pathname } = location;

  // What stood on this page does not belong to the next one, nor to this one when Back leads to it.
  globalThis.navigation?.addEventListener('currententrychange', () => {
    if (location.pathname !== pathname) known.clear();
  });

  carryOver = () => {
    const present = statefulIn(root);
    for (const [key, old] of known) {
      const successor = present.get(key);
      // The old element is still there, or the new one is yet to come.
      if (old.isConnected || !successor) continue;
      known.set(key, successor);
      successors.set(old, successor);
      copyState(old, successor);
      if (wasOpen(old)) successor.showPopover();
      if (hadFocus(old)) focusLike(old, successor);
    }
  };
  return carryOver;
}

/** The elements that hold state, by a key: form or dialog, tag, name, test id, and a count for those that share all of these. */
function statefulIn(root: HTMLElement): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>(STATEFUL)) {
    const around = element.closest<HTMLElement>('form, dialog');
    const { testid } = element.dataset;
    const names = [around?.dataset['testid'], around?.id, element.getAttribute('name'), testid];
    const alike = [element.localName, ...names].join(' ');
    let place = 1;
    while (found.has(`${alike} ${place}`)) place++;
    found.set(`${alike} ${place}`, element);
  }
  return found;
}

function copyState(old: HTMLElement, successor: HTMLElement): void {
  if (old instanceof HTMLDetailsElement) {
    (successor as HTMLDetailsElement).open = old.open;
  } else if (old instanceof HTMLInputElement && /^(checkbox|radio)$/.test(old.type)) {
    if (old.checked !== (successor as HTMLInputElement).checked) successor.click();
  } else if ('value' in old && !(old instanceof HTMLButtonElement)) {
    if (old.value !== (successor as typeof old).value) enter(successor, old.value);
  }
}

/** Enters a value as typing does. React overrides the element's own `value` setter and would not fire `onChange` for it. */
function enter(control: HTMLElement, value: unknown): void {
  const prototype: object = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

function focusLike(old: HTMLElement, successor: HTMLElement): void {
  successor.focus({ preventScroll: true });
  // Null for what has no caret.
  if ('selectionStart' in old && old.selectionStart !== null) {
    const { selectionStart, selectionEnd } = old as HTMLInputElement;
    (successor as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
  }
}

/** Tells whether a popover is open, of which there is one at a time. One that is removed closes without an event. */
function trackPopover(root: HTMLElement): (element: HTMLElement) => boolean {
  const isKnown = 'popover' in HTMLElement.prototype;
  // Browsers without popovers throw at the selector.
  let open: EventTarget | null = isKnown ? root.querySelector(':popover-open') : null;
  const onToggle = ({ target, newState }: ToggleEvent) => {
    if ((target as HTMLElement).popover) open = newState === 'open' ? target : null;
  };
  root.addEventListener('toggle', onToggle as EventListener, { capture: true });
  return (element) => element === open;
}

/** Tells whether an element had the focus last. A removed element loses it, and counts until another one gets it. */
function trackFocus(): (element: HTMLElement) => boolean {
  let focused: EventTarget | null = document.activeElement;
  // Captured, because React stops it in parts that it has not hydrated yet.
  document.addEventListener('focusin', ({ target }) => (focused = target), { capture: true });
  document.addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      if (target === focused && (target as Element).isConnected) focused = null;
    }),
  );
  return (element) => element === focused;
}
