import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeMarkup } from './escape.ts';
import type { Provider } from '../src/prerender.tsx';
import { colors } from '../tailwind.config.ts';
import { icons } from './brand.ts';
import { buildDay } from './build-day.js';
import { openPictures, rgb } from './share-picture/index.ts';
import { pictureFile } from './share-tags.ts';
import type { WrittenPage } from './written-page.ts';

/** Writes the files for search engines, link previews and home screens. */
export async function writeMetadata(
  pages: readonly WrittenPage[],
  { name, origin, slogan }: Provider,
  dist: string,
): Promise<void> {
  await writeFile(join(dist, 'sitemap.xml'), sitemap(pages));
  await writeFile(join(dist, 'robots.txt'), robots(origin, buildDay()));
  await writeFile(join(dist, 'manifest.webmanifest'), webManifest(name));
  for (const [file, icon] of await icons()) await writeFile(join(dist, file), icon);
  const draw = await openPictures();
  await mkdir(join(dist, 'share'));
  for (const service of [undefined, ...pages.flatMap((page) => page.service ?? [])]) {
    const picture = draw({ title: slogan, ...service, siteName: name });
    await writeFile(join(dist, pictureFile(service)), picture);
  }
}

/**
 * The web app manifest, for home screens. The site opens in the browser, with address and Back button, because it takes
 * payments and does not work offline.
 */
function webManifest(name: string): string {
  const manifest = {
    id: '/',
    name,
    short_name: name,
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    theme_color: rgb(colors.ink[950]),
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/**
 * The canonical addresses of the indexed pages.
 *
 * There is no `lastmod`. The site knows when a service was last checked, but not when its page last changed, and search engines
 * stop trusting wrong dates.
 */
function sitemap(pages: readonly WrittenPage[]): string {
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
 * robots.txt. It blocks nothing, because search engines have to read a page to find its `noindex`.
 *
 * `npm run ready` reads the day of the build from it.
 */
export function robots(origin: string, builtOn: string): string {
  return `# Built on ${builtOn}
User-agent: *
Allow: /

Sitemap: ${origin}/sitemap.xml
`;
}
