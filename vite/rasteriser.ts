import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { escapeMarkup } from './escape.ts';

/** Turns drawings into pictures; the fonts are the site's own, as static files, for it knows no variable ones. */
export interface Rasteriser {
  /** Differs when the same drawing could come out as another picture. */
  identity: string;
  /** The drawing at a width in pixels; its height follows. */
  png: (svg: string, width: number) => Uint8Array;
  /** The width of a line set in the serif of headings, at a size of 1 pixel. */
  headingWidth: (text: string) => number;
}

const FONTS = ['eczar-latin-700.ttf', 'anek-latin-600.ttf'];

/** The module may be started once in a process. */
let started: Promise<Uint8Array> | undefined;

export async function openRasteriser(): Promise<Rasteriser> {
  started ??= start();
  const engine = await started;
  const fontBuffers = await Promise.all(
    FONTS.map((name) => readFile(fileURLToPath(new URL(`share/fonts/${name}`, import.meta.url)))),
  );
  const font = { fontBuffers, defaultFontFamily: 'Anek Latin' };
  const identity = createHash('sha256');
  for (const part of [engine, ...fontBuffers]) identity.update(part);
  const widths = new Map<string, number>();
  return {
    identity: identity.digest('hex'),
    png(svg, width) {
      const drawing = new Resvg(svg, { font, fitTo: { mode: 'width', value: width } });
      const image = drawing.render();
      const png = image.asPng();
      image.free();
      drawing.free();
      return png;
    },
    headingWidth(text) {
      const known = widths.get(text);
      if (known !== undefined) return known;
      const drawing = new Resvg(
        `<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="200"><text y="100" font-family="Eczar" font-size="100">${escapeMarkup(text)}</text></svg>`,
        { font },
      );
      const width = (drawing.getBBox()?.width ?? 0) / 100;
      drawing.free();
      widths.set(text, width);
      return width;
    },
  };
}

async function start(): Promise<Uint8Array> {
  const engine = await readFile(
    createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'),
  );
  await initWasm(engine);
  return engine;
}
