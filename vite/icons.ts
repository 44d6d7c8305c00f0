import type { Rasteriser } from './rasteriser.ts';

/** A file of the build. */
export interface BuiltFile {
  name: string;
  content: string | Uint8Array;
}

/** Ground of the icons that have no rounded corners of their own: the tile of `favicon.svg`. */
const TILE = '#9f1d22';

/** The ink of the header, which `index.html` names as the theme's colour as well. */
const INK = '#0c142d';
const PAPER = '#fdfaf5';

/** Beside the SVG that `index.html` names: for browsers and home screens that don't take it. */
export const iconLinks =
  '<link rel="icon" href="/favicon.ico" sizes="32x32"/>' +
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>' +
  '<link rel="manifest" href="/manifest.webmanifest"/>';

/**
 * The site's icons, all drawn from one SVG of 16 units.
 *
 * @param svg the text of `public/favicon.svg`
 */
export function icons(svg: string, { png }: Rasteriser): BuiltFile[] {
  return [
    { name: 'favicon.ico', content: ico([16, 32, 48].map((size) => png(svg, size))) },
    { name: 'icon-192.png', content: png(svg, 192) },
    { name: 'icon-512.png', content: png(svg, 512) },
    // Phones cut these two to a shape of their own: the first keeps nearly all, the second may keep a circle of 80 %.
    { name: 'apple-touch-icon.png', content: png(onFullTile(svg, 0.9), 180) },
    { name: 'icon-maskable-512.png', content: png(onFullTile(svg, 0.8), 512) },
  ];
}

/**
 * What a phone needs to put the site on its home screen. It opens in the browser, address and back button included: the
 * site takes payments and keeps nothing offline, so there is nothing to gain by hiding where one is.
 */
export function webManifest(name: string): BuiltFile {
  const manifest = {
    id: '/',
    name,
    short_name: name,
    lang: 'en-IN',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: INK,
    background_color: PAPER,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
  return { name: 'manifest.webmanifest', content: `${JSON.stringify(manifest, null, 2)}\n` };
}

/** The mark made smaller on a tile without corners, whose colour is that of its own. */
function onFullTile(svg: string, scale: number): string {
  const drawing = svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" fill="${TILE}"/><g transform="translate(8 8) scale(${scale}) translate(-8 -8)">${drawing}</g></svg>`;
}

const PNG_WIDTH_AT = 16;

/**
 * Packs square PNGs of at most 255 pixels as one icon file: a head of 6 bytes, a row of 16 for each picture, the pictures.
 * Every reader since Windows Vista takes PNGs in it.
 */
export function ico(pictures: readonly Uint8Array[]): Uint8Array {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, picture] of pictures.entries()) {
    const row = 6 + 16 * index;
    const size = Buffer.from(picture).readUInt32BE(PNG_WIDTH_AT);
    head.writeUInt8(size, row);
    head.writeUInt8(size, row + 1);
    head.writeUInt16LE(1, row + 4);
    head.writeUInt16LE(32, row + 6);
    head.writeUInt32LE(picture.length, row + 8);
    head.writeUInt32LE(offset, row + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}
