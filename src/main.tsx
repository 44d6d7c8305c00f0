import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '@/app';
import { canonicalPath } from '@/lib/canonical-path';
import { preloadPath } from '@/routes';
import '@/index.css';

async function start(root: HTMLElement): Promise<void> {
  const path = canonicalPath(location.pathname);
  if (path !== location.pathname) {
    history.replaceState(history.state, '', path + location.search + location.hash);
  }

  // Hydrating before the page's code is here would leave it inert, and any update above it would show the spinner.
  await preloadPath(path);

  const app = (
    <StrictMode>
      <App path={path} />
    </StrictMode>
  );
  if (root.dataset.path === path) {
    hydrateRoot(root, app);
  } else {
    // 404.html stands in for paths it was not written for (and the dev server's page for all), so it is replaced.
    for (const tag of document.head.querySelectorAll('[data-prerendered]')) tag.remove();
    createRoot(root).render(app);
  }
}

const root = document.getElementById('root');
if (root) {
  // Without its code the page stays what it is: complete HTML with plain links and forms.
  start(root).catch((error: unknown) => console.warn('The page stays static:', error));
}
