import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { mistake } from '@/content/mistake';
import { footerColumns } from '@/content/navigation';
import { services } from '@/content/services/catalogue';
import { site } from '@/content/site';
import { ChatWidget } from '@/features/chat/chat-widget';
import { PaymentNotice } from '@/features/payment/payment-notice';
import { SearchButton } from '@/features/search/search-button';
import { useClientNavigation } from '@/layout/client-navigation';
import { AskTabs, EdgeTabs, PayTab } from '@/layout/edge-tabs';
import { CodeMissing } from '@/layout/code-missing';
import { Footer } from '@/layout/footer';
import { Header } from '@/layout/header';
import { narrowMenu, wideMenu } from '@/layout/menus';
import { OfflineNotice } from '@/layout/offline-notice';
import { PageAwaited } from '@/layout/page-awaited';
import { PageBoundary } from '@/layout/page-boundary';
import { PageFailed } from '@/layout/page-failed';
import { PrintHeader } from '@/layout/print-header';
import { RouteAnnouncer } from '@/layout/route-announcer';
import { NavigationEnd, useLatestNavigation, useShownAddress } from '@/layout/shown-address';
import { SkipLink } from '@/layout/skip-link';
import { queryClient } from '@/lib/query-client';
import { paths } from '@/paths';
import { notFound, preloadPath, routes } from '@/routes';
import { Toaster } from '@/ui/toaster';

interface AppProps {
  /** The path that the HTML is written for; hydration starts from it. */
  path: string;
}

export function App({ path }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      {/* oxlint-disable-next-line react/hooks -- wouter's Router is given the hook that it calls */}
      <Router hook={useShownAddress} ssrPath={path}>
        <Frame />
      </Router>
    </QueryClientProvider>
  );
}

/** What surrounds every page. */
function Frame() {
  const [path] = useLocation();
  const navigation = useLatestNavigation();
  useClientNavigation(preloadPath);

  return (
    <>
      <SkipLink />
      <PrintHeader name={site.name} phone={site.phone} address={site.origin + path} />
      <Header
        name={site.name}
        phone={site.phone}
        homeHref={paths.home()}
        wideMenu={wideMenu}
        narrowMenu={narrowMenu}
        search={<SearchButton />}
      />
      <div className="sticky top-0 z-edge">
        <PaymentNotice />
        <OfflineNotice phone={site.phone} />
      </div>
      <CodeMissing phone={site.phone} />
      <main id="main" tabIndex={-1}>
        <PageBoundary
          resetKey={navigation}
          fallback={
            <>
              <PageFailed phone={site.phone} homeHref={paths.home()} />
              <NavigationEnd />
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
            <NavigationEnd />
          </Suspense>
        </PageBoundary>
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
        <ChatWidget />
      </EdgeTabs>
      <RouteAnnouncer />
      <Toaster />
    </>
  );
}
