import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  generate,
  ident,
  parse,
  walk,
  type Atrule,
  type CssNode,
  type List,
  type ListItem,
  type StyleSheet,
} from 'css-tree';
import { screens } from '../src/lib/screens.ts';
import { plainText } from './written-page.ts';

/** The id of the element at which the first screen ends (src/ui/first-screen-end.tsx). */
const END = 'first-screen-end';

/** The id of the one at which what phones paint first ends, on pages that have it. */
const END_ON_PHONES = 'first-screen-end-on-phones';

const SHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+\.css)"[^>]*>/;

const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;

/** The rules of fonts that are fetched; those of their stand-ins are not. */
const WEB_FONT = /@font-face\s*\{[^{}]*url\([^{}]*\}/g;

/** The style sheet of all pages, in parts. */
export interface SheetParts {
  /** What the head of every page has: the layers below the utilities with the colours, and the types of custom properties. */
  base: string;
  /** Everything else, which is the sheet's file. */
  rules: string;
  /** The rules of fonts that are fetched: `src/lib/web-fonts.ts` reads them after the first paint. */
  webFonts: string;
  /** The elements that fetch the file beside the HTML, and that apply it. */
  preload: string;
  link: string;
}

/**
 * Takes the style sheet out of the head of the template, where it would hold up the first paint, and leaves in its file what
 * only some pages need in their heads. With the fonts and types of custom properties in it all of the first screen would be laid
 * out anew when it comes.
 */
export async function takeStyleSheet(
  template: string,
  dist: string,
): Promise<{ template: string; sheet: SheetParts }> {
  const [inHead = '', file = ''] = SHEET.exec(template) ?? [];
  const css = await readFile(join(dist, file), 'utf8');
  if (/<\/style/i.test(css)) throw new Error(`${file} would end the style element that holds it`);
  const all = parseRules(css.replace(WEB_FONT, '')).children;
  const written = (nodes: List<CssNode>) => generate({ type: 'StyleSheet', children: nodes });
  const rules = written(all.filter((node) => !isBase(node)));
  await writeFile(join(dist, file), rules);
  return {
    template: template.replace(inHead, ''),
    sheet: {
      base: written(all.filter(isBase)),
      rules,
      webFonts: css.match(WEB_FONT)?.join('') ?? '',
      preload: `<link rel="preload" as="style" fetchpriority="low" href="/${file}" />`,
      link: `<link rel="stylesheet" href="/${file}" />`,
    },
  };
}

function isBase(node: CssNode): boolean {
  if (node.type !== 'Atrule') return false;
  return node.name === 'property' || (node.name === 'layer' && preludeOf(node) !== 'utilities');
}

const preludeOf = ({ prelude }: Atrule) => prelude && generate(prelude);

function parseRules(css: string): StyleSheet {
  const sheet = parse(css, { parseValue: false, parseAtrulePrelude: false });
  if (sheet.type !== 'StyleSheet') throw new Error('Rules were parsed as something else');
  return sheet;
}

/**
 * The style elements in the head of each page, by the page's source files. Pages of which the first is the same are of one kind
 * and have the same rules.
 */
export function firstScreenStyles(
  { base, rules, webFonts }: SheetParts,
  pages: readonly { sources: readonly string[]; body: string }[],
): (sources: readonly string[]) => string {
  const byKind = new Map<string | undefined, string>();
  return ([kind]) => {
    const bodies = pages.filter(({ sources }) => sources[0] === kind).map(({ body }) => body);
    const own = byKind.get(kind) ?? firstScreenRules(rules, bodies);
    byKind.set(kind, own);
    return (
      `<style>${base}${own}</style>` +
      `<style media="(scripting: none)" data-web-fonts>${webFonts}</style>`
    );
  };
}

/**
 * The rules that can match an element of these pages' first screens, in any of its states: those of which every class, id and
 * tag is found there. What `:not()` asks for is not looked at, nor are attributes. Rules for paper alone are left out.
 *
 * @param bodies the markup of all pages of one kind
 */
export function firstScreenRules(rules: string, bodies: readonly string[]): string {
  const names = namesIn(bodies.map((body) => splitAtEnd(body).above).join(''));
  const sheet = parseRules(rules);
  walk(sheet, {
    // Its steps look like rules.
    enter: (node: CssNode) =>
      node.type === 'Atrule' && node.name === 'keyframes' ? walk.skip : undefined,
    leave(node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) {
      if (node.type === 'Rule' && node.prelude.type === 'SelectorList') {
        node.prelude.children = node.prelude.children.filter((selector) => isIn(names, selector));
        if (node.prelude.children.isEmpty) list.remove(item);
      } else if (node.type === 'Atrule' && (isForPaper(node) || node.block?.children.isEmpty)) {
        list.remove(item);
      } else if (node.type === 'Comment') {
        list.remove(item);
      }
    },
  });
  const css = generate(sheet);
  const isNamed = (name: string) => new RegExp(`animation:[^;}]*\\b${name}\\b`).test(css);
  return css.replace(KEYFRAMES, (steps, name: string) => (isNamed(name) ? steps : ''));
}

/** Tags, `.classes` and `#ids` in HTML that React has written. */
function namesIn(html: string): ReadonlySet<string> {
  const names = new Set(['html', 'body', '*']);
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][\w-]*)([^>]*)/g)) {
    names.add(tag);
    for (const [, name, value = ''] of attributes.matchAll(/ (class|id)="([^"]*)"/g)) {
      for (const word of plainText(value).split(' ')) names.add((name === 'id' ? '#' : '.') + word);
    }
  }
  return names;
}

