import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { CACHE_CONTROL, isAsset } from '../../server/node/site-app.ts';
import type { Settings } from '../settings.ts';
import { securityHeaders, type Headers } from './security-headers.ts';

/** Cloudflare Pages reads no more than this of a `_headers` file. */
const MAX_RULES = 100;
const MAX_LINE = 2000;

/**
 * The `_headers` file that Netlify and Cloudflare Pages read from the published folder.
 *
 * Cloudflare joins the values of a header that several matching rules set, so the rules with Cache-Control never overlap.
 * There is none for pages, because no pattern tells `/about` from a file: both hosts let browsers revalidate them anyway
 * (`public, max-age=0, must-revalidate`).
 *
 * @param names all files of the site, by their path in it
 * @throws Error if the file is longer than Cloudflare reads
 */
export function headersFile(headers: Headers, names: readonly string[]): string {
  const rules = [
    rule('/*', headers),
    rule('/assets/*', { 'Cache-Control': CACHE_CONTROL.asset }),
    ...otherFiles(names).map((path) => rule(path, { 'Cache-Control': CACHE_CONTROL.other })),
  ];
  const text = rules.join('\n');
  if (rules.length > MAX_RULES) {
    throw new Error(`_headers has ${rules.length} rules; Cloudflare reads ${MAX_RULES}`);
  }
  if (text.split('\n').some((line) => line.length > MAX_LINE)) {
    throw new Error(`_headers has a line that is longer than the ${MAX_LINE} Cloudflare reads`);
  }
  return text;
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

function rule(path: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}

/**
 * The headers of a build in nginx's syntax. `always` adds them to error responses too.
 *
 * @throws Error if nginx would take a value for a variable
 */
export function nginxHeaders(headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    if (/[$\\]/.test(value)) throw new Error(`nginx can't be told ${name}: ${value}`);
    return `add_header ${name} "${value.replaceAll('"', '\\"')}" always;\n`;
  });
  return `# Written by the build.\n${lines.join('')}`;
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
