// @vitest-environment node
import { JSDOM } from 'jsdom';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { groups, services } from '@/content/services/catalogue';
import tailwind from '../../../tailwind.config';
import { openRasteriser, type Rasteriser } from '../../../vite/rasteriser';
import { drawPicture, type SharePicture } from '../../../vite/share/drawing';
import { colours, fileColours } from '../../../vite/share/tokens';

let rasteriser: Rasteriser;
beforeAll(async () => {
  rasteriser = await openRasteriser();
});

/** The lines of text of a drawing, the letters around the seal left out. */
function linesOf(picture: SharePicture): string[] {
  const svg = drawPicture(picture, rasteriser.headingWidth);
  const { document } = new JSDOM(svg, { contentType: 'image/svg+xml' }).window;
  return [...document.querySelectorAll('text')]
    .filter((text) => !text.hasAttribute('transform'))
    .map((text) => text.textContent);
}

test('a service is a file of its group, with its title on the label', () => {
  const lines = linesOf({
    title: 'A & <b>',
    siteName: 'Sthapana',
    file: { colour: 'lal', group: 'Other Services', icon: 'ledger' },
  });
  expect(lines).toEqual(['Other Services', 'A & <b>', 'Sthapana', '₹0', 'FREE CALL']);
});

test('any other page is an ink plate with its title', () => {
  expect(linesOf({ title: 'About Sthapana', siteName: 'Sthapana' })).toEqual([
    'About Sthapana',
    'Sthapana',
  ]);
});

test('only the promise carries the marigold stitch', () => {
  const title = 'Registered in 7 days.';
  const stitch = `stroke="${colours.marigold}"`;
  const plain = drawPicture({ title, siteName: 'Sthapana' }, rasteriser.headingWidth);
  const promised = drawPicture(
    { title, siteName: 'Sthapana', stitched: '7 days.' },
    rasteriser.headingWidth,
  );
  expect(plain).not.toContain(stitch);
  expect(promised).toContain(stitch);
});

test('a service whose drawing is missing stops the build', () => {
  const file = { colour: 'lal', group: 'Other Services', icon: 'unknown' } as const;
  expect(() => linesOf({ title: 'Any', siteName: 'Sthapana', file })).toThrow(
    new Error('src/art/icons.svg has no drawing named unknown'),
  );
});

test.each(services)('the title of $slug fits on its label', ({ heading, group, icon }) => {
  const lines = linesOf({
    title: heading,
    siteName: 'Sthapana',
    file: { colour: groups[group].file, group: groups[group].title, icon },
  });
  const title = lines.slice(1, -3);
  expect(title.join(' ')).toBe(heading);
  expect(title.length).toBeLessThanOrEqual(3);
});

test('the fonts of the pictures have every letter of the titles', () => {
  const missing = drawn('\u{10ffff}');
  const letters = new Set(
    services.flatMap(({ heading, group }) => Array.from(heading + groups[group].title)),
  );
  for (const letter of [...letters, '₹', '•'].filter((each) => each !== ' ')) {
    expect(drawn(letter), letter).not.toEqual(missing);
  }
});

/** A letter as the rasteriser draws it; nothing where no font has it. */
function drawn(letter: string): string {
  const text = letter.replace('&', '&amp;');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><text y="30" font-size="30" font-family="Eczar">${text}</text></svg>`;
  return Buffer.from(rasteriser.png(svg, 40)).toString('base64');
}

test('the colours are the tokens of the site', () => {
  const { ink, red, marigold, thread } = tailwind.theme.colors;
  expect(colours).toEqual({
    ink950: hex(ink[950]),
    ink900: hex(ink[900]),
    red: hex(red.DEFAULT),
    redCloth: hex(red.cloth),
    marigold: hex(marigold.DEFAULT),
    thread,
  });
});

test('the files have the colours of the site’s files, and there is one for every group', () => {
  const config = readFileSync(new URL('../../../tailwind.config.ts', import.meta.url), 'utf8');
  for (const [name, colour] of Object.entries(fileColours)) {
    const row = new RegExp(`${name}: { cloth: '(.*?)', board: '(.*?)' }`).exec(config);
    expect(colour, name).toEqual({ cloth: hex(row?.[1] ?? ''), board: hex(row?.[2] ?? '') });
  }
  const used = Object.values(groups).map(({ file }) => file);
  expect(Object.keys(fileColours).toSorted()).toEqual(used.toSorted());
});

/** An `oklch(l c h)` as sRGB, by the matrices of CSS Color 4. */
function hex(oklch: string): string {
  const [l = 0, c = 0, h = 0] = oklch.match(/[\d.]+/g)?.map(Number) ?? [];
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ] as const;
  const channels = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
  const bytes = channels.map((linear) => {
    const clipped = Math.min(1, Math.max(0, linear));
    const value = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${bytes.join('')}`;
}
