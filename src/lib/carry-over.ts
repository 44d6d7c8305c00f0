/*
 * React discards a part of the page that differs from what it would write, and draws it anew: because Chrome translated the
 * page before hydration, or an extension or a proxy changed it. What a visitor has typed, chosen, opened or focused would be
 * lost with the old elements. They still hold it, so it is copied to the new ones before the next paint.
 */

/** Elements that hold what a visitor did; buttons are among them because a press on one may be held. */
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
  const wasOpen = trackPopover(root);
  const hadFocus = trackFocus();

  function carryOver(nodes: readonly Node[]) {
    for (const [key, successor] of statefulIn(nodes)) {
      const old = discarded.get(key);
      if (!old) continue;
      discarded.delete(key);
      successors.set(old, successor);
      copyState(old, successor);
      if (wasOpen(old)) successor.showPopover();
      if (hadFocus(old)) focusLike(old, successor);
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
