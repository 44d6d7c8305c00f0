import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { footerColumns, menuGroups } from '@/content/navigation';
import { site } from '@/content/site';
import { ChatWidget } from '@/features/chat/chat-widget';
import { PaymentNotice } from '@/features/payment/payment-notice';
import { SearchButton } from '@/features/search/search-button';
import { Announcer } from '@/layout/announcer';
import { Arrival } from '@/layout/arrival';
import { useClientNavigation } from '@/layout/client-navigation';
import { EdgeTabs, PayTab } from '@/layout/edge-tabs';
import { CodeMissing } from '@/layout/code-missing';
import { Footer } from '@/layout/footer';
import { Header } from '@/layout/header';
import { OfflineNotice } from '@/layout/offline-notice';
import { PageAwaited } from '@/layout/page-awaited';
import { PageBoundary } from '@/layout/page-boundary';
import { PageFailed } from '@/layout/page-failed';
import { SkipLink } from '@/layout/skip-link';
import { island } from '@/lib/island';
import { queryClient } from '@/lib/query-client';
import { whenToastsAreNear } from '@/lib/toasts';
import { paths } from '@/paths';
import { notFound, preloadPath, routes } from '@/routes';

const Toaster = island(async () => (await import('@/ui/toaster')).Toaster, whenToastsAreNear);

interface AppProps {
  /** The path that the HTML was or is being written for, so that hydration starts from what stands on the page. */
  path: string;
}

export function App({ path }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      {/* The HTML is written without a query; what the address adds is read after hydration. */}
      <Router ssrPath={path} ssrSearch="">
        <Frame />
      </Router>
    </QueryClientProvider>
  );
}

const preloadWhole = (path: string) => preloadPath(path, { whole: true });

/** What surrounds every page. */
function Frame() {
  const [path] = useLocation();
  useClientNavigation({ preload: preloadWhole });

  return (
    <>
      <SkipLink />
      <Header
        name={site.name}
        phone={site.phone}
        homeHref={paths.home()}
        payHref={paths.checkout()}
        groups={menuGroups}
        search={<SearchButton />}
      />
      <PaymentNotice />
      <OfflineNotice phone={site.phone} />
      <CodeMissing phone={site.phone} />
      <main id="main" tabIndex={-1}>
        <PageBoundary
          resetKey={path}
          fallback={
            <>
              <PageFailed phone={site.phone} homeHref={paths.home()} />
              <Arrival />
            </>
          }
        >
          <Suspense fallback={<PageAwaited phone={site.phone} />}>
            <Switch>
              {routes.map((route) => (
                <Route key={route.path} path={route.path}>
                  {route.element}
                </Route>
              ))}
              <Route>{notFound.element}</Route>
            </Switch>
            <Arrival />
          </Suspense>
        </PageBoundary>
      </main>
      <Footer
        name={site.name}
        homeHref={paths.home()}
        columns={footerColumns}
        socials={site.socials}
        copyrightYear={site.copyrightYear}
      />
      <EdgeTabs>
        {path === paths.home() && <PayTab href={paths.checkout()} />}
        <ChatWidget />
      </EdgeTabs>
      <Announcer />
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </>
  );
}
