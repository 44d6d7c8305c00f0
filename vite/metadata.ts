import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageFacts, Provider } from '../src/prerender.tsx';
import { icons, webManifest, type BuiltFile } from './icons.ts';
import { openRasteriser } from './rasteriser.ts';
import { pictureFile } from './share-tags.ts';
import type { SharePicture } from './share/drawing.ts';
import { writeSharePictures } from './share/pictures.ts';
import { buildDay } from './build-day.ts';
import { robots, sitemap } from './sitemap.ts';
import type { WrittenPage } from './written-page.ts';

/** A page of the build with what is known of it. */
export type DescribedPage = WrittenPage & PageFacts & { file: string };

interface Places {
  /** The build's folder, which holds `favicon.svg` and the pages already. */
  dist: string;
  /** Keeps share pictures between builds. */
  cache: string;
}

/** Writes what search engines, chats and home screens ask for beside the pages. */
export async function writeMetadata(
  pages: readonly DescribedPage[],
  { name, origin }: Provider,
  { dist, cache }: Places,
): Promise<void> {
  const rasteriser = await openRasteriser();
  const files: BuiltFile[] = [
    { name: 'sitemap.xml', content: sitemap(pages) },
    { name: 'robots.txt', content: robots(origin, buildDay()) },
    webManifest(name),
    ...icons(await readFile(join(dist, 'favicon.svg'), 'utf8'), rasteriser),
  ];
  await Promise.all(files.map((file) => writeFile(join(dist, file.name), file.content)));
  // Thousands of generated pages would measure nothing but the drawing of pictures (tests/build/growth.test.ts, bench/).
  if (process.env['SHARE_PICTURES'] === 'none') return;
  const pictures = pages.map((page) => ({
    name: pictureFile(page.file),
    picture: pictureOf(page, name),
  }));
  await writeSharePictures(pictures, rasteriser, { dist, cache });
}

function pictureOf({ heading, promise, service }: DescribedPage, siteName: string): SharePicture {
  return {
    title: heading,
    siteName,
    ...(promise && { stitched: promise }),
    ...(service && {
      file: { colour: service.colour, group: service.group, icon: service.icon },
    }),
  };
}
