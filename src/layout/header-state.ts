/** Scrolled further than this many pixels, the landing page's header turns solid (specification, section 9). */
const SOLID_AFTER = 20;

/** The state of the landing page's header at a scroll position, in pixels. */
export function headerState(scrolled: number): 'transparent' | 'solid' {
  return scrolled > SOLID_AFTER ? 'solid' : 'transparent';
}
