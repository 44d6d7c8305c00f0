import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { owner } from '../../src/content/owner.ts';
import { buildDay } from '../build-day.js';
import { CACHE_CONTROL } from '../../server/node/site-app.ts';
import type { Headers } from './security-headers.ts';

/** Each host's settings in its own language. A line with a place for a header is repeated for each of them. */
const TEMPLATES = fileURLToPath(new URL('templates', import.meta.url));

/**
 * The `_headers` file that Netlify and Cloudflare Pages read from the published folder. Cloudflare joins the values of a header
 * that several rules set, so the first has no Cache-Control: both hosts let browsers revalidate without being told.
 */
export function headersFile(headers: Headers): string {
  const rules = { '/*': headers, '/assets/*': { 'Cache-Control': CACHE_CONTROL.asset } };
  return Object.entries(rules)
    .map(([path, sent]) =>
      [path, ...Object.entries(sent).map((header) => `  ${header.join(': ')}`), ''].join('\n'),
    )
    .join('\n');
}

/** Writes the settings of the other hosts into a folder, which is emptied first. */
export async function writeHostFiles(
  deploy: string,
  headers: Headers,
  site: string,
): Promise<void> {
  await rm(deploy, { recursive: true, force: true });
  for (const name of await fileNames(TEMPLATES)) {
    const template = await readFile(join(TEMPLATES, name), 'utf8');
    await mkdir(dirname(join(deploy, name)), { recursive: true });
    await writeFile(join(deploy, name), filled(template, headers, site));
  }
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

/**
 * @param site the site's origin
 * @throws Error if a host would take a value for a variable
 */
export function filled(template: string, headers: Headers, site: string): string {
  const domain = new URL(site).hostname.replace(/^www\./, '');
  const { email, legal } = owner;
  const values = { ...CACHE_CONTROL, ...legal, site, domain, email, built: buildDay() };
  return template
    .replace(/^.*\{\{name\}\}.*\n?/gm, (line) =>
      Object.entries(headers)
        .map(([name, value]) => put(line, { name, value }))
        .join(''),
    )
    .replace(/^.*\{\{.*$/gm, (line) => put(line, values));
}

/** Values stand between quotation marks in every host's language. */
function put(line: string, values: Readonly<Record<string, string>>): string {
  return line.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    if (/[$\\%{]/.test(value)) throw new Error(`Hosts can't be told this ${name}: ${value}`);
    return value.replaceAll('"', '\\"');
  });
}
