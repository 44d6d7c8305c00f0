/**
 * Marks the end of the first screen. Each page has one mark, and may have an earlier one for phones. Without the marks Chrome
 * first paints the header alone, and lays out the page twice (vite/prerender.ts).
 */
export function FirstScreenEnd({ onPhones = false }) {
  return <div hidden id={onPhones ? 'first-screen-end-on-phones' : 'first-screen-end'} />;
}
