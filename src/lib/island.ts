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

/** When the browser has nothing better to do. Safari has no requestIdleCallback. */
export const whenIdle: IslandTrigger = () =>
  new Promise((resolve) => {
    const start = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(() => resolve(), { timeout: 3000 })
        : setTimeout(resolve, 200);
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
  });

/** When the window is at least this wide, and idle: for parts that narrower screens never show. */
export const whenWide =
  (minWidth: `${number}px`): IslandTrigger =>
  async () => {
    const query = matchMedia(`(min-width: ${minWidth})`);
    if (!query.matches) {
      await new Promise((resolve) => query.addEventListener('change', resolve, { once: true }));
    }
    await whenIdle();
  };

/** From the first change of page on, nothing prerendered is left that waits for its code. */
let pageHasChanged = false;
const pageChanges = ['pushState', 'popstate'];
if (typeof document !== 'undefined') {
  for (const type of pageChanges) addEventListener(type, () => (pageHasChanged = true));
}

/** When the prerendered element comes near the screen, or is touched or focused before that. */
export const whenNear =
  (selector: string): IslandTrigger =>
  async () => {
    const element = document.querySelector(selector);
    // After a change of page, what is found belongs to the page that is being left.
    if (!element || pageHasChanged) return;
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && done(),
        { rootMargin: '400px' },
      );
      const done = () => {
        observer.disconnect();
        resolve();
      };
      observer.observe(element);
      for (const type of ['pointerdown', 'focusin']) {
        element.addEventListener(type, done, { once: true });
      }
      // The element goes with its page, and another page may hold the same island.
      for (const type of pageChanges) addEventListener(type, done, { once: true });
    });
  };

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
