import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Route, Switch } from 'wouter';
import { services } from '@/content/services/catalogue';
import { site } from '@/content/site';
import { ChatWidget } from '@/features/chat/chat-widget';
import { PaymentNotice } from '@/features/payment/payment-notice';
import { openSearch } from '@/features/search/open-search';
import { SearchButton } from '@/features/search/search-button';
import { SearchDialog } from '@/features/search/search-dialog';
import { AskTabs, EdgeTabs, PayTab } from '@/layout/edge-tabs';
import { Footer } from '@/layout/footer';
import { Header } from '@/layout/header';
import { preloadWideMenu } from '@/layout/menus';
import { MobileMenu } from '@/layout/mobile-menu';
import { Navigation, useShownPage } from '@/layout/navigation';
import { OfflineNotice } from '@/layout/offline-notice';
import { PageFailed } from '@/layout/page-failed';
import { canonicalPath } from '@/lib/canonical-path';
import { Moving } from '@/lib/page-motion';
import { queryClient } from '@/lib/query-client';
import { paths } from '@/paths';
import { notFound, preloadPath, routes } from '@/routes';
import { Island } from '@/ui/island';
import { OwnSentences } from '@/sections/own-sentences';
import { Notifications } from '@/ui/notifications';

/** @param path the path of the prerendered HTML, where hydration starts */
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
 * Loads the code of the page and of the menus, then hydrates. A part that hydrates without its code would lose its HTML at the
 * first update.
 *
 * @throws the error of a failed load; a second call may succeed
 */
export async function hydrate(root: HTMLElement): Promise<void> {
  const { pathname, search, hash } = location;
  const path = canonicalPath(pathname);
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
  // For a path without a page the host sends 404.html, or another page's HTML. Hydration starts from the page in the HTML.
  const { path: htmlPath = path } = document.documentElement.dataset;
  await Promise.all([preloadPath(htmlPath), preloadPath(path), preloadWideMenu()]);
  // React interrupts a transition for input. Otherwise hydration would be one long task.
  startTransition(() => void hydrateRoot(root, <App path={htmlPath} />, { onRecoverableError }));
}

function onRecoverableError(error: unknown): void {
  // A navigation or a resized window may abort a view transition, but the page is complete. A timeout is logged, because the page
  // did not respond until then.
  if (error instanceof DOMException && error.name !== 'TimeoutError') return;
  console.warn('React could not hydrate a part of the page and rendered it again:', error);
  // After a new render the head has two titles, descriptions and so on.
  if (!document.head.querySelector('title:not([data-prerendered])')) return;
  for (const tag of document.head.querySelectorAll('[data-prerendered]')) tag.remove();
}

/** Header, footer and everything else around a page. Each `Island` hydrates by itself. If one fails, the others still work. */
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
      {/* Printed instead of the header, so that the paper shows the page's address. */}
      <p className="print-only mb-2 border-b border-ink-900 pb-1">
        <b className="font-serif">{site.name}</b> {site.phone} · {site.origin + path}
      </p>
      <Island resetKey={path}>
        <Header search={<SearchButton />} />
      </Island>
      <div className="sticky top-0 z-edge">
        <PaymentNotice />
        <OfflineNotice />
      </div>
      <main id="main" tabIndex={-1}>
        <Island resetKey={shown} fallback={<PageFailed />}>
          {/* A link from a page to itself renders it anew: React can't update parts that it has not hydrated. */}
          <Switch key={shown.event?.timeStamp}>
            {routes.map((route) => (
              <Route key={route.path} path={route.path}>
                <Moving name={`page-${route.path.slice(1)}`}>{route.element}</Moving>
              </Route>
            ))}
            <Route>{notFound.element}</Route>
          </Switch>
        </Island>
        <div className="page-wrap">
          <OwnSentences at="" />
        </div>
      </main>
      <Island resetKey={path}>
        <MobileMenu />
      </Island>
      <Island resetKey={path}>
        <Footer path={path} />
      </Island>
      <EdgeTabs>
        {path === paths.home() && <PayTab />}
        {services.some(({ slug }) => path === paths.service(slug)) && <AskTabs />}
        <Island resetKey={path}>
          <ChatWidget onSearch={openSearch} />
        </Island>
      </EdgeTabs>
      <Island resetKey={path}>
        <SearchDialog />
      </Island>
      <Notifications />
    </>
  );
}
