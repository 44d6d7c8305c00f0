import { JSDOM } from 'jsdom';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The output of the last build; run `npm run build:demo` before the tests that read it. */
export const dist = fileURLToPath(new URL('../../dist', import.meta.url));

if (!existsSync(dist)) throw new Error('dist/ does not exist: run "npm run build:demo" first');

export const readBuilt = (file: string) => readFileSync(join(dist, file), 'utf8');

/** The files with an ending, by their path in the build. */
export function builtFiles(extension: string): string[] {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith(extension)).toSorted();
}

/** `/about` for `about.html`. */
export const pathOf = (file: string) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;

const parser = new new JSDOM('').window.DOMParser();

/** Without its style sheet, which takes jsdom longer to read than all the rest. */
export function documentOf(file: string): Document {
  const html = readBuilt(file).replace(/<style.*?<\/style>/gs, '');
  return parser.parseFromString(html, 'text/html');
}

/** Elements that stand in a sentence. */
export const INLINE = 'a|b|button|em|i|small|span|strong|sup|time';

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#x27': '’',
  '#39': '’',
};

/** The text of the body: what stands in one sentence on one line, what stands in blocks of its own on lines of their own. */
export function textOf(html: string): string {
  return html
    .replace(/^[\s\S]*<body/, '<body')
    .replace(/<(script|style|svg|noscript|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
    .replace(new RegExp(`</?(?:${INLINE})(?:\\s[^>]*)?>`, 'g'), '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&(amp|lt|gt|quot|nbsp|#x27|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n');
}
