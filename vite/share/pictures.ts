import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Rasteriser } from '../rasteriser.ts';
import { drawPicture, WIDTH, type SharePicture } from './drawing.ts';

interface Places {
  /** The build's folder. */
  dist: string;
  /** Keeps pictures between builds, by what is drawn in them. */
  cache: string;
}

/**
 * Writes the pictures that shared links show. Only those that changed are drawn, at some 60 ms each; what no page shows any
 * more leaves the cache.
 *
 * @param pictures each with its path inside `dist`
 */
export async function writeSharePictures(
  pictures: readonly { name: string; picture: SharePicture }[],
  rasteriser: Rasteriser,
  { dist, cache }: Places,
): Promise<void> {
  await mkdir(cache, { recursive: true });
  const kept = new Set(await readdir(cache));
  const used = new Set<string>();
  for (const { name, picture } of pictures) {
    const svg = drawPicture(picture, rasteriser.headingWidth);
    const entry = `${createHash('sha256').update(`${rasteriser.identity}\n${svg}`).digest('hex')}.png`;
    used.add(entry);
    const png = kept.has(entry)
      ? await readFile(join(cache, entry))
      : await draw(svg, rasteriser, join(cache, entry));
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), png);
  }
  const unused = [...kept].filter((entry) => !used.has(entry));
  await Promise.all(unused.map((entry) => rm(join(cache, entry), { force: true })));
}

/** Under another name first: a build that is stopped must not leave half a picture behind. */
async function draw(svg: string, { png }: Rasteriser, file: string): Promise<Uint8Array> {
  const picture = png(svg, WIDTH);
  await writeFile(`${file}.part`, picture);
  await rename(`${file}.part`, file);
  return picture;
}
