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
  /** The file's address. */
  href: string;
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
      href: `/${file}`,
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

/** A page as it was rendered. */
interface RenderedPage {
  sources: readonly string[];
  body: string;
}

/**
 * What the head of each page says about its first screen: up to where it is painted, the sheet to fetch beside the HTML, and its
 * styles. Pages of which the first source file is the same are of one kind and have the same rules.
 */
export function firstScreenHeads(
  { base, rules, webFonts, href }: SheetParts,
  pages: readonly RenderedPage[],
): (page: RenderedPage) => string {
  const bodies = new Map<string | undefined, string[]>();
  for (const { sources, body } of pages) {
    bodies.set(sources[0], [...(bodies.get(sources[0]) ?? []), body]);
  }
  const rulesOf = new Map([...bodies].map(([kind, of]) => [kind, firstScreenRules(rules, of)]));
  return ({ sources, body }) =>
    expectLinks(body) +
    `<link rel="preload" as="style" fetchpriority="low" href="${href}" />` +
    `<style>${base}${rulesOf.get(sources[0])}</style>` +
    `<style media="(scripting: none)" data-web-fonts>${webFonts}</style>`;
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
  const isNamed = (name: string) => new RegExp(`animation(?:-name)?:[^;}]*\\b${name}\\b`).test(css);
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

/** Lays out what has been parsed so far. The parser would go on until the first frame, which then has to lay out all of that. */
const LAYOUT = '<script>document.body.offsetTop</script>';

/** Firefox does not wait for a style sheet in the body, but for the one before a script. An empty script would not be run. */
const WAIT = '<script> </script>';

/**
 * Puts the style sheet's link where the first screen ends, so that browsers paint what is above it, and wait for it with the
 * rest.
 */
export function fillEnds(body: string, href: string): string {
  const { above, below } = splitAtEnd(body);
  const end = ` id="${END_ON_PHONES}">`;
  return `${above.replace(end, end + LAYOUT)}<link rel="stylesheet" href="${href}" />${WAIT}${below}`;
}

/**
 * Makes the browser wait with painting until it has parsed the first screen (`rel="expect"`). Otherwise it paints the header
 * while the rest is still loading, then lays it out again and moves it. Browsers without it (Firefox, Safari) paint while they
 * parse.
 */
function expectLinks(body: string): string {
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
