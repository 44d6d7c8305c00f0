import { startTransition, StrictMode, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '@/app';
import { preloadWideMenu } from '@/layout/menus';
import { canonicalPath } from '@/lib/canonical-path';
import { watchForRedraw } from '@/lib/carry-over';
import { liveWithForeignNodes } from '@/lib/foreign-nodes';
import { openWithoutPopovers } from '@/lib/popovers';
import { preloadPath } from '@/routes';

/**
 * Hydrates the HTML that was written for this address, when the code of its page and of the menus is here: without it they
 * would be inert, and any update above the page would show the spinner. Resolves when the page's frame listens to events; the
 * sections in `Suspense` boundaries follow one by one, the one that is touched first.
 *
 * @param onBegin called when the code is here
 * @throws what loading throws; it can be called again
 */
export async function hydrate(root: HTMLElement, onBegin: () => void): Promise<void> {
  correctAddress();
  const path = location.pathname;
  await Promise.all([preloadPath(path), preloadWideMenu()]);
  onBegin();
  liveWithForeignNodes(root);
  openWithoutPopovers();

  const onRedraw = watchForRedraw(root);
  const isWritten = root.dataset['path'] === path;

  await new Promise<void>((resolve) => {
    const app = (
      <StrictMode>
        <Started onDraw={isWritten ? undefined : onRedraw} onStart={resolve}>
          <App path={path} />
        </Started>
      </StrictMode>
    );
    if (isWritten) {
      const onRecoverableError = (error: unknown) => {
        onRedraw();
        removeDoubledTags();
        console.warn('Part of the page was not as it was written, and is drawn anew:', error);
      };
      // A transition yields to what the visitor does; otherwise hydration would be one long task.
      startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
    } else {
      // For a path without a page the host sends 404.html, or even another page's HTML.
      for (const tag of prerenderedTags()) tag.remove();
      createRoot(root).render(app);
    }
  });
}

/** Makes the address canonical. */
function correctAddress(): void {
  const path = canonicalPath(location.pathname);
  if (path !== location.pathname) {
    history.replaceState(history.state, '', path + location.search + location.hash);
  }
}

interface StartedProps {
  onDraw: (() => void) | undefined;
  onStart: () => void;
  children: ReactNode;
}

/** Calls back when what it holds is in the page, and then when it listens to events. */
function Started({ onDraw, onStart, children }: StartedProps) {
  useLayoutEffect(() => onDraw?.(), [onDraw]);
  useEffect(onStart, [onStart]);
  return children;
}

const prerenderedTags = () => document.head.querySelectorAll('[data-prerendered]');

/** When React draws the page anew, it adds title, description and the like once more; the written ones go. */
function removeDoubledTags(): void {
  for (const tag of prerenderedTags()) {
    const names = ['name', 'property', 'rel'].filter((name) => tag.hasAttribute(name));
    const alike =
      tag.localName + names.map((name) => `[${name}="${tag.getAttribute(name)}"]`).join('');
    if (document.head.querySelector(`${alike}:not([data-prerendered])`)) tag.remove();
  }
}
