import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '@/app';
import { preloadWideMenu } from '@/layout/menus';
import { canonicalPath } from '@/lib/canonical-path';
import { currentElement, watchForRedraw } from '@/lib/carry-over';
import { tolerateTranslatedNodes } from '@/lib/foreign-nodes';
import { fetchTouchedParts } from '@/lib/lazy';
import { preloadPath } from '@/routes';

/**
 * Hydrates the page's HTML once the code of the page and of the menus is here. Without that code they would not react, and
 * any update above the page would leave `main` empty. Resolves when the page's frame listens to events; the sections, each in
 * a `Suspense` boundary, follow one by one, starting with the one that is touched.
 *
 * @throws what loading throws; it can be called again
 */
export async function hydrate(root: HTMLElement): Promise<void> {
  correctAddress();
  // The host sends 404.html, or even another page's HTML, for a path without a page: the app goes on from there.
  const { path = location.pathname } = root.dataset;
  await Promise.all([preloadPath(path), preloadPath(location.pathname), preloadWideMenu()]);
  await fetchTouchedParts();
  keepStyleSheet();
  tolerateTranslatedNodes(root);

  const onRedraw = watchForRedraw(root);
  const onRecoverableError = (error: unknown) => {
    // A view transition may be cut short, by a navigation or a resized window. The page is there all the same.
    if (error instanceof DOMException && error.name !== 'TimeoutError') return;
    onRedraw();
    removeDoubledTags();
    console.warn('React could not hydrate a part of the page and has drawn it anew:', error);
  };
  await new Promise<void>((resolve) => {
    const app = (
      <StrictMode>
        <Hydrated callback={resolve}>
          <App path={path} />
        </Hydrated>
      </StrictMode>
    );
    // A transition yields to what the visitor does; otherwise hydration would be one long task.
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  });
  // The inline script (early.ts) has held the last press, which is now repeated.
  window.earlyPresses?.release(currentElement);
}

/**
 * Takes the style sheet's link out of the page that it has come in (ui/first-screen-end.tsx), which React removes when another
 * is shown. Where it can't be moved as it is, a second one is cheaper than a moment without styles.
 */
function keepStyleSheet(): void {
  const link = document.querySelector('#first-screen-end > link');
  if (!link) return;
  if ('moveBefore' in Element.prototype) document.head.moveBefore(link, null);
  else document.head.append(link.cloneNode());
}

/** Makes the address canonical. */
function correctAddress(): void {
  const path = canonicalPath(location.pathname);
  if (path !== location.pathname) {
    history.replaceState(history.state, '', path + location.search + location.hash);
  }
}

/** Calls back when React has taken over its children, so that they answer clicks and keys. */
function Hydrated({ callback, children }: { callback: () => void; children: ReactNode }) {
  useEffect(callback, [callback]);
  return children;
}

/** When React draws the page anew, it adds title, description and the like again, so those of the HTML are removed. */
function removeDoubledTags(): void {
  if (!document.head.querySelector('title:not([data-prerendered])')) return;
  for (const tag of document.head.querySelectorAll('[data-prerendered]')) tag.remove();
}
