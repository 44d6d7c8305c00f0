import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildDay } from '@/lib/build-day';

/** The output of the last build; run `npm run build:demo` before the tests that read it. */
export const dist = fileURLToPath(new URL('../../.local/demo/dist', import.meta.url));

if (!existsSync(dist)) throw new Error('There is no test build: run "npm run build:demo" first');

const builtToday = `# Built on ${buildDay}\n`;
if (!readFileSync(join(dist, 'robots.txt'), 'utf8').startsWith(builtToday)) {
  throw new Error('The test build is of another day: run "npm run build:demo"');
}

/** The origin in the demo settings (`.env.demo`). */
export const ORIGIN = 'http://localhost:4173';

/** Pages that search engines are asked to leave out. */
export const NOT_FOR_SEARCH: ReadonlySet<string> = new Set(['/404', '/razorpay-checkout']);

export const readBuilt = (file: string) => readFileSync(join(dist, file), 'utf8');

/** All texts, and numbers as texts, in an object such as the owner's file. */
export function textsIn(value: unknown): string[] {
  return typeof value === 'object' && value
    ? Object.values(value).flatMap(textsIn)
    : [String(value)];
}

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });

/** The paths in the build of all files with this extension. */
export const builtFiles = (extension: string) =>
  files.filter((file) => file.endsWith(extension)).toSorted();

/** The width and height in pixels, such as "1200x630". */
export function sizeOfPng(file: string): string {
  const bytes = readFileSync(join(dist, file));
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error(`${file} is no PNG`);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#x27': "'",
  '#39': "'",
};

export const withoutEntities = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|nbsp|#x27|#39);/g, (_, name: string) => ENTITIES[name] ?? '');

/** The attributes of each start tag with this name. A complete HTML parser would take seconds. */
export function tagsOf(html: string, name: string): Partial<Record<string, string>>[] {
  return [...html.matchAll(new RegExp(`<${name}(?=[\\s>])([^>]*)>`, 'g'))].map(([, inside = '']) =>
    Object.fromEntries(
      [...inside.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key,
        withoutEntities(value),
      ]),
    ),
  );
}

/** Elements that may be inside a sentence. */
export const INLINE = 'a|b|button|em|i|small|span|strong|sup|time';

/** The text of the body. Inline elements stay on the line of their sentence, and each block starts a new line. */
export function textOf(html: string): string {
  const text = html
    .replace(/^[\s\S]*<body/, '<body')
    .replace(/<(script|style|svg|noscript|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
    .replace(new RegExp(`</?(?:${INLINE})(?:\\s[^>]*)?>`, 'g'), '')
    .replace(/<[^>]+>/g, '\n');
  return withoutEntities(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n');
}

/** The built pages, each read once. */
export const pages = builtFiles('.html').map((file) => {
  const html = readBuilt(file);
  const [head = '', body = ''] = html.split('<body>');
  return {
    file,
    /** `/about` for `about.html`. */
    path: `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`,
    html,
    head,
    body,
    text: textOf(html),
    /** The text without popovers, as a visitor copies it. */
    copied: textOf(html.replace(/<div popover[\s\S]*?<\/div>/g, '')),
  };
});

export type BuiltPage = (typeof pages)[number];

export function pageOf(path: string): BuiltPage {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`${path} is not in the build`);
  return page;
}
