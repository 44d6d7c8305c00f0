import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { owner } from '../../src/content/owner.ts';
import { buildDay } from '../build-day.js';
import { CACHE_CONTROL } from '../../server/node/site-app.ts';
import type { Headers } from './security-headers.ts';

/** The settings files of the hosts, each in the host's language. A line with {{name}} is repeated for each header. */
const TEMPLATES = fileURLToPath(new URL('templates', import.meta.url));

/**
 * The `_headers` file of Netlify and Cloudflare Pages. If two rules set a header, Cloudflare joins their values. So only assets
 * have a Cache-Control. By default, both hosts tell browsers to check other files for changes.
 */
export function headersFile(headers: Headers): string {
  const rules = { '/*': headers, '/assets/*': { 'Cache-Control': CACHE_CONTROL.asset } };
  return Object.entries(rules)
    .map(([path, sent]) =>
      [path, ...Object.entries(sent).map((header) => `  ${header.join(': ')}`), ''].join('\n'),
    )
    .join('\n');
}

/** Empties a folder, and writes the settings of other hosts into it. */
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

/** The sorted paths of all files below a folder, with forward slashes. */
export async function fileNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .toSorted();
}

/**
 * @param site the site's origin
 * @throws Error if a host would read a value as a variable
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

/** Fills in a line. All templates have the values in quotation marks. */
function put(line: string, values: Readonly<Record<string, string>>): string {
  return line.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    if (/[$\\%{]/.test(value)) throw new Error(`Hosts would misread this ${name}: ${value}`);
    return value.replaceAll('"', '\\"');
  });
}
