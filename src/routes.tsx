import type { ComponentType, ReactElement } from 'react';
import type { LegalDocument } from '@/content/legal/document';
import { services, textFile, type ServiceSlug } from '@/content/services/catalogue';
import type { ServiceText } from '@/content/services/service-page';
import { lazy } from '@/lib/lazy';
import { paths } from '@/paths';

export interface SiteRoute {
  path: string;
  element: ReactElement;
  /** Loads the page's code; rejects if that fails. Afterwards `element` renders at once. */
  preload: () => Promise<unknown>;
  /** The page's source files. The build uses these to find the chunks that the HTML lists. */
  sources: readonly string[];
}

/** Every page of the site. The router, the build, prefetching and tests use this table. */
export const routes: readonly SiteRoute[] = [
  pageRoute(paths.home(), 'pages/home.tsx', () => import('@/pages/home')),
  pageRoute(paths.about(), 'pages/about.tsx', () => import('@/pages/about')),
  pageRoute(paths.contact(), 'pages/contact.tsx', () => import('@/pages/contact')),
  pageRoute(paths.checkout(), 'pages/checkout.tsx', () => import('@/pages/checkout')),
  legalRoute(paths.terms(), async () => (await import('@/content/legal/terms')).terms),
  legalRoute(paths.privacy(), async () => (await import('@/content/legal/privacy')).privacy),
  legalRoute(
    paths.disclaimer(),
    async () => (await import('@/content/legal/disclaimer')).disclaimer,
  ),
  ...services.map(({ slug }) => serviceRoute(slug)),
];

/** The page for any other path. */
export const notFound = pageRoute('/404', 'pages/not-found.tsx', () => import('@/pages/not-found'));

/** Loads the code of the page at a path. */
export function preloadPath(path: string): Promise<unknown> {
  return (routes.find((row) => row.path === path) ?? notFound).preload();
}

function pageRoute(
  path: string,
  source: string,
  load: () => Promise<{ default: ComponentType }>,
): SiteRoute {
  return route(path, [source], async () => (await load()).default);
}

/** The texts of the service pages. In the browser each is a chunk of JSON, made by `vite/service-texts.ts`. */
const serviceTexts = import.meta.glob<ServiceText>(
  ['/src/content/services/details/*.ts', '/src/owner/services/*.ts'],
  { query: '?page', import: 'page' },
);

/** @throws Error if the service has no text */
export async function loadServiceText(slug: ServiceSlug): Promise<ServiceText> {
  const load = serviceTexts[`/src/${textFile(slug)}`];
  if (!load) throw new Error(`src/${textFile(slug)} does not exist`);
  return load();
}

/** A service page needs two chunks, its text and the code of all service pages. They load at the same time. */
function serviceRoute(slug: ServiceSlug): SiteRoute {
  const sources = ['pages/service/page.tsx', `${textFile(slug)}?page`];
  return route(paths.service(slug), sources, async () => {
    const [{ default: ServicePage }, text] = await Promise.all([
      import('@/pages/service/page'),
      loadServiceText(slug),
    ]);
    return () => <ServicePage slug={slug} {...text} />;
  });
}

/** Like a service page, a legal page has shared code and a text. The text of `/legal/terms` is in `content/legal/terms.ts`. */
function legalRoute(path: string, loadText: () => Promise<LegalDocument>): SiteRoute {
  return route(path, ['pages/legal.tsx', `content${path}.ts`], async () => {
    const [{ default: LegalPage }, text] = await Promise.all([import('@/pages/legal'), loadText()]);
    return () => <LegalPage path={path} {...text} />;
  });
}

/** @param sources relative to `src/` */
function route(
  path: string,
  sources: readonly string[],
  load: () => Promise<ComponentType>,
): SiteRoute {
  const Page = lazy<object>(load);
  return {
    path,
    element: <Page />,
    preload: Page.preload,
    sources: sources.map((file) => `src/${file}`),
  };
}
