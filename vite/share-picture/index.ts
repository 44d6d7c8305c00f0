import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { colors, fileColours } from '../../tailwind.config.ts';
import { escapeMarkup } from '../../server/escape.ts';
import { rgb } from './rgb.ts';

/** What the picture of a page shows. */
export interface SharePicture {
  title: string;
  siteName: string;
  /** The colour and title of a service's group, and the name of its drawing in the sprite. */
  service?: { colour: keyof typeof fileColours; group: string; icon: string };
}

/** Pixels; the size that WhatsApp, LinkedIn and X show large. */
export const WIDTH = 1200;
export const HEIGHT = 630;

const INK = rgb(colors.ink[900]);
const RED = rgb(colors.red.DEFAULT);
const MIDDLE = 630;

const LETTERS_IN_A_LINE = 19;

/** From baseline to baseline, in sizes of the type: that of the site's headings. */
const LINE_HEIGHT = 1.06;

/**
 * Prepares the drawing of pictures.
 *
 * @returns what draws one, as a PNG: a cover with a printed label, in the colours of the service's group or in ink
 */
export async function openPictures(): Promise<(picture: SharePicture) => Uint8Array> {
  const [fontBuffers, sprite, mark] = await Promise.all([
    Promise.all(['fonts/eczar-latin-700.ttf', 'fonts/anek-latin-600.ttf'].map(near)),
    near('../../src/art/icons.svg'),
    near('../../public/favicon.svg'),
    start(),
  ]);
  return (picture) => {
    const drawing = new Resvg(draw(picture, sprite.toString(), mark.toString()), {
      font: { fontBuffers },
    });
    const image = drawing.render();
    const png = image.asPng();
    image.free();
    drawing.free();
    return png;
  };
}

/** The picture as SVG. */
function draw({ title, siteName, service }: SharePicture, sprite: string, mark: string): string {
  const { cloth, board } = service
    ? fileColours[service.colour]
    : { cloth: colors.red.cloth, board: colors.ink[950] };
  const label = service
    ? drawingOf(sprite, service.icon, rgb(cloth)) +
      text(service.group, { y: 222, size: 30, fill: rgb(cloth), font: 'Anek Latin' })
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${rgb(board)}"/>
<rect width="60" height="${HEIGHT}" fill="${rgb(cloth)}"/>
<path d="M30 4V${HEIGHT}" stroke="${colors.thread}" stroke-width="4.2" stroke-linecap="round" stroke-dasharray="14 9.3"/>
<rect x="190" y="60" width="880" height="510" fill="#fff"/>
<g fill="none" stroke="${RED}"><rect x="204" y="74" width="852" height="482" stroke-width="2.5"/><rect x="211" y="81" width="838" height="468"/></g>
${label}${titleLines(title, service ? 350 : 280)}
<path d="M${MIDDLE - 180} 466h360m0 5h-360" stroke="${RED}" stroke-width="1.5"/>
${mark.replace('<svg ', `<svg x="${MIDDLE - 110}" y="488" width="44" height="44" `)}
<text x="${MIDDLE - 52}" y="523" font-family="Eczar" font-size="38" fill="${INK}">${escapeMarkup(siteName)}</text>
</svg>`;
}

/**
 * The title in lines that are as even as words allow, as large as the label holds: 820 by 215 pixels, if a letter of Eczar is
 * .58 of the type's size wide. It keeps to the middle, for some apps cut the sides off.
 */
function titleLines(title: string, middle: number): string {
  const lines = evenLines(title, Math.ceil(title.length / LETTERS_IN_A_LINE));
  const longest = Math.max(...lines.map(({ length }) => length));
  const size = Math.min(88, 820 / (longest * 0.58), 215 / lines.length);
  // The capitals are about two thirds of the size high.
  const first = middle + size / 3 - ((lines.length - 1) * size * LINE_HEIGHT) / 2;
  return lines
    .map((line, index) =>
      text(line, { y: first + index * size * LINE_HEIGHT, size, fill: INK, font: 'Eczar' }),
    )
    .join('');
}

/** Breaks each line at the blank that is nearest to its even share of the letters that are left. */
export function evenLines(title: string, count: number): string[] {
  if (count <= 1) return [title];
  const share = title.length / count;
  const blanks = [...title.matchAll(/ /g)].map(({ index }) => index);
  if (blanks.length === 0) return [title];
  const end = blanks.reduce((best, blank) =>
    Math.abs(blank - share) < Math.abs(best - share) ? blank : best,
  );
  return [title.slice(0, end), ...evenLines(title.slice(end + 1), count - 1)];
}

interface TextStyle {
  y: number;
  size: number;
  fill: string;
  font: 'Eczar' | 'Anek Latin';
}

function text(words: string, { y, size, fill, font }: TextStyle): string {
  return `<text x="${MIDDLE}" y="${y}" text-anchor="middle" font-family="${font}" font-size="${size}" fill="${fill}">${escapeMarkup(words)}</text>`;
}

function drawingOf(sprite: string, name: string, colour: string): string {
  const [, drawing] =
    new RegExp(`<symbol id="${name}" viewBox="0 0 24 24">(.*?)</symbol>`, 's').exec(sprite) ?? [];
  if (drawing === undefined) throw new Error(`src/art/icons.svg has no drawing named ${name}`);
  return `<g transform="translate(${MIDDLE - 40} 104) scale(${80 / 24})" fill="none" stroke="${colour}" stroke-width="1.4">${drawing.replaceAll(/var\(--[\w-]+,currentColor\)/g, colour)}</g>`;
}

const near = (name: string) => readFile(new URL(name, import.meta.url));

/** resvg may be started once in a process. */
let started: Promise<void> | undefined;

function start(): Promise<void> {
  const engine = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  return (started ??= readFile(engine).then(initWasm));
}
