/*
 * Where the page differs from what React would render, because Chrome translated it before hydration or an extension or a
 * proxy changed it, React discards that part and draws it anew. What a visitor has typed, chosen, opened or focused would be
 * lost with the old elements. They still hold it, so it is copied to the new ones before the next paint.
 */

/** Elements with state that a visitor changes; buttons are among them because a press on one may be held. */
const STATEFUL = 'input, select, textarea, details, [popover], button';

/** For each discarded element, the one that React has drawn in its place. */
const replacements = new WeakMap<Element, HTMLElement>();

/** Set by `watchForRedraw`; before that nothing has been discarded. */
let copyToReplacements = () => {};

/** Copies the state of discarded elements to the new ones. A part that is drawn later than the page calls it. */
export const carryOver = () => copyToReplacements();

/** The element that replaces this one, if React has drawn it anew; else the element itself. */
export function currentElement<E extends HTMLElement>(element: E): E {
  const replacement = replacements.get(element) as E | undefined;
  return replacement ? currentElement(replacement) : element;
}

/**
 * Remembers the elements of a part of the page that React may draw anew.
 *
 * @returns a function to call as soon as React has done so (`onRecoverableError`)
 */
export function watchForRedraw(root: HTMLElement): () => void {
  const known = statefulIn(root);
  const { pathname } = location;
  const openPopovers = trackPopovers(root);
  let focused: EventTarget | null = document.activeElement;
  // In the capture phase, because React stops the event in parts that it has not hydrated yet.
  document.addEventListener('focusin', ({ target }) => (focused = target), { capture: true });

  // What stood on this page does not belong to the next one, nor to this one when Back leads to it.
  globalThis.navigation?.addEventListener('currententrychange', () => {
    if (location.pathname !== pathname) known.clear();
  });

  copyToReplacements = () => {
    const present = statefulIn(root);
    for (const [key, old] of known) {
      const replacement = present.get(key);
      // The old element is still there, or the new one is yet to come.
      if (old.isConnected || !replacement) continue;
      known.set(key, replacement);
      replacements.set(old, replacement);
      copyState(old, replacement);
      if (openPopovers.has(old)) replacement.showPopover();
      if (old === focused) focusLike(old, replacement);
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

function copyState(old: HTMLElement, replacement: HTMLElement): void {
  if (old instanceof HTMLDetailsElement) {
    (replacement as HTMLDetailsElement).open = old.open;
  } else if (old instanceof HTMLInputElement && /^(checkbox|radio)$/.test(old.type)) {
    if (old.checked !== (replacement as HTMLInputElement).checked) replacement.click();
  } else if ('value' in old && !(old instanceof HTMLButtonElement)) {
    if (old.value !== (replacement as typeof old).value) enter(replacement, old.value);
  }
}

/** Enters a value as typing does. React overrides the element's own `value` setter and would not fire `onChange` for it. */
function enter(control: HTMLElement, value: unknown): void {
  const prototype: object = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

function focusLike(old: HTMLElement, replacement: HTMLElement): void {
  replacement.focus({ preventScroll: true });
  // It is null for controls without a caret.
  if ('selectionStart' in old && old.selectionStart !== null) {
    const { selectionStart, selectionEnd } = old as HTMLInputElement;
    (replacement as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
  }
}

/** The popovers that are open, or were when they were discarded: one that is removed closes without an event. */
function trackPopovers(root: HTMLElement): ReadonlySet<EventTarget> {
  // Browsers without popovers throw at the selector.
  const isKnown = 'popover' in HTMLElement.prototype;
  const open = new Set<EventTarget>(isKnown ? root.querySelectorAll(':popover-open') : []);
  const onToggle = ({ target, newState }: ToggleEvent) =>
    newState === 'open' ? open.add(target!) : open.delete(target!);
  root.addEventListener('beforetoggle', onToggle, { capture: true });
  return open;
}
