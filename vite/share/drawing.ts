import { readFileSync } from 'node:fs';
import { escapeMarkup } from '../escape.ts';
import { fitTitle, LINE_HEIGHT, type FittedTitle } from './fit-title.ts';

/** What the picture of a page shows. */
export interface SharePicture {
  title: string;
  siteName: string;
  /** The end of the title that carries the marigold stitch, as on the landing page. */
  stitched?: string;
  /** For a service, which is a file: its colour, the group it is kept with, and its drawing in the sprite. */
  file?: { colour: FileColour; group: string; icon: string };
}

/** Pixels; the size that WhatsApp, LinkedIn and X show large. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** The tokens of `tailwind.config.ts`, in the notation that the rasteriser reads; a test holds them together. */
export const colours = {
  ink950: '#0c142d',
  ink900: '#151e3c',
  red: '#9f191f',
  redCloth: '#96181d',
  marigold: '#f8ad2a',
  thread: '#fff3e2',
} as const;

/** The files that services are kept in, each with the cloth of its spine and the board of its cover. */
export const fileColours = {
  lal: { cloth: '#9c2527', board: '#f9d2ce' },
  haldi: { cloth: '#865901', board: '#f3e0ac' },
  mehendi: { cloth: '#3f6333', board: '#cde4c8' },
  neel: { cloth: '#284a8b', board: '#cedef4' },
  badami: { cloth: '#6c4932', board: '#ebd6b9' },
} as const;

type FileColour = keyof typeof fileColours;

const SERIF = 'font-family="Eczar" font-weight="700"';
const SANS = 'font-family="Anek Latin" font-weight="600"';

/** Sizes of the title, in pixels: the smallest still reads where a phone shows the picture 330 px wide. */
const FILE_SIZES = [104, 92, 84, 76, 68, 62, 56];
const PLATE_SIZES = [116, 104, 92, 84, 76];

const art = (name: string) =>
  readFileSync(new URL(`../../src/art/${name}`, import.meta.url), 'utf8');

/**
 * The picture as SVG: a service is a stitched file with its printed label, every other page an ink plate bound in red
 * cloth (`look.md` has the materials). The title keeps to the middle, for some apps cut the sides off.
 *
 * @param headingWidth the width of a text in the serif of headings, at a size of 1 pixel
 */
