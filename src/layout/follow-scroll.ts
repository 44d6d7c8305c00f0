/** The landing page's header turns solid after this many pixels of scrolling (specification, section 9). */
const SOLID_AFTER = 20;

/** Scrolling by fewer pixels than this doesn't change the direction. */
const SLACK = 8;

/** Marks a scrolled page (for header.css) and scrolling down (for edge-tabs.css) on the root element. */
export function followScroll(): void {
  const { documentElement } = document;
  let last = Number.NaN;
  const onScroll = () => {
    documentElement.toggleAttribute('data-scrolled', scrollY > SOLID_AFTER);
    if (Math.abs(scrollY - last) < SLACK) return;
    documentElement.toggleAttribute('data-scrolling-down', scrollY > last);
    last = scrollY;
  };
  // The browser may have restored a scroll position. Reading it at once would force an early layout.
  requestAnimationFrame(onScroll);
  addEventListener('scroll', onScroll, { passive: true });
}
