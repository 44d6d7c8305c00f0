import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

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
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const prerendering = typeof document === 'undefined';
    if (!prerendering) await trigger();
    return { default: await loadPatiently(load) };
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

/** When the prerendered element comes near the screen, or is touched or focused before that. */
export const whenNear =
  (selector: string): IslandTrigger =>
  async () => {
    const element = document.querySelector(selector);
    if (!element) return;
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
