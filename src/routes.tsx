import type { ComponentType, ReactElement } from 'react';
import type { LegalDocument } from '@/content/legal/document';
import { services, type ServiceSlug } from '@/content/services/catalogue';
import { loadServiceText } from '@/content/services/load-service-text';
import { lazy, type LazyComponent } from '@/lib/lazy';
import { loadCode } from '@/lib/load-code';
import { paths } from '@/paths';

export interface SiteRoute {
  path: string;
  element: ReactElement;
  /** Fetches the page's code; rejects where it can't be had. */
  preload: () => Promise<unknown>;
  /** The page's source files, by which the build finds the chunks to announce in the page's HTML. */
  sources: readonly string[];
}

const pageFiles = import.meta.glob<ComponentType>(['./pages/*.tsx', '!./pages/legal.tsx'], {
  import: 'default',
});
const legalTexts = import.meta.glob<Record<string, LegalDocument>>(
  './content/legal/{terms,privacy,disclaimer}.ts',
);

/** Every page of the site. Router, prerendering, prefetching and tests read this table. */
export const routes: readonly SiteRoute[] = [
  page(paths.home(), 'home'),
  page(paths.about(), 'about'),
  page(paths.contact(), 'contact'),
  page(paths.checkout(), 'checkout'),
  legalRoute(paths.terms()),
  legalRoute(paths.privacy()),
  legalRoute(paths.disclaimer()),
  ...services.map(({ slug }) => serviceRoute(slug)),
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
function serviceRoute(slug: ServiceSlug): SiteRoute {
  const Page = lazy(
    async () => {
      const [{ default: ServicePage }, text] = await loadCode(async () =>
        Promise.all([import('@/pages/service/page'), loadServiceText(slug)]),
      );
      return () => <ServicePage slug={slug} {...text} />;
    },
    { when: 'shown' },
  );
  return route(paths.service(slug), Page, [
    'src/pages/service/page.tsx',
    `src/content/services/details/${slug}.ts?page`,
  ]);
}

/** The same for a legal page, whose text has the path of the page. */
function legalRoute(path: string): SiteRoute {
  const text = `content${path}.ts`;
  const Page = lazy(
    async () => {
      const [{ default: LegalPage }, texts] = await loadCode(async () =>
        Promise.all([import('@/pages/legal'), legalTexts[`./${text}`]!()]),
      );
      const [document] = Object.values(texts);
      return () => document && <LegalPage path={path} {...document} />;
    },
    { when: 'shown' },
  );
  return route(path, Page, ['src/pages/legal.tsx', `src/${text}`]);
}

function route(path: string, Page: LazyComponent<object>, sources: readonly string[]): SiteRoute {
  return { path, element: <Page />, preload: Page.preload, sources };
}
