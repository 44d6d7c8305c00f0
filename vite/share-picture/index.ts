import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { transform } from 'lightningcss';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { colors, fileColours } from '../../tailwind.config.ts';
import { escapeMarkup } from '../escape.ts';
import type { ShortFacts } from '../../src/content/services/short-facts.ts';

export interface SharePicture {
  title: string;
  siteName: string;
  /** The colour of the service's group; ink by default. */
  colour?: keyof typeof fileColours;
  short?: ShortFacts | undefined;
}

/** Pixels. WhatsApp, LinkedIn and X show this size large. */
export const WIDTH = 1200;
export const HEIGHT = 630;

const MIDDLE = 630;
const INK = rgb(colors.ink[900]);
const RED = rgb(colors.red.DEFAULT);

/** The height of a line, in font sizes. */
const LEADING = 1.06;

/** No font has this code point, so it is drawn as an empty box. */
const UNKNOWN = '\u{10fffd}';

type Measure = (text: string) => number;

let opened: Promise<void> | undefined;

/** Starts resvg once in a process; a second start fails. */
export const openResvg = () =>
  (opened ??= initWasm(
    readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')),
  ));

/** Replaces custom properties, which resvg can't read: reds by the design's reds, others by their defaults in the drawing. */
export const withoutVariables = (svg: string) =>
  svg.replaceAll(/var\(--(?:red(-deep)?|[\w-]+), ?([^)]*)\)/g, (found, deep, own: string) => {
    if (!found.startsWith('var(--red')) return own;
    return deep ? rgb(colors.red.deep) : RED;
  });

/**
 * Prepares the drawing of pictures. The pictures of 43 services take 2 s.
 *
 * @returns a function that draws a picture as a PNG: a book cover with a printed label
 * @throws Error with a letter that the font lacks
 */
export async function openPictures(): Promise<(picture: SharePicture) => Uint8Array> {
  const [font, mark] = await Promise.all([
    near('fonts/eczar-latin-700.ttf'),
    near('../../src/owner/mark.svg'),
    openResvg(),
  ]);
  const open = (svg: string) => new Resvg(svg, { font: { fontBuffers: [font] } });
  const setIn = (letters: string) =>
    open(
      `<svg xmlns="http://www.w3.org/2000/svg"><text font-family="Eczar" font-size="100">${escapeMarkup(letters)}</text></svg>`,
    );
  const box = setIn(UNKNOWN).toString();
  const checked = new Set<string>();
  /** The width of words, in font sizes. */
  function measure(words: string): number {
    const lacking = Array.from(words).find(
      (letter) => !checked.has(letter) && setIn(letter).toString() === box,
    );
    if (lacking) {
      throw new Error(
        `The font of link previews has no “${lacking}”: vite/share-picture/README.md`,
      );
    }
    for (const letter of words) checked.add(letter);
    return (setIn(words).getBBox()?.width ?? 0) / 100;
  }
  return (picture) =>
    open(draw(picture, withoutVariables(mark.toString()), measure))
      .render()
      .asPng();
}

/** The picture as SVG. The words are in the middle, because some apps cut the sides off. */
function draw(
  { title, siteName, colour, short }: SharePicture,
  mark: string,
  measure: Measure,
): string {
  const { cloth, board } = colour
    ? fileColours[colour]
    : { cloth: colors.red.cloth, board: colors.ink[950] };
  const name = linesOf(siteName, measure, { width: 640, height: 60, largest: 38 });
  const nameLeft = MIDDLE - (name.width + 56) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${rgb(board)}"/>
<rect width="60" height="${HEIGHT}" fill="${rgb(cloth)}"/>
<path d="M30 4V${HEIGHT}" stroke="${colors.thread}" stroke-width="4.2" stroke-linecap="round" stroke-dasharray="14 9.3"/>
<rect x="190" y="60" width="880" height="510" fill="#fff"/>
<g fill="none" stroke="${RED}"><rect x="204" y="74" width="852" height="482" stroke-width="2.5"/><rect x="211" y="81" width="838" height="468"/></g>
<g font-family="Eczar" fill="${INK}">
${textAt(linesOf(title, measure, { width: 800, height: short ? 170 : 260, largest: 104 }), MIDDLE, short ? 182 : 276)}
${short ? textAt(feeAndTime(short, measure), MIDDLE, 362) : ''}
${textAt(name, nameLeft + 56 + name.width / 2, 510)}
</g>
<path d="M${MIDDLE - 180} 466h360m0 5h-360" stroke="${RED}" stroke-width="1.5"/>
${mark.replace('<svg ', `<svg x="${nameLeft}" y="488" width="44" height="44" `)}
</svg>`;
}

/** The fee and the time in words. */
function feeAndTime({ fee, time }: ShortFacts, measure: Measure) {
  const lines = [
    fee.startsWith('No ') ? fee : `Government fee: ${fee}`,
    time.includes(':') ? time : `Usual time: ${time}`,
  ];
  return { lines, size: Math.min(46, 780 / Math.max(...lines.map(measure))) };
}

/** Sets a text in one line or in two, whichever allows the larger size. */
function linesOf(
  words: string,
  measure: Measure,
  room: { width: number; height: number; largest: number },
): { lines: readonly string[]; size: number; width: number } {
  const breaks = [...words.matchAll(/ /g)].map(({ index }) => [
    words.slice(0, index),
    words.slice(index + 1),
  ]);
  const ways = [[words], ...breaks].map((lines) => {
    const widest = Math.max(...lines.map(measure));
    const size = Math.min(room.largest, room.width / widest, room.height / lines.length / LEADING);
    return { lines, size, width: widest * size };
  });
  return ways.reduce((best, way) => (way.size > best.size ? way : best));
}

/** Lines of text around a point. */
function textAt(
  { lines, size }: Pick<ReturnType<typeof linesOf>, 'lines' | 'size'>,
  x: number,
  y: number,
): string {
  return lines
    .map((line, index) => {
      const baseline = y + size / 3 + (index - (lines.length - 1) / 2) * size * LEADING;
      return `<text x="${x}" y="${baseline}" text-anchor="middle" font-size="${size}">${escapeMarkup(line)}</text>`;
    })
    .join('');
}

const near = (name: string) => readFile(new URL(name, import.meta.url));

/** A colour of CSS, such as `oklch(l c h)`, as `#rrggbb` for resvg. */
export function rgb(colour: string): string {
  const code = Buffer.from(`a{color:${colour}}`);
  const { code: css } = transform({ filename: 'colour.css', code, targets: { chrome: 1 << 16 } });
  return /#\w+/.exec(css.toString())?.[0] ?? colour;
}
