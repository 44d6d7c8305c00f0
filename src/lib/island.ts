import { hasDrafts } from '@/lib/drafts';
import { createElement, lazy, useState, type ComponentType } from 'react';

export type Island<Props> = ComponentType<Props> & {
  /** Fetches the code ahead of its time, so that a page that is shown anew is whole at once. */
  preload: () => Promise<void>;
};

/** Resolves when it is time to fetch an island's code. */
export type IslandTrigger = () => Promise<void>;

/**
 * A part of the page that is readable before its code has come: inside a `Suspense` boundary React keeps the
 * prerendered HTML on screen until the trigger has fired and the chunk has arrived, and hydrates it then.
 *
 * A failed load never replaces what can be read: it is tried again when the connection comes back.
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  trigger: IslandTrigger,
): Island<Props> {
  let loaded: ComponentType<Props> | undefined;

  const fetchCode = async () => (loaded = await loadPatiently(load));
  const whenDue = lazy(async () => {
    const prerendering = typeof document === 'undefined';
    if (!prerendering) await trigger();
    return { default: await fetchCode() };
  });

  function IslandComponent(props: Props) {
    // Chosen once per mount: changing from the lazy to the loaded component would throw the island's state away.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? whenDue);
    return createElement(Component, props);
  }

  return Object.assign(IslandComponent, {
    preload: async () => void (loaded ?? (await fetchCode())),
  });
}

/**
 * From the first change of page on, nothing prerendered is left that waits for its code. A dialog that stands on a
 * history entry of its own changes no page.
 */
let pageHasChanged = false;
const pageChanges = ['pushState', 'popstate'];
if (typeof document !== 'undefined') {
  const firstPath = location.pathname;
  const onChange = () => void (location.pathname !== firstPath && forgetPrerendered());
  for (const type of pageChanges) addEventListener(type, onChange, { capture: true });
}

/** Call before the page is rendered anew in place of its HTML: an island would wait for a touch of what is going. */
export function forgetPrerendered(): void {
  pageHasChanged = true;
}

/** When the prerendered element comes near the screen, or is touched or focused before that. */
export const whenNear =
  (selector: string): IslandTrigger =>
  () =>
    waitAt(selector, (element, done, { signal }) => {
      const observer = new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && done(),
        { rootMargin: '400px' },
      );
      observer.observe(element);
      signal.addEventListener('abort', () => observer.disconnect());
      element.addEventListener('pointerdown', done, { signal });
    });

/** What tells that a visitor means a part of the page, before they press anything in it. */
const intents = ['pointerover', 'pointerdown', 'focusin', 'submit'];

/** When the pointer or the focus is in the prerendered element, or comes there. */
export const whenTouched =
  (selector: string): IslandTrigger =>
  () =>
    waitAt(selector, (element, done, { signal }) => {
      // The address or a draft has something for a form, which is to be there without a touch.
      if (location.search !== '' || hasDrafts()) return done();
      // What woke the page may have been this very touch.
      if (element.matches(':hover, :focus-within, [aria-busy="true"]')) return done();
      const onIntent = ({ target }: Event) => {
        if (target instanceof Node && element.contains(target)) done();
      };
      // In the window, before React: it stops what comes over a part that it has not hydrated, to play it again later.
      const options = { capture: true, passive: true, signal };
      for (const type of intents) addEventListener(type, onIntent, options);
    });

/** Starts to listen for a visitor at an element; whatever it listens to ends with the signal. */
type Listen = (element: Element, done: () => void, until: { signal: AbortSignal }) => void;

/** Waits until `listen` is done with the prerendered element; not at all where there is none. */
async function waitAt(selector: string, listen: Listen): Promise<void> {
  const element = document.querySelector(selector);
  // After a change of page, what is found belongs to the page that is being left.
  if (!element || pageHasChanged) return;
  const waiting = new AbortController();
  await new Promise<void>((resolve) => {
    const done = () => {
      waiting.abort();
      resolve();
    };
    // The element goes with its page, and another page may hold the same island.
    const options = { capture: true, signal: waiting.signal };
    for (const type of pageChanges) addEventListener(type, () => pageHasChanged && done(), options);
    listen(element, done, waiting);
  });
}

async function loadPatiently<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (typeof document === 'undefined') throw error;
      await new Promise<void>((resolve) => {
        addEventListener('online', () => resolve(), { once: true });
        setTimeout(resolve, 10_000);
      });
    }
  }
}
