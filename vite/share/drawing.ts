import { escapeMarkup } from '../escape.ts';
import { fitTitle, LINE_HEIGHT, type FittedTitle } from './fit-title.ts';
import {
  rosetteAt,
  seal,
  signature,
  stitchesAcross,
  stitchesDown,
  symbol,
  weave,
} from './materials.ts';
import { colours, fileColours, SANS, SERIF, type FileColour } from './tokens.ts';

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

/** Sizes of the title, in pixels: the smallest still reads where a phone shows the picture 330 px wide. */
const FILE_SIZES = [104, 92, 84, 76, 68, 62, 56];
const PLATE_SIZES = [116, 104, 92, 84, 76];

/**
 * The picture as SVG: a service is a stitched file with its printed label, every other page an ink plate bound in red
 * cloth. The title keeps to the middle, for some apps cut the sides off.
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
