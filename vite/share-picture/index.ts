import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { colors, fileColours } from '../../tailwind.config.ts';
import { escapeMarkup } from '../../server/escape.ts';
import { rgb } from './rgb.ts';

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

const INK = rgb(colors.ink[900]);
const RED = rgb(colors.red.DEFAULT);
const MIDDLE = 630;

/**
 * Prepares the drawing of pictures, once in a process. Each takes 80 to 110 ms, which is why a group's pages share one: one for each page
 * took 4 to 6 s of a build.
 *
 * @returns what draws one, as a PNG: a cover with a printed label
 */
export async function openPictures(): Promise<(picture: SharePicture) => Uint8Array> {
  const [font, mark] = await Promise.all([
    near('fonts/eczar-latin-700.ttf'),
    near('../../public/favicon.svg'),
    initWasm(readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'))),
  ]);
  return (picture) => {
    const drawing = new Resvg(draw(picture, mark.toString()), { font: { fontBuffers: [font] } });
    const image = drawing.render();
    const png = image.asPng();
    image.free();
    drawing.free();
    return png;
  };
}

/** The picture as SVG. The words keep to the middle, because some apps cut the sides off. */
function draw({ title, siteName, colour }: SharePicture, mark: string): string {
  const { cloth, board } = colour
    ? fileColours[colour]
    : { cloth: colors.red.cloth, board: colors.ink[950] };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${rgb(board)}"/>
<rect width="60" height="${HEIGHT}" fill="${rgb(cloth)}"/>
<path d="M30 4V${HEIGHT}" stroke="${colors.thread}" stroke-width="4.2" stroke-linecap="round" stroke-dasharray="14 9.3"/>
<rect x="190" y="60" width="880" height="510" fill="#fff"/>
<g fill="none" stroke="${RED}"><rect x="204" y="74" width="852" height="482" stroke-width="2.5"/><rect x="211" y="81" width="838" height="468"/></g>
${titleLines(title)}
<path d="M${MIDDLE - 180} 466h360m0 5h-360" stroke="${RED}" stroke-width="1.5"/>
${mark.replace('<svg ', `<svg x="${MIDDLE - 110}" y="488" width="44" height="44" `)}
<text x="${MIDDLE - 52}" y="523" font-family="Eczar" font-size="38" fill="${INK}">${escapeMarkup(siteName)}</text>
</svg>`;
}

/** The title in two lines, or in one if it is a single word, as large as 800 pixels hold: a letter is .58 of the size wide. */
function titleLines(title: string): string {
  const blanks = [...title.matchAll(/ /g)].map(({ index }) => index);
  const [middle = title.length] = blanks.toSorted(
    (one, other) => Math.abs(one - title.length / 2) - Math.abs(other - title.length / 2),
  );
  const lines = [title.slice(0, middle), title.slice(middle + 1)].filter(Boolean);
  const size = Math.min(104, 800 / (Math.max(...lines.map(({ length }) => length)) * 0.58));
  return lines
    .map((line, index) => {
      const y = 280 + size / 3 + (index - (lines.length - 1) / 2) * size * 1.06;
      return `<text x="${MIDDLE}" y="${y}" text-anchor="middle" font-family="Eczar" font-size="${size}" fill="${INK}">${escapeMarkup(line)}</text>`;
    })
    .join('');
}

const near = (name: string) => readFile(new URL(name, import.meta.url));
