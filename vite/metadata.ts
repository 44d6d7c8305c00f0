import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageFacts, Provider } from '../src/prerender.tsx';
import { colors } from '../tailwind.config.ts';
import { icons } from './brand.ts';
import { buildDay } from './build-day.ts';
import { openPictures, rgb } from './share-picture/index.ts';
import { pictureFile } from './share-tags.ts';
import { robots, sitemap } from './sitemap.ts';
import type { WrittenPage } from './written-page.ts';

/** A page of the build with what is known of it. */
export type DescribedPage = WrittenPage & PageFacts;

/** Writes the files that search engines, link previews and home screens ask for besides the pages. */
export async function writeMetadata(
  pages: readonly DescribedPage[],
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
 * The web app manifest, with which a phone puts the site on its home screen. It opens in the browser, with address and Back
 * button: the site takes payments and does not work offline, so hiding the address would gain nothing.
 */
function webManifest(name: string): string {
  const icon = (size: number, file = `icon-${size}.png`) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  const manifest = {
    id: '/',
    name,
    short_name: name,
    lang: 'en-IN',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: rgb(colors.ink[950]),
    background_color: rgb(colors.paper),
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon(192),
      icon(512),
      { ...icon(512, 'icon-maskable-512.png'), purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
