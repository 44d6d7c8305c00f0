import type { ReactElement } from 'react';
import { services } from '@/content/services/catalogue';
import { preloadable } from '@/lib/preloadable';
import { paths } from '@/paths';

export interface SiteRoute {
  path: string;
  element: ReactElement;
  /** Fetches the page's code; rejects where it can't be had. */
  preload: () => Promise<void>;
  /** The page's source file, by which the build finds the chunk to announce in the page's HTML. */
  source: string;
}

const Home = preloadable(() => import('@/pages/home'));
const About = preloadable(() => import('@/pages/about'));
const Contact = preloadable(() => import('@/pages/contact'));
const Checkout = preloadable(() => import('@/pages/checkout'));
const Terms = preloadable(() => import('@/pages/legal/terms'));
const Privacy = preloadable(() => import('@/pages/legal/privacy'));
const Disclaimer = preloadable(() => import('@/pages/legal/disclaimer'));
const Service = preloadable(() => import('@/pages/service'));
const NotFound = preloadable(() => import('@/pages/not-found'));

/** Every page of the site. Router, prerendering, prefetching and tests read this table. */
export const routes: readonly SiteRoute[] = [
  {
    path: paths.home(),
    element: <Home />,
    preload: Home.preload,
    source: 'src/pages/home.tsx',
  },
  {
    path: paths.about(),
    element: <About />,
    preload: About.preload,
    source: 'src/pages/about.tsx',
  },
  {
    path: paths.contact(),
    element: <Contact />,
    preload: Contact.preload,
    source: 'src/pages/contact.tsx',
  },
  {
    path: paths.checkout(),
    element: <Checkout />,
    preload: Checkout.preload,
    source: 'src/pages/checkout.tsx',
  },
  {
    path: paths.terms(),
    element: <Terms />,
    preload: Terms.preload,
    source: 'src/pages/legal/terms.tsx',
  },
  {
    path: paths.privacy(),
    element: <Privacy />,
    preload: Privacy.preload,
    source: 'src/pages/legal/privacy.tsx',
  },
  {
    path: paths.disclaimer(),
    element: <Disclaimer />,
    preload: Disclaimer.preload,
    source: 'src/pages/legal/disclaimer.tsx',
  },
  ...services.map(({ slug }) => ({
    path: paths.service(slug),
    element: <Service slug={slug} />,
    preload: Service.preload,
    source: 'src/pages/service.tsx',
  })),
];

/** Any other path. */
export const notFound: Omit<SiteRoute, 'path'> = {
  element: <NotFound />,
  preload: NotFound.preload,
  source: 'src/pages/not-found.tsx',
};

/** Fetches the code of the page that a path leads to. */
export function preloadPath(path: string): Promise<void> {
  const route = routes.find((row) => row.path === path) ?? notFound;
  return route.preload();
}
