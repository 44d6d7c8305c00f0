import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { iconNames } from '../src/content/icons.ts';
import { groups, ownServices, services } from '../src/content/services/catalogue.ts';
import { owner } from '../src/content/owner.ts';
import { feeSheet } from '../src/content/our-fee-schema.ts';
import { ownerSchema } from '../src/content/owner-schema.ts';
import fees from '../src/owner/fees.json' with { type: 'json' };
import sentences from '../src/owner/sentences.json' with { type: 'json' };

const text = z.string('must be a text between quotation marks').regex(/\S/, 'is empty');

const serviceSchema = z.strictObject({
  slug: text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens'),
  group: z.enum(Object.keys(groups), `must be one of ${Object.keys(groups).join(', ')}`),
  ...Object.fromEntries(
    ['title', 'name', 'heading', 'hint', 'summary', 'names'].map((line) => [line, text]),
  ),
  icon: z.enum(iconNames, `must be one of ${iconNames.join(', ')}`),
});

const TEMPLATE = 'copy one from tests/second-owner/owner/';

const OWN = new URL('../src/owner/', import.meta.url);

const FILES = {
  'settings.json': { schema: ownerSchema, data: owner },
  'fees.json': { schema: feeSheet, data: fees },
  'services.json': { schema: z.array(serviceSchema), data: ownServices },
  'sentences.json': {
    schema: z.record(
      z.string().startsWith('/', 'must be the address of a place, such as /contact'),
      z.array(text, 'must be a list between [ and ]'),
    ),
    data: sentences,
  },
};

/** @throws Error that lists the wrong lines of the owner's files, with corrections */
export function checkOwnerFiles(): void {
  const wrong = Object.entries(FILES).flatMap(([file, { schema, data }]) => {
    const found = schema.safeParse(data).error?.issues ?? [];
    if (found.length === 0) return [];
    const json = readFileSync(new URL(file, OWN), 'utf8');
    return found.map((issue) => {
      const path = [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys : [])];
      return `  src/owner/${file}:${lineOf(json, path)}: ${path.join('.')} ${issue.message}`;
    });
  });
  const slugs = services.map(({ slug }) => slug);
  const twice = slugs.filter((slug, index) => slugs.indexOf(slug) !== index);
  wrong.push(...twice.map((slug) => `  src/owner/services.json: ${slug} is taken, choose another`));
  const rows = ownServices.map(({ slug }) => `${slug}.ts`);
  const pages = existsSync(new URL('services', OWN)) ? readdirSync(new URL('services', OWN)) : [];
  wrong.push(
    ...rows
      .filter((page) => !pages.includes(page))
      .map((page) => `  src/owner/services/${page} is missing: ${TEMPLATE}`),
    ...pages
      .filter((page) => !rows.includes(page))
      .map((page) => `  src/owner/services.json has no row for services/${page}: ${TEMPLATE}`),
  );
  if (wrong.length > 0) throw new Error(['Wrong lines in the owner’s files:', ...wrong].join('\n'));
}

/** The line of a value. If the value is missing, the line of its object. Items of a list are found by counting {. */
export function lineOf(json: string, path: readonly PropertyKey[]): number {
  let at = 0;
  let value: unknown = JSON.parse(json);
  const go = (to: number) => void (at = to < 0 ? at : to);
  for (const key of path) {
    value = (value as Record<PropertyKey, unknown> | undefined)?.[key];
    if (value === undefined) break;
    if (typeof key !== 'number') go(json.indexOf(`"${String(key)}":`, at));
    else for (let left = key; left >= 0; left -= 1) go(json.indexOf('{', at + 1));
  }
  return json.slice(0, at).split('\n').length;
}

/**
 * @param pages the HTML of each page, by path
 * @throws Error for an owner's sentence on an unknown page, or at an unknown place of its page
 */
export function checkSentences(pages: ReadonlyMap<string, string>): void {
  for (const [place, texts] of Object.entries<readonly string[]>(sentences)) {
    const [path = '', id = ''] = place.split('#');
    const html = pages.get(path);
    if (!html) throw new Error(`src/owner/sentences.json: “${place}” is not a page of the site`);
    if (html.includes(`data-own="${id}"`) || texts.length === 0) continue;
    // The places to which the table of contents and other links lead.
    const links = Array.from(html.matchAll(/href="#([a-z][\w-]*)"/g), ([, name = '']) => name);
    const places = links.filter((name) => !/^(?:first-screen|main|source|contents|ask)/.test(name));
    throw new Error(
      `src/owner/sentences.json: ${path} has no place “${id}”. It has: ${[...new Set(places)].join(', ')}`,
    );
  }
}
