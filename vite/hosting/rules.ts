import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { CACHE_CONTROL, isAsset } from '../../server/node/site-app.ts';
import type { Settings } from '../settings.ts';
import { securityHeaders, type Headers } from './security-headers.ts';

/** The headers of a path of the site, or of all below it (`/assets/*`). */
export interface Rule {
  path: string;
  headers: Headers;
}

/**
 * What hosts send that follow paths alone. Only the first rule overlaps with others, and it has no Cache-Control: no pattern
 * tells the page `/about` from a file.
 *
 * @param names all files of the site, by their path in it
 */
export function rulesFor(headers: Headers, names: readonly string[]): Rule[] {
  const kept = (path: string, time: string) => ({ path, headers: { 'Cache-Control': time } });
  return [
    { path: '/*', headers },
    kept('/assets/*', CACHE_CONTROL.asset),
    ...otherFiles(names).map((path) => kept(path, CACHE_CONTROL.other)),
  ];
}

/** Patterns for whole folders if they hold no page, else for each file. Dot files are not part of the site. */
function otherFiles(names: readonly string[]): string[] {
  const others = names.filter((name) => !isPage(name) && !isAsset(name) && !/^[._]/.test(name));
  const patterns = others.map((name) => {
    const folder = name.slice(0, name.indexOf('/') + 1);
    const hasPages = names.some((other) => isPage(other) && other.startsWith(folder));
    return hasPages ? `/${name}` : `/${folder}*`;
  });
  return [...new Set(patterns)];
}

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
