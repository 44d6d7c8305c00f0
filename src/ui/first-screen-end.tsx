/**
 * Marks the end of a page's first screen; every page has one. `onPhones` marks an earlier end, down to which phones paint first.
 * Without the marks Chrome paints the header alone first, and lays the page out once more (vite/prerender.ts).
 */
export function FirstScreenEnd({ onPhones = false }) {
  return <div hidden id={onPhones ? 'first-screen-end-on-phones' : 'first-screen-end'} />;
}
