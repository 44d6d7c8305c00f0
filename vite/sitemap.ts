import { escapeMarkup } from '../server/escape.ts';
import type { WrittenPage } from './written-page.ts';

/**
 * The pages that search engines may keep, once each, by their canonical address.
 *
 * There is no `lastmod`: the site knows when a service was checked against its sources, not when its page last changed, and
 * search engines stop trusting dates that are wrong. The day of the check is in the page's structured data.
 */
export function sitemap(pages: readonly WrittenPage[]): string {
  const entries = pages.flatMap(({ canonical, indexed }) =>
    canonical && indexed ? [`  <url><loc>${escapeMarkup(canonical)}</loc></url>`] : [],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/**
 * robots.txt. It blocks nothing: a page that must not be indexed says so itself, and search engines have to read it to know.
 *
 * The day of the build is for `npm run ready`, which asks a live site how old it is.
 */
export function robots(origin: string, builtOn: string): string {
  return `# Built on ${builtOn}
User-agent: *
Allow: /

Sitemap: ${origin}/sitemap.xml
`;
}