function isIn(names: ReadonlySet<string>, selector: CssNode): boolean {
  if (selector.type !== 'Selector') return false;
  return selector.children.toArray().every((part) => {
    if (part.type === 'ClassSelector') return names.has(`.${ident.decode(part.name)}`);
    if (part.type === 'IdSelector') return names.has(`#${ident.decode(part.name)}`);
    if (part.type === 'TypeSelector') return names.has(part.name);
    if (part.type !== 'PseudoClassSelector' || !/^(is|where|has)$/.test(part.name)) return true;
    const [list] = part.children?.toArray() ?? [];
    return list?.type === 'SelectorList' && list.children.some((either) => isIn(names, either));
  });
}

const isForPaper = (rule: Atrule) => rule.name === 'media' && preludeOf(rule) === 'print';

/**
 * Lays out what has been parsed so far. Until the browser's first frame the parser goes on, and the frame had to lay out all
 * that it had come to: the landing page's first paint was at 848 ms instead of 765, at 809 instead of 775 on a service page.
 */
const LAYOUT = '<script>document.body.offsetTop</script>';

/** Puts the style sheet's link where the first screen ends. Browsers paint what is above it, and wait for it with the rest. */
export function withLink(body: string, link: string): string {
  const { above, below } = splitAtEnd(body);
  const end = ` id="${END_ON_PHONES}">`;
  return above.replace(end, end + LAYOUT) + link + below;
}

/**
 * Makes the browser wait with painting until it has parsed the first screen (`rel="expect"`). Otherwise it paints the header
 * while the rest is still loading, then lays it out again and moves it: the landing page's largest paint came 1.24 times as
 * late as the static page's instead of 1.17, tasks blocked for 41 to 56 ms instead of 5, and on wide screens columns moved by
 * 0.05 to 0.07 (`docs/performance.md`). Browsers without it (Firefox, Safari) paint while they parse.
 *
 * @param body the page's markup
 */
export function expectLinks(body: string): string {
  const isWide = `all and (min-width: ${screens.lg})`;
  return body.includes(`id="${END_ON_PHONES}"`)
    ? expectLink(END_ON_PHONES, `not ${isWide}`) + expectLink(END, isWide)
    : expectLink(END);
}

function expectLink(id: string, media?: string): string {
  const condition = media === undefined ? '' : ` media="${media}"`;
  return `<link rel="expect" href="#${id}" blocking="render"${condition} />`;
}

/** @throws Error for a page without an end of its first screen, which would only be painted once all of it is parsed */
function splitAtEnd(body: string): { above: string; below: string } {
  const tag = new RegExp(`<[^>]* id="${END}"[^>]*>`).exec(body);
  if (!tag) throw new Error(`No element of the page has the id ${END}`);
  const end = tag.index + tag[0].length;
  return { above: body.slice(0, end), below: body.slice(end) };
}