export function drawPicture(picture: SharePicture, headingWidth: (text: string) => number): string {
  const body = picture.file
    ? fileCover(picture, picture.file, headingWidth)
    : inkPlate(picture, headingWidth);
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${body}</svg>`;
}

function fileCover(
  { title, siteName }: SharePicture,
  { colour, group, icon }: NonNullable<SharePicture['file']>,
  headingWidth: (text: string) => number,
): string {
  const { cloth, board } = fileColours[colour];
  const spine = 60;
  const label = { x: 190, y: 60, width: 880, height: 510 };
  const middle = label.x + label.width / 2;
  const fitted = fitTitle(title, { width: 740, height: 222, sizes: FILE_SIZES }, headingWidth);
  return `${weave}
<rect width="${WIDTH}" height="${HEIGHT}" fill="${board}"/>
<rect width="${spine}" height="${HEIGHT}" fill="${cloth}"/><rect width="${spine}" height="${HEIGHT}" fill="url(#weave)"/>
<rect x="${spine}" width="2" height="${HEIGHT}" fill="${colours.ink950}" opacity=".16"/>
<g stroke="${colours.ink950}" stroke-opacity=".35">${stitchesDown(spine / 2 + 2)}</g>
<g stroke="${colours.thread}">${stitchesDown(spine / 2)}</g>
<rect x="${label.x + 3}" y="${label.y + 6}" width="${label.width}" height="${label.height}" fill="${colours.ink950}" opacity=".22"/>
<rect x="${label.x}" y="${label.y}" width="${label.width}" height="${label.height}" fill="#fff"/>
<rect x="${label.x + 14}" y="${label.y + 14}" width="${label.width - 28}" height="${label.height - 28}" fill="none" stroke="${colours.red}" stroke-width="2.5"/>
<rect x="${label.x + 21}" y="${label.y + 21}" width="${label.width - 42}" height="${label.height - 42}" fill="none" stroke="${colours.red}"/>
${symbol(icon, { x: middle - 40, y: 104, size: 80, colour: cloth })}
<text x="${middle}" y="226" text-anchor="middle" ${SANS} font-size="28" fill="${cloth}">${escapeMarkup(group)}</text>
${titleLines(fitted, { x: middle, middle: 352, fill: colours.ink900 })}
<path d="M${middle - 180} 476h360M${middle - 180} 481h360" stroke="${colours.red}" stroke-width="1.5"/>
${signature(siteName, { x: middle, y: 525, size: 36, fill: colours.ink900, petals: colours.red, headingWidth })}
${seal}`;
}

function inkPlate(
  { title, siteName, stitched }: SharePicture,
  headingWidth: (text: string) => number,
): string {
  const middle = WIDTH / 2;
  const strip = { y: 500, height: HEIGHT - 500 };
  const fitted = fitTitle(title, { width: 900, height: 390, sizes: PLATE_SIZES }, headingWidth);
  const centre = 250;
  return `${weave}
<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.ink950}"/>
<g opacity=".6">${rosetteAt(1210, -20, 960)}</g>
${titleLines(fitted, { x: middle, middle: centre, fill: '#fff' })}
${stitched ? stitchUnder(stitched, fitted, { x: middle, middle: centre, headingWidth }) : ''}
<rect y="${strip.y}" width="${WIDTH}" height="${strip.height}" fill="${colours.redCloth}"/>
<rect y="${strip.y}" width="${WIDTH}" height="${strip.height}" fill="url(#weave)"/>
<g stroke="#4b0a0d">${stitchesAcross(strip.y + 19)}${stitchesAcross(HEIGHT - 15)}</g>
<g stroke="${colours.thread}">${stitchesAcross(strip.y + 16)}${stitchesAcross(HEIGHT - 18)}</g>
${signature(siteName, { x: middle, y: strip.y + strip.height / 2 + 14, size: 46, fill: '#fff', petals: colours.thread, headingWidth })}`;
}

const weave = `<defs><pattern id="weave" width="12" height="12" patternUnits="userSpaceOnUse"><g transform="scale(2)" fill="none"><path stroke="#000" stroke-opacity=".13" d="M0 .5h3M3 3.5h3"/><path stroke="#fff" stroke-opacity=".065" d="M.5 3v3M3.5 0v3"/></g></pattern></defs>`;

interface At {
  x: number;
  /** Of the block of lines, from the top of its first capitals to its last baseline. */
  middle: number;
}

/** Height of Eczar's capitals, in sizes of the type. */
const CAPITALS = 0.64;

function baselines({ lines, size }: FittedTitle, middle: number): number[] {
  const height = (lines.length - 1) * size * LINE_HEIGHT + size * CAPITALS;
  const first = middle - height / 2 + size * CAPITALS;
  return lines.map((_, index) => first + index * size * LINE_HEIGHT);
}

function titleLines(fitted: FittedTitle, { x, middle, fill }: At & { fill: string }): string {
  const ys = baselines(fitted, middle);
  return fitted.lines
    .map(
      (line, index) =>
        `<text x="${x}" y="${ys[index]}" text-anchor="middle" ${SERIF} font-size="${fitted.size}" letter-spacing="${fitted.size * -0.015}" fill="${fill}">${escapeMarkup(line)}</text>`,
    )
    .join('');
}

/** The one marigold stitch, under the end of the last line. */
function stitchUnder(
  text: string,
  fitted: FittedTitle,
  { x, middle, headingWidth }: At & { headingWidth: (text: string) => number },
): string {
  const last = fitted.lines.at(-1) ?? '';
  const end = x + (headingWidth(last) * fitted.size) / 2;
  const start = Math.max(end - headingWidth(text) * fitted.size, x - (end - x));
  const y = (baselines(fitted, middle).at(-1) ?? 0) + fitted.size * 0.34;
  return `<path d="M${start} ${y}H${end}" stroke="${colours.marigold}" stroke-width="6" stroke-linecap="round" stroke-dasharray="24 15"/>`;
}

/** Uneven, as a hand makes them: the strokes of `--stitch-v` and `--stitch` (src/styles/materials.css). */
function stitchesDown(x: number): string {
  const tile = 'M0 4l-.6 14M.8 27l.6 13M-.4 50l-.2 14';
  const tiles = Array.from(
    { length: 9 },
    (_, index) => `<path d="${tile}" transform="translate(${x} ${index * 70})"/>`,
  );
  return `<g fill="none" stroke-width="4.2" stroke-linecap="round">${tiles.join('')}</g>`;
}

function stitchesAcross(y: number): string {
  const tile = 'M5 0l15-.3M30 -.6l15.4-1M55 -.5l14 1M81 0l13.4.3M106 .6h15M130 -.6l14.6.6';
  const tiles = Array.from(
    { length: 8 },
    (_, index) => `<path d="${tile}" transform="translate(${index * 150} ${y})"/>`,
  );
  return `<g fill="none" stroke-width="4" stroke-linecap="round">${tiles.join('')}</g>`;
}

/** The rosette of `src/art/rosette.svg` around a point; the drawing is 1840 units wide, around its own 0. */
function rosetteAt(x: number, y: number, size: number): string {
  const lines = art('rosette.svg').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  return `<g transform="translate(${x} ${y}) scale(${size / 1840})" fill="none" stroke="#8fa0e0" stroke-width="1.7" stroke-opacity=".5">${lines}</g>`;
}

/** A drawing of the sprite, its stitched line included. */
function symbol(
  name: string,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: string },
): string {
  const found = new RegExp(`<symbol id="${name}" viewBox="0 0 24 24">(.*?)</symbol>`, 's').exec(
    art('icons.svg'),
  )?.[1];
  if (found === undefined) throw new Error(`src/art/icons.svg has no drawing named ${name}`);
  const drawing = found.replaceAll(/var\(--[\w-]+,currentColor\)/g, colour);
  return `<g transform="translate(${x} ${y}) scale(${size / 24})" fill="none" stroke="${colour}" stroke-width="1.4">${drawing}</g>`;
}

/** The mark without its tile, and the name beside it. */
function signature(
  name: string,
  {
    x,
    y,
    size,
    fill,
    petals,
    headingWidth,
  }: At2 & { headingWidth: (text: string) => number; petals: string },
): string {
  const mark = size * 1.25;
  const gap = size * 0.3;
  const left = x - (mark + gap + headingWidth(name) * size) / 2;
  return `<g transform="translate(${left + mark / 2} ${y - size * 0.31}) scale(${mark / 16}) translate(-8 -8)">${loops(petals)}<circle cx="8" cy="8" r="1.7" fill="${colours.marigold}"/></g>
