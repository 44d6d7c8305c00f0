import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const SHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+\.css)"[^>]*>/;

/** The rules of fonts that are fetched; those of their stand-ins are not. */
const WEB_FONT = /@font-face\s*\{[^{}]*url\([^{}]*\}/g;

/**
 * Inlines the style sheet into the page, and removes its file.
 *
 * A separate file costs a slow phone a whole round trip before anything is painted. Pages are revalidated on each visit anyway,
 * and links within the site fetch no HTML.
 *
 * The web fonts' rules get an element of their own, which `src/main.ts` reads after the first paint; without scripts the browser
 * uses it directly.
 */
export async function inlineStyles(template: string, dist: string): Promise<string> {
  const [link = '', file = ''] = SHEET.exec(template) ?? [];
  const css = await readFile(join(dist, file), 'utf8');
  if (/<\/style/i.test(css)) throw new Error(`${file} would end the style element that holds it`);
  await rm(join(dist, file));
  const webFonts = css.match(WEB_FONT)?.join('') ?? '';
  const styles =
    `<style>${css.replace(WEB_FONT, '')}</style>` +
    `<style media="(scripting: none)" data-web-fonts>${webFonts}</style>`;
  return template.replace(link, () => styles);
}
