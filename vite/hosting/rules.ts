import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Settings } from '../settings.ts';
import { securityHeaders, type Headers } from './security-headers.ts';

/** The headers of the built site in a folder. The settings must be those that it was built with. */
export async function siteHeaders(dist: string, settings: Settings): Promise<Headers> {
  return securityHeaders(settings, await readFile(join(dist, 'index.html'), 'utf8'));
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