<text x="${left + mark + gap}" y="${y}" ${SERIF} font-size="${size}" letter-spacing="${size * -0.012}" fill="${fill}">${escapeMarkup(name)}</text>`;
}

interface At2 {
  x: number;
  /** Of the baseline. */
  y: number;
  size: number;
  fill: string;
}

function loops(fill: string): string {
  const turned = Array.from(
    { length: 8 },
    (_, index) =>
      `<ellipse cx="8" cy="3.5" rx="1.15" ry="2.1" transform="rotate(${index * 45} 8 8)"/>`,
  );
  return `<g fill="${fill}">${turned.join('')}</g>`;
}

/** The seal of the consultation sheet, over the corner of the label and clear of its words. */
const seal = `<g transform="translate(1060 528) rotate(-10) scale(.88) translate(-100 -100)" fill="none" stroke="${colours.red}">
<circle cx="100" cy="100" r="98" fill="#fff" stroke="none"/>
<circle cx="100" cy="100" r="95.5" stroke-width="5"/><circle cx="100" cy="100" r="89" stroke-width="1.5"/>
<circle cx="100" cy="100" r="64" stroke-width="1.5"/><circle cx="100" cy="100" r="60" stroke-width="3"/>
<path stroke-width="1.5" d="M54 123h92"/>
<g fill="${colours.red}" stroke="none">${ringLetters('FIRST CONSULTATION • NO FEE • ')}
<text ${SERIF} font-size="56" x="100" y="112" text-anchor="middle">₹0</text>
<text ${SANS} font-size="14.5" letter-spacing="1.45" x="100" y="140" text-anchor="middle">FREE CALL</text></g></g>`;

/** Letter by letter around the ring. */
function ringLetters(text: string): string {
  return Array.from(text)
    .map(
      (letter, index) =>
        `<text ${SANS} font-size="18" text-anchor="middle" transform="rotate(${(index * 360) / text.length} 100 100)" x="100" y="30">${letter}</text>`,
    )
    .join('');
}
