/**
 * Marks the end of the first screen; each page has one. `onPhones` marks an earlier end for phones. Without the marks Chrome
 * first paints the header alone, and lays the page out twice (vite/prerender.ts).
 */
export function FirstScreenEnd({ onPhones = false }) {
  return <div hidden id={onPhones ? 'first-screen-end-on-phones' : 'first-screen-end'} />;
}
