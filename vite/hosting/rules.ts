import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Settings } from '../settings.ts';
import { securityHeaders, type Headers } from './security-headers.ts';

/** The headers of the built site in a folder. The settings must be those that it was built with. */
export async function siteHeaders(dist: string, settings: Settings): Promise<Headers> {
  const names = (await fileNames(dist)).filter(isPage);
  const pages = await Promise.all(names.map(async (name) => readFile(join(dist, name), 'utf8')));
  return securityHeaders(settings, pages.join(''));
}

/** All files below a folder, by their path in it with forward slashes, sorted. */
export async function fileNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .toSorted();
}

export function isPage(name: string): boolean {
  return name.endsWith('.html');
}
