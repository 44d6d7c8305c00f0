import { screens } from '../src/lib/screens.ts';

/**
 * The id of the element at which the browser may begin to paint. It should be small: Chrome paints from its start, the
 * standard from its end.
 */
const END = 'opening-end';

/** The same on wide screens, for the page where it is another element. */
const END_WIDE = 'opening-end-wide';

/**
 * Makes the browser wait with painting until it has parsed the page's heading (`rel="expect"`). Otherwise it paints the header
 * while the rest is still loading, then lays it out again and moves it: the landing page's largest paint came 1.24 times as
 * late as the static page's instead of 1.17, tasks blocked for 41 to 56 ms instead of 5, and on wide screens columns moved by
 * 0.05 to 0.07 (`docs/performance.md`). Browsers without it (Firefox, Safari) paint while they parse.
 *
 * @param body the page's markup
 * @throws Error for a page without the element, which would only be painted once all of it is parsed
 */
export function firstScreenLinks(body: string): string {
  const has = (id: string) => body.includes(`id="${id}"`);
  if (!has(END)) throw new Error(`No element of the page has the id ${END}`);
  if (!has(END_WIDE)) return expectLink(END);
  const isWide = `all and (min-width: ${screens.lg})`;
  return expectLink(END, `not ${isWide}`) + expectLink(END_WIDE, isWide);
}

function expectLink(id: string, media?: string): string {
  const condition = media === undefined ? '' : ` media="${media}"`;
  return `<link rel="expect" href="#${id}" blocking="render"${condition} />`;
}
