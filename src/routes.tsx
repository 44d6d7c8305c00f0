import type { ComponentType, ReactElement } from 'react';
import { services, type ServiceSlug } from '@/content/services/catalogue';
import { lazy, type LazyComponent } from '@/lib/lazy';
import { loadCode } from '@/lib/load-code';
import type { ServiceText } from '@/pages/service/service-text';
import { paths } from '@/paths';

export interface SiteRoute {
  path: string;
  element: ReactElement;
  /** Fetches the page's code; rejects where it can't be had. */
  preload: () => Promise<unknown>;
  /** The page's source files, by which the build finds the chunks to announce in the page's HTML. */
  sources: readonly string[];
}

const pageFiles = import.meta.glob<ComponentType>('./pages/{*,legal/*}.tsx', { import: 'default' });

/** The texts of the service pages, see vite/service-texts.ts. */
export const textLoaders = import.meta.glob<ServiceText>('./content/services/details/*.ts', {
  query: '?page',
});

/** Every page of the site. Router, prerendering, prefetching and tests read this table. */
export const routes: readonly SiteRoute[] = [
  page(paths.home(), 'home'),
  page(paths.about(), 'about'),
  page(paths.contact(), 'contact'),
  page(paths.checkout(), 'checkout'),
  page(paths.terms(), 'legal/terms'),
  page(paths.privacy(), 'legal/privacy'),
  page(paths.disclaimer(), 'legal/disclaimer'),
  ...services.map(({ slug }) => servicePage(slug)),
];

/** The page for any other path. */
export const notFound = page('/404', 'not-found');

/** Fetches the code of the page that a path leads to. */
export function preloadPath(path: string): Promise<unknown> {
  return (routes.find((row) => row.path === path) ?? notFound).preload();
}

/** @param name of the page's file in `pages/` */
function page(path: string, name: string): SiteRoute {
  const Page = lazy(async () => pageFiles[`./pages/${name}.tsx`]?.(), { when: 'shown' });
  return route(path, Page, [`src/pages/${name}.tsx`]);
}

/** A service's page and its text are two chunks, fetched together: the page is shared by all of them. */
function servicePage(slug: ServiceSlug): SiteRoute {
  const file = `content/services/details/${slug}.ts`;
  const Page = lazy(
    async () => {
      const [{ default: ServicePage }, text] = await loadCode(async () =>
        Promise.all([import('@/pages/service/page'), textLoaders[`./${file}`]!()]),
      );
      return () => <ServicePage slug={slug} {...text} />;
    },
    { when: 'shown' },
  );
  return route(paths.service(slug), Page, ['src/pages/service/page.tsx', `src/${file}?page`]);
}

function route(path: string, Page: LazyComponent<object>, sources: readonly string[]): SiteRoute {
  return { path, element: <Page />, preload: Page.preload, sources };
}
