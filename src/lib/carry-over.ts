/*
 * React discards a part of the page that differs from what it would write, and draws it anew: because Chrome translated the
 * page before hydration, or an extension or a proxy changed it. What a visitor has typed, chosen, opened or focused would be
 * lost with the old elements. They still hold it, so it is copied to the new ones before the next paint.
 */

/** Elements that hold what a visitor did; buttons are among them because one may be pressed. */
const STATEFUL = 'input, select, textarea, details, [popover], button';

const successors = new WeakMap<Element, HTMLElement>();

/** What was discarded before its successor was drawn, because code was missing; by key. */
const discarded = new Map<string, HTMLElement>();

/** Copies into a part of the page that has been drawn late what was discarded with the old one. */
export let carryOverInto: (part: HTMLElement) => void = () => {};

/** The element that stands in the page where this one stood, if React has drawn it anew; else the element itself. */
export function currentElement<E extends HTMLElement>(element: E): E {
  const successor = successors.get(element) as E | undefined;
  return successor ? currentElement(successor) : element;
}

/**
 * Watches a part of the page for being drawn anew.
 *
 * @returns a function to call as soon as React has drawn something anew (`onRecoverableError`)
 */
export function watchForRedraw(root: HTMLElement): () => void {
  const observer = new MutationObserver(() => {});
  observer.observe(root, { childList: true, subtree: true });
  const isOpen = trackPopovers(root);
  const hadFocus = trackFocus();
  const isHeldDown = trackMouse();

  function carryOver(nodes: readonly Node[]) {
    for (const [key, successor] of statefulIn(nodes)) {
      const old = discarded.get(key);
      if (!old) continue;
      discarded.delete(key);
      successors.set(old, successor);
      copyState(old, successor);
      if (isOpen(old)) successor.showPopover();
      if (hadFocus(old)) focusLike(old, successor);
      if (isBeingClicked(old)) queueMicrotask(() => successor.click());
      else if (isHeldDown(old)) clickOnRelease(successor);
    }
  }

  carryOverInto = (part) => carryOver([part]);
  return () => {
    const records = observer.takeRecords();
    for (const [key, old] of statefulIn(records.flatMap(({ removedNodes }) => [...removedNodes]))) {
      if (!old.isConnected) discarded.set(key, old);
    }
    carryOver(records.flatMap(({ addedNodes }) => [...addedNodes]));
  };
}

/** The elements that hold state, each with a key: its form, tag, name and test id, and its place among those that share them. */
function statefulIn(nodes: readonly Node[]): [key: string, HTMLElement][] {
  const counts = new Map<string, number>();
  return nodes.flatMap(withDescendants).map((element) => {
    const { localName, dataset } = element;
    const form = element.closest('form')?.dataset['testid'];
    const alike = [form, localName, element.getAttribute('name'), dataset['testid']].join(' ');
    const place = (counts.get(alike) ?? 0) + 1;
    counts.set(alike, place);
    return [`${alike} ${place}`, element];
  });
}

function withDescendants(node: Node): HTMLElement[] {
  if (!(node instanceof HTMLElement)) return [];
  const inside = node.querySelectorAll<HTMLElement>(STATEFUL);
  return node.matches(STATEFUL) ? [node, ...inside] : [...inside];
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
  if (old instanceof HTMLInputElement && old.selectionStart !== null) {
    (successor as HTMLInputElement).setSelectionRange(old.selectionStart, old.selectionEnd);
  } else if (old instanceof HTMLTextAreaElement) {
    (successor as HTMLTextAreaElement).setSelectionRange(old.selectionStart, old.selectionEnd);
  }
}

/** A press makes React hydrate the part that it hits, so the press itself may bring the difference to light. */
function isBeingClicked(element: HTMLElement): boolean {
  const { event } = window;
  return /^(click|mouseup)$/.test(event?.type ?? '') && isButtonAround(element, event?.target);
}

/** Tells whether the mouse is held down on a button. Of a finger there is nothing to track: its mouse events all come after it has lifted. */
function trackMouse(): (element: HTMLElement) => boolean {
  let pressed: EventTarget | null = null;
  document.addEventListener('mousedown', ({ target }) => (pressed = target), { capture: true });
  document.addEventListener('mouseup', () => (pressed = null), { capture: true });
  return (element) => isButtonAround(element, pressed);
}

function isButtonAround(element: HTMLElement, target: EventTarget | null | undefined): boolean {
  return element instanceof HTMLButtonElement && target instanceof Node && element.contains(target);
}

/** Browsers click nothing where the button that the mouse was pressed on has gone. */
function clickOnRelease(button: HTMLElement): void {
  const onRelease = ({ target }: MouseEvent) => {
    const current = currentElement(button);
    if (isButtonAround(current, target)) current.click();
  };
  document.addEventListener('mouseup', onRelease, { capture: true, once: true });
}

/** Tells whether a popover is open. One that is removed closes without an event, and so still counts as open. */
function trackPopovers(root: HTMLElement): (element: HTMLElement) => boolean {
  // Browsers without popovers throw at the selector.
  const isKnown = 'popover' in HTMLElement.prototype;
  // Weak: a page that was left must not be kept for it.
  const open = new WeakSet<EventTarget>(isKnown ? root.querySelectorAll(':popover-open') : []);
  const onToggle = ({ target, newState }: ToggleEvent) =>
    void (target && (newState === 'open' ? open.add(target) : open.delete(target)));
  root.addEventListener('toggle', onToggle as EventListener, { capture: true });
  return (element) => open.has(element);
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
