import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { services } from '@/content/services/catalogue';
import { site } from '@/content/site';
import { ChatWidget } from '@/features/chat/chat-widget';
import { PaymentNotice } from '@/features/payment/payment-notice';
import { SearchButton } from '@/features/search/search-button';
import { SearchDialog } from '@/features/search/search-dialog';
import { Arrival } from '@/layout/arrival';
import { AskTabs, EdgeTabs, PayTab } from '@/layout/edge-tabs';
import { CodeMissing } from '@/layout/code-missing';
import { Footer } from '@/layout/footer';
import { Header } from '@/layout/header';
import { Navigation, useShownPage, WithCode } from '@/layout/navigation';
import { OfflineNotice } from '@/layout/offline-notice';
import { PageFailed } from '@/layout/page-failed';
import { Moving } from '@/lib/page-motion';
import { queryClient } from '@/lib/query-client';
import { paths } from '@/paths';
import { notFound, preloadPath, routes } from '@/routes';
import { ErrorBoundary } from '@/ui/error-boundary';
import { Notifications } from '@/ui/notifications';

/** @param path that the HTML is written for; hydration starts from it */
export function App({ path }: { path: string }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Navigation start={path} preload={preloadPath}>
        <Frame />
      </Navigation>
    </QueryClientProvider>
  );
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
      <CodeMissing />
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
      <Arrival />
      <Notifications />
    </>
  );
}
