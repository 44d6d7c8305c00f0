import { StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '@/app';
import { canonicalPath } from '@/lib/canonical-path';
import { forgetPrerendered } from '@/lib/island';
import { preloadPath } from '@/routes';

/**
 * Brings the page to life: hydrates where the HTML was written for this address, else renders anew. Resolves when the
 * page's frame acts.
 *
 * @throws what loading the page's code throws; nothing has been changed then, and it can be called again
 */
export async function start(root: HTMLElement): Promise<void> {
  const path = canonicalPath(location.pathname);
  if (path !== location.pathname) {
    history.replaceState(history.state, '', path + location.search + location.hash);
  }

  // Hydrating before the page's code is here would leave it inert, and any update above it would show the spinner.
  await preloadPath(path);

  await new Promise<void>((resolve) => {
    const app = (
      <StrictMode>
        <Started onStart={resolve}>
          <App path={path} />
        </Started>
      </StrictMode>
    );
    if (root.dataset.path === path) {
      hydrateRoot(root, app);
    } else {
      // 404.html stands in for paths it was not written for (and the dev server's page for all), so it is replaced.
      for (const tag of document.head.querySelectorAll('[data-prerendered]')) tag.remove();
      forgetPrerendered();
      createRoot(root).render(app);
    }
  });
}

/** Tells when what it holds has been committed, and so listens to events. */
function Started({ onStart, children }: { onStart: () => void; children: ReactNode }) {
  useEffect(onStart, [onStart]);
  return children;
}
