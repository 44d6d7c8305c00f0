import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { colors, fileColours } from '../../tailwind.config.ts';
import { escapeMarkup } from '../../server/escape.ts';

/** The content of a picture. */
export interface SharePicture {
  title: string;
  siteName: string;
  /** That of a group's file; without it the cover is in the site's own ink. */
  colour?: keyof typeof fileColours;
}

/** Pixels; the size that WhatsApp, LinkedIn and X show large. */
export const WIDTH = 1200;
export const HEIGHT = 630;

const MIDDLE = 630;
const INK = rgb(colors.ink[900]);
const RED = rgb(colors.red.DEFAULT);

/** A letter's width, as a part of its size. */
const LETTER = 0.58;

let opened: Promise<void> | undefined;

/** Starts resvg, which can be started only once in a process. */
export const openResvg = () =>
  (opened ??= initWasm(
    readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')),
  ));

/** A drawing where custom properties are unknown: the reds as the tokens have them, all others as the drawing does. */
export const withoutVariables = (svg: string) =>
  svg.replaceAll(/var\(--(?:red(-deep)?|[\w-]+), ?([^)]*)\)/g, (found, deep, own: string) => {
    if (!found.startsWith('var(--red')) return own;
    return deep ? rgb(colors.red.deep) : RED;
  });

/**
 * Prepares the drawing of pictures, once in a process. Each takes 80 to 110 ms, which is why a group's pages share one: one for each page
 * took 4 to 6 s of a build.
 *
 * @returns what draws one, as a PNG: a cover with a printed label
 */
export async function openPictures(): Promise<(picture: SharePicture) => Uint8Array> {
  const [font, mark] = await Promise.all([
    near('fonts/eczar-latin-700.ttf'),
    near('../../src/art/mark.svg'),
    openResvg(),
  ]);
  return (picture) =>
    new Resvg(draw(picture, withoutVariables(mark.toString())), { font: { fontBuffers: [font] } })
      .render()
      .asPng();
}

/** The picture as SVG. The words keep to the middle, because some apps cut the sides off. */
function draw({ title, siteName, colour }: SharePicture, mark: string): string {
  const { cloth, board } = colour
    ? fileColours[colour]
    : { cloth: colors.red.cloth, board: colors.ink[950] };
  const nameSize = Math.min(38, 700 / (siteName.length * LETTER));
  const nameLeft = MIDDLE - (52 + siteName.length * LETTER * nameSize) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${rgb(board)}"/>
<rect width="60" height="${HEIGHT}" fill="${rgb(cloth)}"/>
<path d="M30 4V${HEIGHT}" stroke="${colors.thread}" stroke-width="4.2" stroke-linecap="round" stroke-dasharray="14 9.3"/>
<rect x="190" y="60" width="880" height="510" fill="#fff"/>
<g fill="none" stroke="${RED}"><rect x="204" y="74" width="852" height="482" stroke-width="2.5"/><rect x="211" y="81" width="838" height="468"/></g>
<g font-family="Eczar" fill="${INK}">
${titleLines(title)}
<text x="${nameLeft + 52}" y="523" font-size="${nameSize}">${escapeMarkup(siteName)}</text>
</g>
<path d="M${MIDDLE - 180} 466h360m0 5h-360" stroke="${RED}" stroke-width="1.5"/>
${mark.replace('<svg ', `<svg x="${nameLeft}" y="488" width="44" height="44" `)}
</svg>`;
}

/** The title in two lines, or in one if it is a single word, as large as 800 pixels hold. */
function titleLines(title: string): string {
  const blanks = [...title.matchAll(/ /g)].map(({ index }) => index);
  const [middle = title.length] = blanks.toSorted(
    (one, other) => Math.abs(one - title.length / 2) - Math.abs(other - title.length / 2),
  );
  const lines = [title.slice(0, middle), title.slice(middle + 1)].filter(Boolean);
  const size = Math.min(104, 800 / (Math.max(...lines.map(({ length }) => length)) * LETTER));
  return lines
    .map((line, index) => {
      const y = 280 + size / 3 + (index - (lines.length - 1) / 2) * size * 1.06;
      return `<text x="${MIDDLE}" y="${y}" text-anchor="middle" font-size="${size}">${escapeMarkup(line)}</text>`;
    })
    .join('');
}

const near = (name: string) => readFile(new URL(name, import.meta.url));

/** A token's `oklch(l c h)` as `#rrggbb`, which resvg reads; by the matrices of CSS Color 4. Other notations stay. */
export function rgb(colour: string): string {
  if (!colour.startsWith('oklch(')) return colour;
  const [l = 0, c = 0, h = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ] as const;
  const linear = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
  return `#${linear.map(toByte).join('')}`;
}

function toByte(linear: number): string {
  const clipped = Math.min(1, Math.max(0, linear));
  const value = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');
}
