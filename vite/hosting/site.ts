import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Settings } from '../settings.ts';
import { isAsset } from '../../server/node/site-app.ts';
import { securityHeaders, type Headers } from './security-headers.ts';

/** What a host has to know of the built site. */
export interface BuiltSite {
  /**
   * Where the files are that are neither pages nor assets: `/favicon.svg`, `/share/*`. A star stands for a whole folder
   * and only at the end, as Netlify's `_headers` has it.
   */
  otherFiles: readonly string[];
  headers: Headers;
}

/** Reads the built site in a folder. The settings must be those that it was built with. */
export async function describeSite(dist: string, settings: Settings): Promise<BuiltSite> {
  const names = await fileNames(dist);
  const pages = await Promise.all(
    names.filter(isPage).map(async (page) => readFile(join(dist, page), 'utf8')),
  );
  return { otherFiles: patternsOf(names), headers: securityHeaders(settings, pages.join('')) };
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

/** Folders where they hold no page, so that no pattern covers one; else each file. Dot files are no part of the site. */
function patternsOf(names: readonly string[]): string[] {
  const foldersOfPages = new Set(names.filter(isPage).map(topFolder));
  const others = names.filter((name) => !isPage(name) && !isAsset(name) && !/^[._]/.test(name));
  return [
    ...new Set(
      others.map((name) => {
        const folder = topFolder(name);
        return folder && !foldersOfPages.has(folder) ? `/${folder}/*` : `/${name}`;
      }),
    ),
  ];
}

function topFolder(name: string): string {
  return name.includes('/') ? (name.split('/', 1)[0] ?? '') : '';
}
