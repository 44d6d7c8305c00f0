import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { mistake } from '@/content/mistake';
import { footerColumns } from '@/content/navigation';
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
import { narrowMenu, wideMenu } from '@/layout/menus';
import { Navigation, useShownPage, WithCode } from '@/layout/navigation';
import { Moving } from '@/lib/page-motion';
import { OfflineNotice } from '@/layout/offline-notice';
import { PageLoading } from '@/layout/page-loading';
import { PageFailed } from '@/layout/page-failed';
import { PrintHeader } from '@/layout/print-header';
import { SkipLink } from '@/layout/skip-link';
import { queryClient } from '@/lib/query-client';
import { paths } from '@/paths';
import { notFound, preloadPath, routes } from '@/routes';
import { ErrorBoundary } from '@/ui/error-boundary';
import { Toaster } from '@/ui/toaster';

interface AppProps {
  /** The path that the HTML is written for; hydration starts from it. */
  path: string;
}

export function App({ path }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Navigation start={path} preload={preloadPath} loading={<PageLoading phone={site.phone} />}>
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
      <SkipLink />
      <PrintHeader name={site.name} phone={site.phone} address={site.origin + path} />
      <ErrorBoundary resetKey={path} fallback={null}>
        <Header
          name={site.name}
          phone={site.phone}
          homeHref={paths.home()}
          wideMenu={wideMenu}
          narrowMenu={narrowMenu}
          search={<SearchButton />}
        />
      </ErrorBoundary>
      <div className="sticky top-0 z-edge">
        <PaymentNotice />
        <OfflineNotice phone={site.phone} />
      </div>
      <CodeMissing phone={site.phone} />
      <main id="main" tabIndex={-1}>
        <Suspense>
          <ErrorBoundary
            resetKey={shown}
            fallback={<PageFailed phone={site.phone} homeHref={paths.home()} />}
          >
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
        <Footer
          name={site.name}
          homeHref={paths.home()}
          columns={footerColumns}
          socials={site.socials}
          copyrightYear={site.copyrightYear}
          mistake={{ title: mistake.link, href: paths.contactAbout(mistake.message(path)) }}
        />
      </Suspense>
      <EdgeTabs>
        {path === paths.home() && <PayTab href={paths.checkout()} />}
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
      <Toaster />
    </>
  );
}
