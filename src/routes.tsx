import type { ReactElement } from 'react';
import { services, type ServiceSlug } from '@/content/services/catalogue';
import { lazyWithPreload } from '@/lib/lazy-with-preload';
import type { ServiceText } from '@/pages/service';
import { StructureChooser } from '@/pages/service/structure-chooser';
import { paths } from '@/paths';

export interface SiteRoute {
  path: string;
  element: ReactElement;
  /** Fetches the page's code; rejects where it can't be had. */
  preload: () => Promise<unknown>;
  /** The page's source files, by which the build finds the chunks to announce in the page's HTML. */
  sources: readonly string[];
}

const Home = lazyWithPreload(async () => (await import('@/pages/home')).default);
const About = lazyWithPreload(async () => (await import('@/pages/about')).default);
const Contact = lazyWithPreload(async () => (await import('@/pages/contact')).default);
const Checkout = lazyWithPreload(async () => (await import('@/pages/checkout')).default);
const Terms = lazyWithPreload(async () => (await import('@/pages/legal/terms')).default);
const Privacy = lazyWithPreload(async () => (await import('@/pages/legal/privacy')).default);
const Disclaimer = lazyWithPreload(async () => (await import('@/pages/legal/disclaimer')).default);
const NotFound = lazyWithPreload(async () => (await import('@/pages/not-found')).default);

/** The texts as pages show them, see vite/service-texts.ts. */
export const serviceTexts = import.meta.glob<ServiceText>('./content/services/details/*.ts', {
  query: '?page',
});

/** A service's page and its text are two chunks, fetched together: the page is shared by all of them. */
function serviceRoute(slug: ServiceSlug): SiteRoute {
  const file = `content/services/details/${slug}.ts`;
  const Service = lazyWithPreload(async () => {
    const [page, text] = await Promise.all([
      import('@/pages/service'),
      serviceTexts[`./${file}`]?.(),
    ]);
    // A proxy may answer with an empty script, see lib/lazy-with-preload.tsx.
    if (!text?.details) throw new Error(`The chunk of src/${file} is empty`);
    if (text.details.structures) await StructureChooser.preload();
    const ServicePage = page.default;
    const { details, terms, firstYear } = text;
    return () => <ServicePage {...{ slug, details, terms, firstYear }} />;
  });
  return {
    path: paths.service(slug),
    element: <Service />,
    preload: Service.preload,
    sources: ['src/pages/service.tsx', `src/${file}?page`],
  };
}

/** Every page of the site. Router, prerendering, prefetching and tests read this table. */
export const routes: readonly SiteRoute[] = [
  {
    path: paths.home(),
    element: <Home />,
    preload: Home.preload,
    sources: ['src/pages/home.tsx'],
  },
  {
    path: paths.about(),
    element: <About />,
    preload: About.preload,
    sources: ['src/pages/about.tsx'],
  },
  {
    path: paths.contact(),
    element: <Contact />,
    preload: Contact.preload,
    sources: ['src/pages/contact.tsx'],
  },
  {
    path: paths.checkout(),
    element: <Checkout />,
    preload: Checkout.preload,
    sources: ['src/pages/checkout.tsx'],
  },
  {
    path: paths.terms(),
    element: <Terms />,
    preload: Terms.preload,
    sources: ['src/pages/legal/terms.tsx'],
  },
  {
    path: paths.privacy(),
    element: <Privacy />,
    preload: Privacy.preload,
    sources: ['src/pages/legal/privacy.tsx'],
  },
  {
    path: paths.disclaimer(),
    element: <Disclaimer />,
    preload: Disclaimer.preload,
    sources: ['src/pages/legal/disclaimer.tsx'],
  },
  ...services.map(({ slug }) => serviceRoute(slug)),
];

/** Any other path. */
export const notFound: Omit<SiteRoute, 'path'> = {
  element: <NotFound />,
  preload: NotFound.preload,
  sources: ['src/pages/not-found.tsx'],
};

/** Fetches the code of the page that a path leads to. */
export function preloadPath(path: string): Promise<unknown> {
  const route = routes.find((row) => row.path === path) ?? notFound;
  return route.preload();
}
