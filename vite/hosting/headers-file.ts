import { CACHE_CONTROL } from '../../server/node/site-app.ts';
import type { BuiltSite } from './site.ts';

/** Cloudflare Pages reads no more than this of a `_headers` file. */
const MAX_RULES = 100;
const MAX_LINE = 2000;

/**
 * The `_headers` file that Netlify and Cloudflare Pages read from the published folder.
 *
 * Cloudflare joins the values of a header that several matching rules set, so the rules with Cache-Control never
 * overlap. Pages have none, for no pattern tells `/about` from a file: both hosts have browsers revalidate them anyway
 * (`public, max-age=0, must-revalidate`).
 *
 * @throws where Cloudflare would leave a part of the file unread
 */
export function headersFile({ headers, otherFiles }: BuiltSite): string {
  const rules = [
    rule('/*', headers),
    rule('/assets/*', { 'Cache-Control': CACHE_CONTROL.asset }),
    ...otherFiles.map((path) => rule(path, { 'Cache-Control': CACHE_CONTROL.other })),
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

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}
