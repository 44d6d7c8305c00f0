import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Route, Switch } from 'wouter';
import { services } from '@/content/services/catalogue';
import { site } from '@/content/site';
import { ChatWidget } from '@/features/chat/chat-widget';
import { PaymentNotice } from '@/features/payment/payment-notice';
import { SearchButton } from '@/features/search/search-button';
import { SearchDialog } from '@/features/search/search-dialog';
import { AskTabs, EdgeTabs, PayTab } from '@/layout/edge-tabs';
import { Footer } from '@/layout/footer';
import { Header } from '@/layout/header';
import { preloadWideMenu } from '@/layout/menus';
import { Navigation, useShownPage, WithCode } from '@/layout/navigation';
import { OfflineNotice } from '@/layout/offline-notice';
import { PageFailed } from '@/layout/page-failed';
import { canonicalPath } from '@/lib/canonical-path';
import { Moving } from '@/lib/page-motion';
import { queryClient } from '@/lib/query-client';
import { paths } from '@/paths';
import { notFound, preloadPath, routes } from '@/routes';
import { ErrorBoundary } from '@/ui/error-boundary';
import { OwnSentences } from '@/sections/own-sentences';
import { Notifications } from '@/ui/notifications';

/** @param path that the HTML is written for; hydration starts from it */
export function App({ path }: { path: string }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Navigation start={path} preload={preloadPath}>
          <Frame />
        </Navigation>
      </QueryClientProvider>
    </StrictMode>
  );
}

/**
 * Hydrates the page's HTML once the code of the page and of the menus is here: a part without its code would lose its HTML at the
 * first update. From then on React listens, and hydrates first what is touched.
 *
 * @throws what loading throws; it can be called again
 */
export async function hydrate(root: HTMLElement): Promise<void> {
  const { pathname, search, hash } = location;
  const path = canonicalPath(pathname);
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
  // The host sends 404.html, or even another page's HTML, for a path without a page: the app goes on from there.
  const { path: written = path } = document.documentElement.dataset;
  await Promise.all([preloadPath(written), preloadPath(path), preloadWideMenu()]);
  // A transition yields to what the visitor does; otherwise hydration would be one long task.
  startTransition(() => void hydrateRoot(root, <App path={written} />, { onRecoverableError }));
}

function onRecoverableError(error: unknown): void {
  // A view transition may be cut short, by a navigation or a resized window. The page is there all the same.
  if (error instanceof DOMException && error.name !== 'TimeoutError') return;
  console.warn('React could not hydrate a part of the page and has drawn it anew:', error);
  // Drawn anew, the page has title, description and the like twice.
  if (!document.head.querySelector('title:not([data-prerendered])')) return;
  for (const tag of document.head.querySelectorAll('[data-prerendered]')) tag.remove();
}

/** What surrounds every page. */
function Frame() {
  const shown = useShownPage();
  const { path } = shown;

  return (
    <>
      <a
        href="#main"
        className="no-print fixed -top-20 left-3 z-skip bg-marigold px-4.5 py-3 font-semibold text-ink-950 focus:top-3"
      >
        Skip to content
      </a>
      {/* Printed in place of the header with its menus, so that a sheet of paper leads back to the page. */}
      <p className="print-only mb-2 border-b border-ink-900 pb-1">
        <b className="font-serif">{site.name}</b> {site.phone} · {site.origin + path}
      </p>
      <ErrorBoundary resetKey={path} fallback={null}>
        <Header search={<SearchButton />} />
      </ErrorBoundary>
      <div className="sticky top-0 z-edge">
        <PaymentNotice />
        <OfflineNotice />
      </div>
      <main id="main" tabIndex={-1}>
        <Suspense>
          <ErrorBoundary resetKey={shown} fallback={<PageFailed />}>
            <WithCode>
              <Switch>
                {routes.map((route) => (
                  <Route key={route.path} path={route.path}>
                    <Moving name={`page-${route.path.slice(1)}`}>{route.element}</Moving>
                  </Route>
                ))}
                <Route>{notFound.element}</Route>
              </Switch>
            </WithCode>
          </ErrorBoundary>
        </Suspense>
        <div className="page-wrap">
          <OwnSentences at="" />
        </div>
      </main>
      <Suspense>
        <Footer path={path} />
      </Suspense>
      <EdgeTabs>
        {path === paths.home() && <PayTab />}
        {services.some(({ slug }) => path === paths.service(slug)) && <AskTabs />}
        <Suspense>
          <ErrorBoundary resetKey={path} fallback={null}>
            <ChatWidget />
          </ErrorBoundary>
        </Suspense>
      </EdgeTabs>
      <Suspense>
        <ErrorBoundary resetKey={path} fallback={null}>
          <SearchDialog />
        </ErrorBoundary>
      </Suspense>
      <Notifications />
    </>
  );
}
