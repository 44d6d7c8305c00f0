import { Resvg } from '@resvg/resvg-wasm';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { colors } from '../tailwind.config.ts';
import { openResvg, rgb, withoutVariables } from './share-picture/index.ts';

/** Hexadecimal, the only format that Razorpay's window accepts. */
export const brandColour = rgb(colors.red.DEFAULT);

/** The folder of drawings that CSS can't colour, with their colours filled in. */
export const painted = fileURLToPath(new URL('../.cache/art/', import.meta.url));

const art = async (file: string) =>
  withoutVariables(await readFile(new URL(`../src/${file}`, import.meta.url), 'utf8'));

const LOGO = 'src/owner/mark.svg';

/** Mistakes in a logo, each with its correction. */
const MISTAKES = [
  [/<svg\b(?![^>]* viewBox=")/, 'has no viewBox: set one on <svg>, such as viewBox="0 0 100 100"'],
  [/<svg\b(?![^>]* id="mark")/, 'needs id="mark" on <svg>, by which the pages use it'],
  [/<svg\b[^>]* (?:width|height)="/, 'has a width or height on <svg>: remove them'],
  [/<text\b/, 'has <text>, which needs a font: convert it to paths'],
  [/<(?:image|style|script)\b/, 'has a picture, style or script: leave only paths'],
  [/^(?!.*<svg)/s, 'is not an SVG: save the logo as plain SVG'],
] as const;

/** @throws Error that lists all mistakes and corrections */
export function checkLogo(svg: string): void {
  const wrong = MISTAKES.flatMap(([sign, cure]) => (sign.test(svg) ? [`  it ${cure}`] : []));
  if (wrong.length > 0) throw new Error([`${LOGO} (docs/brand.md):`, ...wrong].join('\n'));
}

/** The icons of browsers, phones and Razorpay, by file, drawn from the owner's `mark.svg`. */
export async function icons() {
  const mark = await art('owner/mark.svg');
  await openResvg();
  const draw = (svg: string, width: number) =>
    new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
  const png = (svg: string, width: number) => draw(svg, width).asPng();
  // The icon's edges take the colour from the middle of the mark's upper edge.
  const [r, g, b, alpha] = draw(mark, 100).pixels.subarray(4 * 150);
  const edge = alpha === 255 ? `rgb(${r},${g},${b})` : colors.sheet;
  /** The mark on a full square, which phones cut into their own shapes. */
  const filled = (share: number) => {
    const start = (1 - share) / 2;
    const place = `<svg x="${start}" y="${start}" width="${share}" height="${share}" `;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="${edge}" d="M0 0h1v1H0z"/>${mark.replace('<svg ', place)}</svg>`;
  };
  return new Map<string, string | Uint8Array>([
    ['favicon.svg', mark],
    ['favicon.ico', ico(png(mark, 48))],
    ['icon-192.png', png(mark, 192)],
    ['icon-512.png', png(mark, 512)],
    ['apple-touch-icon.png', png(filled(0.9), 180)],
    // Phones show at least a circle in the middle, with a diameter of 80% of the width.
    ['icon-maskable-512.png', png(filled(0.75), 512)],
  ]);
}

/** A picture of 48 pixels as an ICO file: header, one row of the directory, picture. */
function ico(picture: Uint8Array): Uint8Array {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 48, 48, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(picture.length, 14);
  return Buffer.concat([head, picture]);
}

/** Puts the logo and the colours where no style sheet applies: icons, the certificate's frame, the browser's bar, payments. */
export function brand(): Plugin {
  return {
    name: 'site:brand',
    async config() {
      checkLogo(await readFile(LOGO, 'utf8'));
      await mkdir(painted, { recursive: true });
      for (const file of await readdir(new URL('../src/art/', import.meta.url))) {
        if (file.startsWith('certificate-'))
          await writeFile(painted + file, await art(`art/${file}`));
      }
      return { define: { 'import.meta.env.BRAND_COLOUR': JSON.stringify(brandColour) } };
    },
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'theme-color', content: rgb(colors.ink[950]) } },
    ],
  };
}
