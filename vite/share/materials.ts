import { readFileSync } from 'node:fs';
import { escapeMarkup } from '../escape.ts';
import { colours, SANS, SERIF } from './tokens.ts';

/* The materials of the site as SVG: cloth, thread, guilloché, drawings, the mark and the seal. */

const art = (name: string) =>
  readFileSync(new URL(`../../src/art/${name}`, import.meta.url), 'utf8');

/** To be put once into a drawing; cloth is then filled with `url(#weave)` over its dye. */
export const weave = `<defs><pattern id="weave" width="12" height="12" patternUnits="userSpaceOnUse"><g transform="scale(2)" fill="none"><path stroke="#000" stroke-opacity=".13" d="M0 .5h3M3 3.5h3"/><path stroke="#fff" stroke-opacity=".065" d="M.5 3v3M3.5 0v3"/></g></pattern></defs>`;

/** Uneven, as a hand makes them: the strokes of `--stitch-v` and `--stitch` (src/styles/materials.css). */
export function stitchesDown(x: number): string {
  const tile = 'M0 4l-.6 14M.8 27l.6 13M-.4 50l-.2 14';
  const tiles = Array.from(
    { length: 9 },
    (_, index) => `<path d="${tile}" transform="translate(${x} ${index * 70})"/>`,
  );
  return `<g fill="none" stroke-width="4.2" stroke-linecap="round">${tiles.join('')}</g>`;
}

/** The same along an edge, from side to side. */
export function stitchesAcross(y: number): string {
  const tile = 'M5 0l15-.3M30 -.6l15.4-1M55 -.5l14 1M81 0l13.4.3M106 .6h15M130 -.6l14.6.6';
  const tiles = Array.from(
    { length: 8 },
    (_, index) => `<path d="${tile}" transform="translate(${index * 150} ${y})"/>`,
  );
  return `<g fill="none" stroke-width="4" stroke-linecap="round">${tiles.join('')}</g>`;
}

/** The rosette of `src/art/rosette.svg` around a point; the drawing is 1840 units wide, around its own 0. */
export function rosetteAt(x: number, y: number, size: number): string {
  const lines = art('rosette.svg').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  return `<g transform="translate(${x} ${y}) scale(${size / 1840})" fill="none" stroke="#8fa0e0" stroke-width="1.7" stroke-opacity=".5">${lines}</g>`;
}

/** A drawing of the sprite, its stitched line included. */
export function symbol(
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

interface SignaturePlace {
  x: number;
  /** Of the baseline. */
  y: number;
  /** Of the name's type. */
  size: number;
  fill: string;
  petals: string;
  headingWidth: (text: string) => number;
}

/** The mark without its tile, and the name beside it. */
export function signature(
  name: string,
  { x, y, size, fill, petals, headingWidth }: SignaturePlace,
): string {
  const mark = size * 1.25;
  const gap = size * 0.3;
  const left = x - (mark + gap + headingWidth(name) * size) / 2;
  return `<g transform="translate(${left + mark / 2} ${y - size * 0.31}) scale(${mark / 16}) translate(-8 -8)">${loops(petals)}<circle cx="8" cy="8" r="1.7" fill="${colours.marigold}"/></g>
<text x="${left + mark + gap}" y="${y}" ${SERIF} font-size="${size}" letter-spacing="${size * -0.012}" fill="${fill}">${escapeMarkup(name)}</text>`;
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
export const seal = `<g transform="translate(1060 528) rotate(-10) scale(.88) translate(-100 -100)" fill="none" stroke="${colours.red}">
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
