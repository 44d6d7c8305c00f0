import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { App } from '@/app';
import { calendarFiles } from '@/content/calendars';
import { about } from '@/content/about';
import { home } from '@/content/home';
import { groups, services } from '@/content/services/catalogue';
import { searchIndex } from '@/content/search/search-index';
import { site, unlessSample } from '@/content/site';
import { buildDay } from '@/lib/build-day';
import type { ServiceText } from '@/content/services/service-page';
import { paths } from '@/paths';
import { loadServiceText, notFound, routes } from '@/routes';

/** Data about a page for search engines and link previews, in addition to the tags in its head. */
export interface PageFacts {
  /** A type of schema.org. */
  type: string;
  service?: ReturnType<typeof serviceFacts>;
}

const TYPES: Record<string, string> = {
  [paths.about()]: 'AboutPage',
  [paths.contact()]: 'ContactPage',
};

/** The provider, for structured data. Values that are still samples (see `site.ts`) are left out. */
export const provider = {
  ...site,
  description: about.description as string,
  slogan: [...home.hero.lines, home.hero.stitched].join(' '),
  /** Addresses of the provider's pages on social networks. */
  socials: site.socials.flatMap(({ address }) => address || []),
  legalName: unlessSample(site.legal.entity) || undefined,
  address: unlessSample(site.legal.address) || undefined,
};

export type Provider = typeof provider;

/** Each page, with its output file and the source files of its chunks. */
export const pages = [...routes, notFound].map(({ path, sources }) => ({
  path,
  sources,
  file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
}));

/** The texts of the other built files, by path: calendars and the search index. The browser fetches them on demand. */
export const dataFiles = (): Record<string, string> => ({
  ...calendarFiles(),
  'search-index.json': JSON.stringify(searchIndex()),
});

/**
 * Renders the page at a path as plain HTML.
 *
 * @returns the tags that React hoists (title, description, canonical), and the content of the root element
 * @throws any error of the page, so that a broken page stops the build
 */
export async function renderPage(path: string): Promise<{ head: string; body: string }> {
  let failure: unknown;
  const { prelude } = await prerenderToNodeStream(<App path={path} />, {
    onError: (error) => void (failure ??= error),
    // Otherwise React streams large parts out of order and moves them by script, so they would be missing without scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await text(prelude);
  if (failure) throw failure;
  // React writes hoisted tags first if the tree has no html element.
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html) ?? [];
  return { head, body: html.slice(head.length) };
}

export async function factsOf(path: string): Promise<PageFacts> {
  const service = services.find(({ slug }) => paths.service(slug) === path);
  if (service) {
    const texts = await loadServiceText(service.slug);
    return { type: 'WebPage', service: serviceFacts(service, texts) };
  }
  return { type: TYPES[path] ?? 'WebPage' };
}

function serviceFacts(
  { slug, title, summary, group }: (typeof services)[number],
  { details: { checked }, changes, short }: Pick<ServiceText, 'details' | 'changes' | 'short'>,
) {
  const days = changes.map(({ day }) => day).filter((day) => day <= buildDay);
  return {
    slug,
    title,
    summary,
    short,
    group: groups[group].title,
    colour: groups[group].colour,
    checked,
    /** The day of the page's last review, or of the latest change in the law if that is later. */
    modified: days.reduce((latest, day) => (day > latest ? day : latest), checked),
  };
}
