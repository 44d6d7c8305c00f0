import type { ReactElement } from 'react';
import { services, type ServiceSlug } from '@/content/services/catalogue';
import { preloadable, type Preload } from '@/lib/preloadable';
import type { ServiceText } from '@/pages/service';
import { paths } from '@/paths';

export interface SiteRoute {
  path: string;
  element: ReactElement;
  preload: Preload;
  /** The page's source files, by which the build finds the chunks to announce in the page's HTML. */
  sources: readonly string[];
  /** Not whole without its code: the page fetches it at once instead of at the first sign of a visitor. */
  needsCode?: boolean;
}

const Home = preloadable(() => import('@/pages/home'));
const About = preloadable(() => import('@/pages/about'));
const Contact = preloadable(() => import('@/pages/contact'));
const Checkout = preloadable(() => import('@/pages/checkout'));
const Terms = preloadable(() => import('@/pages/legal/terms'));
const Privacy = preloadable(() => import('@/pages/legal/privacy'));
const Disclaimer = preloadable(() => import('@/pages/legal/disclaimer'));
const NotFound = preloadable(() => import('@/pages/not-found'));

/** The texts as pages show them, see vite/service-texts.ts. */
export const serviceTexts = import.meta.glob<ServiceText>('./content/services/details/*.ts', {
  query: '?page',
});

/** A service's page and its text are two chunks, fetched together: the page is shared by all of them. */
function serviceRoute(slug: ServiceSlug): SiteRoute {
  const file = `content/services/details/${slug}.ts`;
  const Service = preloadable(async () => {
    const [page, text] = await Promise.all([
      import('@/pages/service'),
      serviceTexts[`./${file}`]?.(),
    ]);
    // A proxy may answer with an empty script, see lib/preloadable.tsx.
    if (!text?.details) throw new Error(`The dynamically imported module src/${file} is empty`);
    const ServicePage = page.default;
    const { details, terms, firstYear } = text;
    const Page = () => <ServicePage {...{ slug, details, terms, firstYear }} />;
    const islands = ServicePage.islandsOf(slug, details);
    return { default: Object.assign(Page, { islands }) };
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
    // The payment provider's script is loaded while the page is read (specification, section 4).
    needsCode: true,
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
  // What the visitor may have meant depends on the address.
  needsCode: true,
};

/** Fetches the code of the page that a path leads to. */
export function preloadPath(path: string, options?: { whole: boolean }): Promise<void> {
  const route = routes.find((row) => row.path === path) ?? notFound;
  return route.preload(options);
}
