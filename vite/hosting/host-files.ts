import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { owner } from '../../src/content/owner.ts';
import { CACHE_CONTROL } from '../../server/node/site-app.ts';
import { COMPRESSED, fileNames, TYPES, type Rule } from './rules.ts';
import type { Headers } from './security-headers.ts';

/** Each host's settings in its own language. A line with a header's or a type's place is repeated for each of them. */
const TEMPLATES = fileURLToPath(new URL('templates', import.meta.url));

/** Cloudflare Pages reads no more than this of a `_headers` file. */
const MAX_RULES = 100;
const MAX_LINE = 2000;

/**
 * The `_headers` file that Netlify and Cloudflare Pages read from the published folder. Cloudflare joins the values of a header
 * that several rules set. Both hosts let browsers revalidate pages without being told.
 *
 * @throws Error if the file is longer than Cloudflare reads
 */
export function headersFile(rules: readonly Rule[]): string {
  const lines = rules.flatMap(({ path, headers }, index) => [
    ...(index > 0 ? [''] : []),
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  if (rules.length > MAX_RULES) {
    throw new Error(`_headers has ${rules.length} rules; Cloudflare reads ${MAX_RULES}`);
  }
  if (lines.some((line) => line.length > MAX_LINE)) {
    throw new Error(`_headers has a line that is longer than the ${MAX_LINE} Cloudflare reads`);
  }
  return `${lines.join('\n')}\n`;
}

/** Writes the settings of the other hosts into a folder, which is emptied first. */
export async function writeHostFiles(
  deploy: string,
  [all, ...others]: readonly [Rule, ...Rule[]],
  site: string,
): Promise<void> {
  const write = async (name: string, text: string) => {
    await mkdir(dirname(join(deploy, name)), { recursive: true });
    await writeFile(join(deploy, name), text);
  };
  await rm(deploy, { recursive: true, force: true });
  for (const name of await fileNames(TEMPLATES)) {
    await write(name, filled(await readFile(join(TEMPLATES, name), 'utf8'), all.headers, site));
  }
  // Of two rules for a path these hosts obey the later.
  const pages = {
    path: all.path,
    headers: { ...all.headers, 'Cache-Control': CACHE_CONTROL.page },
  };
  const clean = (anything: string) => ({
    cleanUrls: true,
    trailingSlash: false,
    headers: [pages, ...others].map(({ path, headers }) => ({
      source: path.replace('/*', anything),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  });
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  await write('vercel.json', json(clean('/(.*)')));
  const ignore = ['_headers', '.nojekyll'];
  await write('firebase.json', json({ hosting: { public: 'dist', ignore, ...clean('/**') } }));
}

/**
 * @param site the site's origin
 * @throws Error if a host would take a value for a variable
 */
export function filled(template: string, headers: Headers, site: string): string {
  const values = {
    ...CACHE_CONTROL,
    'compressed files': COMPRESSED.join('|'),
    // nginx compresses pages without being told, and complains if it is.
    'compressed types': COMPRESSED.slice(1).map((extension) => TYPES[extension]).join(' '),
    site,
    domain: new URL(site).hostname.replace(/^www\./, ''),
    mailbox: owner.email,
  };
  const put = (line: string, row: Readonly<Record<string, string>>) =>
    line.replaceAll(/\{\{([\w ]+)\}\}/g, (_, name: string) => quotable(name, row[name]));
  const lines = template.split('\n').flatMap((line) => {
    if (line.includes('{{name}}')) {
      return Object.entries(headers).map(([name, value]) => put(line, { name, value }));
    }
    if (line.includes('{{extension}}')) {
      return Object.entries(TYPES).map(([extension, type]) => put(line, { extension, type }));
    }
    return [put(line, values)];
  });
  return lines.join('\n');
}

/** Between the quotation marks of every host's language. */
function quotable(name: string, value = ''): string {
  if (/[$\\%{]/.test(value)) throw new Error(`Hosts can't be told this ${name}: ${value}`);
  return value.replaceAll('"', '\\"');
}
