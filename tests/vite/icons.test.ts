// @vitest-environment node
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { ico, iconLinks, icons, webManifest } from '../../vite/icons';
import { openRasteriser, type Rasteriser } from '../../vite/rasteriser';

const svg = readFileSync(new URL('../../public/favicon.svg', import.meta.url), 'utf8');

let rasteriser: Rasteriser;
beforeAll(async () => {
  rasteriser = await openRasteriser();
});

const sizeOf = (png: Uint8Array) => {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};

test('draws every icon that the pages and the manifest name', () => {
  const files = new Map(icons(svg, rasteriser).map(({ name, content }) => [name, content]));
  const named = [
    ...[...iconLinks.matchAll(/href="\/([^"]+)"/g)].map(([, name = '']) => name),
    ...(JSON.parse(String(webManifest('Sthapana').content)) as { icons: { src: string }[] }).icons //
      .map(({ src }) => src.slice(1)),
  ];
  const elsewhere = new Set(['manifest.webmanifest', 'favicon.svg']);
  expect(named.filter((name) => !files.has(name) && !elsewhere.has(name))).toEqual([]);
  for (const [name, size] of [
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
  ] as const) {
    expect(sizeOf(files.get(name) as Uint8Array), name).toEqual([size, size]);
  }
});

test('an icon file leads to each of its pictures', () => {
  const pictures = [16, 32].map((size) => rasteriser.png(svg, size));
  const file = Buffer.from(ico(pictures));
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
  for (const [index, size] of [16, 32].entries()) {
    const row = 6 + 16 * index;
    expect([file.readUInt8(row), file.readUInt8(row + 1)]).toEqual([size, size]);
    const offset = file.readUInt32LE(row + 12);
    const picture = file.subarray(offset, offset + file.readUInt32LE(row + 8));
    expect(picture.equals(pictures[index] ?? Buffer.alloc(0))).toBe(true);
  }
});

test('the tile that phones cut has the colour of the mark’s own', () => {
  const colour = /<rect [^>]*fill="(#\w+)"/.exec(svg)?.[1] ?? 'missing';
  const seen: string[] = [];
  icons(svg, { ...rasteriser, png: (drawing) => (seen.push(drawing), new Uint8Array(24)) });
  const tiles = seen.filter((drawing) => drawing !== svg);
  expect(tiles).toHaveLength(2);
  for (const tile of tiles) {
    expect(tile).toContain(`<rect width="16" height="16" fill="${colour}"/>`);
  }
});

test('the manifest agrees with index.html', () => {
  const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  const manifest = JSON.parse(String(webManifest('Sthapana').content)) as Record<string, string>;
  expect(html).toContain(`<meta name="theme-color" content="${manifest.theme_color}"`);
  expect(html).toContain(`<html lang="${manifest.lang}"`);
  expect(manifest).toMatchObject({ name: 'Sthapana', start_url: '/', display: 'browser' });
});
