/** Scrolled further than this many pixels, the landing page's header turns solid (specification, section 9). */
const SOLID_AFTER = 20;

/** How the landing page's header stands over the page at a scroll position, in pixels. */
export function headerState(scrolled: number): 'transparent' | 'solid' {
  return scrolled > SOLID_AFTER ? 'solid' : 'transparent';
}
